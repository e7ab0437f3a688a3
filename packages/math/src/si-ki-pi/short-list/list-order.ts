import type { SafeRule } from './safe-rules.ts';

/**
 * The order in which the rules are worth learning: each time the rule that adds most. The first rule that
 * applies decides, so where two rules arrange a hand differently the better one should stand first; where
 * each is the better one for some hand, the order that gives away less is taken.
 */
export function inUsefulOrder(rules: readonly SafeRule[]): readonly SafeRule[] {
  const ordered: SafeRule[] = [];
  let left = rules;
  while (left.length > 0) {
    const decided = patternsOf(ordered);
    const ranked = left.map((rule) => ({
      rule,
      spoiled: spoiledBy(rule, left, decided),
      added: addedBy(rule, decided),
    }));
    const [next] = ranked.toSorted((a, b) => a.spoiled - b.spoiled || b.added - a.added);
    if (!next) break;
    ordered.push(next.rule);
    left = left.filter((rule) => rule !== next.rule);
  }
  return ordered;
}

function patternsOf(rules: readonly SafeRule[]): ReadonlySet<number> {
  return new Set(rules.flatMap(({ gains }) => [...gains.keys()]));
}

/** What would be given away on hands that a later rule arranges better, if this rule came next. */
function spoiledBy(
  rule: SafeRule,
  left: readonly SafeRule[],
  decided: ReadonlySet<number>,
): number {
  let spoiled = 0;
  for (const [pattern, gain] of rule.gains) {
    if (decided.has(pattern)) continue;
    const best = Math.max(...left.map(({ gains }) => gains.get(pattern) ?? 0));
    spoiled += best - gain;
  }
  return spoiled;
}

function addedBy({ gains }: SafeRule, decided: ReadonlySet<number>): number {
  let added = 0;
  for (const [pattern, gain] of gains) if (!decided.has(pattern)) added += gain;
  return added;
}

/** What the list gains when the first rule that applies decides. */
export function orderedGain(rules: readonly SafeRule[]): number {
  const decided = new Map<number, number>();
  for (const { gains } of rules) {
    for (const [pattern, gain] of gains) if (!decided.has(pattern)) decided.set(pattern, gain);
  }
  let sum = 0;
  for (const gain of decided.values()) sum += gain;
  return sum;
}
