import { type Money, total } from '@baize/exact';
import type { Because } from '@baize/game';
import type { Approval, TableState } from '@baize/table';
import type { Roll } from '@baize/three-dice';
import { actorText } from './actor-text.ts';
import { creditSums } from './credit-sums.ts';
import type { Clerk } from './register.ts';

/** A round settled again, with both people it took. */
export interface CorrectionRow {
  readonly at: number;
  readonly table: string;
  readonly round: string;
  readonly was: Roll;
  readonly is: Roll;
  readonly paid: Money;
  readonly taken: Money;
  readonly owed: Money;
  readonly requestedBy: string | null;
  readonly approvedBy: string;
  readonly because: Because;
}

export const CORRECTION_EVENTS = [
  'ApprovalRequested',
  'ApprovalGranted',
  'ResultCorrected',
] as const;

export function correctionClerk(table: string, before?: TableState): Clerk<CorrectionRow> {
  // What was asked for before is still waiting.
  const approvals = new Map<string, Approval>(before?.approvals);
  let granted: { readonly op: string; readonly request: string } | null = null;
  return ({ at, by, op, event }) => {
    if (event.type === 'ApprovalRequested') approvals.set(event.approval.id, event.approval);
    if (event.type === 'ApprovalGranted') granted = { op, request: event.request };
    if (event.type !== 'ResultCorrected') return null;
    const { round, was, is, postings, owed, because } = event;
    const approval = granted?.op === op ? approvals.get(granted.request) : undefined;
    return {
      at,
      table,
      round,
      was,
      is,
      ...creditSums(postings),
      owed: total(owed.map(({ amount }) => amount)),
      requestedBy: approval ? actorText(approval.requestedBy) : null,
      approvedBy: actorText(by),
      because,
    };
  };
}
