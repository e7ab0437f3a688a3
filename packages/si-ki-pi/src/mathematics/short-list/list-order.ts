/** What a rule does with every hand it fits: what is gained on the House Way, 0 where it changes nothing. */
export type Decided = ReadonlyMap<number, number>;

export interface DecidingRule<Rule> {
  readonly rule: Rule;
  /** By pattern, of all hands the rule fits. */
  readonly decides: Decided;
}

/**
 * The order in which rules are printed. The first rule that fits decides, even where it leaves a hand as the
 * House Way sets it, so a rule spoils what a later one would have gained on the same hand. No rule moved to
 * another place would make this order gain more, or as much and earlier.
 */
export function inUsefulOrder<Rule>(
  rules: readonly DecidingRule<Rule>[],
): readonly DecidingRule<Rule>[] {
  let best: Ranked<Rule> = rankRules(greedily(rules));
  for (;;) {
    const better = bestMove(best);
    if (better === null) return best.rules;
    best = better;
  }
}

/** What the list gains when the first rule that fits decides. */
export function gainInOrder(rules: readonly { readonly decides: Decided }[]): number {
  return gainsByLength(rules).at(-1) ?? 0;
}

interface Ranked<Rule> {
  readonly rules: readonly DecidingRule<Rule>[];
  readonly gain: number;
  /** The gains of the first rule, of the first two, and so on, added up. */
  readonly early: number;
}

function rankRules<Rule>(rules: readonly DecidingRule<Rule>[]): Ranked<Rule> {
  const gains = gainsByLength(rules);
  return { rules, gain: gains.at(-1) ?? 0, early: gains.reduce((sum, each) => sum + each, 0) };
}

/** What is gained by the first rule, by the first two, and so on. */
function gainsByLength(rules: readonly { readonly decides: Decided }[]): readonly number[] {
  const decided = new Set<number>();
  let sum = 0;
  return rules.map(({ decides }) => {
    for (const [pattern, gain] of decides) {
      if (!decided.has(pattern)) sum += gain;
      decided.add(pattern);
    }
    return sum;
  });
}

/** Each time the rule that gives away least of what a later one gains, of equals the one that adds most. */
function greedily<Rule>(rules: readonly DecidingRule<Rule>[]): readonly DecidingRule<Rule>[] {
  const ordered: DecidingRule<Rule>[] = [];
  let left = rules;
  while (left.length > 0) {
    const decided = new Set(ordered.flatMap(({ decides }) => [...decides.keys()]));
    const candidates = left.map((rule) => ({ rule, ...effectOf(rule, left, decided) }));
    const [next] = candidates.toSorted((a, b) => a.spoiled - b.spoiled || b.added - a.added);
    if (!next) break;
    ordered.push(next.rule);
    left = left.filter((rule) => rule !== next.rule);
  }
  return ordered;
}

function effectOf(
  { decides }: { readonly decides: Decided },
  left: readonly { readonly decides: Decided }[],
  decided: ReadonlySet<number>,
): { readonly spoiled: number; readonly added: number } {
  let spoiled = 0;
  let added = 0;
  for (const [pattern, gain] of decides) {
    if (decided.has(pattern)) continue;
    added += gain;
    spoiled += Math.max(...left.map((rule) => rule.decides.get(pattern) ?? 0)) - gain;
  }
  return { spoiled, added };
}

/** The best list that differs by the place of one rule, or null where none is better. */
function bestMove<Rule>(current: Ranked<Rule>): Ranked<Rule> | null {
  let best: Ranked<Rule> | null = null;
  current.rules.forEach((rule, from) => {
    const others = current.rules.toSpliced(from, 1);
    for (let to = 0; to <= others.length; to += 1) {
      const moved = rankRules(others.toSpliced(to, 0, rule));
      if (isBetter(moved, best ?? current)) best = moved;
    }
  });
  return best;
}

function isBetter<Rule>(one: Ranked<Rule>, other: Ranked<Rule>): boolean {
  return one.gain > other.gain || (one.gain === other.gain && one.early > other.early);
}
