import { ok } from '@baize/exact';
import { because, type Incident, ruleOf } from '@baize/game';
import { type OutcomeEstablished, outcomeEstablished, type ReadableDice } from '@baize/three-dice';
import { stepAt } from '../authority/moment.ts';
import { cardOutcomeEstablished } from '../cards/card-outcome.ts';
import type { Case, Decision } from '../decision.ts';
import type { TableEvent } from '../event.ts';
import { floorRule } from '../floor-rules.ts';
import { refuse } from '../refuse.ts';
import { voidRound } from '../round/void-round.ts';
import type { Round } from '../state.ts';
import type { IncidentDetails } from './dispose.ts';

const UNREADABLE: ReadableDice = [null, null, null];

/** A round that cannot go on is concluded if an outcome is established, and void if none is. */
export function interruptRound(
  given: Case,
  incident: Incident,
  details: IncidentDetails,
): Decision {
  const { state, rules } = given;
  const { round } = state;
  if (!round) return refuse('no-round', 'No round is in progress.', floorRule('order-of-play'));
  const outcome = outcomeOf(given, round, details);
  const disposition = rules.book.irregularities[incident];
  const fallback = 'because' in disposition ? because(...disposition.because) : null;
  const { book } = rules;
  const reasons =
    book.mechanic === 'three-dice'
      ? ruleOf(book, outcome.established ? 'outcome-established' : 'outcome-not-established')
      : (fallback ?? floorRule('matter'));
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

type Outcome = Pick<OutcomeEstablished, 'established' | 'decided'> & {
  readonly readable: ReadableDice | null;
};

/** Covered dice cannot be read; a registered result can, whatever is broken. */
function outcomeOf(
  { state, rules }: Case,
  round: Round,
  { readable: said = UNREADABLE }: IncidentDetails,
): Outcome {
  if (rules.game.mechanic === 'si-ki-pi') {
    return { readable: null, ...cardOutcomeEstablished(round, rules.game) };
  }
  const isTossed = round.phase === 'tumbled' || round.phase === 'uncovered';
  const isCovered = stepAt('uncover', state, rules) !== undefined;
  const readable = round.result ?? (isTossed && !isCovered ? said : UNREADABLE);
  return { readable, ...outcomeEstablished(rules.game, readable) };
}
