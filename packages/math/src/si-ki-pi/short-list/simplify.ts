import { assert } from '@baize/exact';
import { listGain, type RuleCover, ruleCover } from './rule-cover.ts';
import type { SafeRule } from './safe-rules.ts';

/**
 * The same number of rules with fewer facts, as long as the list still gains enough: one rule after the
 * other is replaced by a simpler one, the largest simplification first.
 */
export function simplify(
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
