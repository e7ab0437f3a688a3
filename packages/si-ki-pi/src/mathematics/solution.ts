import { assert } from '@baize/exact';
import {
  READING_SWITCHES,
  type ReadingSwitch,
  type Readings,
  readingOf,
  switchesOf,
  withReading,
} from '@baize/game';
import {
  ALL_RANK_PATTERNS,
  type RankPattern,
  type SiKiPiGame,
  type Split,
  siKiPiGame,
} from '../index.ts';
import { analyzeBonus, type BonusAnalysis } from './bonus-analysis.ts';
import { DEALER_HANDS, DEALS, waysOf } from './combinations.ts';
import {
  type DealerCounts,
  dealerCounts,
  fourIndex,
  tableOfOne,
  tableOfTwo,
} from './dealer-counts.ts';
import { rankIndex } from './hand-classes.ts';
import { type PatternPoints, patternPoints } from './pattern-points.ts';
import { netOdds, type Outcomes, outcomesOf } from './play.ts';

/** Of the 194,580 dealer's hands, how many an arrangement beats and how many beat it. */
interface Tally {
  win: number;
  lose: number;
}

const TABLES = 11;
const SINGLES = 4 * 13 + 1;

/** The terms of inclusion and exclusion for one player's cards; filled anew for each pattern. */
interface Terms {
  /** Places in `below`: no card, four times one card, six times two cards. */
  readonly tables: Int32Array;
  /** Hands that hold three or all four of the cards: their classes, and their signed number. */
  readonly low: Uint8Array;
  readonly high: Uint8Array;
  readonly hands: Int8Array;
}

function emptyTerms(): Terms {
  return {
    tables: new Int32Array(TABLES),
    low: new Uint8Array(SINGLES),
    high: new Uint8Array(SINGLES),
    hands: new Int8Array(SINGLES),
  };
}

function fillTerms(terms: Terms, pattern: RankPattern, dealer: DealerCounts): void {
  const a = rankIndex(pattern[3]);
  const b = rankIndex(pattern[2]);
  const c = rankIndex(pattern[1]);
  const d = rankIndex(pattern[0]);
  const square = dealer.side * dealer.side;
  const { tables } = terms;
  tables[1] = tableOfOne(a) * square;
  tables[2] = tableOfOne(b) * square;
  tables[3] = tableOfOne(c) * square;
  tables[4] = tableOfOne(d) * square;
  tables[5] = tableOfTwo(a, b) * square;
  tables[6] = tableOfTwo(a, c) * square;
  tables[7] = tableOfTwo(a, d) * square;
  tables[8] = tableOfTwo(b, c) * square;
  tables[9] = tableOfTwo(b, d) * square;
  tables[10] = tableOfTwo(c, d) * square;
  fillThree(terms, 0, a, b, c, dealer);
  fillThree(terms, 13, a, b, d, dealer);
  fillThree(terms, 26, a, c, d, dealer);
  fillThree(terms, 39, b, c, d, dealer);
  addTerm(terms, 52, fourIndex(a, b, c, d), 1, dealer);
}

/** The hands that hold three certain cards: a fourth card of any rank of which one is left. */
function fillThree(
  terms: Terms,
  start: number,
  x: number,
  y: number,
  z: number,
  dealer: DealerCounts,
): void {
  for (let rank = 0; rank < 13; rank += 1) {
    const held = (rank === x ? 1 : 0) + (rank === y ? 1 : 0) + (rank === z ? 1 : 0);
    addTerm(terms, start + rank, insertRank(x, y, z, rank), held - 4, dealer);
  }
}

function addTerm(
  terms: Terms,
  place: number,
  four: number,
  hands: number,
  dealer: DealerCounts,
): void {
  terms.low[place] = dealer.low[four] ?? 0;
  terms.high[place] = dealer.high[four] ?? 0;
  terms.hands[place] = hands;
}

/** The index of three ascending ranks with a fourth put in its place. */
function insertRank(x: number, y: number, z: number, rank: number): number {
  if (rank <= x) return fourIndex(rank, x, y, z);
  if (rank <= y) return fourIndex(x, rank, y, z);
  return rank <= z ? fourIndex(x, y, rank, z) : fourIndex(x, y, z, rank);
}

/**
 * A dealer below in both halves loses and a dealer below in neither wins, because what ranks equal is the
 * dealer's. So three counts suffice: hands with a lower Low, with a lower High, and with both.
 */
function tally(
  terms: Terms,
  { side, below }: DealerCounts,
  low: number,
  high: number,
  into: Tally,
): void {
  const both = low * side + high;
  const lowOnly = low * side + side - 1;
  const highOnly = (side - 1) * side + high;
  let bothBelow = 0;
  let lowBelow = 0;
  let highBelow = 0;
  for (let index = 0; index < TABLES; index += 1) {
    const start = terms.tables[index] ?? 0;
    const sign = index === 0 || index > 4 ? 1 : -1;
    bothBelow += sign * (below[start + both] ?? 0);
    lowBelow += sign * (below[start + lowOnly] ?? 0);
    highBelow += sign * (below[start + highOnly] ?? 0);
  }
  for (let index = 0; index < SINGLES; index += 1) {
    const hands = terms.hands[index] ?? 0;
    const isLowBelow = (terms.low[index] ?? 0) < low;
    const isHighBelow = (terms.high[index] ?? 0) < high;
    if (isLowBelow) lowBelow += hands;
    if (isHighBelow) highBelow += hands;
    if (isLowBelow && isHighBelow) bothBelow += hands;
  }
  into.win = bothBelow;
  into.lose = DEALER_HANDS - lowBelow - highBelow + bothBelow;
}

/** Every arrangement of every pattern against a dealer who plays the House Way. */
export interface SolvedPatterns {
  readonly points: PatternPoints;
  /** By pattern: how many of the 270,725 hands have it. */
  readonly ways: Uint16Array;
  /** By pattern x 3 + split: how many of the 194,580 dealer's hands it beats, or loses to. */
  readonly win: Int32Array;
  readonly lose: Int32Array;
}

const WAYS = Uint16Array.from(ALL_RANK_PATTERNS, waysOf);

export function solvePatterns(readings: Readings): SolvedPatterns {
  const points = patternPoints(readings);
  const dealer = dealerCounts(points);
  const win = new Int32Array(ALL_RANK_PATTERNS.length * 3);
  const lose = new Int32Array(ALL_RANK_PATTERNS.length * 3);
  const terms = emptyTerms();
  const outcome: Tally = { win: 0, lose: 0 };
  ALL_RANK_PATTERNS.forEach((pattern, index) => {
    fillTerms(terms, pattern, dealer);
    for (let at = index * 3; at < index * 3 + 3; at += 1) {
      tally(terms, dealer, points.low[at] ?? 0, points.high[at] ?? 0, outcome);
      win[at] = outcome.win;
      lose[at] = outcome.lose;
    }
  });
  return { points, ways: WAYS, win, lose };
}

/** A Si Ki Pi game, solved: one deck, a dealer who plays the House Way, all 52,677,670,500 deals. */
export interface Solution {
  readonly game: SiKiPiGame;
  readonly solved: SolvedPatterns;
  readonly values: ArrangementValues;
  /** By pattern: the most valuable split; the House Way's where no other is worth more. */
  readonly best: readonly Split[];
  /** A player who also plays the House Way. */
  readonly houseWay: Outcomes;
  readonly optimal: Outcomes;
  /** In how many of the 1,820 patterns the best arrangement is not the House Way's. */
  readonly differs: number;
  readonly bonus: BonusAnalysis;
}

export function solveGame(game: SiKiPiGame): Solution {
  const solved = solvePatterns(game.readings);
  const values = arrangementValues(game, solved);
  const houseWay = game.houseWay.map(({ split }) => split);
  const best = houseWay.map((split, pattern) => bestSplit(values, pattern, split));
  return {
    game,
    solved,
    values,
    best,
    houseWay: playBySplits({ game, solved }, houseWay),
    optimal: playBySplits({ game, solved }, best),
    differs: best.filter((split, pattern) => split !== houseWay[pattern]).length,
    bonus: analyzeBonus(game),
  };
}

/** How a player fares who arranges every pattern by the given split. */
export function playBySplits(
  { game, solved }: Pick<Solution, 'game' | 'solved'>,
  splits: readonly Split[],
): Outcomes {
  let win = 0;
  let lose = 0;
  splits.forEach((split, pattern) => {
    const at = pattern * 3 + split;
    const ways = solved.ways[pattern] ?? 0;
    win += ways * (solved.win[at] ?? 0);
    lose += ways * (solved.lose[at] ?? 0);
  });
  return outcomesOf(game, { win, lose, deals: DEALS });
}

/**
 * What each arrangement is worth, in whole numbers, so that arrangements are compared exactly and without
 * fractions: at 19/20 for a win, 19 for each dealer's hand beaten less 20 for each hand lost to.
 */
interface ArrangementValues {
  /** By pattern x 3 + split. */
  readonly values: Float64Array;
  /** What a unit staked is worth in these numbers, against a single dealer's hand. */
  readonly unit: number;
}

function arrangementValues(
  game: SiKiPiGame,
  { win, lose }: Pick<SolvedPatterns, 'win' | 'lose'>,
): ArrangementValues {
  const odds = netOdds(game);
  const gain = Number(odds.numerator);
  const unit = Number(odds.denominator);
  // Doubles hold whole numbers exactly up to 2 ** 53, and so must every sum over all deals.
  const largest = BigInt(DEALER_HANDS) * (odds.numerator + odds.denominator) * 270_725n;
  assert(largest <= BigInt(Number.MAX_SAFE_INTEGER), 'The price is too fine to compare exactly.');
  const values = Float64Array.from(win, (won, at) => gain * won - unit * (lose[at] ?? 0));
  return { values, unit };
}

/** The most valuable arrangement of a pattern; the House Way's where another is worth no more. */
function bestSplit({ values }: ArrangementValues, pattern: number, houseWay: Split): Split {
  const at = (split: Split): number => values[pattern * 3 + split] ?? 0;
  let best = houseWay;
  if (at(0) > at(best)) best = 0;
  if (at(1) > at(best)) best = 1;
  return at(2) > at(best) ? 2 : best;
}

/** A game solved under one other answer to one question its document leaves open. */
export interface SolvedReading {
  readonly reading: ReadingSwitch;
  readonly value: string;
  /** The answer in force in the game it is compared with. */
  readonly insteadOf: string;
  readonly solution: Solution;
}

/** Every other answer to every open question, one at a time; all other answers stay as they are. */
export function solveReadings({ book, readings, unit }: SiKiPiGame): readonly SolvedReading[] {
  return switchesOf(book).flatMap((reading) => {
    const insteadOf = readingOf(readings, reading);
    return READING_SWITCHES[reading]
      .filter((value) => value !== insteadOf)
      .map((value) => {
        const changed = withReading(readings, `${reading}=${value}`);
        if (!changed.ok) throw new Error(`${reading}=${value} is one of the readings.`);
        const game = siKiPiGame(book, { readings: changed.value, unit });
        return { reading, value, insteadOf, solution: solveGame(game) };
      });
  });
}
