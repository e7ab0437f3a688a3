import { multiply, type Rational, rational, subtract } from '@baize/exact';
import {
  ALL_ROLLS,
  areaIndices,
  type DiceGame,
  type Stake,
  settleMany,
  settlementTable,
  stakeUnits,
} from '@baize/three-dice';
import { meanOf, varianceOf } from '../distribution/distribution.ts';
import { overRootText } from '../root-text.ts';
import { analyzeBet } from '../three-dice/bet-analysis.ts';
import { ticketOf } from '../three-dice/ticket.ts';
import type { RollCounts } from './roll-counts.ts';

/** A simulated sum beside its exact expectation and variance. */
export interface Score {
  readonly observed: Rational;
  readonly expected: Rational;
  readonly variance: Rational;
}

export interface SimulatedBet {
  readonly bet: string;
  readonly wins: Score;
  /** Minor units returned, stakes included. */
  readonly returned: Score;
}

export interface SimulationReport {
  readonly rounds: number;
  readonly bets: readonly SimulatedBet[];
  /** What the player of all the bets together has gained, in minor units. */
  readonly net: Score;
  /** How far the 216 rolls are from equally frequent: chi-square with 215 degrees of freedom. */
  readonly rollChiSquare: Rational | null;
}

/** How many standard deviations a score is from its expectation; null where it cannot vary. */
export function zText({ observed, expected, variance }: Score, digits: number): string | null {
  if (variance.numerator === 0n) return null;
  return overRootText(subtract(observed, expected), variance, digits);
}

export function simulationReport(
  game: DiceGame,
  stakes: readonly Stake[],
  counts: RollCounts,
): SimulationReport {
  const rounds = counts.reduce((sum, count) => sum + count, 0);
  const returned = sumReturnedBy(game, stakes, counts);
  const { net, staked } = ticketOf(game, stakes);
  const gained = returned.reduce((sum, each) => sum + each, 0n) - BigInt(staked) * BigInt(rounds);
  return {
    rounds,
    bets: stakes.map((stake, index) => reportBet(stake, returned[index] ?? 0n, counts, rounds)),
    net: scoreOf(rational(gained), meanOf(net), varianceOf(net), rounds),
    rollChiSquare: rounds === 0 ? null : chiSquareOf(counts, rounds),
  };
}

/** Every roll is settled once by the columnar engine and counts as often as it came. */
function sumReturnedBy(
  game: DiceGame,
  stakes: readonly Stake[],
  counts: RollCounts,
): readonly bigint[] {
  const table = settlementTable(game);
  const areas = areaIndices(
    table,
    stakes.map(({ wager }) => game.wagers.indexOf(wager)),
  );
  const units = stakeUnits(
    table,
    stakes.map(({ stake }) => stake),
  );
  const returns = new Float64Array(stakes.length);
  const sums = stakes.map(() => 0n);
  for (const [index, roll] of ALL_ROLLS.entries()) {
    settleMany(table, areas, units, roll, returns);
    const count = BigInt(counts[index] ?? 0);
    for (const [position, each] of returns.entries()) {
      sums[position] = (sums[position] ?? 0n) + count * BigInt(each);
    }
  }
  return sums;
}

function reportBet(
  { wager, stake }: Stake,
  returned: bigint,
  counts: RollCounts,
  rounds: number,
): SimulatedBet {
  const { hit, returns } = analyzeBet(wager);
  let wins = 0;
  for (const [roll, { result }] of wager.verdicts.entries()) {
    if (result === 'win') wins += counts[roll] ?? 0;
  }
  const amount = rational(stake);
  return {
    bet: wager.text,
    wins: scoreOf(rational(wins), hit, subtract(hit, multiply(hit, hit)), rounds),
    returned: scoreOf(
      rational(returned),
      multiply(amount, meanOf(returns)),
      multiply(multiply(amount, amount), varianceOf(returns)),
      rounds,
    ),
  };
}

function scoreOf(observed: Rational, mean: Rational, variance: Rational, rounds: number): Score {
  const times = rational(rounds);
  return { observed, expected: multiply(mean, times), variance: multiply(variance, times) };
}

function chiSquareOf(counts: RollCounts, rounds: number): Rational {
  let squares = 0n;
  for (const count of counts) squares += BigInt(count) * BigInt(count);
  return subtract(rational(squares * BigInt(ALL_ROLLS.length), rounds), rational(rounds));
}
