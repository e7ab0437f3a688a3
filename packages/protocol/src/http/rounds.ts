import { z } from 'zod';
import { amountOrNone } from '../amount.ts';
import { roundId } from '../ids.ts';
import { outcome } from '../outcome.ts';
import { time } from '../words.ts';
import { nextPage, pageQuery } from './page.ts';

/** Another local time than that of the floor. */
const minutesEast = z.exactOptional(z.coerce.number().int().min(-840).max(840));

/** `GET /api/tables/:table/rounds`, newest first; `before` is the number of a round. */
export const roundsQuery = z.strictObject(pageQuery);

const listedRound = z.strictObject({
  round: roundId,
  number: z.int().min(1),
  status: z.enum(['in-progress', 'settled', 'corrected', 'void', 'reversed']),
  openedAt: time,
  endedAt: z.nullable(time),
  result: z.nullable(outcome),
  staked: amountOrNone,
  returned: amountOrNone,
});

export const roundsBody = z.strictObject({ rounds: z.array(listedRound), next: nextPage });

/** `.../transcript`: the round in words; times are local ones of the floor. */
export const transcriptQuery = z.strictObject({ minutesEast });

/** `.../bundle`: everything about a round as one file; of everybody, or of one terminal. */
export const bundleQuery = z.strictObject({
  terminal: z.exactOptional(z.string()),
  format: z.enum(['json', 'html']).default('json'),
  minutesEast,
});

export interface RoundsBody extends z.infer<typeof roundsBody> {}
export interface ListedRound extends z.infer<typeof listedRound> {}
