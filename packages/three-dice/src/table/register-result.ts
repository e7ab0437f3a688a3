import { ok } from '@baize/exact';
import { because, type ProcedureStep, ruleOf } from '@baize/game';
import type { Decision, RoundCase, TableEvent } from '@baize/table/kit';
import { collection, conclude, floorRule, payment, refuse, stepAt } from '@baize/table/kit';
import type { Roll } from '../roll.ts';
import { diceGameAt } from './dice-game.ts';
import { settleDice } from './settle-dice.ts';
import { couldShow, showSame } from './show-same.ts';

type Source = 'dealer' | 'device' | 'virtual';

/** The dice are read: the round is decided, and settled at once unless the book takes its time. */
export function registerResult(given: RoundCase<'RegisterResult'>): Decision {
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
export function setReaderAside({ command, rules, round }: RoundCase<'SetReaderAside'>): Decision {
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
