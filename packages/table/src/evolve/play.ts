import type { ConcludedPlay, RoundPlay } from '../contributions.ts';
import { oncePer, type TableLibrary } from '../library.ts';

/*
 * Every round has the fields of every mechanic of its house, so that rounds of one house look alike; those of the
 * others stay as they began.
 */

/** What a round remembers of its play as it begins. */
export const freshPlay: (library: TableLibrary) => RoundPlay = oncePer(({ mechanics }) =>
  merged<RoundPlay>(mechanics.map(({ round }) => round.fresh)),
);

/** What is kept of it when the round is over. */
export function keptPlay({ mechanics }: TableLibrary, play: RoundPlay): ConcludedPlay {
  return merged<ConcludedPlay>(mechanics.map(({ round }) => round.kept(play)));
}

/** All parts together are the whole: each mechanic declares just the fields that it fills. */
export function merged<Whole>(parts: readonly Partial<Whole>[]): Whole {
  return Object.assign({}, ...parts) as Whole;
}
