import { ok } from '@baize/exact';
import { because } from '@baize/game';
import { stepAt } from '../authority/moment.ts';
import type { Decision, RoundCase } from '../decision.ts';
import { floorRule } from '../floor-rules.ts';
import { conclude } from './conclude.ts';
import { collection, payment } from './money.ts';

export function uncover({ state, rules }: RoundCase<'Uncover'>): Decision {
  const step = stepAt('uncover', state, rules);
  const reasons = because(...(step?.because ?? floorRule('order-of-play')));
  return ok([{ type: 'DiceUncovered', because: reasons }]);
}

/** First the losers... */
export function collectLosers({ rules, round }: RoundCase<'CollectLosers'>): Decision {
  return ok([collection(round, rules)]);
}

/** ...then the winners... */
export function payWinners({ rules, round }: RoundCase<'PayWinners'>): Decision {
  return ok([payment(round, rules)]);
}

/** ...and only then is the table clear for the next round. */
export function clearLights(given: RoundCase<'ClearLights'>): Decision {
  return ok(conclude(given, []));
}
