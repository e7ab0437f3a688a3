import { type Money, minus, NOTHING, plus } from '@baize/exact';
import { type Because, because, citationsIn, type ProcedureStep, ruleOf } from '@baize/game';
import { commissionOf, creditOf, escrowOf, type Posting, postingsFor, winOf } from '@baize/ledger';
import { caseAfter } from '../case-after.ts';
import type { TableRules } from '../configuration/table-rules.ts';
import type { Case } from '../decision.ts';
import type { EventOf, TableEvent } from '../event.ts';
import { selfAudit } from '../session/terminal.ts';
import type { Round } from '../state.ts';
import type { SettledTerminal } from './settled.ts';

/** What a settlement does to one terminal's money. */
export interface Movement {
  /** Stakes the house keeps. */
  readonly lost: Money;
  /** Stakes that come back: of winners, stand-offs, and parts never at risk. */
  readonly kept: Money;
  /** Winnings after commission. */
  readonly won: Money;
  readonly commission: Money;
}

export function movementOf({ lines }: SettledTerminal): Movement {
  let movement: Movement = { lost: NOTHING, kept: NOTHING, won: NOTHING, commission: NOTHING };
  for (const { stake, effective, result, pays, commission } of lines) {
    const lost = result === 'lose' ? effective : NOTHING;
    movement = {
      lost: plus(movement.lost, lost),
      kept: plus(movement.kept, minus(stake, lost)),
      won: plus(movement.won, pays),
      commission: plus(movement.commission, commission),
    };
  }
  return movement;
}

/** Losing stakes go from escrow to the table's win. */
export function collection(round: Round, rules: TableRules): EventOf<'LosersCollected'> {
  const reasons = settlementReasons(rules);
  const postings = (round.settled ?? []).flatMap((settled) =>
    collectionOf(settled, round.id, rules.config.table, reasons),
  );
  return { type: 'LosersCollected', round: round.id, postings, because: reasons };
}

/** Winners get their stakes out of escrow and their winnings out of the table's win. */
export function payment(round: Round, rules: TableRules): EventOf<'WinnersPaid'> {
  const reasons = settlementReasons(rules);
  const postings = (round.settled ?? []).flatMap((settled) =>
    paymentOf(settled, round.id, rules.config.table, reasons),
  );
  return { type: 'WinnersPaid', round: round.id, postings, because: reasons };
}

export function collectionOf(
  settled: SettledTerminal,
  round: string,
  table: string,
  reasons: Because,
  part = 'collect',
): readonly Posting[] {
  const { lost } = movementOf(settled);
  const key = `${round}:${part}:${settled.terminal}`;
  return postingsFor(escrowOf(round), winOf(table), lost, key, reasons);
}

export function paymentOf(
  settled: SettledTerminal,
  round: string,
  table: string,
  reasons: Because,
  part = 'pay',
  /** Why winnings are paid, where stakes come back for other reasons too. */
  won: Because = reasons,
): readonly Posting[] {
  const { kept, won: winnings, commission } = movementOf(settled);
  const credit = creditOf(settled.terminal);
  const key = `${round}:${part}:${settled.terminal}`;
  return [
    ...postingsFor(escrowOf(round), credit, kept, `${key}:stakes`, reasons),
    ...postingsFor(winOf(table), credit, winnings, `${key}:winnings`, won),
    ...postingsFor(winOf(table), commissionOf(table), commission, `${key}:commission`, won),
  ];
}

export function settlementReasons({ book }: TableRules): Because {
  return because(...ruleOf(book, 'losers-then-winners'));
}

/**
 * The events that settle a round, its conclusion, and what its end brings. A round is over because of the
 * step that ends it, whichever step that is in its rulebook.
 */
export function conclude(
  given: Case,
  events: readonly TableEvent[],
  step: ProcedureStep | undefined,
): readonly TableEvent[] {
  const { round } = given.state;
  if (!round) return events;
  const { book } = given.rules;
  // A step that only ends the round, after everything was settled before it, has its own clause.
  const settled = events.length === 0 ? [] : citationsIn(book.rules['losers-then-winners']);
  const reasons = because(...(step?.because ?? ruleOf(book, 'losers-then-winners')), ...settled);
  return endRound(given, [
    ...events,
    { type: 'RoundConcluded', round: round.id, because: reasons },
  ]);
}

/**
 * The events that end a round, followed by what any end brings: the suspension that a fault has
 * earned, and the audit of every terminal that took part.
 */
export function endRound(given: Case, events: readonly TableEvent[]): readonly TableEvent[] {
  const { round } = given.state;
  if (!round) return events;
  const suspension: TableEvent[] = round.suspendAfter
    ? [{ type: 'TableSuspended', ...round.suspendAfter }]
    : [];
  const all = [...events, ...suspension];
  return [...all, ...selfAudit(caseAfter(given, all).state, round.closed ?? [])];
}
