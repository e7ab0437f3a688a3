import { multiply, type Rational, rational } from '@baize/exact';
import { asChance, type Bounds, boundsAround, exactly } from './bounds.ts';
import { coarser } from './coarser.ts';
import type { Distribution } from './distribution.ts';
import { commonStep } from './lattice.ts';
import { deepestOf, driftOf, ruinCourse, type Walk, walkOf } from './ruin.ts';
import type { OnProgress } from './sum-bounds.ts';
import { UNIT } from './unit-roots.ts';

/** A player who repeats a ticket for as long as the bankroll covers it. */
export interface RuinQuestion {
  readonly net: Distribution;
  readonly bankroll: Rational;
  readonly stake: Rational;
  readonly rounds: number;
}

export interface RuinBounds {
  /** The chance of ruin within the rounds. */
  readonly within: Bounds;
  /** By which round ruin has come with one chance in two; null where these rounds do not suffice. */
  readonly halfBy: { readonly low: number; readonly high: number } | null;
}

/** Products of about a nanosecond each. */
const WORK_MAXIMUM = 6_000_000_000;

/** Ruin whatever it takes: exact where that is feasible, else between bounds, on a coarser grid at need. */
export function ruinBounds(question: RuinQuestion, onProgress?: OnProgress): RuinBounds {
  const exact = ruinCourse(walkFor(question), question.rounds);
  if (exact.ok) {
    const { within, halfBy } = exact.value;
    return {
      within: exactly(within),
      halfBy: halfBy === null ? null : { low: halfBy, high: halfBy },
    };
  }
  return boundedRuin(question, onProgress);
}

export function boundedRuin(
  question: RuinQuestion,
  onProgress?: OnProgress,
  workMaximum = WORK_MAXIMUM,
): RuinBounds {
  const { net, rounds } = question;
  const isFeasible = (walk: Walk): boolean => workFor(walk, rounds) <= workMaximum;
  const own = walkFor(question);
  // Two coarser walks instead of this one must be worth it, for they tell less.
  if (workFor(own, rounds) <= 3 * workMaximum) return followWalk(own, rounds, onProgress);
  let grid = commonStep(net.points.map(({ value }) => value));
  for (;;) {
    grid = multiply(grid, rational(2));
    const less = walkFor({ ...question, net: coarser(net, grid, 'down') });
    const more = walkFor({ ...question, net: coarser(net, grid, 'up') });
    if (!isFeasible(less) || !isFeasible(more)) continue;
    return between(followWalk(less, rounds, onProgress), followWalk(more, rounds, onProgress));
  }
}

function walkFor({ net, bankroll, stake }: RuinQuestion): Walk {
  return walkOf(net, bankroll, stake);
}

/** Whoever gets less is ruined sooner and more often. */
function between(less: RuinBounds, more: RuinBounds): RuinBounds {
  const soonest = less.halfBy?.low;
  const latest = more.halfBy?.high;
  return {
    within: { low: more.within.low, high: less.within.high },
    halfBy: soonest === undefined || latest === undefined ? null : { low: soonest, high: latest },
  };
}

/** One past the highest place worth following; what rises above it is counted as lost sight of. */
function roofOf(walk: Walk, rounds: number): number {
  const { moves, start } = walk;
  const total = Number(walk.total);
  const meanOf = (value: (steps: number) => number): number =>
    moves.reduce((sum, { steps, weight }) => sum + value(steps) * (Number(weight) / total), 0);
  const drift = meanOf((steps) => steps);
  const deviation = Math.sqrt(meanOf((steps) => (steps - drift) ** 2) * rounds);
  const highest = Math.max(0, moves.at(-1)?.steps ?? 0);
  const far = start + Math.max(0, drift * rounds) + 9 * deviation + 14 * highest;
  const possible = start + highest * rounds + 1;
  return Math.ceil(Math.min(far, possible, deepestOf(walk) * rounds)) + 1;
}

function workFor(walk: Walk, rounds: number): number {
  if (walk.start < 0 || walk.start >= deepestOf(walk) * rounds) return 0;
  return roofOf(walk, rounds) * walk.moves.length * rounds;
}

/**
 * Follows chances instead of whole weights. All are positive, so nothing cancels, and each result is wrong by at
 * most the number of roundings on its way times a unit of itself; `UNIT` twice covers that errors multiply.
 */
function followWalk(walk: Walk, rounds: number, onProgress?: OnProgress): RuinBounds {
  if (walk.start < 0) return { within: exactly(rational(1)), halfBy: { low: 0, high: 0 } };
  const deepest = deepestOf(walk);
  if (walk.start >= deepest * rounds) return { within: exactly(rational(0)), halfBy: null };
  const moves = walk.moves.map(({ steps, weight }) => ({
    steps,
    chance: Number(weight) / Number(walk.total),
  }));
  const roof = roofOf(walk, rounds);
  let [here, next] = [new Float64Array(roof), new Float64Array(roof)];
  here[walk.start] = 1;
  let [ruined, unseen, top] = [0, 0, walk.start + 1];
  const slack = (rounds * (moves.length + 4) + deepest * moves.length + rounds) * 2 * UNIT;
  const highAt = (): number => ruined * (1 + slack) + 2 * unseen + LEAST;
  const half: { low: number | null; high: number | null } = { low: null, high: null };
  for (let round = 1; round <= rounds; round += 1) {
    const safe = deepest * (rounds - round);
    const step = playRound(moves, { here, next, top, safe });
    ruined += step.lost;
    unseen += step.unseen;
    top = step.top;
    [here, next] = [next, here];
    if (half.low === null && highAt() >= 0.5) half.low = round;
    if (half.high === null && ruined * (1 - slack) >= 0.5) half.high = round;
    onProgress?.(round, rounds);
  }
  const low = boundsAround(ruined, ruined * slack + LEAST).low;
  const high = boundsAround(highAt(), 0).high;
  return {
    within: asChance({ low, high }),
    halfBy: half.low === null || half.high === null ? null : { low: half.low, high: half.high },
  };
}

interface Round {
  readonly here: Float64Array;
  /** Written over. */
  readonly next: Float64Array;
  /** One past the highest place with a chance. */
  readonly top: number;
  /** Whoever is at this place or above cannot be ruined in the rounds left, and need not be followed. */
  readonly safe: number;
}

function playRound(
  moves: readonly { readonly steps: number; readonly chance: number }[],
  { here, next, top, safe }: Round,
): { readonly lost: number; readonly unseen: number; readonly top: number } {
  const end = Math.min(next.length, Math.max(1, safe));
  next.fill(0);
  let [highest, lost, unseen] = [0, 0, 0];
  for (const { steps, chance } of moves) {
    for (let place = 0; place < Math.min(top, -steps); place += 1) {
      lost += (here[place] ?? 0) * chance;
    }
    const stop = Math.min(top, end - steps);
    for (let place = Math.max(0, -steps); place < stop; place += 1) {
      next[place + steps] = (next[place + steps] ?? 0) + (here[place] ?? 0) * chance;
    }
    // Above the roof, and not yet safe: it may be ruined later, so it counts in the upper bound.
    for (let place = Math.max(stop, 0); place < top; place += 1) {
      if (place + steps < safe) unseen += (here[place] ?? 0) * chance;
    }
    highest = Math.max(highest, Math.min(end, top + steps));
  }
  while (highest > 0 && (next[highest - 1] ?? 0) < NEGLIGIBLE) {
    highest -= 1;
    unseen += next[highest] ?? 0;
    next[highest] = 0;
  }
  return { lost, unseen, top: highest };
}

/** Chances so small that all of them together do not show. */
const NEGLIGIBLE = 2 ** -110;
/** What the smallest numbers of all may have lost below themselves. */
const LEAST = 2 ** -900;

/**
 * How many rounds a bankroll lasts on average. By Wald's identity the rounds times what one loses is what was lost
 * in the end: the way down from the start, and less than the deepest fall of one round beyond. Null where
 * nothing is lost on average: then it may last for ever.
 */
export function roundsToRuin(walk: Walk): Bounds | null {
  if (walk.start < 0) return exactly(rational(0));
  const drift = driftOf(walk);
  if (drift >= 0n) return null;
  const roundsFor = (steps: number): Rational => rational(BigInt(steps) * walk.total, -drift);
  return { low: roundsFor(walk.start + 1), high: roundsFor(walk.start + deepestOf(walk)) };
}
