import type {
  ClosedStakes,
  PreviousRound,
  PublicRound,
  SettledLine,
  SettledTerminal,
} from '@baize/table';
import { z } from 'zod';
import { amountOrNone, sum } from '../amount.ts';
import { phase } from '../open-words.ts';
import { because, time } from '../words.ts';
import type { OwnParts } from './own-parts.ts';

export const roundStatus = z.enum(['settled', 'corrected', 'void', 'reversed']);

export function publicRoundOf({ outcome, addTo }: OwnParts) {
  const common = z.strictObject({
    id: z.string(),
    number: z.int().min(1),
    phase,
    betsOpenedAt: z.nullable(time),
    closesAt: z.nullable(time),
    commitment: z.nullable(z.string()),
    result: z.nullable(outcome),
    winning: z.array(z.string()),
  });
  return addTo('round', common satisfies z.ZodType<PublicRound>);
}

export function previousRoundOf({ outcome, addTo }: OwnParts) {
  const common = z.strictObject({
    id: z.string(),
    number: z.int().min(1),
    status: roundStatus,
    result: z.nullable(outcome),
    winning: z.array(z.string()),
  });
  return addTo('ended', common satisfies z.ZodType<PreviousRound>);
}

/** A round in figures, for those who answer for the table. */
export function lastRoundOf({ outcome }: OwnParts) {
  return z.strictObject({
    round: z.string(),
    number: z.int().min(1),
    status: roundStatus,
    result: z.nullable(outcome),
    staked: amountOrNone,
    returned: amountOrNone,
  });
}

export const closedStake = z.strictObject({
  bet: z.string(),
  stake: amountOrNone,
  effective: amountOrNone,
  because: z.nullable(because),
});

export const closedStakes = z.strictObject({
  terminal: z.string(),
  stakes: z.array(closedStake),
  total: amountOrNone,
}) satisfies z.ZodType<ClosedStakes>;

export const settledLine = z.strictObject({
  bet: z.string(),
  stake: amountOrNone,
  effective: amountOrNone,
  result: z.enum(['win', 'lose', 'stand-off']),
  odds: z.nullable(z.string()),
  pays: amountOrNone,
  returns: amountOrNone,
  commission: amountOrNone,
  because,
}) satisfies z.ZodType<SettledLine>;

export const settledTerminal = z.strictObject({
  terminal: z.string(),
  lines: z.array(settledLine),
  staked: amountOrNone,
  returned: amountOrNone,
}) satisfies z.ZodType<SettledTerminal>;

export const limitBreach = z.strictObject({
  bet: z.string(),
  breach: z.enum(['above-maximum', 'above-differential', 'below-minimum']),
  at: z.array(z.strictObject({ terminal: z.string(), amount: amountOrNone })),
  because,
});

/** Counters that only add up; a correction may take back more than there was. */
export const meters = z.strictObject({
  coinIn: amountOrNone,
  coinOut: amountOrNone,
  stakesReturned: amountOrNone,
  corrected: sum,
  cashIn: amountOrNone,
  cashOut: amountOrNone,
  instrumentsIn: amountOrNone,
  instrumentsOut: amountOrNone,
  transfersIn: amountOrNone,
  transfersOut: amountOrNone,
  tips: amountOrNone,
  rounds: z.int().min(0),
  voids: z.int().min(0),
});
