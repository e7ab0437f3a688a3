import { type Err, ok, type Result } from '@baize/exact';
import type { Because, Incident, Phase } from '@baize/game';
import { type ApprovalAction, requestApproval } from '../approvals/approval.ts';
import { rulesOf } from '../configuration/table-rules.ts';
import type { Outcome } from '../contributions.ts';
import type { Case, Decision } from '../decision.ts';
import { LIBRARY } from '../library.ts';
import { floorRule, type Refusal, refuse } from '../refusal.ts';

import type { ConcludedRound } from '../state.ts';
import type { IncidentDetails } from './dispose.ts';
import { statedWords } from './stated-words.ts';

/** Asks for a round to be settled again by what there was. */
export function requestCorrection(
  given: Case,
  reasons: Because,
  details: IncidentDetails,
): Decision {
  const [id, ...others] = details.rounds ?? [];
  if (id === undefined || others.length > 0) return refuseMissing('rounds', 'Name the one round.');
  const round = findRoundWithResult(given, id);
  if (!round.ok) return round;
  const { dice: outcome } = details;
  if (outcome === undefined) {
    return refuseMissing('dice', statedWords(given.rules.mechanic).showed);
  }
  const problem = unchangedProblem(round.value, outcome, given);
  if (problem) return problem;
  const action: ApprovalAction = { kind: 'correct-result', round: id, dice: outcome };
  return ok([requestApproval(given, action, reasons)]);
}

/** Asks for concluded rounds to be void after all. */
export function requestVoid(
  given: Case,
  incident: Incident,
  rounds: readonly string[],
  reasons: Because,
): Decision {
  for (const id of rounds) {
    const round = findSettledRound(given, id);
    if (!round.ok) return round;
  }
  const action: ApprovalAction = { kind: 'void-rounds', rounds: [...new Set(rounds)], incident };
  return ok([requestApproval(given, action, reasons)]);
}

/** What a correction has to know of a round. */
export interface ResultedRound
  extends Pick<ConcludedRound, 'number' | 'config' | 'result' | 'closed' | 'settled'> {
  /** `idle` once the round is over. */
  readonly phase: Phase;
}

/**
 * A round with a result that can be corrected: one that is over, or the one in progress while it is being
 * collected, paid and cleared, step by step. What decided it lies open all that time for everybody to see.
 */
export function findRoundWithResult(
  { state, rules }: Pick<Case, 'state' | 'rules'>,
  id: string,
): Result<ResultedRound, Refusal> {
  const { round } = state;
  if (round?.id === id && round.closed && round.settled && round.result !== null) {
    const { number, result, closed, settled, phase } = round;
    return ok({ number, config: rules.config, result, closed, settled, phase });
  }
  const settled = findSettledRound({ state }, id);
  return settled.ok ? ok({ ...settled.value, phase: 'idle' }) : settled;
}

/** A concluded round that has a result to correct or reverse. */
export function findSettledRound(
  { state }: Pick<Case, 'state'>,
  id: string,
): Result<ConcludedRound, Refusal> {
  const round = state.concluded.get(id);
  if (!round) {
    const message = `Round ${id} is not one of the concluded rounds this table holds.`;
    return refuse('unknown-round', message, floorRule('known-round'), { field: 'rounds' });
  }
  if (isVoid(round)) {
    const message = `Round ${id} is void and has no result.`;
    return refuse('round-not-settled', message, floorRule('known-round'), { field: 'rounds' });
  }
  return ok(round);
}

/** A round without a result can be neither corrected nor voided again. */
export function isVoid(round: Pick<ConcludedRound, 'status'> | undefined): boolean {
  return round?.status === 'void' || round?.status === 'reversed';
}

function refuseMissing(field: string, message: string): Err<Refusal> {
  return refuse('missing-detail', message, floorRule('well-formed'), { field });
}

/** A correction changes something, or it is none. */
export function unchangedProblem(
  { result, config }: Pick<ConcludedRound, 'result' | 'config'>,
  stated: Outcome,
  { state }: Pick<Case, 'state'>,
): Err<Refusal> | null {
  const { outcome } = rulesOf(config, state[LIBRARY]).mechanic;
  if (result === null || !outcome?.isSame(result, stated)) return null;
  const message = 'That is the result the round was settled by.';
  return refuse('result-unchanged', message, floorRule('known-round'), { field: 'dice' });
}
