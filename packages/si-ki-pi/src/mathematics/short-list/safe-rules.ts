import { RANKS, type Rank } from '../../index.ts';
import { type Action, type NamedCard, splitBy } from './action.ts';
import { type Fact, holds } from './fact.ts';
import type { HandView } from './hand-view.ts';
import { FACTS_MOST, inScope, type ShortRule } from './rule.ts';

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

/** What a hand gains, over all deals, when its pattern is arranged by a split instead of the House Way. */
export type Gain = (pattern: number, split: number) => number;

export interface SafeRule {
  readonly rule: ShortRule;
  /** Gains by pattern, none negative; patterns where nothing is gained are left out. */
  readonly gains: ReadonlyMap<number, number>;
}

/**
 * Every rule of the language that never makes any hand worse than the House Way does, as far as it
 * matters: of rules that change the same hands in the same way only one with the fewest facts, and none
 * that is a safe rule with a further fact, because that could only gain less.
 */
export function safeRules(views: readonly HandView[], gain: Gain): readonly SafeRule[] {
  const known = new Map<string, SafeRule>();
  const collect = (found: SafeRule): void => {
    const key = [...found.gains].map(([pattern, each]) => `${pattern}:${each}`).join();
    if (!known.has(key)) known.set(key, found);
  };
  for (const pairs of pairScopes(views, gain)) {
    search({ pairs, facts: [], action: { kind: 'split-pair' } }, COUNT_FACTS, views, gain, collect);
  }
  for (const action of ACTIONS) {
    const facts = [...CARD_FACTS, ...COUNT_FACTS];
    search({ pairs: null, facts: [], action }, facts, views, gain, collect);
  }
  return [...known.values()];
}

/** Every set of ranks whose pairs are worth splitting in some hand; no other rank could gain anything. */
function pairScopes(views: readonly HandView[], gain: Gain): readonly (readonly Rank[])[] {
  const action: Action = { kind: 'split-pair' };
  const worth = RANKS.toReversed().filter((rank) =>
    views.some((view, pattern) => {
      const split = view.pair === rank ? splitBy(action, view) : null;
      return split !== null && gain(pattern, split) > 0;
    }),
  );
  const sets: (readonly Rank[])[] = [[]];
  for (const rank of worth) sets.push(...sets.map((set) => [...set, rank]));
  return sets.slice(1);
}

/** Hands as bits of one number: the hands a conjunction of facts selects are the `&` of its facts. */
interface Selection {
  readonly facts: readonly Fact[];
  readonly hands: bigint;
}

/** Adds facts, breadth first, until a rule is safe; a rule that is safe needs no further fact. */
function search(
  base: ShortRule,
  vocabulary: readonly Fact[],
  views: readonly HandView[],
  gain: Gain,
  collect: (found: SafeRule) => void,
): void {
  const rows = rowsOf(base, views, gain);
  const bitsOf = (is: (row: Row) => boolean): bigint =>
    rows.reduce((bits, row, index) => (is(row) ? bits | (1n << BigInt(index)) : bits), 0n);
  const better = bitsOf((row) => row.gain > 0);
  const worse = bitsOf((row) => row.gain < 0);
  // Of facts that select the same hands the first speaks for all.
  const facts = new Map<bigint, Fact>();
  for (const fact of vocabulary) {
    const hands = bitsOf(({ view, split }) => holds(fact, view, split));
    if (!facts.has(hands)) facts.set(hands, fact);
  }
  const all = bitsOf(() => true);
  const seen = new Set([all]);
  let layer: readonly Selection[] = (all & better) === 0n ? [] : [{ facts: [], hands: all }];
  for (let size = 0; layer.length > 0; size += 1) {
    const unsafe = layer.filter((selection) => {
      if ((selection.hands & worse) !== 0n) return true;
      collect(asSafe(base, selection, rows));
      return false;
    });
    layer = size === FACTS_MOST ? [] : narrow(unsafe, facts, better, seen);
  }
}

interface Row {
  readonly pattern: number;
  readonly view: HandView;
  readonly split: 0 | 1 | 2;
  readonly gain: number;
}

/** The hands an action would change, were it not for any fact. */
function rowsOf(base: ShortRule, views: readonly HandView[], gain: Gain): readonly Row[] {
  return views.flatMap((view, pattern) => {
    const split = inScope(base, view) ? splitBy(base.action, view) : null;
    if (split === null || split === view.houseWay) return [];
    return [{ pattern, view, split, gain: gain(pattern, split) }];
  });
}

/** Each selection with each further fact, where that leaves other hands than any seen before. */
function narrow(
  selections: readonly Selection[],
  facts: ReadonlyMap<bigint, Fact>,
  better: bigint,
  seen: Set<bigint>,
): readonly Selection[] {
  const next: Selection[] = [];
  for (const selection of selections) {
    for (const [hands, fact] of facts) {
      const left = selection.hands & hands;
      if ((left & better) === 0n || seen.has(left)) continue;
      seen.add(left);
      next.push({ facts: [...selection.facts, fact], hands: left });
    }
  }
  return next;
}

function asSafe(base: ShortRule, { facts, hands }: Selection, rows: readonly Row[]): SafeRule {
  const chosen = rows.filter((row, index) => row.gain > 0 && (hands >> BigInt(index)) & 1n);
  return {
    rule: { ...base, facts },
    gains: new Map(chosen.map(({ pattern, gain }) => [pattern, gain])),
  };
}
