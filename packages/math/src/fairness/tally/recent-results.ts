/** How many results back a repetition is looked for: what a table plays in years. */
export const REPLAY_WINDOW = 1 << 20;
/** A record begins with room for so many and gets more until the whole window fits. */
const SMALL = 1 << 12;

/** So many results are looked up as are together this unlikely: about one in five hundred million. */
export const KEY_SURPRISE = 20;

/** No more than so many results are looked up or followed back. */
const REACH = 64;

/** How far two places agree, going back from each. */
export interface Agreement {
  readonly length: number;
  readonly surprise: number;
}

/** The results of the window, each with how surprising it is, and where their likes were seen last. */
export interface RecentResults {
  add(code: number, surprise: number): void;
  /** How many results there were in all. */
  n(): number;
  /** Whether the result at a place, counted from 0, is still there and is this one. */
  isAt(place: number, code: number): boolean;
  /** The place where the last results were seen before, and notes that they are here now; -1 if nowhere. */
  seenBefore(): number;
  agreement(place: number): Agreement;
}

export function recentResults(): RecentResults {
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
