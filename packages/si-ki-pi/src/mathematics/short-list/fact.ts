import { assertNever } from '@baize/exact';
import type { Rank, Split } from '../../index.ts';
import type { HandView } from './hand-view.ts';

/** Something a player can see: a card, the number of zero cards, or how much a hand counts. */
export type Fact =
  | { readonly kind: 'card'; readonly rank: Rank; readonly isHeld: boolean }
  | { readonly kind: 'zero-cards'; readonly number: 0 | 1 | 2 }
  | CountFact;

/** About the hands as the House Way sets them, or as they would lie after the rule's action. */
export interface CountFact {
  readonly kind: 'count';
  readonly set: 'house-way' | 'new';
  readonly half: 'low' | 'high';
  readonly limit: 'at-least' | 'at-most';
  readonly count: number;
}

/** Whether a fact is true of a hand that a rule would arrange by `split`. */
export function holds(fact: Fact, view: HandView, split: Split): boolean {
  switch (fact.kind) {
    case 'card':
      return view.pattern.includes(fact.rank) === fact.isHeld;
    case 'zero-cards':
      return view.zeroCards === fact.number;
    case 'count': {
      const set = view.arrangements[fact.set === 'new' ? split : view.houseWay];
      const { count } = set[fact.half];
      return fact.limit === 'at-least' ? count >= fact.count : count <= fact.count;
    }
    default:
      return assertNever(fact);
  }
}
