import { assert } from '@baize/exact';
import type { RankSets } from './rank-sets.ts';

/**
 * For each set of cards, the sum of a value over all hands that hold these cards: by the number of cards,
 * then by set of ranks. The last are the values themselves, the first is the sum over all hands.
 *
 * Write F(S) and G(S) for such sums of x and y. Of two hands h and k without a common card, inclusion and
 * exclusion says: the sum of x(h) y(k) over all such pairs is the sum of F(S) G(S) over all sets S of up to
 * four cards, negative where S has one card or three. F depends on the ranks of S alone, so 2,380 sets of
 * ranks do instead of 26,414,429,580 pairs.
 */
export type SumsHolding = readonly Float64Array[];

/** `value` by pattern; every sum is a whole number far below 2^53. */
export function sumsHolding(
  value: Int32Array,
  left: Uint8Array,
  levels: readonly RankSets[],
): SumsHolding {
  const sums = levels.map(({ count }) => new Float64Array(count));
  sums[4]?.set(value);
  for (let cards = 3; cards >= 0; cards -= 1) {
    const [sets, own, larger] = [levels[cards], sums[cards], sums[cards + 1]];
    if (sets && own && larger) addUp(sets, own, larger, left, 4 - cards);
  }
  return sums;
}

/** A hand that holds S is met once for each of its other cards, when that is added to S. */
function addUp(
  { count, larger: places, held }: RankSets,
  sums: Float64Array,
  larger: Float64Array,
  left: Uint8Array,
  missing: number,
): void {
  for (let set = 0; set < count; set += 1) {
    let sum = 0;
    for (let at = set * 13; at < set * 13 + 13; at += 1) {
      const cards = (left[at - set * 13] ?? 0) - (held[at] ?? 0);
      sum += cards * (larger[places[at] ?? 0] ?? 0);
    }
    sums[set] = sum / missing;
  }
}

/** The sum of x(h) y(k) over all pairs of hands without a common card. */
export function overPairs(x: SumsHolding, y: SumsHolding, choices: SumsHolding): number {
  let sum = 0;
  choices.forEach((ways, cards) => {
    const [xs, ys] = [x[cards], y[cards]];
    let part = 0;
    for (let set = 0; set < ways.length; set += 1) {
      part += (ways[set] ?? 0) * (xs?.[set] ?? 0) * (ys?.[set] ?? 0);
    }
    sum += cards % 2 === 0 ? part : -part;
  });
  assert(Number.isSafeInteger(sum), 'Whole numbers add up to a whole number that can be held.');
  return sum;
}

/** The sum of x(h) y(h) over all hands. */
export function overHands(x: Int32Array, y: Int32Array, ways: Float64Array | undefined): number {
  let sum = 0;
  for (let hand = 0; hand < x.length; hand += 1) {
    sum += (ways?.[hand] ?? 0) * (x[hand] ?? 0) * (y[hand] ?? 0);
  }
  return sum;
}
