import type { PlayerView } from '../../../terminal/player-view.ts';
import type { Side } from '../roads/side.ts';

/** Big or Small and Odd or Even of a round, as the server's roads have them. */
export interface ResultSides {
  readonly size: Side | null;
  readonly parity: Side | null;
}

/** While a result is not on the roads yet, the areas that are lit say the same. */
export function resultSides(view: PlayerView, round: string): ResultSides {
  const { trends } = view;
  const size = trends?.bigSmall.beads.findLast((bead) => bead.round === round)?.value ?? null;
  const parity = trends?.oddEven.beads.findLast((bead) => bead.round === round)?.value ?? null;
  if (size || !view.round) return { size, parity };
  const lit = new Set(view.round.winning);
  const among = (...sides: readonly Side[]) => sides.find((side) => lit.has(side)) ?? null;
  const isTriple = lit.has('any-triple');
  return {
    size: isTriple ? 'triple' : among('big', 'small'),
    parity: isTriple ? 'triple' : among('odd', 'even'),
  };
}
