import { type Because, ruleOf } from '@baize/game';
import { caseAfter } from '../case-after.ts';
import type { Case } from '../decision.ts';
import type { TableEvent } from '../event.ts';
import { selfAudit } from '../session/self-audit.ts';

/** The events that settle a round, its conclusion, and what its end brings. */
export function conclude(
  given: Case,
  events: readonly TableEvent[],
  reasons: Because = ruleOf(given.rules.book, 'losers-then-winners'),
): readonly TableEvent[] {
  const { round } = given.state;
  if (!round) return events;
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
