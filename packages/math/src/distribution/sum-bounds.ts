import { assert } from '@baize/exact';
import { type Bounds, boundsAround } from './bounds.ts';
import type { LatticeTerm } from './lattice.ts';
import { cosineAt, ROOT_ERROR, sineAt, UNIT, type UnitRoots, unitRoots } from './unit-roots.ts';

/** The sum of many rounds on a lattice, by its characteristic function; indexes count steps. */
export interface SumBounds {
  /** The chance that the sum is at most so many steps. */
  readonly upTo: (index: number) => Bounds;
  readonly exactlyAt: (index: number) => Bounds;
  /** Outside these indexes the sum falls less often than anybody can tell. */
  readonly first: number;
  readonly last: number;
}

/** Called with the share of the work that is done. */
export type OnProgress = (done: number, total: number) => void;

/** How many products `sumBounds` would compute. */
export function sumWork(terms: readonly LatticeTerm[], rounds: number): number {
  return (2 ** bitsFor(windowOf(terms, rounds)) / 2) * terms.length;
}

/** What both tails that are left out weigh at most. */
const TAIL = 2 ** -60;

/**
 * Chances of a sum of independent rounds without its distribution. With N places on a circle, large enough that
 * next to nothing of the sum lies outside, the chance of an interval is a sum over N frequencies of the
 * characteristic function to the power of the rounds, times the frequency's share in the interval. Almost all
 * of these powers vanish, so what is left is short, and gives the chance of any interval.
 *
 * Every rounding is accounted for. With d the error of the characteristic function at a frequency, r a bound of
 * its absolute value, the power of n is wrong by at most n (d + 3 units) r ** (n - 1): a complex product is wrong by at
 * most the root of 5 units of itself (Brent, Percival and Zimmermann 2007), and n - 1 of them make a power whichever
 * way it is taken. A power's share in an interval is at most 1/k of it at frequency k, so all that vanished weighs less than
 * 2 ** -100 times the harmonic sum of the frequencies, which is below 22. Sums and margins are then doubled.
 */
export function sumBounds(
  terms: readonly LatticeTerm[],
  total: bigint,
  rounds: number,
  onProgress: OnProgress = () => undefined,
): SumBounds {
  const window = windowOf(terms, rounds);
  assert(Number.isSafeInteger(2 * window.last), 'Places of a sum are whole numbers of 53 bits.');
  const bits = bitsFor(window);
  const places = 2 ** bits;
  // Half a frequency is needed for the middle of an interval, hence twice the places on the circle.
  const roots = unitRoots(bits + 1);
  const kept = frequenciesOf(terms, Number(total), rounds, { roots, places }, onProgress);
  const first = window.first;
  const tail = window.isWhole ? 0 : TAIL;
  return {
    first,
    last: window.last,
    upTo: (index) => {
      if (index < first) return boundsAround(0, tail);
      if (index >= window.last) return boundsAround(1, tail);
      const { value, error } = intervalShare(kept, roots, places, first, index);
      return boundsAround(value, error + tail);
    },
    exactlyAt: (index) => {
      if (index < first || index > window.last) return boundsAround(0, tail);
      const { value, error } = intervalShare(kept, roots, places, index, index);
      return boundsAround(value, error + tail);
    },
  };
}

interface Window {
  readonly first: number;
  readonly last: number;
  readonly isWhole: boolean;
}

/**
 * By Bernstein's inequality a sum is farther than t from its mean with at most exp(-t t / 2 / (V + b t / 3)), V
 * its variance and b the largest distance of one round; 43 in the exponent is less than half of `TAIL`.
 */
function windowOf(terms: readonly LatticeTerm[], rounds: number): Window {
  const weight = terms.reduce((sum, each) => sum + Number(each.weight), 0);
  const meanOf = (value: (index: number) => number): number =>
    terms.reduce((sum, { index, weight: own }) => sum + value(index) * (Number(own) / weight), 0);
  const mean = meanOf((index) => index);
  const variance = meanOf((index) => (index - mean) ** 2) * rounds;
  const span = terms.at(-1)?.index ?? 0;
  const reach = (largest: number): number => {
    const linear = (43 * largest) / 3;
    // A percent more than the inequality asks covers the roundings of this line.
    return 1.01 * (linear + Math.sqrt(linear * linear + 2 * 43 * variance)) + 2;
  };
  const first = Math.max(0, Math.floor(mean * rounds - reach(mean)));
  const last = Math.min(span * rounds, Math.ceil(mean * rounds + reach(span - mean)));
  return { first, last, isWhole: first === 0 && last === span * rounds };
}

function bitsFor({ first, last }: Window): number {
  let bits = 2;
  while (2 ** bits < last - first + 2) bits += 1;
  return bits;
}

/** A frequency whose power has not vanished. */
interface Frequency {
  readonly k: number;
  readonly re: number;
  readonly im: number;
  readonly error: number;
}

interface Frequencies {
  readonly kept: readonly Frequency[];
  /** What all that vanished can add up to in any interval. */
  readonly vanished: number;
}

/** Powers below this are as good as nothing: even all of them together. */
const VANISHED = 2 ** -100;

function frequenciesOf(
  terms: readonly LatticeTerm[],
  total: number,
  rounds: number,
  { roots, places }: { readonly roots: UnitRoots; readonly places: number },
  onProgress: OnProgress,
): Frequencies {
  const chances = Float64Array.from(terms, ({ weight }) => Number(weight) / total);
  // The circle has twice the places, so a step turns by two of its points.
  const turns = Int32Array.from(terms, ({ index }) => 2 * (index % places));
  const own = (terms.length + 4) * 2 * UNIT + 2 * ROOT_ERROR;
  const least = leastKept(rounds, own);
  const hasVanished = vanishingOf(chances, turns, roots, least);
  const kept: Frequency[] = [];
  for (let k = 1; k <= places / 2; k += 1) {
    if ((k & 0xffff) === 0) onProgress(k, places / 2);
    if (hasVanished(k)) continue;
    const { re, im } = characteristicAt(k, chances, turns, roots);
    const size = Math.sqrt(re * re + im * im) * (1 + 4 * UNIT) + own;
    const bound = powerOf(size, 0, rounds - 1).re * (1 + rounds * 8 * UNIT);
    if (bound < VANISHED) continue;
    const power = powerOf(re, im, rounds);
    kept.push({ k, ...power, error: 2 * rounds * (own + 4 * UNIT) * bound });
  }
  return { kept, vanished: VANISHED * 64 };
}

function characteristicAt(
  k: number,
  chances: Float64Array,
  turns: Int32Array,
  { low, high, lowBits, mask }: UnitRoots,
): { readonly re: number; readonly im: number } {
  const [nearRe, nearIm, farRe, farIm] = [low.re, low.im, high.re, high.im];
  const nearMask = (1 << lowBits) - 1;
  let re = 0;
  let im = 0;
  for (let term = 0; term < turns.length; term += 1) {
    // The circle has a power of two of points, so the low bits of the product are all that counts.
    const at = Math.imul(turns[term] ?? 0, k) & mask;
    const [near, far] = [at & nearMask, at >> lowBits];
    const chance = chances[term] ?? 0;
    const [a, b] = [farRe[far] ?? 0, farIm[far] ?? 0];
    const [c, d] = [nearRe[near] ?? 0, nearIm[near] ?? 0];
    re += chance * (a * c - b * d);
    im += chance * (a * d + b * c);
  }
  return { re, im };
}

/** Whatever is smaller than this vanishes when it is taken to its power: a billionth is far more than all roundings. */
function leastKept(rounds: number, own: number): number {
  return VANISHED ** (1 / (rounds - 1)) * (1 - 1e-9) - own;
}

/**
 * Whether a few terms show that a frequency vanishes, whatever the others are: together these weigh no more than their
 * chances. The likeliest are asked first, and almost always some of them suffice.
 */
function vanishingOf(
  chances: Float64Array,
  turns: Int32Array,
  { low, high, lowBits, mask }: UnitRoots,
  least: number,
): (k: number) => boolean {
  const order = Array.from(chances, (chance, term) => ({ chance, turn: turns[term] ?? 0 }));
  order.sort((one, other) => other.chance - one.chance);
  const likeliest = Float64Array.from(order, ({ chance }) => chance);
  const turned = Int32Array.from(order, ({ turn }) => turn);
  const [nearRe, nearIm, farRe, farIm] = [low.re, low.im, high.re, high.im];
  const nearMask = (1 << lowBits) - 1;
  return (k) => {
    let re = 0;
    let im = 0;
    let others = 1;
    for (let term = 0; term < turned.length; term += 1) {
      const at = Math.imul(turned[term] ?? 0, k) & mask;
      const [near, far] = [at & nearMask, at >> lowBits];
      const chance = likeliest[term] ?? 0;
      const [a, b] = [farRe[far] ?? 0, farIm[far] ?? 0];
      const [c, d] = [nearRe[near] ?? 0, nearIm[near] ?? 0];
      re += chance * (a * c - b * d);
      im += chance * (a * d + b * c);
      others -= chance;
      const room = least - others;
      if (room > 0 && re * re + im * im < room * room) return true;
    }
    return false;
  };
}

function powerOf(re: number, im: number, n: number): { readonly re: number; readonly im: number } {
  let [resultRe, resultIm, squareRe, squareIm] = [1, 0, re, im];
  for (let left = n; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) {
      [resultRe, resultIm] = [
        resultRe * squareRe - resultIm * squareIm,
        resultRe * squareIm + resultIm * squareRe,
      ];
    }
    [squareRe, squareIm] = [squareRe * squareRe - squareIm * squareIm, 2 * squareRe * squareIm];
  }
  return { re: resultRe, im: resultIm };
}

/** What an interval of indexes gets of all frequencies: Dirichlet's kernel, each conjugate pair at once. */
function intervalShare(
  { kept, vanished }: Frequencies,
  roots: UnitRoots,
  places: number,
  from: number,
  to: number,
): { readonly value: number; readonly error: number } {
  const count = to - from + 1;
  assert(count >= 1 && count <= places, 'An interval has at least one place, and is no circle.');
  const around = 2 * places;
  let value = count / places;
  let error = vanished + UNIT;
  let size = value;
  for (const { k, re, im, error: wrong } of kept) {
    // In half places: the middle of the interval is (from + to) / 2, its width count.
    const middle = turnedBy(k, from + to, around);
    const width = sineAt(roots, turnedBy(k, count, around)) / sineAt(roots, k);
    const weight = (k === places / 2 ? 1 : 2) / places;
    const share = weight * width * (re * cosineAt(roots, middle) + im * sineAt(roots, middle));
    value += share;
    size += Math.abs(share);
    // |width| is at most places / (2 k), and the roots are wrong by ROOT_ERROR each.
    error += ((wrong + 4 * ROOT_ERROR) * weight * places) / (2 * k);
  }
  return { value, error: 2 * error + size * (kept.length + 8) * 2 * UNIT };
}

/** `k * by` around the circle; the product may have more than 53 bits. */
function turnedBy(k: number, by: number, around: number): number {
  const product = k * (by % around);
  if (Number.isSafeInteger(product)) return product % around;
  return Number((BigInt(k) * BigInt(by)) % BigInt(around));
}
