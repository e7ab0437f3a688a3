import { type Money, money } from '@baize/exact';
import type { Posting } from '@baize/ledger';
import type { LifeGroup, TerminalLifeLine } from '@baize/protocol/http';
import type { Recorded } from '@baize/table';
import { nameOf } from '../tickets/ticket-line.ts';
import { namesOf } from './life-rows.ts';

/** What happens in rounds is most of what happens, and mechanics add to it: the rest is listed. */
const GROUPS: Readonly<Record<string, LifeGroup>> = {
  TerminalSeated: 'visit',
  TerminalReleased: 'visit',
  VisitIdentified: 'visit',
  VisitEnded: 'visit',
  OwnLimitsSet: 'visit',
  CreditBought: 'money',
  PaidByHand: 'money',
  TipGiven: 'money',
  DebtCollected: 'money',
  DebtWrittenOff: 'money',
  ClaimPaid: 'money',
  AmountDecided: 'money',
  InstrumentPrepared: 'ticket',
  InstrumentIssued: 'ticket',
  InstrumentConfirmed: 'ticket',
  InstrumentDoubted: 'ticket',
  InstrumentRedeemed: 'ticket',
  InstrumentVoided: 'ticket',
  InstrumentExpired: 'ticket',
  TerminalLocked: 'fault',
  TerminalUnlocked: 'fault',
  TakenOutOfService: 'fault',
  ReturnedToService: 'fault',
  TerminalsInterrupted: 'fault',
  ApprovalRequested: 'request',
  ApprovalGranted: 'request',
  ApprovalRejected: 'request',
  ApprovalExpired: 'request',
};

/** Every field an event may have that a life tells; of what mechanics add, no more is known here. */
interface Told {
  readonly type: string;
  readonly round?: unknown;
  readonly about?: unknown;
  readonly ticket?: unknown;
  readonly amount?: unknown;
  readonly reason?: unknown;
  readonly note?: unknown;
  readonly postings?: readonly Posting[];
}

/** What a fact tells of a terminal; null where it does not name it. */
export function journalLine(
  table: string,
  terminal: string,
  fact: Recorded,
): TerminalLifeLine | null {
  const names = namesOf(table, terminal);
  if (!isNamed(fact.event, names)) return null;
  const { at, sequence, op, by, event } = fact;
  const told: Told = event;
  const postings = (told.postings ?? []).filter((each) => isNamed([each.from, each.to], names));
  const closed = event.type === 'BetsClosed' ? event.stakes : [];
  const own = closed.filter((each) => each.terminal === terminal);
  return {
    at,
    table,
    sequence,
    group: GROUPS[event.type] ?? 'round',
    kind: event.type,
    by: nameOf(by),
    op,
    round: textOf(told.round) ?? textOf(told.about),
    ticket: textOf(told.ticket),
    amount: typeof told.amount === 'number' ? money(told.amount) : null,
    moved: changeOf(`credit:${terminal}`, postings),
    bets: own.flatMap(({ stakes }) => stakes.map(({ bet, stake }) => ({ bet, amount: stake }))),
    postings: postings.map(({ from, to, amount, because }) => ({
      from,
      to,
      amount,
      because: [...because],
    })),
    note: textOf(told.reason) ?? textOf(told.note),
    because: [...event.because],
  };
}

function isNamed(value: unknown, names: readonly string[]): boolean {
  const text = JSON.stringify(value);
  return names.some((name) => text.includes(name));
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function changeOf(account: string, postings: readonly Posting[]): Money {
  const changes = postings.map(({ from, to, amount }) => {
    if (to === account) return amount;
    return from === account ? -amount : 0;
  });
  return money(changes.reduce((all, change) => all + change, 0));
}
