import type { Rank } from '../../index.ts';
import type { Action, NamedCard } from './action.ts';
import type { CountFact, Fact } from './fact.ts';
import type { ShortRule } from './rule.ts';

const SPLIT_PAIR: Action = { kind: 'split-pair' };
const HIGHEST_HIGH: Action = { kind: 'highest-high' };
const BEST_LOW: Action = { kind: 'best-low' };
const ZERO_CARDS_TOGETHER: Action = { kind: 'zero-cards-together' };
const HIGHER_ZERO_WITH_MORE: Action = { kind: 'higher-zero-card-with-more-points' };

/**
 * "Ask for the House Way, except": the shortest list of safe rules that comes within 0.01 percentage points
 * of the optimal player, under the default readings. Written down from `findShortList`, whose search the
 * tests repeat; no list of nineteen rules of this language comes that close. The first rule that fits a hand
 * decides, even where it leaves the hand as the House Way sets it, so the order matters: see `list-order.ts`.
 */
export const SHORT_LIST: readonly ShortRule[] = [
  {
    pairs: [2, 6, 7],
    facts: [atMost('house-way', 'low', 3), atLeast('new', 'low', 5)],
    action: SPLIT_PAIR,
  },
  { pairs: null, facts: [atLeast('house-way', 'high', 8)], action: together(14, 8) },
  {
    pairs: null,
    facts: [zeroCards(1), isHeldFact(9), atMost('house-way', 'low', 4)],
    action: HIGHEST_HIGH,
  },
  {
    pairs: null,
    facts: [isHeldFact(8), atLeast('house-way', 'high', 5), atMost('new', 'low', 1)],
    action: HIGHEST_HIGH,
  },
  { pairs: null, facts: [zeroCards(0), atLeast('new', 'high', 7)], action: together(9, 2) },
  {
    pairs: null,
    facts: [zeroCards(0), atLeast('house-way', 'high', 6), atMost('new', 'low', 2)],
    action: HIGHEST_HIGH,
  },
  {
    pairs: null,
    facts: [isAbsentFact(9), isAbsentFact(4), isAbsentFact(3)],
    action: together(14, 6),
  },
  {
    pairs: null,
    facts: [zeroCards(2), isHeldFact(10), atLeast('house-way', 'high', 7)],
    action: HIGHEST_HIGH,
  },
  {
    pairs: null,
    facts: [isAbsentFact(13), isAbsentFact(5), atLeast('new', 'high', 8)],
    action: ZERO_CARDS_TOGETHER,
  },
  {
    pairs: null,
    facts: [isAbsentFact(3), atMost('house-way', 'low', 3)],
    action: together('zero', 7),
  },
  {
    pairs: null,
    facts: [isAbsentFact(10), isAbsentFact(5), atLeast('new', 'high', 8)],
    action: together(6, 4),
  },
  {
    pairs: null,
    facts: [isHeldFact(14), isAbsentFact(5), atMost('new', 'high', 5)],
    action: BEST_LOW,
  },
  {
    pairs: [2, 6, 14],
    facts: [
      atLeast('house-way', 'low', 2),
      atMost('house-way', 'low', 5),
      atLeast('new', 'low', 4),
    ],
    action: SPLIT_PAIR,
  },
  {
    pairs: null,
    facts: [zeroCards(0), atLeast('house-way', 'low', 4), atLeast('house-way', 'high', 8)],
    action: together(7, 2),
  },
  {
    pairs: null,
    facts: [atMost('house-way', 'low', 6), atLeast('new', 'low', 5), atMost('new', 'low', 7)],
    action: together(6, 2),
  },
  {
    pairs: null,
    facts: [isHeldFact(10), isHeldFact(5), atMost('new', 'high', 6)],
    action: HIGHEST_HIGH,
  },
  {
    pairs: null,
    facts: [isAbsentFact(14), isAbsentFact(4), isHeldFact(2)],
    action: together(6, 3),
  },
  {
    pairs: null,
    facts: [isAbsentFact(10), atMost('house-way', 'low', 4), atLeast('new', 'low', 6)],
    action: BEST_LOW,
  },
  {
    pairs: null,
    facts: [isHeldFact(10), isHeldFact(6), atMost('house-way', 'low', 3)],
    action: ZERO_CARDS_TOGETHER,
  },
  {
    pairs: null,
    facts: [isHeldFact(10), isHeldFact(5), isHeldFact(2)],
    action: HIGHER_ZERO_WITH_MORE,
  },
];

function together(one: NamedCard, other: NamedCard): Action {
  return { kind: 'together', cards: [one, other] };
}

function isHeldFact(rank: Rank): Fact {
  return { kind: 'card', rank, isHeld: true };
}

function isAbsentFact(rank: Rank): Fact {
  return { kind: 'card', rank, isHeld: false };
}

function zeroCards(number: 0 | 1 | 2): Fact {
  return { kind: 'zero-cards', number };
}

function atLeast(set: CountFact['set'], half: CountFact['half'], count: number): Fact {
  return { kind: 'count', set, half, limit: 'at-least', count };
}

function atMost(set: CountFact['set'], half: CountFact['half'], count: number): Fact {
  return { kind: 'count', set, half, limit: 'at-most', count };
}
