import type { Distribution, ParPartBet } from '@baize/math';
import { type Figures, figuresOf, returnsKey } from '../sheet/figures.ts';
import type { ParBet } from './par-bet.ts';

/** Bets with all that follows from what they return. */
export function betsOf(bets: readonly ParPartBet[]): readonly ParBet[] {
  const figures = figuresOnce();
  return bets.map(({ returns, ...bet }) => ({ ...bet, figures: figures(returns) }));
}

/** A hundred areas have twenty different figures; each is computed once. */
function figuresOnce(): (returns: Distribution) => Figures {
  const known = new Map<string, Figures>();
  return (returns) => {
    const key = returnsKey(returns);
    const figures = known.get(key) ?? figuresOf(returns);
    known.set(key, figures);
    return figures;
  };
}
