import {
  compare,
  type Money,
  multiply,
  ONE,
  type Rational,
  rational,
  subtract,
} from '@baize/exact';
import { type Enumeration, meanOf, type Ticket, ticketOn, varianceOf } from '@baize/math';
import type { ParGame } from './canonical-data.ts';
import { exposureUnder, type HouseExposure, oneLimit, type ParLimits } from './exposure.ts';

/** How two bets of one unit each move together. */
export interface JointMoment {
  readonly first: string;
  readonly second: string;
  readonly covariance: Rational;
  /** The square of the correlation, with the sign of the covariance. */
  readonly correlationSquared: Rational;
}

/** The bets of a game as they lie on the layout at once. */
export interface BetsTogether {
  /** All pairs, in the order of the layout. */
  readonly pairs: readonly JointMoment[];
  /** Those that move together most, whichever way. */
  readonly closest: readonly JointMoment[];
  /** Of one unit on every bet. */
  readonly bets: number;
  readonly unit: Money;
  readonly variance: Rational;
  /** What it would be if no bet knew of another. */
  readonly varianceApart: Rational;
  /** Under one limit for every bet, of one bet unit. */
  readonly exposure: HouseExposure;
  /** Under the limits of a table; null where none were given. */
  readonly limited: { readonly limits: ParLimits; readonly exposure: HouseExposure } | null;
}

const PAIRS_MOST = 10;

export function betsTogether(game: ParGame, limits: ParLimits | null): BetsTogether {
  const { enumeration } = game;
  const unit = BigInt(game.unit);
  const alone = enumeration.bets.map((bet) => ticketOf(game, enumeration, [bet]));
  const all = ticketOf(game, enumeration, enumeration.bets);
  const scale = rational(1n, unit * unit);
  const pairs = jointMoments(alone, scale);
  return {
    pairs,
    closest: closestOf(pairs),
    bets: enumeration.bets.length,
    unit: game.unit,
    variance: multiply(varianceOf(all.net), scale),
    varianceApart: multiply(
      alone.reduce((sum, { net }) => addTo(sum, varianceOf(net)), rational(0)),
      scale,
    ),
    exposure: exposureUnder(enumeration, oneLimit(game.unit), game.unit),
    limited:
      limits === null ? null : { limits, exposure: exposureUnder(enumeration, limits, game.unit) },
  };
}

/** One bet unit on each bet, so that whatever is paid is whole. */
function ticketOf(game: ParGame, enumeration: Enumeration, bets: Enumeration['bets']): Ticket {
  return ticketOn(
    enumeration,
    bets.map((bet) => ({ bet, stake: game.unit })),
  );
}

function jointMoments(alone: readonly Ticket[], scale: Rational): readonly JointMoment[] {
  return alone.flatMap((one, index) =>
    alone.slice(index + 1).map((other): JointMoment => {
      const covariance = covarianceOf(one, other);
      const variances = multiply(varianceOf(one.net), varianceOf(other.net));
      const squared = divideOr(multiply(covariance, absolute(covariance)), variances);
      return {
        first: one.stakes[0]?.bet.bet ?? '',
        second: other.stakes[0]?.bet.bet ?? '',
        covariance: multiply(covariance, scale),
        correlationSquared: squared,
      };
    }),
  );
}

function closestOf(pairs: readonly JointMoment[]): readonly JointMoment[] {
  return pairs
    .toSorted((a, b) => compare(absolute(b.correlationSquared), absolute(a.correlationSquared)))
    .slice(0, PAIRS_MOST);
}

function covarianceOf(one: Ticket, other: Ticket): Rational {
  const { results, total } = one.enumeration;
  let products = 0n;
  for (const [index, { weight }] of results.entries()) {
    products += weight * BigInt(one.nets[index] ?? 0) * BigInt(other.nets[index] ?? 0);
  }
  return subtract(rational(products, total), multiply(meanOf(one.net), meanOf(other.net)));
}

function absolute({ numerator, denominator }: Rational): Rational {
  return { numerator: numerator < 0n ? -numerator : numerator, denominator };
}

function divideOr(a: Rational, b: Rational): Rational {
  return b.numerator === 0n
    ? rational(0)
    : rational(a.numerator * b.denominator, a.denominator * b.numerator);
}

function addTo(a: Rational, b: Rational): Rational {
  return subtract(a, multiply(b, subtract(rational(0), ONE)));
}
