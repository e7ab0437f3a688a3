import type { Readings } from '@baize/game';
import type { Split } from '../cards/arrangement.ts';
import { ACE, isZeroCard, type Rank } from '../cards/rank.ts';
import type { RankPattern } from '../cards/rank-pattern.ts';
import { combinationOf, pointTotal } from '../cards/ranking.ts';
import type { HouseWayKey, HouseWayReadingKey } from '../rule-keys.ts';

/**
 * The exception by which the House Way parts a pair, or null where none is listed for this pattern. A
 * pair has only one way to be parted, so at most one exception fits. Of three or four of a kind two are
 * left together however they are parted, and two equal cards never make one of the sums that are listed.
 */
function splitException([a, b, c, d]: RankPattern): HouseWayKey | null {
  if (a === b) return exceptionFor(a, c, d) ?? (c === d ? exceptionFor(c, a, b) : null);
  if (b === c) return exceptionFor(b, a, d);
  return c === d ? exceptionFor(c, a, b) : null;
}

/** A Gong is no sum; as a number above nine it orders with the sums. */
const GONG = 10;

function exceptionFor(pair: Rank, one: Rank, other: Rank): HouseWayKey | null {
  const oneSum = sumOf(pair, one);
  const otherSum = sumOf(pair, other);
  // The ranking of the two hands follows their sums, so the smaller sum is the Low Hand's.
  const low = Math.min(oneSum, otherSum);
  const high = Math.max(oneSum, otherSum);
  if (pair === 9) return low === 9 && high === 9 ? 'house-way:nines-split' : null;
  if (pair !== 8 && pair !== 7 && pair !== 6 && pair !== 3 && pair !== 2) return null;
  if (low === 7 && high === 9) return 'house-way:split-7-9';
  if (low === 8 && high === 8) return 'house-way:split-8-8';
  if (low === 8 && high === 9) return 'house-way:split-8-9';
  if (low === 7 && high === GONG) return 'house-way:split-7-gong';
  if (low === 8 && high === GONG) return 'house-way:split-8-gong';
  return low === 9 && high === GONG ? 'house-way:split-9-gong' : null;
}

function sumOf(a: Rank, b: Rank): number {
  return combinationOf(a, b) === 'gong' ? GONG : pointTotal(a, b);
}

export type HouseWayReadings = Pick<Readings, 'H2' | 'H3' | 'H4'>;

/** How the House Way parts a pattern, and which of its branches said so. */
export interface HouseWayChoice {
  readonly split: Split;
  readonly key: HouseWayKey;
  /** The open questions whose answer decided. */
  readonly readings: readonly HouseWayReadingKey[];
}

/**
 * The House Way over ranks alone. Its branches are tried in the document's order: Pairs, the Gong, the
 * two exceptions, everything else. `house-way-patterns.ts` keeps the answers for all patterns.
 */
export function houseWayOf(pattern: RankPattern, readings: HouseWayReadings): HouseWayChoice {
  const [a, b, c, d] = pattern;
  if (a === b || b === c || c === d) return withPair(pattern, readings);
  // Without a pair a 2 can only be the last card, and the 8 one of the three before it.
  if (d === 2 && (a === 8 || b === 8 || c === 8)) {
    return choice(a === 8 ? 2 : b === 8 ? 1 : 0, 'house-way:gong-high');
  }
  // Without a pair nothing but a 2 follows a 3.
  if (a === ACE && c === 3) {
    if (b === 4) return choice(1, 'house-way:ace-two-three-four');
    if (b === 5) return choice(1, 'house-way:ace-two-three-five');
  }
  return withoutPair(pattern, readings);
}

function withPair(pattern: RankPattern, readings: HouseWayReadings): HouseWayChoice {
  const [a, b, c, d] = pattern;
  const kept: Split = a !== b && b === c && c !== d ? 2 : 0;
  const exception = splitException(pattern);
  if (exception === null) return choice(kept, 'house-way:pair-kept');
  const isTwoPairs = a === b && c === d;
  if (readings.H3 === 'permits') {
    return choice(kept, 'house-way:pair-kept', ['house-way:reading-exceptions']);
  }
  if (isTwoPairs && readings.H2 === 'never-split') {
    return choice(kept, 'house-way:pair-kept', ['house-way:reading-two-pairs']);
  }
  const decisive: readonly HouseWayReadingKey[] = isTwoPairs
    ? ['house-way:reading-exceptions', 'house-way:reading-two-pairs']
    : ['house-way:reading-exceptions'];
  return choice(kept === 0 ? 1 : 0, exception, decisive);
}

/**
 * Four different ranks in descending order: an Ace first, then the zero cards, then 9 to 2. With two or
 * three zero cards the best Low Hand leaves open which of them goes where, and its own rule decides.
 */
function withoutPair(pattern: RankPattern, readings: HouseWayReadings): HouseWayChoice {
  switch (zeroCardsIn(pattern)) {
    case 4:
      return choice(0, 'house-way:four-zero-cards');
    case 3:
      return choice(pattern[0] === ACE ? 0 : 2, 'house-way:three-zero-cards');
    case 2:
      return withTwoZeroCards(pattern, readings);
    default:
      return choice(bestLow(pattern), 'house-way:best-low');
  }
}

function withTwoZeroCards([a, , c, d]: RankPattern, readings: HouseWayReadings): HouseWayChoice {
  if (a === ACE) {
    // Ace, two zero cards, d: the Ace makes the Low Hand, d the High Hand.
    if (d !== 9) return choice(1, 'house-way:two-zero-cards');
    const split = readings.H4 === 'inclusive' ? 1 : 0;
    return choice(split, 'house-way:two-zero-cards', ['house-way:reading-nine-and-ace']);
  }
  // Two zero cards, then c above d: d makes the Low Hand, c the High Hand.
  return choice(c === 9 ? 1 : 2, 'house-way:two-zero-cards');
}

function zeroCardsIn([a, b, c, d]: RankPattern): number {
  return one(isZeroCard(a)) + one(isZeroCard(b)) + one(isZeroCard(c)) + one(isZeroCard(d));
}

function one(counts: boolean): 0 | 1 {
  return counts ? 1 : 0;
}

/**
 * With at most one zero card the best Low Hand Sum is never that of the middle split, and the two others never have the
 * same. The enumeration of all patterns shows it.
 */
function bestLow([a, b, c, d]: RankPattern): Split {
  return lowSum(a, b, c, d) > lowSum(a, d, b, c) ? 0 : 2;
}

function lowSum(a: Rank, b: Rank, c: Rank, d: Rank): number {
  return Math.min(pointTotal(a, b), pointTotal(c, d));
}

const NO_READINGS: readonly HouseWayReadingKey[] = [];

function choice(
  split: Split,
  key: HouseWayKey,
  readings: readonly HouseWayReadingKey[] = NO_READINGS,
): HouseWayChoice {
  return { split, key, readings };
}
