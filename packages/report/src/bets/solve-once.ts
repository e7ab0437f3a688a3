import type { SiKiPiGame } from '@baize/si-ki-pi';
import { type Solution, solveGame } from '@baize/si-ki-pi/mathematics';

const SOLVED = new WeakMap<SiKiPiGame, Solution>();

/** Several parts of a sheet ask for the solution of the same game; it is solved once. */
export function solveOnce(game: SiKiPiGame): Solution {
  const known = SOLVED.get(game);
  if (known) return known;
  const solution = solveGame(game);
  SOLVED.set(game, solution);
  return solution;
}
