import type { Rank, Split } from '../../index.ts';
import { type Action, splitBy } from './action.ts';
import { type Fact, holds } from './fact.ts';
import type { HandView } from './hand-view.ts';

/**
 * A departure from the House Way: for hands with exactly one pair, of one of the given ranks, or for
 * hands of four different ranks; at most three facts that must all hold; and what to do then.
 */
export interface ShortRule {
  /** Null for hands of four different ranks. */
  readonly pairs: readonly Rank[] | null;
  readonly facts: readonly Fact[];
  readonly action: Action;
}

export const FACTS_MOST = 3;

/** How a rule arranges a hand it fits, perhaps as the House Way does; null where it does not fit. */
export function splitByRule(rule: ShortRule, view: HandView): Split | null {
  const split = inScope(rule, view) ? splitBy(rule.action, view) : null;
  if (split === null) return null;
  return rule.facts.every((fact) => holds(fact, view, split)) ? split : null;
}

export function inScope({ pairs }: Pick<ShortRule, 'pairs'>, view: HandView): boolean {
  return pairs === null ? view.hasFourRanks : view.pair !== null && pairs.includes(view.pair);
}

/** The first rule that fits decides, also where it changes nothing; where none fits, the House Way does. */
export function splitByList(list: readonly ShortRule[], view: HandView): Split {
  for (const rule of list) {
    const split = splitByRule(rule, view);
    if (split !== null) return split;
  }
  return view.houseWay;
}
