import { z } from 'zod';
import { tableId } from '../ids.ts';
import { time } from '../words.ts';

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
