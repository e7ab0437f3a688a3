import {
  add,
  assert,
  compare,
  divide,
  multiply,
  ONE,
  type Rational,
  rational,
  subtract,
  ZERO,
} from '@baize/exact';

/**
 * How many results it takes on average until one symbol out of `symbols` equally likely ones comes
 * `length` times running: 1 + m + m^2 + ... to the power of length - 1.
 */
export function meanUntilRun(symbols: number, length: number): bigint {
  assert(symbols >= 2 && length >= 1, `No such run: ${symbols}, ${length}`);
  const m = BigInt(symbols);
  return (m ** BigInt(length) - 1n) / (m - 1n);
}

/** The shortest run that fair results show at most once in so many on average. */
export function runLengthFor(symbols: number, parts: number, resultsPerRun: number): number {
  const wanted = BigInt(resultsPerRun) * BigInt(parts);
  let length = 1;
  while (meanUntilRun(symbols, length) < wanted) length += 1;
  return length;
}

/**
 * How often symbols of these chances come `length` times running, in runs a result: the sum of
 * p^r (1 - p) / (1 - p^r) over all of them. Its inverse is what the first run takes on average.
 */
export function runRate(chances: readonly Rational[], length: number): Rational {
  return chances.reduce((rate, chance) => {
    const run = Array.from({ length }, () => chance).reduce(multiply, ONE);
    return add(rate, divide(multiply(run, subtract(ONE, chance)), subtract(ONE, run)));
  }, ZERO);
}

/** The shortest run that such results show at most once in so many on average. */
export function unevenRunLengthFor(chances: readonly Rational[], resultsPerRun: number): number {
  const wanted = rational(1, resultsPerRun);
  let length = 1;
  while (compare(runRate(chances, length), wanted) > 0) length += 1;
  return length;
}

/**
 * The logarithm of a bound on the chance that some symbol comes at least `length` times running
 * among n: there are n - length + 1 places where such a run can begin, and behind its first result
 * every other one repeats it with at most `chance`, the largest chance of a symbol.
 */
export function logRunBound(n: number, length: number, chance: number): number {
  if (n < length || length < 2) return 0;
  return Math.min(0, (length - 1) * Math.log(chance) + Math.log(n - length + 1));
}
