import type { Account } from '@baize/ledger';
import { type AuditorView, INSTRUMENT_STATUSES } from '@baize/table';
import { z } from 'zod';
import { amount, amountOrNone, sum } from '../amount.ts';
import { tableConfig } from '../commands/table-config.ts';
import { time } from '../words.ts';
import type { OwnParts } from './own-parts.ts';
import { approvalOf, matter } from './people-parts.ts';
import {
  closedStakes,
  meters,
  publicRoundOf,
  roundStatus,
  settledTerminal,
} from './round-parts.ts';
import { equipmentOf, locked, publicTable, tableStatus } from './table-parts.ts';

const account: z.ZodType<Account, string> = z.union([
  z.enum(['cage', 'instruments', 'voided', 'breakage', 'in-transit']),
  z.templateLiteral([
    z.enum(['credit', 'held', 'escrow', 'win', 'commission', 'receivable', 'tips']),
    ':',
    z.string(),
  ]),
]);

function auditedRoundOf(own: OwnParts) {
  const common = z.strictObject({
    ...publicRoundOf(own).shape,
    closed: z.nullable(z.array(closedStakes)),
    settled: z.nullable(z.array(settledTerminal)),
  });
  return own.addTo('audited', common);
}

const auditedTerminal = z.strictObject({
  terminal: z.string(),
  isSeated: z.boolean(),
  credit: amountOrNone,
  stakes: z.array(z.strictObject({ bet: z.string(), stake: amountOrNone })),
  locked,
  meters,
  creditByMeters: sum,
});

function concludedRoundOf({ outcome, addTo }: OwnParts) {
  const common = z.strictObject({
    id: z.string(),
    number: z.int().min(1),
    config: tableConfig,
    status: roundStatus,
    result: z.nullable(outcome),
    closed: z.array(closedStakes),
    settled: z.array(settledTerminal),
    visits: z.record(z.string(), z.int().min(1)),
  });
  return addTo('concluded', common);
}

function resultOnRecordOf({ outcome }: OwnParts) {
  return z.strictObject({
    round: z.string(),
    number: z.int().min(1),
    dice: outcome,
    correctedAt: z.nullable(time),
  });
}

const instrument = z.strictObject({
  number: z.string(),
  amount,
  status: z.enum(INSTRUMENT_STATUSES),
  expiresAt: time,
});

export function auditorViewOf(own: OwnParts) {
  const common = z.strictObject({
    role: z.literal('auditor'),
    sequence: z.int().min(0),
    table: z.nullable(publicTable),
    config: z.nullable(tableConfig),
    status: tableStatus,
    equipment: equipmentOf(own),
    round: z.nullable(auditedRoundOf(own)),
    terminals: z.array(auditedTerminal),
    rounds: z.array(concludedRoundOf(own)),
    results: z.array(resultOnRecordOf(own)),
    approvals: z.array(approvalOf(own)),
    matters: z.array(matter),
    instruments: z.array(instrument),
    balances: z.array(z.strictObject({ account, amount: sum })),
    imbalance: sum,
    escrow: z.nullable(z.strictObject({ held: sum, expected: sum })),
    meters,
  });
  return own.addTo('auditor', common satisfies z.ZodType<AuditorView>);
}
