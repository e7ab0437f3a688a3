import { type Err, ok } from '@baize/exact';
import { because, ruleOf } from '@baize/game';
import { hasAuthority } from '../authority/actor.ts';
import type { Case, Decision } from '../decision.ts';
import type { TableEvent } from '../event.ts';
import { floorRule, type Refusal, refuse } from '../refusal.ts';

import { voidRound } from '../round/void-round.ts';
import type { TableState } from '../state.ts';
import { terminalOf } from '../terminal/terminal.ts';
import { dispose } from './dispose.ts';
import { dispositionAt, standingOf } from './incident-phases.ts';

/** Somebody reports that something went wrong; the rulebook says what follows. */
export function reportIncident(given: Case<'ReportIncident'>): Decision {
  const { command, state, rules } = given;
  const { phase } = standingOf(state);
  if (!dispositionAt(command.incident, rules, standingOf(state))) {
    const code = state.round === null ? 'no-round' : 'wrong-phase';
    const message = 'That cannot have happened at this point of the round.';
    return refuse(code, message, floorRule('order-of-play'), { phase, field: 'incident' });
  }
  return (
    detailsProblem(given) ??
    outcomeProblem(given) ??
    rules.mechanic.incidentProblem(given) ??
    dispose(command.incident, given, command)
  );
}

/** A house may play with several things; what is reported here must be an outcome of this table's. */
function outcomeProblem({ command, rules }: Case<'ReportIncident'>): Err<Refusal> | null {
  const { outcome } = rules.mechanic;
  if (!outcome) return null;
  const { dice, readable } = command;
  const problem =
    (dice === undefined ? null : outcome.shape(dice, 'dice')) ??
    (readable === undefined ? null : outcome.readable(readable, 'readable'));
  if (!problem) return null;
  const { field, message } = problem;
  return refuse('malformed-command', message, floorRule('well-formed'), { field });
}

/** A report goes on the record as it was made, so that everything it names has to exist. */
function detailsProblem({ command, state }: Case<'ReportIncident'>): Err<Refusal> | null {
  const stranger = command.terminals?.find((id) => !terminalOf(state, id));
  if (stranger !== undefined) {
    const message = `Terminal ${stranger} is not seated at this table.`;
    return refuse('unknown-terminal', message, floorRule('known-terminal'), { field: 'terminals' });
  }
  const unknown = command.rounds?.find((id) => id !== state.round?.id && !state.concluded.has(id));
  if (unknown !== undefined) {
    const message = `Round ${unknown} is not one of the rounds this table holds.`;
    return refuse('unknown-round', message, floorRule('known-round'), { field: 'rounds' });
  }
  const isLater = command.incident === 'error-noticed-later';
  const newest = isLater ? command.rounds?.find((id) => isNewest(id, state)) : undefined;
  if (newest === undefined) return null;
  const message = `No round has begun after ${newest}.`;
  return refuse('wrong-phase', message, floorRule('order-of-play'), { field: 'rounds' });
}

function isNewest(id: string, { round, concluded, roundNumber }: TableState): boolean {
  return round?.id === id || concluded.get(id)?.number === roundNumber;
}

/** A person of sufficient rank decides what no clause does, with the reason on the record. */
export function decideMatter(given: Case<'DecideMatter'>): Decision {
  const { command, state, rules } = given;
  if (command.effect === 'void-round' && state.round === null) {
    const message = 'No round is in progress that could be void.';
    return refuse('no-round', message, floorRule('order-of-play'), { field: 'effect' });
  }
  if (!state.matters.has(command.matter)) {
    const message = 'There is no such matter to decide.';
    return refuse('unknown-matter', message, floorRule('matter'), { field: 'matter' });
  }
  if (command.reason.trim() === '') {
    const message = 'Say why: the decision goes on the record.';
    return refuse('missing-detail', message, floorRule('matter'), { field: 'reason' });
  }
  const reasons = because(...ruleOf(rules.book, 'who-decides-the-rest'));
  const { matter, reason, effect } = command;
  const decided: TableEvent = { type: 'MatterDecided', matter, reason, effect, because: reasons };
  const { undecided } = rules.mechanic;
  const isWaiting = state.round !== null && undecided?.matterOf(state.round) === matter;
  if (effect === 'continue') {
    return ok(isWaiting ? [decided, ...undecided.takesItsCourse(given)] : [decided]);
  }
  const voided = voidRound(given, 'decision', reasons);
  return voided.ok ? ok([decided, ...voided.value]) : voided;
}

/** Long enough for the present gaming day and the one before, however they are cut. */
const TWO_DAYS = 48 * 3_600_000;

/**
 * A round that was put away is held again, as its journal has it: everybody may name one of the last two
 * gaming days, the shift manager any (P17).
 */
export function recallRound({ command, state, envelope, rules }: Case<'RecallRound'>): Decision {
  const { round, held, endedAt } = command;
  if (state.concluded.has(round)) return ok([]);
  if (!held || held.id !== round || held.config.table !== rules.config.table) {
    const message = `The journal of this table has no round ${round} that is over.`;
    return refuse('unknown-round', message, floorRule('known-round'), { field: 'round' });
  }
  const isOld = envelope.at - (endedAt ?? 0) > TWO_DAYS;
  if (isOld && !hasAuthority(envelope.by, 'shift-manager')) {
    const message = 'A round of long ago is brought back by the shift manager.';
    return refuse('not-authorised', message, floorRule('known-round', 'authority'));
  }
  return ok([{ type: 'RoundRecalled', round, held, because: floorRule('known-round') }]);
}
