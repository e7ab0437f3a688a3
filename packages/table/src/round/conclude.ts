import { type Because, because, citationsIn, type ProcedureStep, ruleOf } from '@baize/game';
import { caseAfter } from '../case-after.ts';
import type { Case } from '../decision.ts';
import type { TableEvent } from '../event.ts';
import { selfAudit } from '../terminal/terminal.ts';

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

/** A round that no step ends, because people decided how: it is over by the reason of what they decided. */
export function concludeBy(given: Case, because: Because): readonly TableEvent[] {
  const { round } = given.state;
  return round ? endRound(given, [{ type: 'RoundConcluded', round: round.id, because }]) : [];
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
