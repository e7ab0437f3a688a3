import type { PitView } from '@baize/table';
import { z } from 'zod';
import { amountOrNone, sum } from '../amount.ts';
import type { OwnParts } from './own-parts.ts';
import {
  matter,
  openVisit,
  pendingApproval,
  permissions,
  possibleIncidentOf,
  serviceOf,
} from './people-parts.ts';
import { lastRoundOf, limitBreach, meters, publicRoundOf, settledTerminal } from './round-parts.ts';
import { equipmentOf, locked, procedureStep, publicTable, tableStatus } from './table-parts.ts';
import { pitTicket } from './tickets.ts';

function exposureOf({ outcome }: OwnParts) {
  return z.strictObject({
    atRisk: amountOrNone,
    outcomes: z.array(z.strictObject({ dice: outcome, weight: z.int().min(1), net: sum })),
    expectedWin: z.string(),
    lossChance: z.string(),
  });
}

const pitArea = z.strictObject({
  bet: z.string(),
  placed: amountOrNone,
  atRisk: amountOrNone,
  maximum: amountOrNone,
  liability: sum,
});

const side = z.strictObject({ bet: z.string(), placed: amountOrNone });
const differential = z.strictObject({
  sides: z.tuple([side, side]),
  difference: amountOrNone,
  limit: amountOrNone,
  used: z.nullable(z.string()),
});

const pitTerminal = z.strictObject({
  terminal: z.string(),
  game: z.exactOptional(z.string()),
  credit: amountOrNone,
  spendable: amountOrNone,
  staked: amountOrNone,
  locked,
  owed: amountOrNone,
  card: z.nullable(z.string()),
});

export function pitViewOf(own: OwnParts) {
  const common = z.strictObject({
    role: z.literal('pit'),
    sequence: z.int().min(0),
    table: z.nullable(publicTable),
    status: tableStatus,
    round: z.nullable(publicRoundOf(own)),
    next: z.array(procedureStep),
    equipment: equipmentOf(own),
    exposure: z.nullable(exposureOf(own)),
    areas: z.array(pitArea),
    differentials: z.array(differential),
    breaches: z.array(limitBreach),
    voidReturns: z.nullable(amountOrNone),
    voidReturnsTo: z.nullable(
      z.array(z.strictObject({ terminal: z.string(), amount: amountOrNone })),
    ),
    settled: z.nullable(z.array(settledTerminal)),
    terminals: z.array(pitTerminal),
    tickets: z.array(pitTicket),
    left: z.array(openVisit),
    ...serviceOf(own),
    incidents: z.array(possibleIncidentOf(own)),
    approvals: z.array(pendingApproval),
    matters: z.array(matter),
    rounds: z.array(lastRoundOf(own)),
    meters,
    can: permissions,
  });
  return own.addTo('pit', common satisfies z.ZodType<PitView>);
}
