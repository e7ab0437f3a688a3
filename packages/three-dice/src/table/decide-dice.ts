import { ok } from '@baize/exact';
import { type Because, because, type ProcedureStep, ruleOf } from '@baize/game';
import {
  type Case,
  caseAfter,
  clearLights,
  collection,
  collectLosers,
  committedTo,
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
  refuse,
  refuseUncommitted,
  roundOpened,
  standingOf,
  stepAt,
  type TableEvent,
  type TableRules,
} from '@baize/table/kit';
import type { Roll } from '../roll.ts';
import { EQUIPMENT_DECIDERS } from './decide-equipment.ts';
import type { DICE_COMMANDS, EQUIPMENT_COMMANDS } from './dice-commands.ts';
import { DICE_EQUIPMENT, diceAgeProblem } from './dice-equipment.ts';
import { diceGameAt, settleDice } from './dice-steps.ts';
import { settleKnownBets } from './settle-known.ts';
import { couldShow, showSame } from './show-same.ts';

type DiceCommandType = keyof typeof DICE_COMMANDS | keyof typeof EQUIPMENT_COMMANDS;

/** Who decides about the commands of a table with dice. */
export const DICE_DECIDERS: Deciders<DiceCommandType> = {
  ...EQUIPMENT_DECIDERS,
  Tumble: tumble,
  Uncover: inRound(uncover),
  RegisterResult: inRound(registerResult),
  SetReaderAside: inRound(setReaderAside),
  SettleKnownBets: inRound(settleKnownBets),
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
    if (!other) return ok([readingTaken(read, command.dice)]);
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
  const { resultSource } = rules.config;
  const isRead = resultSource === 'dealer-and-device' || resultSource === 'device';
  if (!isRead || round.play.isReaderAside) {
    const message = 'No reader decides in this round.';
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

function readingTaken(source: 'dealer' | 'device', dice: Roll): TableEvent {
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
    const problem = DICE_EQUIPMENT.readyProblem(state, rules, envelope.at);
    if (problem) return problem;
    const commitment = committedTo(command.commitment, state);
    if (rules.config.resultSource === 'virtual' && commitment === null) return refuseUncommitted();
    opening.push(roundOpened(state, rules.config.table, commitment, because(...step.because)));
  } else {
    const tooOld = diceAgeProblem(state, rules, envelope.at);
    if (tooOld) return tooOld;
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
