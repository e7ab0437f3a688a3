import { assert, type Rational, rational } from '@baize/exact';

/**
 * A weight over a power of a small number, in lowest terms. After a thousand rounds both have thousands
 * of digits, and Euclid's algorithm would take longer than everything before it; but only primes of the
 * base can be common to them.
 */
export function chanceOfRounds(weight: bigint, base: bigint, rounds: number): Rational {
  if (weight === 0n) return rational(0n);
  let numerator = weight;
  let denominator = base ** BigInt(rounds);
  for (const prime of primesOf(base)) {
    while (numerator % prime === 0n && denominator % prime === 0n) {
      numerator /= prime;
      denominator /= prime;
    }
  }
  return { numerator, denominator };
}

function primesOf(base: bigint): readonly bigint[] {
  assert(base > 0n, 'A total is positive.');
  const primes: bigint[] = [];
  let rest = base;
  for (let divisor = 2n; divisor * divisor <= rest; divisor += 1n) {
    if (rest % divisor !== 0n) continue;
    primes.push(divisor);
    while (rest % divisor === 0n) rest /= divisor;
  }
  return rest > 1n ? [...primes, rest] : primes;
}
