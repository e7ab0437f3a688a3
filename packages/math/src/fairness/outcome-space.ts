/** Something one can see of a result, such as the face of a die or the total of all. */
export interface Aspect {
  /** The name of the test of its frequencies: `totals`. */
  readonly title: string;
  readonly labels: readonly string[];
  /** For every outcome, which of the labels it shows. */
  readonly shown: Uint16Array;
}

/** A part of a result that is independent of the others, with labels that are equally likely: a die. */
export interface Part extends Aspect {
  /** The name of the test whether it depends on itself from result to result. */
  readonly succession: string;
}

/** How people call a result, a part of it and what a part shows, for the names of tests. */
export interface SpaceWords {
  /** `roll`, `rolls` */
  readonly one: string;
  readonly many: string;
  /** `die`, `dice` */
  readonly part: string;
  readonly parts: string;
  /** `face`, `faces` */
  readonly symbol: string;
  readonly symbols: string;
}

/**
 * What a mechanic says about its results so that records of them can be tested: equally likely outcomes,
 * numbered from 0, and what there is to see of each. Everything else follows by counting.
 */
export interface OutcomeSpace {
  readonly words: SpaceWords;
  readonly outcomes: number;
  /** The name of the test of all outcomes: `the 216 rolls`. */
  readonly title: string;
  readonly labelOf: (outcome: number) => string;
  readonly parts: readonly Part[];
  /** The name of the test of all parts taken as one, where their labels mean the same; else null. */
  readonly pooled: string | null;
  /** Parts whose independence of each other is tested within a result. */
  readonly pairs: readonly { readonly title: string; readonly parts: readonly [number, number] }[];
  readonly aspects: readonly Aspect[];
  /** A number that may drift from result to result, such as the total; null if there is none. */
  readonly value: { readonly title: string; readonly of: Uint16Array } | null;
  /** Two kinds that change places; null if there are none. */
  readonly halves: { readonly title: string; readonly isUpper: Uint8Array } | null;
  /** Rare outcomes whose gaps are tested; `ends` are the longest gaps of all cells but the last. */
  readonly marks: Marks | null;
}

export interface Marks {
  readonly title: string;
  readonly many: string;
  readonly isMarked: Uint8Array;
  readonly ends: readonly number[];
}

/** What was counted for aspects already met. */
const WAYS = new WeakMap<Aspect, readonly number[]>();

/** How many outcomes show each label. */
export function waysOf(aspect: Aspect): readonly number[] {
  const known = WAYS.get(aspect);
  if (known !== undefined) return known;
  const counted = countWays(aspect);
  WAYS.set(aspect, counted);
  return counted;
}

function countWays({ labels, shown }: Aspect): readonly number[] {
  const ways = new Array<number>(labels.length).fill(0);
  for (const label of shown) ways[label] = (ways[label] ?? 0) + 1;
  return ways;
}

/** Counts of outcomes as counts of the labels they show. */
export function countsBy({ labels, shown }: Aspect, counts: ArrayLike<number>): readonly number[] {
  const by = new Array<number>(labels.length).fill(0);
  // By index: a monitor counts so thousands of times, and pairs made for each outcome cost more than the counting.
  for (let outcome = 0; outcome < shown.length; outcome += 1) {
    const label = shown[outcome] ?? 0;
    by[label] = (by[label] ?? 0) + (counts[outcome] ?? 0);
  }
  return by;
}

const EVERY = new WeakMap<OutcomeSpace, Aspect>();

/** Every outcome as a label of its own. */
export function everyOutcome(space: OutcomeSpace): Aspect {
  const known = EVERY.get(space);
  if (known !== undefined) return known;
  const all = Array.from({ length: space.outcomes }, (_, i) => i);
  const labels = all.map(space.labelOf);
  const every = { title: space.title, labels, shown: Uint16Array.from(all) };
  EVERY.set(space, every);
  return every;
}
