import { add, multiply, type Rational, rational, subtract } from '@baize/exact';
import { meanOf, varianceOf } from '../distribution/distribution.ts';
import { figuresOf, returnOf } from '../enumeration/enumeration.ts';
import type { Ticket, TicketStake } from '../enumeration/ticket.ts';
import { overRootText } from '../root-text.ts';
import type { CellCounts } from './chunks.ts';
import type { Simulator } from './simulator.ts';

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
  /** How far the groups of the simulator are from their chances; null where nothing was played. */
  readonly frequencies: {
    readonly says: string;
    readonly chiSquare: Rational;
    readonly degrees: number;
  } | null;
}

/** How many standard deviations a score is from its expectation; null where it cannot vary. */
export function zText({ observed, expected, variance }: Score, digits: number): string | null {
  if (variance.numerator === 0n) return null;
  return overRootText(subtract(observed, expected), variance, digits);
}

export function simulationReport(
  ticket: Ticket,
  simulator: Simulator,
  counts: CellCounts,
): SimulationReport {
  const rounds = counts.reduce((sum, count) => sum + count, 0);
  const bets = ticket.stakes.map((stake) => reportBet(ticket, stake, simulator, counts));
  const returned = bets.reduce((sum, bet) => sum + bet.returned.observed.numerator, 0n);
  const gained = returned - BigInt(ticket.staked) * BigInt(rounds);
  return {
    rounds,
    bets,
    net: scoreOf(rational(gained), meanOf(ticket.net), varianceOf(ticket.net), rounds),
    frequencies: rounds === 0 ? null : frequenciesOf(simulator, counts, rounds),
  };
}

/** Every cell is settled once, and counts as often as it came. */
function reportBet(
  { enumeration }: Ticket,
  { bet, stake }: TicketStake,
  { results }: Simulator,
  counts: CellCounts,
): SimulatedBet {
  const { hit, returns } = figuresOf(enumeration, bet);
  const amount = rational(stake);
  let wins = 0;
  let rounds = 0;
  let returned = 0n;
  counts.forEach((count, cell) => {
    if (count === 0) return;
    const paid = bet.paid[results[cell] ?? -1] ?? 'lose';
    rounds += count;
    if (typeof paid !== 'string') wins += count;
    // A stake is a multiple of the unit, so what comes back is whole.
    returned += BigInt(count) * multiply(amount, returnOf(paid)).numerator;
  });
  return {
    bet: bet.bet,
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

function frequenciesOf({ groups }: Simulator, counts: CellCounts, rounds: number) {
  const observed = groups.weights.map(() => 0n);
  counts.forEach((count, cell) => {
    const group = groups.of[cell] ?? 0;
    observed[group] = (observed[group] ?? 0n) + BigInt(count);
  });
  const total = groups.weights.reduce((sum, weight) => sum + weight, 0n);
  const squares = observed.map((count, group) =>
    rational(count * count * total, groups.weights[group] ?? 1n),
  );
  const sum = squares.reduce((all, each) => add(all, each), rational(0));
  return {
    says: groups.says,
    chiSquare: subtract(multiply(sum, rational(1, rounds)), rational(rounds)),
    degrees: groups.weights.length - 1,
  };
}
