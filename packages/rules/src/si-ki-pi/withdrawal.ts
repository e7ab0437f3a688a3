import type { Because } from '../citation.ts';
import { ruleOf } from '../rule-of.ts';
import type { SiKiPiGame } from './game.ts';
import type { BoxStake } from './settle-line.ts';

export interface Withdrawal<S extends BoxStake = BoxStake> {
  readonly returned: readonly S[];
  readonly standing: readonly S[];
  readonly because: Because;
}

/** A box whose cards were exposed is withdrawn: whatever depends on its hand goes back. */
export function withdrawExposedBox<S extends BoxStake>(
  bets: readonly S[],
  { book }: Pick<SiKiPiGame, 'book'>,
): Withdrawal<S> {
  return {
    returned: bets.filter(({ bet }) => bet !== 'bonus:dealer'),
    standing: bets.filter(({ bet }) => bet === 'bonus:dealer'),
    because: ruleOf(book, 'withdrawal-on-exposure'),
  };
}
