import { ok } from '@baize/exact';
import { because } from '@baize/game';
import { stepAt } from '../authority/moment.ts';
import type { Decision, RoundCase } from '../decision.ts';
import { floorRule } from '../floor-rules.ts';
import { presenceFault } from '../irregularities/presence.ts';
import { conclude } from './conclude.ts';
import { collection, payment } from './money.ts';

export function uncover({ state, rules }: RoundCase<'Uncover'>): Decision {
  const step = stepAt('uncover', state, rules);
  const reasons = because(...(step?.because ?? floorRule('order-of-play')));
  return ok([{ type: 'DiceUncovered', because: reasons }]);
}

/** First the losers; where that ends the round, the winners with them... */
export function collectLosers(given: RoundCase<'CollectLosers'>): Decision {
  const { state, rules, round } = given;
  const fault = presenceFault(given);
  if (fault) return fault;
  const step = stepAt('collect-losers', state, rules);
  const collected = collection(round, rules);
  if (step?.to !== 'idle') return ok([collected]);
  return ok(conclude(given, [collected, payment(round, rules)], step));
}

/** ...then the winners... */
export function payWinners(given: RoundCase<'PayWinners'>): Decision {
  const { state, rules, round } = given;
  const fault = presenceFault(given);
  if (fault) return fault;
  const step = stepAt('pay-winners', state, rules);
  const paid = payment(round, rules);
  return ok(step?.to === 'idle' ? conclude(given, [paid], step) : [paid]);
}

/** ...and only then is the table clear for the next round. */
export function clearLights(given: RoundCase<'ClearLights'>): Decision {
  return ok(conclude(given, [], stepAt('clear-lights', given.state, given.rules)));
}
