import type { PitView } from '@baize/table';
import { z } from 'zod';
import { amountOrNone, sum } from '../amount.ts';
import { outcome, roll, unread } from '../dice.ts';
import { dealerCards } from './card-parts.ts';
import {
  matter,
  openVisit,
  pendingApproval,
  permissions,
  possibleIncident,
  service,
} from './people-parts.ts';
import { lastRound, limitBreach, meters, publicRound, settledTerminal } from './round-parts.ts';
import { equipment, locked, procedureStep, publicTable, tableStatus } from './table-parts.ts';

const exposure = z.strictObject({
  atRisk: amountOrNone,
  outcomes: z.array(z.strictObject({ dice: outcome, weight: z.int().min(1), net: sum })),
  expectedWin: z.string(),
  lossChance: z.string(),
});

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

export const pitView = z.strictObject({
  role: z.literal('pit'),
  sequence: z.int().min(0),
  table: z.nullable(publicTable),
  status: tableStatus,
  round: z.nullable(publicRound),
  next: z.array(procedureStep),
  unread,
  readings: z.nullable(z.strictObject({ dealer: z.nullable(roll), device: z.nullable(roll) })),
  equipment,
  exposure: z.nullable(exposure),
  areas: z.array(pitArea),
  differentials: z.array(differential),
  breaches: z.array(limitBreach),
  voidReturns: z.nullable(amountOrNone),
  settled: z.nullable(z.array(settledTerminal)),
  terminals: z.array(pitTerminal),
  left: z.array(openVisit),
  ...service,
  incidents: z.array(possibleIncident),
  approvals: z.array(pendingApproval),
  matters: z.array(matter),
  rounds: z.array(lastRound),
  meters,
  cards: z.nullable(dealerCards),
  can: permissions,
}) satisfies z.ZodType<PitView>;
