import { assert, err, ok, type Result } from '@baize/exact';
import { DEALS } from '../combinations.ts';
import type { Solution } from '../solution.ts';
import { type HandView, handViews } from './hand-view.ts';
import { type DecidingRule, gainInOrder, inUsefulOrder } from './list-order.ts';
import { type ShortRule, splitByRule } from './rule.ts';
import { type Gain, type SafeRule, safeRules } from './safe-rules.ts';

/** How much lists of a given length can gain: a bound no list passes, and the best list met on the way. */
interface MostByRules {
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

/**
 * Why there is no list: all safe rules together do not come that close, or the search ended between a
 * length that is proved too short and one that may not be the shortest.
 */
export type NoShortList =
  | { readonly code: 'out-of-reach' }
  | { readonly code: 'undecided'; readonly provedTooShort: number };

/**
 * The shortest list of safe rules whose edge is within one ten-thousandth of the optimal player's. Every
 * shorter list is proved to miss that, by the bound of `mostByRules`, in whatever order its rules stand.
 */
export function findShortList(solution: Solution): Result<readonly ShortRule[], NoShortList> {
  const { gain, total, spare } = gainsOf(solution);
  const views = handViews(solution.game.readings);
  const safe = safeRules(views, gain);
  const cover = ruleCover(dropDominated(safe));
  const enough = total - spare;
  if (cover.most.reduce((sum, each) => sum + each, 0) < enough)
    return err({ code: 'out-of-reach' });
  for (let length = 1; ; length += 1) {
    const most = mostByRules(cover, length, enough);
    if (most.gain >= enough) {
      const list = most.list.map((rule) => ruleAt(cover.rules, rule));
      const simple = simplify(safe, list, enough);
      const ordered = inUsefulOrder(simple.map(({ rule }) => withDecidedHands(rule, views, gain)));
      if (gainInOrder(ordered) >= enough) return ok(ordered.map(({ rule }) => rule));
    }
    if (most.bound >= enough) return err({ code: 'undecided', provedTooShort: length - 1 });
  }
}

/** A rule with all hands it fits, those among them that it leaves as the House Way sets them. */
function withDecidedHands(
  rule: ShortRule,
  views: readonly HandView[],
  gain: Gain,
): DecidingRule<ShortRule> {
  const decides = new Map<number, number>();
  views.forEach((view, pattern) => {
    const split = splitByRule(rule, view);
    if (split !== null) decides.set(pattern, gain(pattern, split));
  });
  return { rule, decides };
}

function ruleAt(rules: readonly SafeRule[], index: number): SafeRule {
  const rule = rules[index];
  assert(rule !== undefined, `There is no rule ${index}.`);
  return rule;
}

/** What departures from the House Way gain, in the whole numbers of `arrangementValues`, over all deals. */
export function gainsOf({ game, solved, values, best }: Solution): {
  readonly gain: Gain;
  /** What the optimal player gains on the House Way. */
  readonly total: number;
  /** How much less still is within one ten-thousandth of a stake. */
  readonly spare: number;
} {
  const gain: Gain = (pattern, split) => {
    const houseWay = values.values[pattern * 3 + (game.houseWay[pattern]?.split ?? 0)] ?? 0;
    return (solved.ways[pattern] ?? 0) * ((values.values[pattern * 3 + split] ?? 0) - houseWay);
  };
  return {
    gain,
    total: best.reduce<number>((sum, split, pattern) => sum + gain(pattern, split), 0),
    spare: Number((BigInt(values.unit) * BigInt(DEALS)) / 10_000n),
  };
}

/**
 * The same number of rules with fewer facts, as long as the list still gains enough: one rule after the
 * other is replaced by a simpler one, the largest simplification first.
 */
function simplify(
  safe: readonly SafeRule[],
  list: readonly SafeRule[],
  enough: number,
): readonly SafeRule[] {
  const cover = ruleCover(safe);
  let current: readonly number[] = list.map((rule) => safe.indexOf(rule));
  let next: readonly number[] | null = current;
  while (next !== null) {
    current = next;
    next = simplestStep(cover, current, enough);
  }
  return current.map((index) => {
    const rule = safe[index];
    assert(rule !== undefined, `There is no rule ${index}.`);
    return rule;
  });
}

interface Step {
  readonly saved: number;
  readonly gain: number;
  readonly list: readonly number[];
}

function simplestStep(
  cover: RuleCover,
  list: readonly number[],
  enough: number,
): readonly number[] | null {
  let best: Step = { saved: 0, gain: 0, list };
  list.forEach((rule, place) => {
    for (let other = 0; other < cover.rules.length; other += 1) {
      const saved = factWeight(cover, rule) - factWeight(cover, other);
      if (saved <= 0 || saved < best.saved) continue;
      const changed = list.with(place, other);
      const gain = listGain(cover, changed);
      if (gain >= enough && (saved > best.saved || gain > best.gain)) {
        best = { saved, gain, list: changed };
      }
    }
  });
  return best.saved > 0 ? best.list : null;
}

/** A card is seen at once; counting takes longer, and of a hand that does not lie there yet longest. */
function factWeight({ rules }: RuleCover, rule: number): number {
  const facts = rules[rule]?.rule.facts ?? [];
  return facts.reduce(
    (sum, fact) => sum + (fact.kind !== 'count' ? 10 : fact.set === 'new' ? 12 : 11),
    0,
  );
}

/** Rules against patterns, as the search wants them: gains in whole numbers, patterns numbered from 0. */
interface RuleCover {
  readonly rules: readonly SafeRule[];
  /** By rule: the patterns it gains on, and how much. */
  readonly patterns: readonly Int32Array[];
  readonly gains: readonly Float64Array[];
  /** By pattern: what the best rule gains. */
  readonly most: Float64Array;
}

export function ruleCover(rules: readonly SafeRule[]): RuleCover {
  const numbers = new Map<number, number>();
  for (const { gains } of rules) {
    for (const pattern of gains.keys()) {
      if (!numbers.has(pattern)) numbers.set(pattern, numbers.size);
    }
  }
  const most = new Float64Array(numbers.size);
  const patterns = rules.map(({ gains }) =>
    Int32Array.from(gains.keys(), (pattern) => numbers.get(pattern) ?? 0),
  );
  const gains = rules.map((rule) => Float64Array.from(rule.gains.values()));
  patterns.forEach((own, rule) => {
    own.forEach((pattern, place) => {
      most[pattern] = Math.max(most[pattern] ?? 0, gains[rule]?.[place] ?? 0);
    });
  });
  return { rules, patterns, gains, most };
}

/** Leaves out a rule where another gains as much on every pattern: no list needs it. */
export function dropDominated(rules: readonly SafeRule[]): readonly SafeRule[] {
  const kept: SafeRule[] = [];
  const bySize = rules.toSorted(
    (a, b) => b.gains.size - a.gains.size || a.rule.facts.length - b.rule.facts.length,
  );
  for (const each of bySize) {
    if (!kept.some((other) => covers(other, each))) kept.push(each);
  }
  return kept;
}

function covers(other: SafeRule, each: SafeRule): boolean {
  for (const [pattern, gain] of each.gains) {
    if ((other.gains.get(pattern) ?? 0) < gain) return false;
  }
  return true;
}

/** What a list gains if each hand is arranged by the best of the rules that apply to it. */
export function listGain({ patterns, gains, most }: RuleCover, list: readonly number[]): number {
  const best = new Float64Array(most.length);
  for (const rule of list) {
    patterns[rule]?.forEach((pattern, place) => {
      best[pattern] = Math.max(best[pattern] ?? 0, gains[rule]?.[place] ?? 0);
    });
  }
  return best.reduce((sum, gain) => sum + gain, 0);
}
