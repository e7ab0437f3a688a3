import {
  assert,
  leastCommonMultiple,
  multiply,
  type Rational,
  rational,
  subtract,
} from '@baize/exact';
import { oddsOf } from '@baize/game';
import { ALL_RANK_PATTERNS, bestBonusRow, type SiKiPiGame } from '../index.ts';
import { DEALER_HANDS, HANDS, rankCounts, waysOf } from './combinations.ts';
import { type PatternPoints, patternPoints } from './pattern-points.ts';
import { netOdds } from './play.ts';
import { choicesOf, type RankSets, rankSets } from './rank-sets.ts';

/**
 * What the house wins of one unit on each bet of a round, when every box and the dealer are set by the
 * House Way: how much on average, how widely it spreads, and how the bets of one round move together.
 * All boxes meet one dealer, and all hands come out of one deck.
 */
export interface RoundMoments {
  readonly initial: Moments;
  /** On the player's hand or the dealer's: before the deal both are any four cards. */
  readonly bonus: Moments;
  /** Of two bets of one unit each in the same round. */
  readonly covariance: {
    /** Initial bets in two boxes. */
    readonly initials: Rational;
    /** An initial bet and the bonus on the hand of the same box. */
    readonly initialAndOwnBonus: Rational;
    /** An initial bet and the bonus on the hand of another box. */
    readonly initialAndOtherBonus: Rational;
    readonly initialAndDealerBonus: Rational;
    /** Bonus bets on two hands, whether of boxes or of the dealer. */
    readonly bonuses: Rational;
  };
}

export interface Moments {
  readonly mean: Rational;
  readonly variance: Rational;
}

export function roundMoments(game: SiKiPiGame): RoundMoments {
  const steps = roundMomentsInSteps(game);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The same for whoever has other things to do meanwhile: 1,820 steps of a tenth of a millisecond. */
export function* roundMomentsInSteps(game: SiKiPiGame): Generator<undefined, RoundMoments> {
  const units = unitsOf(game);
  const points = patternPoints(game.readings);
  const levels = rankSets();
  const sums = noSums();
  for (let dealer = 0; dealer < ALL_RANK_PATTERNS.length; dealer += 1) {
    addDealer(sums, dealer, { points, units, levels });
    yield undefined;
  }
  return momentsOf(sums, units);
}

/** Winnings of the house in whole numbers: of an initial bet in twentieths, say, of a bonus in units. */
interface Units {
  readonly initial: { readonly scale: number; readonly lost: number; readonly won: number };
  readonly bonusScale: number;
  /** By pattern. */
  readonly bonus: Int32Array;
}

function unitsOf(game: SiKiPiGame): Units {
  const { numerator, denominator } = netOdds(game);
  const { bonus } = game.book.table;
  const odds = bonus.rows.map(({ pays }) => oddsOf(pays));
  const scale = odds.map((each) => each.denominator).reduce(leastCommonMultiple, 1n);
  const nets = ALL_RANK_PATTERNS.map((pattern) => {
    const row = bestBonusRow(pattern, bonus);
    if (!row) return Number(scale);
    const pays = oddsOf(row.pays);
    return -Number((scale * pays.numerator) / pays.denominator);
  });
  const initial = {
    scale: Number(denominator),
    lost: Number(denominator),
    won: -Number(numerator),
  };
  return { initial, bonusScale: Number(scale), bonus: Int32Array.from(nets) };
}

/** Over all deals of two boxes and a dealer, in units; x of an initial bet, y of a bonus. */
interface Sums {
  x: bigint;
  xx: bigint;
  xOther: bigint;
  xOwnY: bigint;
  xOtherY: bigint;
  xDealerY: bigint;
  yOther: bigint;
}

function noSums(): Sums {
  return { x: 0n, xx: 0n, xOther: 0n, xOwnY: 0n, xOtherY: 0n, xDealerY: 0n, yOther: 0n };
}

interface Given {
  readonly points: PatternPoints;
  readonly units: Units;
  readonly levels: readonly RankSets[];
}

function addDealer(sums: Sums, dealer: number, { points, units, levels }: Given): void {
  const pattern = ALL_RANK_PATTERNS[dealer];
  if (!pattern) return;
  const left = rankCounts(pattern).map((count) => 4 - count);
  const ways = BigInt(waysOf(pattern));
  const choices = levels.map((sets) => choicesOf(sets, left));
  const x = initialNets(points, dealer, units);
  const [initial, bonus] = [sumsHolding(x, left, levels), sumsHolding(units.bonus, left, levels)];
  const initialTotal = ways * BigInt(initial[0]?.[0] ?? 0);
  const dealersBonus = BigInt(units.bonus[dealer] ?? 0);
  sums.x += initialTotal;
  sums.xDealerY += initialTotal * dealersBonus;
  sums.yOther += ways * BigInt(bonus[0]?.[0] ?? 0) * dealersBonus;
  sums.xx += ways * BigInt(overHands(x, x, choices[4]));
  sums.xOwnY += ways * BigInt(overHands(x, units.bonus, choices[4]));
  sums.xOther += ways * BigInt(overPairs(initial, initial, choices));
  sums.xOtherY += ways * BigInt(overPairs(initial, bonus, choices));
}

/** By pattern of the player: what the house wins when both play the House Way. */
function initialNets(points: PatternPoints, dealer: number, { initial }: Units): Int32Array {
  const { low, high, houseWay } = points;
  const at = dealer * 3 + (houseWay[dealer] ?? 0);
  const [dealerLow, dealerHigh] = [low[at] ?? 0, high[at] ?? 0];
  const nets = new Int32Array(houseWay.length);
  for (let pattern = 0; pattern < nets.length; pattern += 1) {
    const own = pattern * 3 + (houseWay[pattern] ?? 0);
    const isLowWon = (low[own] ?? 0) > dealerLow;
    if (isLowWon !== (high[own] ?? 0) > dealerHigh) continue;
    nets[pattern] = isLowWon ? initial.won : initial.lost;
  }
  return nets;
}

/** The hands of a second box, once a dealer and a first box have theirs. */
const SECOND_HANDS = 135_751;

function momentsOf(sums: Sums, { initial, bonusScale, bonus }: Units): RoundMoments {
  const [x, y] = [BigInt(initial.scale), BigInt(bonusScale)];
  const deals = BigInt(HANDS) * BigInt(DEALER_HANDS);
  const mean = rational(sums.x, deals * x);
  const nets = ALL_RANK_PATTERNS.map((pattern, index) => [waysOf(pattern), bonus[index] ?? 0]);
  const bonusMoment = (power: 1 | 2) =>
    rational(
      nets.reduce((sum, [ways = 0, net = 0]) => sum + ways * net ** power, 0),
      BigInt(HANDS) * y ** BigInt(power),
    );
  const bonusMean = bonusMoment(1);
  const both = (sum: bigint, of: bigint, one: Rational, other: Rational) =>
    subtract(rational(sum, of), multiply(one, other));
  const threeHands = deals * BigInt(SECOND_HANDS);
  return {
    initial: { mean, variance: both(sums.xx, deals * x * x, mean, mean) },
    bonus: {
      mean: bonusMean,
      variance: subtract(bonusMoment(2), multiply(bonusMean, bonusMean)),
    },
    covariance: {
      initials: both(sums.xOther, threeHands * x * x, mean, mean),
      initialAndOwnBonus: both(sums.xOwnY, deals * x * y, mean, bonusMean),
      initialAndOtherBonus: both(sums.xOtherY, threeHands * x * y, mean, bonusMean),
      initialAndDealerBonus: both(sums.xDealerY, deals * x * y, mean, bonusMean),
      bonuses: both(sums.yOther, deals * y * y, bonusMean, bonusMean),
    },
  };
}

/**
 * For each set of cards, the sum of a value over all hands that hold these cards: by the number of cards,
 * then by set of ranks. The last are the values themselves, the first is the sum over all hands.
 *
 * Write F(S) and G(S) for such sums of x and y. Of two hands h and k without a common card, inclusion and
 * exclusion says: the sum of x(h) y(k) over all such pairs is the sum of F(S) G(S) over all sets S of up to
 * four cards, negative where S has one card or three. F depends on the ranks of S alone, so 2,380 sets of
 * ranks do instead of 26,414,429,580 pairs.
 */
type SumsHolding = readonly Float64Array[];

/** `value` by pattern; every sum is a whole number far below 2^53. */
export function sumsHolding(
  value: Int32Array,
  left: Uint8Array,
  levels: readonly RankSets[],
): SumsHolding {
  const sums = levels.map(({ count }) => new Float64Array(count));
  sums[4]?.set(value);
  for (let cards = 3; cards >= 0; cards -= 1) {
    const [sets, own, larger] = [levels[cards], sums[cards], sums[cards + 1]];
    if (sets && own && larger) addUp(sets, own, larger, left, 4 - cards);
  }
  return sums;
}

/** A hand that holds S is met once for each of its other cards, when that is added to S. */
function addUp(
  { count, larger: places, held }: RankSets,
  sums: Float64Array,
  larger: Float64Array,
  left: Uint8Array,
  missing: number,
): void {
  for (let set = 0; set < count; set += 1) {
    let sum = 0;
    for (let at = set * 13; at < set * 13 + 13; at += 1) {
      const cards = (left[at - set * 13] ?? 0) - (held[at] ?? 0);
      sum += cards * (larger[places[at] ?? 0] ?? 0);
    }
    sums[set] = sum / missing;
  }
}

/** The sum of x(h) y(k) over all pairs of hands without a common card. */
export function overPairs(x: SumsHolding, y: SumsHolding, choices: SumsHolding): number {
  let sum = 0;
  choices.forEach((ways, cards) => {
    const [xs, ys] = [x[cards], y[cards]];
    let part = 0;
    for (let set = 0; set < ways.length; set += 1) {
      part += (ways[set] ?? 0) * (xs?.[set] ?? 0) * (ys?.[set] ?? 0);
    }
    sum += cards % 2 === 0 ? part : -part;
  });
  assert(Number.isSafeInteger(sum), 'Whole numbers add up to a whole number that can be held.');
  return sum;
}

/** The sum of x(h) y(h) over all hands. */
function overHands(x: Int32Array, y: Int32Array, ways: Float64Array | undefined): number {
  let sum = 0;
  for (let hand = 0; hand < x.length; hand += 1) {
    sum += (ways?.[hand] ?? 0) * (x[hand] ?? 0) * (y[hand] ?? 0);
  }
  return sum;
}
