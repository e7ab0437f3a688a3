import type { XoshiroState } from '@baize/exact';
import { drawBelow, type Enumeration, type Simulator } from '@baize/math';
import { ALL_RANK_PATTERNS, type RankPattern } from '../cards/rank-pattern.ts';
import type { SiKiPiGame } from '../game.ts';
import { type BoxOutcome, outcomeTable } from './enumeration.ts';

/** Deals eight cards a round from one deck, sets both hands by the House Way and compares them. */
export function siKiPiSimulator(game: SiKiPiGame, enumeration: Enumeration): Simulator {
  const { outcomes, indexOf } = outcomeTable(game);
  const results = outcomes.map(({ result, player, dealer }) =>
    enumeration.results.findIndex(
      ({ facts }) => facts.result === result && facts.player === player && facts.dealer === dealer,
    ),
  );
  const groupOf = (outcome: BoxOutcome): number =>
    ['win', 'lose', 'stand-off'].indexOf(outcome.result) * 4 +
    (outcome.player === null ? 0 : 2) +
    (outcome.dealer === null ? 0 : 1);
  const of = outcomes.map(groupOf);
  const weights = Array.from({ length: 12 }, (_, group) =>
    results.reduce((sum, result, cell) => {
      const weight = enumeration.results[result]?.weight ?? 0n;
      return of[cell] === group ? sum + weight : sum;
    }, 0n),
  );
  const patterns = patternsByRanks();
  const cellOf = (deck: Uint8Array): number =>
    indexOf(patternFrom(patterns, deck, 0), patternFrom(patterns, deck, 4));
  return {
    cells: outcomes.length,
    count: (state, rounds) => countDeals(state, rounds, outcomes.length, cellOf),
    results,
    groups: { says: '12 kinds of deals as frequent as they should be', of, weights },
  };
}

/**
 * By four ranks from 0 to 12, in any order, as digits of base 13. Made for whoever simulates: a floor that opens and a
 * screen that plays would wait for it, and never ask.
 */
function patternsByRanks(): Int16Array {
  const patterns = new Int16Array(13 ** 4);
  ALL_RANK_PATTERNS.forEach((pattern, index) => {
    for (const [a, b, c, d] of ordersOf(pattern)) {
      patterns[((a * 13 + b) * 13 + c) * 13 + d] = index;
    }
  });
  return patterns;
}

function ordersOf(pattern: RankPattern): readonly (readonly [number, number, number, number])[] {
  const ranks = pattern.map((rank) => rank - 2);
  const places = [0, 1, 2, 3];
  return places.flatMap((i) =>
    places.flatMap((j) =>
      places.flatMap((k) =>
        places
          .filter((l) => new Set([i, j, k, l]).size === 4)
          .map((l) => [ranks[i] ?? 0, ranks[j] ?? 0, ranks[k] ?? 0, ranks[l] ?? 0] as const),
      ),
    ),
  );
}

function countDeals(
  state: XoshiroState,
  rounds: number,
  cells: number,
  cellOf: (deck: Uint8Array) => number,
): Uint32Array {
  const counts = new Uint32Array(cells);
  const deck = Uint8Array.from({ length: 52 }, (_, card) => card % 13);
  for (let round = 0; round < rounds; round += 1) {
    // The first eight places of a shuffle; the deck need not be put back in order for the next.
    for (let place = 0; place < 8; place += 1) {
      const other = place + drawBelow(state, 52 - place);
      const card = deck[other] ?? 0;
      deck[other] = deck[place] ?? 0;
      deck[place] = card;
    }
    const at = cellOf(deck);
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts;
}

function patternFrom(patterns: Int16Array, deck: Uint8Array, first: number): number {
  const two = (deck[first] ?? 0) * 13 + (deck[first + 1] ?? 0);
  return patterns[(two * 13 + (deck[first + 2] ?? 0)) * 13 + (deck[first + 3] ?? 0)] ?? 0;
}
