import {
  assert,
  compare,
  isInteger,
  type Money,
  money,
  multiply,
  negate,
  ONE,
  type Rational,
  rational,
  subtract,
  total,
} from '@baize/exact';
import { type Distribution, distributionOf, meanOf } from '../distribution/distribution.ts';
import {
  type EnumeratedBet,
  type EnumeratedResult,
  type Enumeration,
  returnOf,
} from './enumeration.ts';

export interface TicketStake {
  readonly bet: EnumeratedBet;
  readonly stake: Money;
}

/** Bets placed together, round after round. Amounts are minor units. */
export interface Ticket {
  readonly enumeration: Enumeration;
  readonly stakes: readonly TicketStake[];
  readonly staked: Money;
  /** What the player gains or loses, by result. */
  readonly nets: readonly Money[];
  readonly net: Distribution;
}

export function ticketOn(enumeration: Enumeration, stakes: readonly TicketStake[]): Ticket {
  const nets = enumeration.results.map((_, result) =>
    money(stakes.reduce((sum, { bet, stake }) => sum + netOf(bet, stake, result), 0)),
  );
  return {
    enumeration,
    stakes,
    staked: total(stakes.map(({ stake }) => stake)),
    nets,
    net: distributionOf(
      enumeration.results.map(({ weight }, index) => ({
        value: rational(nets[index] ?? 0),
        weight,
      })),
    ),
  };
}

export function netOf({ bet, paid }: EnumeratedBet, stake: Money, result: number): number {
  const net = multiply(subtract(returnOf(paid[result] ?? 'lose'), ONE), rational(stake));
  assert(isInteger(net), `${stake} on ${bet} cannot be paid without a fraction of a minor unit.`);
  return Number(net.numerator);
}

/** What the house keeps of each unit on the ticket, on average; null for a ticket without stakes. */
export function ticketEdge({ net, staked }: Pick<Ticket, 'net' | 'staked'>): Rational | null {
  return staked === 0 ? null : multiply(negate(meanOf(net)), rational(1, staked));
}

/** What an hour costs on average, in minor units, at so many rounds an hour. */
export function costPerHour({ net }: Pick<Ticket, 'net'>, roundsPerHour: Rational): Rational {
  return multiply(negate(meanOf(net)), roundsPerHour);
}

/** A result with what the house would win on it, or pay out where it is below zero. */
export interface ExposedResult {
  readonly result: EnumeratedResult;
  readonly net: Money;
}

/** The house's side of a ticket, what costs it most first, the likelier first among equals. */
export function exposureOn({ enumeration, nets }: Ticket): readonly ExposedResult[] {
  return enumeration.results
    .map((result, index) => ({ result, net: money(-(nets[index] ?? 0) || 0) }))
    .toSorted((a, b) => a.net - b.net || Number(b.result.weight - a.result.weight));
}

/** The chance that the house loses money on this round. */
export function lossChanceOn({ net }: Ticket): Rational {
  const losing = net.points.filter(({ value }) => compare(value, rational(0)) > 0);
  return rational(
    losing.reduce((sum, { weight }) => sum + weight, 0n),
    net.total,
  );
}
