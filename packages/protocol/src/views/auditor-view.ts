import type { Account } from '@baize/ledger';
import type { AuditorView } from '@baize/table';
import { z } from 'zod';
import { amount, amountOrNone, sum } from '../amount.ts';
import { tableConfig } from '../commands/table-config.ts';
import { outcome, roll } from '../dice.ts';
import { time } from '../words.ts';
import { cardRound, dealerCards } from './card-parts.ts';
import { approval, matter } from './people-parts.ts';
import { closedStakes, meters, publicRound, roundStatus, settledTerminal } from './round-parts.ts';
import { equipment, locked, publicTable, tableStatus } from './table-parts.ts';
import { resultOnRecord } from './trend-parts.ts';

const account: z.ZodType<Account, string> = z.union([
  z.enum(['cage', 'instruments', 'in-transit']),
  z.templateLiteral([
    z.enum(['credit', 'escrow', 'win', 'commission', 'receivable', 'tips']),
    ':',
    z.string(),
  ]),
]);

const auditedRound = z.strictObject({
  ...publicRound.shape,
  closed: z.nullable(z.array(closedStakes)),
  settled: z.nullable(z.array(settledTerminal)),
  readings: z.strictObject({ dealer: z.nullable(roll), device: z.nullable(roll) }),
});

const auditedTerminal = z.strictObject({
  terminal: z.string(),
  isSeated: z.boolean(),
  credit: amountOrNone,
  stakes: z.array(z.strictObject({ bet: z.string(), stake: amountOrNone })),
  locked,
  meters,
  creditByMeters: sum,
});

const concludedRound = z.strictObject({
  id: z.string(),
  number: z.int().min(1),
  config: tableConfig,
  status: roundStatus,
  result: z.nullable(outcome),
  closed: z.array(closedStakes),
  settled: z.array(settledTerminal),
  visits: z.record(z.string(), z.int().min(1)),
  cards: z.nullable(cardRound),
});

const instrument = z.strictObject({
  number: z.string(),
  amount,
  status: z.enum(['issued', 'redeemed', 'void', 'expired']),
  expiresAt: time,
});

export const auditorView = z.strictObject({
  role: z.literal('auditor'),
  sequence: z.int().min(0),
  table: z.nullable(publicTable),
  config: z.nullable(tableConfig),
  status: tableStatus,
  equipment,
  round: z.nullable(auditedRound),
  terminals: z.array(auditedTerminal),
  cards: z.nullable(dealerCards),
  rounds: z.array(concludedRound),
  results: z.array(resultOnRecord),
  approvals: z.array(approval),
  matters: z.array(matter),
  instruments: z.array(instrument),
  balances: z.array(z.strictObject({ account, amount: sum })),
  imbalance: sum,
  escrow: z.nullable(z.strictObject({ held: sum, expected: sum })),
  meters,
}) satisfies z.ZodType<AuditorView>;
