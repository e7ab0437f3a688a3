import type { Err } from '@baize/exact';
import { type Because, because, type Incident, type ProcedureStep, ruleOf } from '@baize/game';
import {
  type Case,
  dispositionAt,
  floorRule,
  type IncidentDetails,
  type Interruption,
  layoutsIn,
  type Refusal,
  type Round,
  refuse,
  standingOf,
  stepAt,
  type TableRules,
  type TableState,
} from '@baize/table/kit';
import { outcomeEstablished, type ReadableDice } from '../outcome-established.ts';
import type { Roll } from '../roll.ts';
import { isReadable } from './dice-shapes.ts';
import { diceGameAt } from './dice-steps.ts';

const UNREADABLE: ReadableDice = [null, null, null];

/** Covered dice cannot be read; dice on record can, whatever is broken and whatever is said later. */
export function interruption(
  { state, rules }: Case,
  round: Round,
  { readable: reported }: IncidentDetails,
): Interruption {
  const game = diceGameAt(rules);
  const seen = lieOpen(state, rules) && isReadable(reported) ? reported : null;
  const readable = diceOnRecord(round) ?? moreOf(round.play.readable, seen) ?? UNREADABLE;
  const { established, decided } = establishedAt(rules, readable);
  const keys = ['outcome-established', 'outcome-not-established'] as const;
  const [key, other] = established ? keys : keys.toReversed();
  return {
    readable,
    established,
    decided,
    because: ruleOf(game.book, key ?? keys[0]),
    otherwise: ruleOf(game.book, other ?? keys[1]),
  };
}

/** What is established on the layout of some terminal is established, and each bet is named once. */
function establishedAt(rules: TableRules, readable: ReadableDice) {
  const parts = layoutsIn(rules).map((each) => outcomeEstablished(diceGameAt(each), readable));
  const decided = new Map(parts.flatMap((part) => part.decided.map((each) => [each.bet, each])));
  return { established: decided.size > 0, decided: [...decided.values()] };
}

/** Why an incident with dice cannot have happened as it was reported, or what was left out. */
export function diceIncidentProblem(given: Case<'ReportIncident'>): Err<Refusal> | null {
  const { command, state, rules } = given;
  const { round } = state;
  if (!round) return null;
  if (contradictsToss(command.incident, round)) {
    const message = `The count on record is ${round.play.tumbles}; only a decision can set it aside.`;
    return refuse('contradicts-record', message, countReasons(state, rules), { field: 'incident' });
  }
  const disposition = dispositionAt(command.incident, rules, standingOf(state));
  return disposition?.action === 'conclude-if-established' ? readableProblem(given, round) : null;
}

/** The clause that asks for the count, with the shaker that is on the table. */
function countReasons({ equipment }: TableState, rules: TableRules): Because {
  const steps: readonly ProcedureStep[] = rules.procedure.steps;
  const tumble = steps.find(
    ({ step, shaker }) => step === 'tumble' && (shaker ?? equipment.shaker) === equipment.shaker,
  );
  return tumble ? because(...tumble.because) : ruleOf(diceGameAt(rules).book, 'valid-tumble');
}

/** What lies open is said, or that nothing can be read of it; nothing is assumed, nor taken back. */
function readableProblem(
  { command, state, rules, envelope }: Case<'ReportIncident'>,
  round: Round,
): Err<Refusal> | null {
  if (diceOnRecord(round) || !lieOpen(state, rules)) return null;
  const said = isReadable(command.readable) ? command.readable : undefined;
  if (said === undefined) {
    const isAsked = round.play.readable === null && envelope.by.kind !== 'system';
    if (!isAsked || rules.config.resultSource === 'virtual') return null;
    const message = 'The dice lie open: say which can be read, or that none can.';
    return refuse('missing-detail', message, floorRule('well-formed'), { field: 'readable' });
  }
  if (round.play.readable === null || moreOf(round.play.readable, said)) return null;
  const message = 'When the round was interrupted before, the dice were read otherwise.';
  const reasons = ruleOf(diceGameAt(rules).book, 'outcome-established');
  return refuse('contradicts-record', message, reasons, { field: 'readable' });
}

/**
 * Whether an incident says that the dice were tossed less often than the record has it. While they have
 * lain covered since before the bets nobody gains by saying so; once they can be seen, somebody might.
 */
export function contradictsToss(incident: Incident, round: Round | null): boolean {
  if (round === null || incident !== 'tumbled-fewer-than-three') return false;
  const isSeen = round.phase === 'tumbled' || round.phase === 'uncovered';
  return isSeen && (round.play.tumbles ?? 0) >= 3;
}

/** Dice that have been entered or read by a device. */
function diceOnRecord({ result, play }: Round): Roll | null {
  return result ?? play.readings.device ?? play.readings.dealer;
}

/** Whether tossed dice lie there for everybody to see. */
function lieOpen(state: TableState, rules: TableRules): boolean {
  const phase = state.round?.phase;
  const isTossed = phase === 'tumbled' || phase === 'uncovered';
  return isTossed && stepAt('uncover', state, rules) === undefined;
}

/** Of two readings of the same dice the one that knows more; null if they cannot be the same dice. */
function moreOf(one: ReadableDice | null, other: ReadableDice | null): ReadableDice | null {
  if (one === null || other === null) return one ?? other;
  if (holds(other, one)) return other;
  return holds(one, other) ? one : null;
}

/** Whether every die one reading knows is among those the other knows. */
function holds(whole: ReadableDice, part: ReadableDice): boolean {
  const left: (number | null)[] = [...whole];
  return part.every((die) => {
    if (die === null) return true;
    const place = left.indexOf(die);
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
}
