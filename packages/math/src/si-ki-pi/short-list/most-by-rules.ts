import { listGain, type RuleCover } from './rule-cover.ts';

/** How much lists of a given length can gain: a bound no list passes, and the best list met on the way. */
export interface MostByRules {
  readonly bound: number;
  readonly list: readonly number[];
  readonly gain: number;
}

/**
 * Lists of `length` rules, bounded from above by Lagrange multipliers. Give every pattern a price v. A list
 * gains, on one pattern, the gain of its best rule there, which is at most v plus, for every rule of the
 * list, what the rule gains above v. So no list gains more than all prices together plus the `length` rules
 * with the largest surplus over the prices. That holds for any prices; subgradient steps look for prices
 * that make the bound small. The rules with the largest surplus are themselves a list, often a good one.
 */
export function mostByRules(
  cover: RuleCover,
  length: number,
  enough: number,
  steps = 3_000,
): MostByRules {
  const prices = cover.most.map((gain) => Math.floor(gain / 2));
  let bestPrices = prices.slice();
  let bound = Number.POSITIVE_INFINITY;
  let list: readonly number[] = [];
  let gain = 0;
  let shrink = 1;
  let idle = 0;
  for (let step = 0; step < steps && bound >= enough && gain < enough; step += 1) {
    const top = largestSurplus(cover, prices, length);
    const here = prices.reduce((sum, price) => sum + price, top.surplus);
    const listed = listGain(cover, top.rules);
    if (listed > gain) [gain, list] = [listed, top.rules];
    idle = here < bound ? 0 : idle + 1;
    if (here < bound) [bound, bestPrices] = [here, prices.slice()];
    if (idle > PATIENCE) {
      shrink *= 2;
      idle = 0;
      prices.set(bestPrices);
    }
    // A little beyond what would be enough, or the steps would shrink before they get there.
    descend(cover, prices, top.rules, (here - enough * 0.999) / shrink);
  }
  return { bound, list, gain };
}

const PATIENCE = 30;

function largestSurplus(cover: RuleCover, prices: Float64Array, length: number) {
  const surpluses = cover.patterns.map((patterns, rule) => {
    let surplus = 0;
    patterns.forEach((pattern, place) => {
      surplus += Math.max(0, (cover.gains[rule]?.[place] ?? 0) - (prices[pattern] ?? 0));
    });
    return { rule, surplus };
  });
  const top = surpluses.toSorted((a, b) => b.surplus - a.surplus).slice(0, length);
  return {
    rules: top.map(({ rule }) => rule),
    surplus: top.reduce((sum, { surplus }) => sum + surplus, 0),
  };
}

/** Lowers the price of a pattern nobody of the list gains on, raises it where several do. */
function descend(
  cover: RuleCover,
  prices: Float64Array,
  list: readonly number[],
  distance: number,
): void {
  const slope = new Float64Array(prices.length).fill(1);
  for (const rule of list) {
    cover.patterns[rule]?.forEach((pattern, place) => {
      const isAbove = (cover.gains[rule]?.[place] ?? 0) > (prices[pattern] ?? 0);
      if (isAbove) slope[pattern] = (slope[pattern] ?? 0) - 1;
    });
  }
  const steepness = slope.reduce((sum, each) => sum + each * each, 0);
  if (steepness === 0) return;
  slope.forEach((each, pattern) => {
    // Whole prices keep the bound exact; which prices they are does not matter to it.
    const price = Math.round((prices[pattern] ?? 0) - (each * distance) / steepness);
    prices[pattern] = Math.min(cover.most[pattern] ?? 0, Math.max(0, price));
  });
}
