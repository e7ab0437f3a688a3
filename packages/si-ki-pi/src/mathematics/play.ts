import { add, multiply, ONE, type Rational, rational, subtract, ZERO } from '@baize/exact';
import { type Distribution, distributionOf, meanOf } from '@baize/math';
import type { SiKiPiGame } from '../index.ts';

/** How an initial bet fares, over any number of equally likely deals. */
export interface Outcomes {
  readonly win: Rational;
  readonly lose: Rational;
  readonly standOff: Rational;
  /** What the house keeps of a unit staked, on average; the player's expectation is its negative. */
  readonly edge: Rational;
  /** What comes back for one unit staked, the stake included; weights are deals. */
  readonly returns: Distribution;
}

/** What one unit staked wins when both hands win, the commission taken off. */
export function netOdds({ initialOdds, commission }: SiKiPiGame): Rational {
  return multiply(initialOdds, subtract(ONE, commission));
}

export function outcomesOf(
  game: SiKiPiGame,
  { win, lose, deals }: { readonly win: number; readonly lose: number; readonly deals: number },
): Outcomes {
  const standOff = deals - win - lose;
  const returns = distributionOf([
    { value: ZERO, weight: BigInt(lose) },
    { value: ONE, weight: BigInt(standOff) },
    { value: add(ONE, netOdds(game)), weight: BigInt(win) },
  ]);
  return {
    win: rational(win, deals),
    lose: rational(lose, deals),
    standOff: rational(standOff, deals),
    edge: subtract(ONE, meanOf(returns)),
    returns,
  };
}
