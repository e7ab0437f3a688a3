import { assertNever } from '@baize/exact';
import { pointsOf, type Rank, SPLITS, type Split } from '../../index.ts';
import { type ArrangementView, type HandView, isZero, type TwoView } from './hand-view.ts';

/** A card as an action names it; `zero` is the highest zero card of the hand. */
export type NamedCard = 'zero' | Exclude<Rank, 10 | 11 | 12 | 13>;

/** What to do with four cards. */
export type Action =
  | { readonly kind: 'split-pair' }
  | { readonly kind: 'highest-high' }
  | { readonly kind: 'best-low' }
  | { readonly kind: 'zero-cards-together' }
  | { readonly kind: 'higher-zero-card-with-more-points' }
  | { readonly kind: 'together'; readonly cards: readonly [NamedCard, NamedCard] };

/** The arrangement an action means, or null where the hand does not have what it speaks of. */
export function splitBy(action: Action, view: HandView): Split | null {
  switch (action.kind) {
    case 'split-pair':
      return view.pair === null
        ? null
        : (SPLITS.find((split) => !hasPair(at(view, split))) ?? null);
    case 'highest-high':
      return best(view, ({ low, high }) => [high.ranking, low.ranking]);
    case 'best-low':
      return best(view, ({ low, high }) => [low.ranking, high.ranking]);
    case 'zero-cards-together':
      return view.zeroCards === 2 ? splitHolding(view, (two) => two.ranks.every(isZero)) : null;
    case 'higher-zero-card-with-more-points':
      return higherZeroWithMore(view);
    case 'together':
      return together(view, action.cards);
    default:
      return assertNever(action);
  }
}

function at(view: HandView, split: Split): ArrangementView {
  return view.arrangements[split];
}

function hasPair({ low, high }: ArrangementView): boolean {
  return [low, high].some(({ ranks: [a, b] }) => a === b);
}

/** The split whose first number is highest, of equals the one whose second is. */
function best(view: HandView, by: (set: ArrangementView) => readonly [number, number]): Split {
  return SPLITS.reduce((leader, split) => {
    const [first, second] = by(at(view, split));
    const [leading, second2] = by(at(view, leader));
    return first > leading || (first === leading && second > second2) ? split : leader;
  });
}

function splitHolding(view: HandView, is: (two: TwoView) => boolean): Split | null {
  return SPLITS.find((split) => is(at(view, split).low) || is(at(view, split).high)) ?? null;
}

function twoOf(one: Rank, other: Rank): (two: TwoView) => boolean {
  return ({ ranks: [a, b] }) => (a === one && b === other) || (a === other && b === one);
}

function higherZeroWithMore(view: HandView): Split | null {
  if (view.zeroCards !== 2) return null;
  const [higher] = view.pattern.filter(isZero);
  const [most] = view.pattern
    .filter((rank) => !isZero(rank))
    .toSorted((a, b) => pointsOf(b) - pointsOf(a));
  return higher === undefined || most === undefined
    ? null
    : splitHolding(view, twoOf(higher, most));
}

function together(view: HandView, cards: readonly [NamedCard, NamedCard]): Split | null {
  const [one, other] = cards.map((card) => view.pattern.find((rank) => isNamed(rank, card)));
  return one === undefined || other === undefined ? null : splitHolding(view, twoOf(one, other));
}

// A pattern runs from its highest rank down, so the first zero card found is the highest.
function isNamed(rank: Rank, card: NamedCard): boolean {
  return card === 'zero' ? isZero(rank) : rank === card;
}
