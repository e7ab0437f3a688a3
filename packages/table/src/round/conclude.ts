import { type Because, ruleOf } from '@baize/rules';
import { continued } from '../continued.ts';
import type { Case } from '../decision.ts';
import type { TableEvent } from '../event.ts';
import { selfAudit } from '../session/self-audit.ts';

/**
 * The events that end a round, followed by what its end brings: the audit of every terminal that
 * took part, and the suspension a fault has earned.
 */
export function concluded(
  given: Case,
  events: readonly TableEvent[],
  reasons: Because = ruleOf(given.rules.book, 'losers-then-winners'),
): readonly TableEvent[] {
  const { state } = given;
  const { round } = state;
  if (!round) return events;
  const conclusion: TableEvent = {
    type: 'RoundConcluded',
    round: round.id,
    because: reasons,
  };
  const suspension: TableEvent[] = round.suspendAfter
    ? [{ type: 'TableSuspended', ...round.suspendAfter }]
    : [];
  const all = [...events, conclusion, ...suspension];
  return [...all, ...selfAudit(continued(given, all).state, round.closed ?? [])];
}
