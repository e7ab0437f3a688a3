import { assert, err, ok, type Result } from '@baize/exact';
import { DEALS } from '../combinations.ts';
import type { Solution } from '../solution.ts';
import { type HandView, handViews } from './hand-view.ts';
import { type DecidingRule, gainInOrder, inUsefulOrder } from './list-order.ts';
import { mostByRules } from './most-by-rules.ts';
import { type ShortRule, splitByRule } from './rule.ts';
import { dropDominated, ruleCover } from './rule-cover.ts';
import { type Gain, type SafeRule, safeRules } from './safe-rules.ts';
import { simplify } from './simplify.ts';

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
      const ordered = inUsefulOrder(simple.map(({ rule }) => deciding(rule, views, gain)));
      if (gainInOrder(ordered) >= enough) return ok(ordered.map(({ rule }) => rule));
    }
    if (most.bound >= enough) return err({ code: 'undecided', provedTooShort: length - 1 });
  }
}

/** A rule with all hands it fits, those among them that it leaves as the House Way sets them. */
function deciding(
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
