import { type Money, minus, multiply, negate, type Rational, rational, total } from '@baize/exact';
import { ALL_ROLLS, type DiceGame, type Stake, settleRoll } from '@baize/three-dice';
import { type Distribution, distributionOf, meanOf } from '../distribution/distribution.ts';
import { type Walk, walkOf } from '../distribution/ruin.ts';

/** Bets a player places together, round after round. Amounts are minor units. */
export interface Ticket {
  readonly game: DiceGame;
  readonly stakes: readonly Stake[];
  readonly staked: Money;
  /** What the player gains or loses, by `rollIndex`. */
  readonly nets: readonly Money[];
  readonly net: Distribution;
}

/** Settles the bets on each of the 216 rolls, by the code that settles them at the table. */
export function ticketOf(game: DiceGame, stakes: readonly Stake[]): Ticket {
  const nets = ALL_ROLLS.map((roll) => {
    const { staked, returned } = settleRoll(game, roll, stakes);
    return minus(returned, staked);
  });
  return {
    game,
    stakes,
    staked: total(stakes.map(({ stake }) => stake)),
    nets,
    net: distributionOf(nets.map((net) => ({ value: rational(net), weight: 1n }))),
  };
}

/** What the house keeps of each unit on the ticket, on average; null for a ticket without stakes. */
export function ticketEdge({ net, staked }: Ticket): Rational | null {
  return staked === 0 ? null : multiply(negate(meanOf(net)), rational(1, staked));
}

/** What an hour costs on average, in minor units, at so many rounds an hour. */
export function costPerHour({ net }: Ticket, roundsPerHour: Rational): Rational {
  return multiply(negate(meanOf(net)), roundsPerHour);
}

/** A player with a bankroll who repeats the ticket for as long as the bankroll covers it. */
export function ticketWalk({ net, staked }: Ticket, bankroll: Money): Walk {
  return walkOf(net, rational(bankroll), rational(staked));
}
