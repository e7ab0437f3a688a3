import { ALL_RANK_PATTERNS, RANKS } from '../index.ts';
import { choose } from './combinations.ts';
import { rankIndex } from './hand-classes.ts';

/** The ranks that so many cards can have, suits aside, from no card to the four of a hand. */
export interface RankSets {
  readonly count: number;
  /** By set x 13 + rank: the set with one more card of that rank, among those of one card more. */
  readonly larger: Int16Array;
  /** By set x 13 + rank: how many cards of that rank it holds. */
  readonly held: Uint8Array;
}

/** By the number of cards, from 0 to 4; the last are the patterns, in their order. */
export function rankSets(): readonly RankSets[] {
  const patterns = ALL_RANK_PATTERNS.map((ranks) =>
    ranks.map(rankIndex).toSorted(compareAscending),
  );
  const levels = [patterns];
  while (levels.length < 5) levels.unshift(smaller(levels[0] ?? []));
  const ranks = RANKS.map((_, index) => index);
  return levels.map((sets, size) => {
    const places = new Map((levels[size + 1] ?? []).map((set, place) => [set.join(), place]));
    const place = (set: readonly number[], rank: number) =>
      places.get([...set, rank].toSorted(compareAscending).join()) ?? -1;
    const cards = (set: readonly number[], rank: number) =>
      set.filter((each) => each === rank).length;
    return {
      count: sets.length,
      larger: Int16Array.from(sets.flatMap((set) => ranks.map((rank) => place(set, rank)))),
      held: Uint8Array.from(sets.flatMap((set) => ranks.map((rank) => cards(set, rank)))),
    };
  });
}

/** Every set that is left when one card is taken out of one of these. */
function smaller(sets: readonly (readonly number[])[]): number[][] {
  const found = new Map<string, number[]>();
  for (const set of sets) {
    set.forEach((_, out) => {
      const rest = set.filter((_rank, index) => index !== out);
      found.set(rest.join(), rest);
    });
  }
  return [...found.values()];
}

function compareAscending(one: number, other: number): number {
  return one - other;
}

/** How many choices of cards stand behind each set when so many cards of each rank are left. */
export function choicesOf({ count, held }: RankSets, left: Uint8Array): Float64Array {
  const choices = new Float64Array(count).fill(1);
  for (let set = 0; set < count; set += 1) {
    for (let rank = 0; rank < 13; rank += 1) {
      const cards = held[set * 13 + rank] ?? 0;
      if (cards > 0) choices[set] = (choices[set] ?? 0) * choose(left[rank] ?? 0, cards);
    }
  }
  return choices;
}
