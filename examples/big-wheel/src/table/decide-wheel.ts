import { ok } from '@baize/exact';
import { because, ruleOf } from '@baize/game';
import {
  type Case,
  caseAfter,
  collection,
  conclude,
  type Deciders,
  type Decision,
  dispose,
  floorRule,
  inRound,
  payment,
  type RoundCase,
  refuse,
  stepAt,
  type TableEvent,
  type TableRules,
} from '@baize/table/kit';
import type { WheelGame } from '../game.ts';
import { settleWheel } from '../settle.ts';
import { TURNS_LEAST } from '../words-of-a-wheel.ts';
import type { WHEEL_COMMANDS } from './wheel-commands.ts';
import { wheelGameAt } from './wheel-game-at.ts';
import { stopsOf } from './wheel-readings.ts';

/** Who decides about the commands of a table with a wheel. */
export const WHEEL_DECIDERS: Deciders<keyof typeof WHEEL_COMMANDS> = {
  SpinWheel: spinWheel,
  RegisterStop: inRound(registerStop),
};

/** Too few turns are the irregularity the rulebook makes of it. */
function spinWheel(given: Case<'SpinWheel'>): Decision {
  const { turns } = given.command;
  const { book } = wheelGameAt(given.rules);
  const spun: TableEvent = { type: 'WheelSpun', turns, because: ruleOf(book, 'valid-spin') };
  if (turns >= TURNS_LEAST) return ok([spun]);
  const consequence = dispose('wheel-under-three-turns', caseAfter(given, [spun]));
  return consequence.ok ? ok([spun, ...consequence.value]) : consequence;
}

/** The wheel has come to rest: the round is decided, settled and over. */
function registerStop(given: RoundCase<'RegisterStop'>): Decision {
  const { command, envelope, rules, round, state } = given;
  const game = wheelGameAt(rules);
  const { proof } = command;
  const isVirtual = rules.config.resultSource === 'virtual';
  if (isVirtual && (!proof || round.commitment === null)) {
    const message = 'A virtual result comes with the seed it was drawn from.';
    return refuse('missing-detail', message, floorRule('virtual-result'), { field: 'proof' });
  }
  const read = envelope.by.kind === 'device' ? 'device' : 'dealer';
  if (rules.config.resultSource === 'dealer-and-device') {
    const other = stopsOf(round.play)[read === 'dealer' ? 'device' : 'dealer'];
    if (other === null) {
      const reasons = floorRule('sources-agree');
      return ok([{ type: 'StopRead', source: read, stop: command.stop, because: reasons }]);
    }
    if (other !== command.stop) {
      // Whoever reads again must not be able to copy.
      const message = 'The other reading is different; a supervisor has to look at the wheel.';
      const reasons = because(
        ...floorRule('sources-agree'),
        ...ruleOf(game.book, 'flapper-decides'),
      );
      return refuse('readings-disagree', message, reasons, { field: 'stop' });
    }
  }
  const step = stepAt('register-stop', state, rules);
  const settled = settleWheel(game, round.closed ?? [], command.stop);
  const registered: TableEvent = {
    type: 'StopRegistered',
    round: round.id,
    stop: command.stop,
    source: isVirtual ? 'virtual' : read,
    ...(proof ? { proof } : {}),
    settled,
    because: reasonsOf(step?.because ?? [], game),
  };
  const settledRound = { ...round, settled };
  const events = [registered, collection(settledRound, rules), payment(settledRound, rules)];
  return ok(conclude(given, events, step));
}

function reasonsOf(
  said: TableRules['procedure']['steps'][number]['because'] | readonly [],
  { book }: WheelGame,
) {
  const [first, ...others] = [...said, ...ruleOf(book, 'flapper-decides')];
  return first ? because(first, ...others) : ruleOf(book, 'flapper-decides');
}
