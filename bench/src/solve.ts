// The complete Si Ki Pi solve, exact: the value of every arrangement of all 1,820 rank patterns against a
// House Way dealer, the best of them, and the edges of both plays. The baseline is the straightforward
// loop over all 1,820 x 1,820 pairs of patterns, with everything that does not depend on the pair taken
// out of it. Both on one core, after warm-up, in the same run.

import { findGame } from '@baize/rulebooks';
import {
  ALL_RANK_PATTERNS,
  handRank,
  type Rank,
  type RankPattern,
  type SiKiPiGame,
  siKiPiGame,
} from '@baize/si-ki-pi';
import { solveGame } from '@baize/si-ki-pi/mathematics';
import {
  type Measured,
  measureInterleaved,
  perSecond,
  timesAsFast,
} from './measure/measure-interleaved.ts';

const ROUNDS = 9;
const DEALS = 52_677_670_500;

function openGame(): SiKiPiGame {
  const found = findGame('rws-si-ki-pi-v2');
  if (!found.ok || found.value.layout !== null) throw new Error('Si Ki Pi is registered.');
  return siKiPiGame(found.value.book);
}

/** n over k for the four cards of a rank, at n x 5 + k. */
const CHOOSE = Uint8Array.from([
  1, 0, 0, 0, 0, 1, 1, 0, 0, 0, 1, 2, 1, 0, 0, 1, 3, 3, 1, 0, 1, 4, 6, 4, 1,
]);

/** A pattern as the loop wants it: its ranks with their numbers, its arrangements as rankings. */
interface Prepared {
  readonly ranks: readonly number[];
  readonly counts: readonly number[];
  readonly left: Uint8Array;
  readonly low: readonly number[];
  readonly high: readonly number[];
  readonly houseWay: number;
}

function prepare(pattern: RankPattern, houseWay: number): Prepared {
  const [a, b, c, d] = pattern;
  const two = (p: Rank, q: Rank, r: Rank, s: Rank) => [handRank(p, q), handRank(r, s)];
  const halves = [two(a, b, c, d), two(a, c, b, d), two(a, d, b, c)];
  const ranks = [...new Set(pattern)];
  const counts = ranks.map((rank) => pattern.filter((each) => each === rank).length);
  const left = new Uint8Array(15).fill(4);
  ranks.forEach((rank, index) => {
    left[rank] = 4 - (counts[index] ?? 0);
  });
  return {
    ranks,
    counts,
    left,
    low: halves.map((half) => Math.min(...half)),
    high: halves.map((half) => Math.max(...half)),
    houseWay,
  };
}

/** Twenty times what both plays lose over all deals, so that the two ways can be compared as numbers. */
function pairByPair(game: SiKiPiGame): number {
  const all = ALL_RANK_PATTERNS.map((pattern, index) =>
    prepare(pattern, game.houseWay[index]?.split ?? 0),
  );
  const full = new Uint8Array(15).fill(4);
  let lost = 0;
  for (const player of all) {
    const values = [0, 0, 0];
    for (const dealer of all) {
      const weight = waysFrom(player.left, dealer);
      const dealerLow = dealer.low[dealer.houseWay] ?? 0;
      const dealerHigh = dealer.high[dealer.houseWay] ?? 0;
      for (let split = 0; split < 3; split += 1) {
        const isLowWon = (player.low[split] ?? 0) > dealerLow;
        const isHighWon = (player.high[split] ?? 0) > dealerHigh;
        if (isLowWon !== isHighWon) continue;
        values[split] = (values[split] ?? 0) + weight * (isLowWon ? 19 : -20);
      }
    }
    lost -= waysFrom(full, player) * (Math.max(...values) + (values[player.houseWay] ?? 0));
  }
  return lost;
}

function waysFrom(left: Uint8Array, { ranks, counts }: Prepared): number {
  let ways = 1;
  for (let index = 0; index < ranks.length; index += 1) {
    ways *= CHOOSE[(left[ranks[index] ?? 0] ?? 0) * 5 + (counts[index] ?? 0)] ?? 0;
  }
  return ways;
}

function solveAnew(game: SiKiPiGame): number {
  const { houseWay, optimal } = solveGame(game);
  const lost = [houseWay.edge, optimal.edge].map(
    ({ numerator, denominator }) => (numerator * 20n * BigInt(DEALS)) / denominator,
  );
  return Number(lost.reduce((sum, each) => sum + each, 0n));
}

const game = openGame();
const [clever, plain] = measureInterleaved(
  [
    { name: 'solveGame', run: () => solveAnew(game) },
    { name: 'pair by pair', run: () => pairByPair(game) },
  ],
  ROUNDS,
);
if (!clever || !plain) throw new Error('Two ways were measured.');

function milliseconds(measured: Measured): string {
  return (1e3 / perSecond(measured, 1)).toFixed(2);
}

console.log(`Si Ki Pi solved over all ${DEALS} deals; medians of ${ROUNDS} rounds, one core`);
console.log(`solveGame     ${milliseconds(clever).padStart(8)} ms (goal: at most 100)`);
console.log(`pair by pair  ${milliseconds(plain).padStart(8)} ms`);
console.log(
  `solveGame takes 1/${timesAsFast(clever, plain).toFixed(1)} of it (goal: at most 1/10)`,
);
