import { assert } from '@baize/exact';
import { FACES, type Roll } from '../roll.ts';

/** Three dice whatever their order: no bet depends on it. */
export interface Combination {
  /** Ascending. */
  readonly dice: Roll;
  /** How many of the 216 rolls show it: 1, 3 or 6. */
  readonly weight: number;
}

/** The 56 combinations, in ascending order. */
export const COMBINATIONS: readonly Combination[] = FACES.flatMap((low) =>
  FACES.filter((face) => face >= low).flatMap((middle) =>
    FACES.filter((face) => face >= middle).map((high): Combination => {
      const different = new Set([low, middle, high]).size;
      return { dice: [low, middle, high], weight: different === 3 ? 6 : different === 2 ? 3 : 1 };
    }),
  ),
);

const INDEX_BY_DICE: ReadonlyMap<string, number> = new Map(
  COMBINATIONS.map(({ dice }, index) => [dice.join(''), index]),
);

export function combinationIndex(roll: Roll): number {
  const index = INDEX_BY_DICE.get(roll.toSorted().join(''));
  assert(index !== undefined, 'Every roll shows one of the combinations.');
  return index;
}
