import { RANKS } from '@baize/si-ki-pi';
import type { Action, NamedCard } from './action.ts';
import type { Fact } from './fact.ts';

const CARDS: readonly NamedCard[] = [14, 'zero', 9, 8, 7, 6, 5, 4, 3, 2];

/** Every action for hands of four different ranks: 49. */
export const ACTIONS: readonly Action[] = [
  { kind: 'highest-high' },
  { kind: 'best-low' },
  { kind: 'zero-cards-together' },
  { kind: 'higher-zero-card-with-more-points' },
  ...CARDS.flatMap((one, index) =>
    CARDS.slice(index + 1).map((other): Action => ({ kind: 'together', cards: [one, other] })),
  ),
];

const COUNTS = Array.from({ length: 12 }, (_, count) => count);

/** Every fact about points: 96. */
export const COUNT_FACTS: readonly Fact[] = (['house-way', 'new'] as const).flatMap((set) =>
  (['low', 'high'] as const).flatMap((half) =>
    (['at-least', 'at-most'] as const).flatMap((limit) =>
      COUNTS.map((count): Fact => ({ kind: 'count', set, half, limit, count })),
    ),
  ),
);

/** Every fact about the cards themselves: 29. */
export const CARD_FACTS: readonly Fact[] = [
  ...([0, 1, 2] as const).map((number): Fact => ({ kind: 'zero-cards', number })),
  ...RANKS.flatMap((rank): readonly Fact[] => [
    { kind: 'card', rank, isHeld: true },
    { kind: 'card', rank, isHeld: false },
  ]),
];
