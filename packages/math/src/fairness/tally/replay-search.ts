import { logShareOfMoment } from '../../statistics/evidence.ts';

/** How many results back a repetition is looked for: what a table plays in years. */
const REPLAY_WINDOW = 1 << 20;
/** A record begins with room for so many and gets more until the whole window fits. */
const SMALL = 1 << 12;

/** So many results are looked up as are together this unlikely: about one in five hundred million. */
const KEY_SURPRISE = 20;

/** No more than so many results are looked up or followed back. */
const REACH = 64;

/** How far two places agree, going back from each. */
interface Agreement {
  readonly length: number;
  readonly surprise: number;
}

/** The results of the window, each with how surprising it is, and where their likes were seen last. */
interface RecentResults {
  add(code: number, surprise: number): void;
  /** How many results there were in all. */
  n(): number;
  /** Whether the result at a place, counted from 0, is still there and is this one. */
  isAt(place: number, code: number): boolean;
  /** The place where the last results were seen before, and notes that they are here now; -1 if nowhere. */
  seenBefore(): number;
  agreement(place: number): Agreement;
}

function recentResults(): RecentResults {
  let codes = new Float64Array(SMALL);
  let surprises = new Float32Array(SMALL);
  let lastSeen = new Int32Array(SMALL).fill(-1);
  let size = SMALL;
  let n = 0;

  const grow = (): void => {
    size *= 2;
    codes = copyInto(new Float64Array(size), codes);
    surprises = copyInto(new Float32Array(size), surprises);
    lastSeen = new Int32Array(size).fill(-1);
    for (let place = 0; place < n; place += 1) {
      const bucket = keyAt(codes, surprises, place);
      if (bucket >= 0) lastSeen[bucket] = place;
    }
  };
  const isWithin = (place: number): boolean => place >= 0 && n - place < size - REACH;

  return {
    add(code, surprise) {
      if (n === size && size < REPLAY_WINDOW) grow();
      const place = n & (size - 1);
      codes[place] = code;
      surprises[place] = surprise;
      n += 1;
    },
    n: () => n,
    isAt: (place, code) => isWithin(place) && codes[place & (size - 1)] === code,
    seenBefore() {
      const bucket = keyAt(codes, surprises, n - 1);
      if (bucket < 0) return -1;
      const place = lastSeen[bucket] ?? -1;
      lastSeen[bucket] = n - 1;
      return isWithin(place) ? place : -1;
    },
    agreement(place) {
      const mask = size - 1;
      let length = 0;
      let surprise = 0;
      while (length < REACH && isWithin(place - length)) {
        const here = (n - 1 - length) & mask;
        if (codes[(place - length) & mask] !== codes[here]) break;
        surprise += surprises[here] ?? 0;
        length += 1;
      }
      return { length, surprise };
    },
  };
}

function copyInto<Numbers extends Float64Array | Float32Array>(
  to: Numbers,
  from: Numbers,
): Numbers {
  to.set(from);
  return to;
}

/** A number for the results up to a place, as many as are surprising enough together; -1 if too few are. */
function keyAt(codes: Float64Array, surprises: Float32Array, place: number): number {
  const mask = codes.length - 1;
  let key = 0;
  let surprise = 0;
  for (let back = 0; back < REACH && back <= place; back += 1) {
    const at = (place - back) & mask;
    const code = codes[at] ?? 0;
    key = Math.imul(key ^ code ^ Math.floor(code / 2 ** 32), 0x9e3779b1);
    key ^= key >>> 15;
    surprise += surprises[at] ?? 0;
    if (surprise >= KEY_SURPRISE) return key & mask;
  }
  return -1;
}

/** A stretch of results that came once more in the same order. */
export interface Replay {
  readonly length: number;
  /** The results, counted from 1, with which it ended and with which it began the first time. */
  readonly until: number;
  readonly from: number;
  /** Minus the logarithm of the chance that so many results repeat given ones. */
  readonly surprise: number;
}

export interface ReplaySearch {
  /** `surprise` is minus the logarithm of the largest chance such a result can have. */
  accept(code: number, surprise: number): void;
  longest(): Replay | null;
  /**
   * The logarithm of a bound on the chance that fair results show such a repetition anywhere. With
   * another surprise for each result, of the longest stretch alone.
   */
  logBound(surpriseOfEach?: number): number;
  /** The same whenever one looks. */
  logBoundAnytime(surpriseOfEach?: number): number;
}

/**
 * Finds stretches of results that were there before, in memory that does not grow: the last results
 * of each moment are looked up, and where they were seen before the two places are followed together.
 */
export function replaySearch(): ReplaySearch {
  const recent = recentResults();
  let source = -1;
  let length = 0;
  let surprise = 0;
  let best: Replay | null = null;
  let anytime = 0;

  const note = (): void => {
    const n = recent.n();
    const pairs = Math.log(Math.min(n, REPLAY_WINDOW));
    anytime = Math.min(anytime, pairs - surprise - logShareOfMoment(n));
    if (best !== null && best.surprise >= surprise) return;
    best = { length, until: n, from: source - length + 1, surprise };
  };
  const follow = (place: number): void => {
    const agreed = recent.agreement(place);
    if (agreed.surprise < KEY_SURPRISE) return;
    source = place + 1;
    ({ length, surprise } = agreed);
    note();
  };

  return {
    accept(code, chance) {
      recent.add(code, chance);
      if (source >= 0 && recent.isAt(source, code)) {
        source += 1;
        length += 1;
        surprise += chance;
        note();
      } else source = -1;
      const place = recent.seenBefore();
      if (source < 0 && place >= 0) follow(place);
    },
    longest: () => best,
    logBound: (surpriseOfEach) =>
      best === null ? 0 : Math.min(0, logPairs(recent.n()) - surpriseOf(best, surpriseOfEach)),
    logBoundAnytime(surpriseOfEach) {
      if (surpriseOfEach === undefined || best === null) return anytime;
      const pairs = Math.log(Math.min(best.until, REPLAY_WINDOW));
      return Math.min(0, pairs - best.length * surpriseOfEach - logShareOfMoment(best.until));
    },
  };
}

function surpriseOf({ length, surprise }: Replay, ofEach: number | undefined): number {
  return ofEach === undefined ? surprise : length * ofEach;
}

/** How many pairs of places were compared: every one with those before it within the window. */
function logPairs(n: number): number {
  const reach = Math.min(n, REPLAY_WINDOW);
  return Math.log(Math.max(1, (reach * (reach - 1)) / 2 + (n - reach) * reach));
}
