import type { PlayerView } from '@baize/table';
import { z } from 'zod';
import { amountOrNone, sum } from '../amount.ts';
import { outcome, readable } from '../dice.ts';
import { because, time } from '../words.ts';
import { comparedHands, playerCards } from './card-parts.ts';
import { openVisit, permissions } from './people-parts.ts';
import {
  closedStake,
  previousRound,
  publicRound,
  roundStatus,
  settledLine,
} from './round-parts.ts';
import { locked, publicLayout, publicTable, tableStatus } from './table-parts.ts';
import { trends } from './trend-parts.ts';

const ownRound = z.strictObject({
  round: z.string(),
  number: z.int().min(1),
  game: z.string(),
  status: roundStatus,
  result: z.nullable(outcome),
  winning: z.array(z.string()),
  stakes: z.array(closedStake),
  lines: z.array(settledLine),
  staked: amountOrNone,
  returned: amountOrNone,
  hands: z.nullable(comparedHands),
});

const playerArea = z.strictObject({
  bet: z.string(),
  minimum: amountOrNone,
  maximum: amountOrNone,
  stake: amountOrNone,
  room: amountOrNone,
});

export const playerView = z.strictObject({
  role: z.literal('player'),
  sequence: z.int().min(0),
  terminal: z.string(),
  isSeated: z.boolean(),
  plays: z.nullable(publicLayout),
  locked,
  outOfService: locked,
  table: z.nullable(publicTable),
  status: tableStatus,
  round: z.nullable(publicRound),
  committed: z.nullable(z.string()),
  previous: z.nullable(previousRound),
  trends: z.nullable(trends),
  credit: amountOrNone,
  spendable: amountOrNone,
  staked: amountOrNone,
  areas: z.array(playerArea),
  closed: z.nullable(z.array(closedStake)),
  settled: z.nullable(
    z.strictObject({ lines: z.array(settledLine), staked: amountOrNone, returned: amountOrNone }),
  ),
  lastBets: z.array(z.strictObject({ bet: z.string(), stake: amountOrNone })),
  recall: z.array(ownRound),
  visit: z.nullable(
    z.strictObject({
      visit: z.string(),
      card: z.nullable(z.string()),
      owes: amountOrNone,
      before: z.array(openVisit),
      since: time,
      lost: sum,
      minutesMost: z.nullable(z.int().min(1)),
      lossMost: z.nullable(amountOrNone),
      remindEvery: z.nullable(z.int().min(1)),
    }),
  ),
  unread: z.nullable(
    z.strictObject({
      readable,
      lines: z.array(settledLine),
      returned: amountOrNone,
      waits: z.strictObject({ bets: z.array(z.string()), amount: amountOrNone }),
      because,
    }),
  ),
  cards: z.nullable(playerCards),
  can: permissions,
}) satisfies z.ZodType<PlayerView>;
