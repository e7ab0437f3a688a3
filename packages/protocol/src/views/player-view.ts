import type { PlayerView } from '@baize/table';
import { z } from 'zod';
import { amountOrNone, sum } from '../amount.ts';
import { time } from '../words.ts';
import type { OwnParts } from './own-parts.ts';
import { openVisit, permissions } from './people-parts.ts';
import {
  closedStake,
  previousRoundOf,
  publicRoundOf,
  roundStatus,
  settledLine,
} from './round-parts.ts';
import { locked, publicLayout, publicTable, tableStatus } from './table-parts.ts';
import { decidedTicket, ownTicket } from './tickets.ts';

function ownRoundOf({ outcome, addTo }: OwnParts) {
  const common = z.strictObject({
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
  });
  return addTo('ownRound', common satisfies z.ZodType<PlayerView['recall'][number]>);
}

const playerArea = z.strictObject({
  bet: z.string(),
  minimum: amountOrNone,
  maximum: amountOrNone,
  stake: amountOrNone,
  room: amountOrNone,
});

export function playerViewOf(own: OwnParts) {
  const common = z.strictObject({
    role: z.literal('player'),
    sequence: z.int().min(0),
    terminal: z.string(),
    isSeated: z.boolean(),
    plays: z.nullable(publicLayout),
    locked,
    outOfService: locked,
    table: z.nullable(publicTable),
    status: tableStatus,
    round: z.nullable(publicRoundOf(own)),
    committed: z.nullable(z.string()),
    previous: z.nullable(previousRoundOf(own)),
    credit: amountOrNone,
    spendable: amountOrNone,
    staked: amountOrNone,
    areas: z.array(playerArea),
    closed: z.nullable(z.array(closedStake)),
    settled: z.nullable(
      z.strictObject({ lines: z.array(settledLine), staked: amountOrNone, returned: amountOrNone }),
    ),
    lastBets: z.array(z.strictObject({ bet: z.string(), stake: amountOrNone })),
    recall: z.array(ownRoundOf(own)),
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
    ticket: z.nullable(ownTicket),
    decided: z.nullable(decidedTicket),
    can: permissions,
  });
  return own.addTo('own', own.addTo('public', common satisfies z.ZodType<PlayerView>));
}
