import { assert, ok } from '@baize/exact';
import { type Because, because, type ProcedureStep, ruleOf } from '@baize/game';
import {
  type Case,
  caseAfter,
  clearLights,
  collection,
  collectLosers,
  conclude,
  type Deciders,
  type Decision,
  dispose,
  dispositionAt,
  floorRule,
  inRound,
  payment,
  payWinners,
  type RoundCase,
  readyFault,
  refuse,
  refuseUncommitted,
  roundOpened,
  standingOf,
  stepAt,
  type TableEvent,
  type TableRules,
} from '@baize/table/kit';
import type { Roll } from '../roll.ts';
import type { DICE_COMMANDS, EQUIPMENT_COMMANDS } from './dice-commands.ts';
import { diceGameAt } from './dice-game.ts';
import { settleDice } from './settle-dice.ts';
import { couldShow, showSame } from './show-same.ts';

const INSPECTED = 'The guard lets equipment through only where a rulebook inspects it.';

/** The test before opening: the device must light exactly the winning areas. */
function recordInspection({ command, state, rules }: Case<'RecordInspection'>): Decision {
  const { inspection } = rules.procedure;
  assert(inspection !== null, INSPECTED);
  const { entered, lit, shakes } = command;
  const winning = rules.mechanic.winningAreas(entered, rules);
  const isRight =
    new Set(lit).size === winning.length && winning.every((area) => lit.includes(area));
  if (!isRight) {
    const message = 'The areas that lit are not the winning ones; the device is not in order.';
    return refuse('inspection-failed', message, inspection.deviceValues.because);
  }
  const { count, because: shakerReasons } = inspection.shakerTests;
  if (state.equipment.shaker === 'automated' && shakes < count) {
    const message = `The shaker must be operated ${count} times.`;
    return refuse('inspection-failed', message, shakerReasons);
  }
  const isTested = state.equipment.shaker === 'automated';
  const reasons = because(...inspection.deviceValues.because, ...(isTested ? shakerReasons : []));
  return ok([{ type: 'InspectionRecorded', entered, lit, shakes, because: reasons }]);
}

function beginShift({ rules }: Case<'BeginShift'>): Decision {
  const { inspection } = rules.procedure;
  assert(inspection !== null, INSPECTED);
  return ok([{ type: 'ShiftBegan', because: inspection.shiftTests.because }]);
}

function recordShiftInspection({ command, rules }: Case<'RecordShiftInspection'>): Decision {
  const { inspection } = rules.procedure;
  assert(inspection !== null, INSPECTED);
  const { count, because: reasons } = inspection.shiftTests;
  if (command.shakes < count) {
    const message = `The shaker must be operated ${count} times.`;
    return refuse('inspection-failed', message, reasons);
  }
  return ok([{ type: 'ShiftInspectionRecorded', shakes: command.shakes, because: reasons }]);
}

function changeDice({ command, state, rules }: Case<'ChangeDice'>): Decision {
  const reasons = rules.procedure.diceHoursMaximum?.because ?? floorRule('between-rounds');
  // The hours of a set on the table do not begin anew because somebody says its name.
  if (state.equipment.dice?.id === command.dice) {
    const message = `The dice ${command.dice} are on the table already.`;
    return refuse('dice-too-old', message, reasons, { field: 'dice' });
  }
  return ok([{ type: 'DiceChanged', dice: command.dice, because: reasons }]);
}

/** One shaker at a time: the automated one leaves before a manual one is used. */
function fitShaker({ command, state, rules }: Case<'FitShaker'>): Decision {
  const { inspection } = rules.procedure;
  assert(inspection !== null, INSPECTED);
  const { shaker: there } = state.equipment;
  // The clause speaks of an automated shaker that would stand beside a manual one.
  const isManual = command.shaker === 'manual';
  if (there) {
    const reasons =
      isManual && there === 'automated' ? inspection.oneShaker.because : floorRule('one-shaker');
    return refuse('shaker-fitted', `The ${there} shaker must be removed first.`, reasons);
  }
  const reasons = isManual ? inspection.oneShaker.because : inspection.shakerNeeded.because;
  return ok([{ type: 'ShakerFitted', shaker: command.shaker, because: reasons }]);
}

function removeShaker({ state, rules }: Case<'RemoveShaker'>): Decision {
  const { inspection } = rules.procedure;
  assert(inspection !== null, INSPECTED);
  const { shaker } = state.equipment;
  if (!shaker) {
    return refuse('no-shaker', 'No shaker is fitted.', inspection.shakerNeeded.because);
  }
  const reasons = shaker === 'automated' ? inspection.oneShaker.because : floorRule('one-shaker');
  return ok([{ type: 'ShakerRemoved', shaker, because: reasons }]);
}

type DiceCommandType = keyof typeof DICE_COMMANDS | keyof typeof EQUIPMENT_COMMANDS;

/** Who decides about the commands of a table with dice. */
export const DICE_DECIDERS: Deciders<DiceCommandType> = {
  RecordInspection: recordInspection,
  BeginShift: beginShift,
  RecordShiftInspection: recordShiftInspection,
  ChangeDice: changeDice,
  FitShaker: fitShaker,
  RemoveShaker: removeShaker,
  Tumble: tumble,
  Uncover: inRound(uncover),
  RegisterResult: inRound(registerResult),
  SetReaderAside: inRound(setReaderAside),
  CollectLosers: inRound(collectLosers),
  PayWinners: inRound(payWinners),
  ClearLights: inRound(clearLights),
};

function uncover({ state, rules }: RoundCase<'Uncover'>): Decision {
  const step = stepAt('uncover', state, rules);
  const reasons = because(...(step?.because ?? floorRule('order-of-play')));
  return ok([{ type: 'DiceUncovered', because: reasons }]);
}

type Source = 'dealer' | 'device' | 'virtual';

/** The dice are read: the round is decided, and settled at once unless the book takes its time. */
function registerResult(given: RoundCase<'RegisterResult'>): Decision {
  const { command, rules, round, envelope } = given;
  const { config } = rules;
  const { book } = diceGameAt(rules);
  if (round.play.readable && !couldShow(round.play.readable, command.dice)) {
    const message = 'When the round was interrupted the dice were read otherwise.';
    const reasons = ruleOf(book, 'outcome-established');
    return refuse('contradicts-record', message, reasons, { field: 'dice' });
  }
  const isVirtual = config.resultSource === 'virtual';
  if (isVirtual && (!command.proof || round.commitment === null)) {
    const message = 'A virtual result comes with the seed it was derived from.';
    return refuse('missing-detail', message, floorRule('virtual-result'), { field: 'proof' });
  }
  if (!command.flat) {
    const message = 'Confirm that every die lies flat, or report the one that does not.';
    return refuse('dice-not-flat', message, ruleOf(book, 'dice-rest-flat'), { field: 'flat' });
  }
  const read = envelope.by.kind === 'device' ? 'device' : 'dealer';
  if (round.play.isReaderAside && read === 'device') {
    const message = 'The reader is set aside for this round; the dice decide.';
    return refuse('not-authorised', message, floorRule('sources-agree'));
  }
  if (config.resultSource === 'dealer-and-device' && !round.play.isReaderAside) {
    const other = round.play.readings[read === 'dealer' ? 'device' : 'dealer'];
    if (!other) return ok([reading(read, command.dice)]);
    if (!showSame(other, command.dice)) {
      // Whoever reads again must not be able to copy.
      const message = 'The other reading is different; a supervisor has to look at the dice.';
      return refuse('readings-disagree', message, floorRule('sources-agree'), { field: 'dice' });
    }
  }
  const step = stepAt('register-result', given.state, rules);
  return settleResult(given, isVirtual ? 'virtual' : read, step);
}

/** Dealer and pit set the reader aside for a round: the dice decide, as they lie there to be seen. */
function setReaderAside({ command, rules, round }: RoundCase<'SetReaderAside'>): Decision {
  const reasons = because(
    ...ruleOf(diceGameAt(rules).book, 'faces-decide'),
    ...floorRule('two-people'),
  );
  if (rules.config.resultSource !== 'dealer-and-device' || round.play.isReaderAside) {
    const message = 'No reader decides with the dealer in this round.';
    return refuse('wrong-phase', message, floorRule('sources-agree'), { phase: round.phase });
  }
  return ok([
    { type: 'ReaderSetAside', round: round.id, reason: command.reason, because: reasons },
  ]);
}

function settleResult(
  given: RoundCase<'RegisterResult'>,
  source: Source,
  step: ProcedureStep | undefined,
): Decision {
  const { command, rules, round } = given;
  const { dice } = command;
  const game = diceGameAt(rules);
  const faces = ruleOf(game.book, 'faces-decide');
  const reasons = because(...(step?.because ?? faces), ...faces);
  const lines = settleDice(rules, round.closed ?? [], dice);
  const registered: TableEvent = {
    type: 'ResultRegistered',
    round: round.id,
    dice,
    source,
    proof: command.proof ?? null,
    settled: lines,
    because: reasons,
  };
  if (step?.to !== 'idle') return ok([registered]);
  const settledRound = { ...round, settled: lines };
  const events = [registered, collection(settledRound, rules), payment(settledRound, rules)];
  return ok(conclude(given, events, step));
}

function reading(source: 'dealer' | 'device', dice: Roll): TableEvent {
  return { type: 'ReadingTaken', source, dice, because: floorRule('sources-agree') };
}

/**
 * The tumbler or shaker was activated. In its place in the procedure that is a step; anywhere else,
 * or with too few tumbles, it is the irregularity the rulebook makes of it.
 */
function tumble(given: Case<'Tumble'>): Decision {
  const { command, state, rules, envelope } = given;
  const { tumbles } = command;
  const step = stepAt('tumble', state, rules);
  if (!step) return outOfPlace(given);
  const opening: TableEvent[] = [];
  if (state.round === null) {
    const fault = readyFault(state, rules, envelope.at);
    if (fault) return fault;
    if (rules.config.resultSource === 'virtual' && !command.commitment) return refuseUncommitted();
    const commitment = command.commitment ?? null;
    opening.push(roundOpened(state, rules.config.table, commitment, because(...step.because)));
  }
  const least = rules.procedure.tumblesLeast ?? 0;
  const isCounted = step.shaker !== 'automated';
  const tumbled: TableEvent = { type: 'DiceTumbled', tumbles, because: tumbleReasons(step, rules) };
  if (!isCounted || tumbles >= least) return ok([...opening, tumbled]);
  const events = [...opening, tumbled];
  const consequence = dispose('tumbled-fewer-than-three', caseAfter(given, events));
  return consequence.ok ? ok([...events, ...consequence.value]) : consequence;
}

function outOfPlace(given: Case<'Tumble'>): Decision {
  const { state, rules, command } = given;
  if (state.round === null) {
    const reasons = dispositionAt('tumbler-before-close', rules, standingOf(state));
    return ok([
      {
        type: 'TumbleIgnored',
        tumbles: command.tumbles,
        because:
          reasons && 'because' in reasons
            ? because(...reasons.because)
            : floorRule('order-of-play'),
      },
    ]);
  }
  // Only a book that voids the round makes an irregularity of it by itself; where none says what
  // follows, the machine does nothing and a person may report what happened.
  const { action } = rules.book.irregularities['tumbler-before-close'];
  if (state.round.phase === 'betting' && action === 'void-round') {
    return dispose('tumbler-before-close', given);
  }
  const { phase } = state.round;
  const message = 'It is not the moment to tumble the dice.';
  // Where the dice are tumbled before betting, the close of bets is no reason to wait for.
  const isTooEarly = phase === 'betting' && !rules.procedure.covered;
  const reasons = isTooEarly ? ruleOf(rules.book, 'bets-close') : floorRule('order-of-play');
  return refuse('wrong-phase', message, reasons, { phase });
}

/** A tumble that begins a round is also why nothing is known of the dice until bets have closed. */
function tumbleReasons({ from, because: reasons }: ProcedureStep, rules: TableRules): Because {
  if (from !== 'idle') return because(...reasons);
  return because(...reasons, ...ruleOf(diceGameAt(rules).book, 'valid-tumble'));
}
