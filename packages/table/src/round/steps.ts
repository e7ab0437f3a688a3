import { ok } from '@baize/exact';
import { stepAt } from '../authority/guard.ts';
import type { Decision, RoundCase } from '../decision.ts';
import { presenceProblem } from '../irregularities/presence.ts';
import { conclude } from './conclude.ts';
import { collection, payment } from './money.ts';

/** First the losers; where that ends the round, the winners with them... */
export function collectLosers(given: RoundCase): Decision {
  const { state, rules, round } = given;
  const problem = presenceProblem(given);
  if (problem) return problem;
  const step = stepAt('collect-losers', state, rules);
  const collected = collection(round, rules);
  if (step?.to !== 'idle') return ok([collected]);
  return ok(conclude(given, [collected, payment(round, rules)], step));
}

/** ...then the winners... */
export function payWinners(given: RoundCase): Decision {
  const { state, rules, round } = given;
  const problem = presenceProblem(given);
  if (problem) return problem;
  const step = stepAt('pay-winners', state, rules);
  const paid = payment(round, rules);
  return ok(step?.to === 'idle' ? conclude(given, [paid], step) : [paid]);
}

/** ...and only then is the table clear for the next round. */
export function clearLights(given: RoundCase): Decision {
  return ok(conclude(given, [], stepAt('clear-lights', given.state, given.rules)));
}
