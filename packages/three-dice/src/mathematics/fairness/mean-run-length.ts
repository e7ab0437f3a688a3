import { add, assert, divide, multiply, type Rational, rational } from '@baize/exact';
import { SCORE_DOWN, SCORE_UP } from './face-score.ts';

/** A mean as (u-part x u + v-part x v + rest) / base ** power, where u and v are not known yet. */
interface Term {
  readonly u: bigint;
  readonly v: bigint;
  readonly rest: bigint;
  readonly power: number;
}

/**
 * How many dice a score that starts at 0 takes on average to reach the threshold, if its face shows
 * with the given chance. Exact: the means m of all scores satisfy
 *
 *     m(s) = 1 + p m(s + 9) + (1 - p) m(max(0, s - 2)),   m(s) = 0 from the threshold on,
 *
 * which gives m(s - 2) from the scores above it. The two highest means are the only unknowns, and
 * the two equations at the bottom determine them.
 */
export function meanRunLength(threshold: number, chance: Rational): Rational {
  assert(threshold > SCORE_UP + SCORE_DOWN, `Too low for a threshold: ${threshold}`);
  const { numerator: k, denominator: q } = chance;
  assert(k > 0n && k < q, 'A face shows sometimes and not always.');
  const mean = termsDown(threshold, k, q);
  // At 0: k m(0) = q + k m(9). At 1: q m(1) = q + k m(10) + (q - k) m(0).
  const base = q - k;
  const atZero = combine(base, q, [k, mean(0)], [-k, mean(SCORE_UP)]);
  const atOne = combine(base, q, [q, mean(1)], [-k, mean(SCORE_UP + 1)], [-base, mean(0)]);
  const determinant = atZero.u * atOne.v - atOne.u * atZero.v;
  const u = rational(atZero.rest * atOne.v - atOne.rest * atZero.v, determinant);
  const v = rational(atZero.u * atOne.rest - atOne.u * atZero.rest, determinant);
  return solveTerm(mean(0), base, u, v);
}

/** Every mean in terms of the two highest, from the top down. */
function termsDown(threshold: number, k: bigint, q: bigint): (score: number) => Term {
  const base = q - k;
  const above: Term = { u: 0n, v: 0n, rest: 0n, power: 0 };
  const terms: Term[] = [];
  terms[threshold - 1] = { u: 1n, v: 0n, rest: 0n, power: 0 };
  terms[threshold - 2] = { u: 0n, v: 1n, rest: 0n, power: 0 };
  const mean = (score: number) => terms[score] ?? above;
  for (let s = threshold - 1; s >= SCORE_DOWN; s -= 1) {
    const here = mean(s);
    const higher = mean(s + SCORE_UP);
    const weight = k * base ** BigInt(here.power - higher.power);
    terms[s - SCORE_DOWN] = {
      u: q * here.u - weight * higher.u,
      v: q * here.v - weight * higher.v,
      rest: q * here.rest - weight * higher.rest - q * base ** BigInt(here.power),
      power: here.power + 1,
    };
  }
  return mean;
}

/** The sum of factors times means, set equal to `constant`: u-part x u + v-part x v = rest. */
function combine(
  base: bigint,
  constant: bigint,
  ...parts: readonly (readonly [bigint, Term])[]
): { readonly u: bigint; readonly v: bigint; readonly rest: bigint } {
  const power = Math.max(...parts.map(([, term]) => term.power));
  let u = 0n;
  let v = 0n;
  let rest = constant * base ** BigInt(power);
  for (const [factor, term] of parts) {
    const scale = factor * base ** BigInt(power - term.power);
    u += scale * term.u;
    v += scale * term.v;
    rest -= scale * term.rest;
  }
  return { u, v, rest };
}

function solveTerm(term: Term, base: bigint, u: Rational, v: Rational): Rational {
  const unknowns = add(multiply(rational(term.u), u), multiply(rational(term.v), v));
  const known = add(unknowns, rational(term.rest));
  return divide(known, rational(base ** BigInt(term.power)));
}
