import { ok } from '@baize/exact';
import { type Because, because, type Citation, type Incident } from '@baize/game';
import type { Case, Decision } from '../decision.ts';
import type { TableEvent } from '../event.ts';
import { floorRule } from '../floor-rules.ts';
import { refuse } from '../refuse.ts';
import { voidRound } from '../round/void-round.ts';
import type { IncidentDetails } from './dispose.ts';
import { dispositionAt, standingOf } from './incident-phases.ts';

/** A round that cannot go on is concluded if an outcome is established, and void if none is. */
export function interruptRound(
  given: Case,
  incident: Incident,
  details: IncidentDetails,
  noted: (because: Because) => TableEvent,
): Decision {
  const { state, rules } = given;
  const { round } = state;
  if (!round) return refuse('no-round', 'No round is in progress.', floorRule('order-of-play'));
  const outcome = rules.mechanic.interruption(given, round, details);
  const disposition = dispositionAt(incident, rules, standingOf(state));
  const ordered =
    disposition && 'because' in disposition ? because(...disposition.because) : floorRule('matter');
  const reasons = outcome.because ?? ordered;
  // The report cites the clause of the case that it turned out to be, and not that of the other.
  const apart: readonly Citation[] = outcome.otherwise ?? [];
  const [first, ...rest] = ordered.filter(
    (each) => !apart.includes(each) || reasons.includes(each),
  );
  const reported = noted(first === undefined ? reasons : because(first, ...rest));
  const interrupted: TableEvent = {
    type: 'RoundInterrupted',
    round: round.id,
    readable: outcome.readable,
    established: outcome.established,
    decided: outcome.decided,
    because: reasons,
  };
  if (outcome.established) return ok([reported, interrupted]);
  const voided = voidRound(given, incident, reasons);
  return voided.ok ? ok([reported, interrupted, ...voided.value]) : voided;
}
