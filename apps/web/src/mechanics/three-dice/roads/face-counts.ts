import { FACES, type Face } from '../dice/pips.ts';

/** How often something about one face came, beside how often it must be expected to. */
export interface FaceCount {
  readonly face: Face;
  readonly count: number;
  /** In so many rolls, as parts of 216 ways: exact, and only drawn as a length. */
  readonly expected: { readonly ways: number; readonly of: 216; readonly rolls: number };
}

/** Of the 216 ways three dice can fall, so many show a face at least once, and at least twice. */
const WAYS = { once: 216 - 5 ** 3, twice: 3 * 5 + 1 } as const;

/** In how many of these rolls each face showed, once or more, or twice or more. */
export function faceCounts(
  rolls: readonly (readonly number[])[],
  least: keyof typeof WAYS,
): readonly FaceCount[] {
  const times = least === 'once' ? 1 : 2;
  return FACES.map((face) => ({
    face,
    count: rolls.filter((roll) => roll.filter((each) => each === face).length >= times).length,
    expected: { ways: WAYS[least], of: 216, rolls: rolls.length },
  }));
}

/** From the most often seen to the least; equals stay in the order of their faces. */
export function hotToCold(counts: readonly FaceCount[]): readonly FaceCount[] {
  return counts.toSorted((one, other) => other.count - one.count || one.face - other.face);
}
