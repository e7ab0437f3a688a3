import { type Because, ruleOf } from '@baize/game';
import type { SiKiPiGame } from './game.ts';
import type { BoxStake } from './settle-line.ts';

/** A stake in a box and whose it is. */
export interface OwnedStake extends BoxStake {
  readonly player: string;
}

export interface Withdrawal<S extends OwnedStake = OwnedStake> {
  readonly returned: readonly S[];
  readonly standing: readonly S[];
  /** Whether nothing is left that the exposed cards would be compared for. */
  readonly isHandOut: boolean;
  readonly because: Because;
}

/**
 * A player withdraws from a hand whose cards were exposed. Their own bets on it go back; with the last
 * initial bet the hand itself is out, and nobody's bonus on it stays behind.
 */
export function withdrawFromExposedHand<S extends OwnedStake>(
  player: string,
  bets: readonly S[],
  { book }: Pick<SiKiPiGame, 'book'>,
): Withdrawal<S> {
  const isHandOut = !bets.some((each) => each.bet === 'initial' && each.player !== player);
  const isReturned = (each: S) =>
    each.bet !== 'bonus:dealer' && (isHandOut || each.player === player);
  return {
    returned: bets.filter(isReturned),
    standing: bets.filter((each) => !isReturned(each)),
    isHandOut,
    because: ruleOf(book, 'withdrawal-on-exposure'),
  };
}
