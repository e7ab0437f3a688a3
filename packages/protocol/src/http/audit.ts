import { z } from 'zod';
import { tableId } from '../ids.ts';
import { time } from '../words.ts';
import { nextPage, pageQuery } from './page.ts';

/** `GET /api/audit`, newest first. */
export const auditQuery = z.strictObject({
  ...pageQuery,
  who: z.exactOptional(z.string().max(64)),
  subject: z.exactOptional(z.string().max(128)),
  action: z.exactOptional(z.string().max(64)),
});

/** `GET /api/pit/audit`: of the trail, what was done at the tables of a pit or at one of them. */
export const pitAuditQuery = z.strictObject({
  ...pageQuery,
  who: z.exactOptional(z.string().max(64)),
  action: z.exactOptional(z.string().max(64)),
  pit: z.exactOptional(z.string().max(32)),
  table: z.exactOptional(tableId),
});

/** One action: who, acting as, from where, what, on what, and what came of it. */
const auditLine = z.strictObject({
  number: z.int().min(1),
  at: time,
  kind: z.string(),
  who: z.nullable(z.string()),
  position: z.nullable(z.string()),
  actingAs: z.nullable(z.string()),
  credential: z.nullable(z.string()),
  address: z.string(),
  action: z.string(),
  subject: z.nullable(z.string()),
  op: z.nullable(z.string()),
  outcome: z.string(),
  detail: z.json(),
});

export const auditBody = z.strictObject({ lines: z.array(auditLine), next: nextPage });

export type AuditBody = z.infer<typeof auditBody>;

const hash = z.string().regex(/^[0-9a-f]{64}$/);

/** `GET /api/chain`: where every journal ends, and what was last signed of them. */
export const chainBody = z.strictObject({
  tables: z.array(z.strictObject({ table: tableId, last: z.int().min(0), at: time, hash })),
  /** The newest signed statement; null on a floor that has signed none yet. */
  checkpoint: z.nullable(
    z.strictObject({
      number: z.int().min(1),
      at: time,
      hash,
      publicKey: z.string(),
      /** What is wrong with it or with the journals it names, in a sentence each; none where all is well. */
      faults: z.array(z.string()),
    }),
  ),
});

export type ChainBody = z.infer<typeof chainBody>;
