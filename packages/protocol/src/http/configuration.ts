import { z } from 'zod';
import { sum } from '../amount.ts';
import { tableConfig } from '../commands/table-config.ts';
import { because, time } from '../words.ts';
import { fraction } from './games.ts';

/** One setting before and after, as it stands in a file; null where there is none. */
const change = z.strictObject({
  field: z.string(),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
});

/** `POST /api/tables/:table/config/preview`: what another configuration would mean. */
export const configPreviewRequest = z.strictObject({ config: tableConfig });
export const configPreviewBody = z.strictObject({
  /** Everything the rules would not take, by field; none where they would. */
  faults: z.array(
    z.strictObject({ field: z.string(), message: z.string(), because: z.exactOptional(because) }),
  ),
  changes: z.array(change),
  /** Bets with another edge, or that come or go; null where edges depend on how people play. */
  edges: z.nullable(
    z.array(
      z.strictObject({
        bet: z.string(),
        before: z.nullable(fraction),
        after: z.nullable(fraction),
      }),
    ),
  ),
  /** With every area full to its maximum, the worst result before and after; null where unknown. */
  worst: z.strictObject({ before: z.nullable(sum), after: z.nullable(sum) }),
  /** Whether somebody else has to agree, and who at least. */
  second: z.nullable(z.string()),
  /** Terminals at the table now, and whether a round must end before it holds. */
  seated: z.int().min(0),
  isInRound: z.boolean(),
});

/** `GET /api/tables/:table/config/history`: newest first. */
export const configHistoryBody = z.strictObject({
  entries: z.array(
    z.strictObject({
      sequence: z.int().min(1),
      at: time,
      by: z.string(),
      /** Who agreed, where two people were needed. */
      second: z.nullable(z.string()),
      changes: z.array(change),
    }),
  ),
});

export type ConfigPreviewBody = z.infer<typeof configPreviewBody>;
export type ConfigHistoryBody = z.infer<typeof configHistoryBody>;
