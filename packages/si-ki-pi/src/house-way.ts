import type { Readings } from '@baize/game';
import type { Split } from './arrangement.ts';
import { ACE, isZeroCard, type Rank } from './rank.ts';
import type { RankPattern } from './rank-pattern.ts';
import { pointTotal } from './ranking.ts';
import type { HouseWayKey, HouseWayReadingKey } from './rule-keys.ts';
import { splitException } from './split-exception.ts';

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
  if (a === ACE && c === 3 && d === 2) {
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

/** With at most one zero card no two splits have the same Low Hand Sum, so the best is one. */
function bestLow([a, b, c, d]: RankPattern): Split {
  const first = lowSum(a, b, c, d);
  const second = lowSum(a, c, b, d);
  const third = lowSum(a, d, b, c);
  if (first > second) return first > third ? 0 : 2;
  return second > third ? 1 : 2;
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
