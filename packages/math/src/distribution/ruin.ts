import { ok, type Rational, type Result, rational, subtract } from '@baize/exact';
import { chanceOfRounds } from './chance.ts';
import { type Distribution, inLowestTerms } from './distribution.ts';
import { commonStep, stepsIn } from './lattice.ts';
import { type TooMuchWork, withinReach } from './too-much-work.ts';

/** What rounds do to a bankroll, in whole steps; it is ruined when it falls below place 0. */
export interface Walk {
  readonly start: number;
  readonly moves: readonly { readonly steps: number; readonly weight: bigint }[];
  readonly total: bigint;
}

/** A bankroll is ruined when it no longer covers the stake of another round. */
export function walkOf(net: Distribution, bankroll: Rational, stake: Rational): Walk {
  const { points, total } = inLowestTerms(net);
  const step = commonStep(points.map(({ value }) => value));
  const room = subtract(bankroll, stake);
  const steps = (room.numerator * step.denominator) / (room.denominator * step.numerator);
  return {
    start: room.numerator < 0n ? -1 : Number(steps),
    moves: points.map(({ value, weight }) => ({ steps: stepsIn(value, step), weight })),
    total,
  };
}

/** How a walk fares within so many rounds. */
export interface RuinCourse {
  readonly within: Rational;
  /** The first round by which it is ruined with one chance in two, or null. */
  readonly halfBy: number | null;
}

/** The chance that a walk falls below 0 within so many rounds. */
export function ruinWithin(walk: Walk, rounds: number): Result<Rational, TooMuchWork> {
  const course = ruinCourse(walk, rounds);
  return course.ok ? ok(course.value.within) : course;
}

/**
 * Follows the weight of every place a walk can be at. Places from which the rounds left cannot ruin it are
 * dropped as they are reached.
 */
export function ruinCourse(walk: Walk, rounds: number): Result<RuinCourse, TooMuchWork> {
  if (walk.start < 0) return ok({ within: rational(1), halfBy: 0 });
  if (walk.start >= deepestOf(walk) * rounds) return ok({ within: rational(0), halfBy: null });
  // The numbers grow with the rounds, so on average they have half their final length.
  const possible = withinReach(productsFor(walk, rounds) / 2, walk.total, rounds);
  if (!possible.ok) return possible;
  let places: readonly bigint[] = Array.from({ length: walk.start + 1 }, (_, place) =>
    place === walk.start ? 1n : 0n,
  );
  let [ruined, whole] = [0n, 1n];
  let halfBy: number | null = null;
  for (let left = rounds - 1; left >= 0; left -= 1) {
    const { lost, next } = playOn(walk, places, endOf(walk, rounds - left, left));
    ruined = ruined * walk.total + lost;
    whole *= walk.total;
    if (halfBy === null && 2n * ruined >= whole) halfBy = rounds - left;
    places = next;
  }
  return ok({ within: chanceOfRounds(ruined, walk.total, rounds), halfBy });
}

/** One round: the weight that falls below 0, and the weights of the places below `end`. */
function playOn(
  { moves }: Walk,
  places: readonly bigint[],
  end: number,
): { readonly lost: bigint; readonly next: readonly bigint[] } {
  const next = Array.from({ length: end }, () => 0n);
  let lost = 0n;
  for (const [place, weight] of places.entries()) {
    if (weight === 0n) continue;
    for (const move of moves) {
      const to = place + move.steps;
      if (to < 0) lost += weight * move.weight;
      else if (to < end) next[to] = (next[to] ?? 0n) + weight * move.weight;
      else break;
    }
  }
  return { lost, next };
}

/** One past the highest place that can be reached after some rounds and is not yet safe. */
function endOf(walk: Walk, played: number, left: number): number {
  const highest = Math.max(0, walk.moves.at(-1)?.steps ?? 0);
  return Math.min(walk.start + highest * played + 1, deepestOf(walk) * left);
}

/** The most steps one round can lose. */
export function deepestOf({ moves }: Walk): number {
  return Math.max(0, -(moves[0]?.steps ?? 0));
}

/** What a round adds on average, times the total weight, in steps. */
export function driftOf({ moves }: Walk): bigint {
  let drift = 0n;
  for (const { steps, weight } of moves) drift += BigInt(steps) * weight;
  return drift;
}

function productsFor(walk: Walk, rounds: number): number {
  let products = 0;
  for (let played = 0; played < rounds; played += 1) {
    products += endOf(walk, played, rounds - played) * walk.moves.length;
  }
  return products;
}
