import type { Side } from '../roads/side.ts';

/**
 * What three dice are called: the badges beside a result. It names what is seen and settles nothing;
 * which bets win is for the server to say.
 */
export function diceName(dice: readonly number[]): {
  readonly total: number;
  readonly sides: readonly [Side, Side] | readonly [Side];
} {
  const total = dice.reduce((sum, face) => sum + face, 0);
  if (new Set(dice).size === 1) return { total, sides: ['triple'] };
  return { total, sides: [total > 10 ? 'big' : 'small', total % 2 === 1 ? 'odd' : 'even'] };
}
