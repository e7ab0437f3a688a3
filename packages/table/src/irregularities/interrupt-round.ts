import { ok } from '@baize/exact';
import { because, type Incident } from '@baize/game';
import type { Case, Decision } from '../decision.ts';
import type { TableEvent } from '../event.ts';
import { floorRule } from '../floor-rules.ts';
import { refuse } from '../refuse.ts';
import { voidRound } from '../round/void-round.ts';
import type { IncidentDetails } from './dispose.ts';

/** A round that cannot go on is concluded if an outcome is established, and void if none is. */
export function interruptRound(
  given: Case,
  incident: Incident,
  details: IncidentDetails,
): Decision {
  const { state, rules } = given;
  const { round } = state;
  if (!round) return refuse('no-round', 'No round is in progress.', floorRule('order-of-play'));
  const outcome = rules.mechanic.interruption(given, round, details);
  const disposition = rules.book.irregularities[incident];
  const fallback = 'because' in disposition ? because(...disposition.because) : null;
  const reasons = outcome.because ?? fallback ?? floorRule('matter');
  const interrupted: TableEvent = {
    type: 'RoundInterrupted',
    round: round.id,
    readable: outcome.readable,
    established: outcome.established,
    decided: outcome.decided,
    because: reasons,
  };
  if (outcome.established) return ok([interrupted]);
  const voided = voidRound(given, incident, reasons);
  return voided.ok ? ok([interrupted, ...voided.value]) : voided;
}
