import { z } from 'zod';
import { amountOrNone, sum } from '../amount.ts';
import { stakeLimits } from '../commands/table-config.ts';
import { tableId } from '../ids.ts';
import { outcome } from '../outcome.ts';
import { because, time } from '../words.ts';
import { fraction } from './games.ts';

/** `GET /api/tables/:table/outcome?dice=666`: what one result would do with the stakes at risk now. */
export const outcomeQuery = z.strictObject({ dice: z.string().regex(/^[\w-]{1,64}$/) });
export const outcomeBody = z.strictObject({
  dice: outcome,
  /** Areas with a stake at risk that would win, and what each would pay besides the stake. */
  wins: z.array(z.strictObject({ bet: z.string(), stake: amountOrNone, pays: amountOrNone })),
  pays: amountOrNone,
  /** Stakes at risk on the areas that would lose. */
  collects: amountOrNone,
  net: sum,
});

const worst = z.strictObject({
  dice: outcome,
  weight: z.int().min(1),
  net: sum,
  staked: amountOrNone,
});

/** `POST /api/tables/:table/limits/preview`: what other limits would mean, before anybody sets them. */
export const limitsRequest = z.strictObject({
  limits: z.strictObject({
    default: stakeLimits,
    kinds: z.record(z.string().max(64), stakeLimits),
  }),
  differential: z.nullable(amountOrNone),
});
export const limitsPreviewBody = z.strictObject({
  /** Why the rules would not take them, by field; none where they would. */
  faults: z.array(
    z.strictObject({ field: z.string(), message: z.string(), because: z.exactOptional(because) }),
  ),
  /** Every area full to its maximum, on the result that is worst then; null where results cannot be gone through one by one. */
  before: z.nullable(worst),
  after: z.nullable(worst),
  /** Whether a maximum is what one terminal may stake, or all of them together. */
  limitsPer: z.enum(['terminal', 'box']),
});

/** `GET /api/pit/shift`: how each table does in the shift that runs. */
export const pitShiftBody = z.strictObject({
  /** `2026-11-15 swing` */
  shift: z.string(),
  from: time,
  at: time,
  tables: z.array(
    z.strictObject({
      table: tableId,
      rounds: z.int(),
      handle: sum,
      win: sum,
      theoretical: fraction,
      /** Standard deviations off; null where nothing was at risk. */
      z: z.nullable(z.string()),
      /** Where the win stood, in steps of equal length from the beginning of the shift on. */
      course: z.array(sum),
    }),
  ),
});

export type PitShiftBody = z.infer<typeof pitShiftBody>;
export interface OutcomeBody extends z.infer<typeof outcomeBody> {}
export type LimitsRequest = z.infer<typeof limitsRequest>;
export interface LimitsPreviewBody extends z.infer<typeof limitsPreviewBody> {}
