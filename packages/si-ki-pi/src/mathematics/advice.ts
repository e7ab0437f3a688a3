import { compare, err, ok, type Rational, type Result, rational, subtract } from '@baize/exact';
import type { Readings } from '@baize/game';
import {
  ALL_RANK_PATTERNS,
  type Arrangement,
  arrangementsOf,
  type Card,
  DECK,
  type Hand,
  type HouseWaySetting,
  houseWay,
  isSameSetting,
  rankOf,
  type SiKiPiGame,
  type TwoCards,
} from '../index.ts';
import { rankCounts, waysFrom } from './combinations.ts';
import { patternPoints } from './pattern-points.ts';
import { netOdds } from './play.ts';

export interface AdvisedArrangement extends Arrangement {
  /** Of the dealer's hands still possible. */
  readonly win: number;
  readonly lose: number;
  readonly standOff: number;
  /** What a unit staked gains on average; negative where it costs. */
  readonly value: Rational;
  readonly isHouseWay: boolean;
}

export interface Advice {
  readonly hand: Hand;
  readonly dead: readonly Card[];
  /** How many hands the dealer may have, all equally likely. */
  readonly dealerHands: number;
  /** The most valuable first; of equals the House Way's. */
  readonly arrangements: readonly [AdvisedArrangement, ...AdvisedArrangement[]];
  readonly houseWay: HouseWaySetting;
  /** What asking for the House Way gives away, per unit staked. */
  readonly cost: Rational;
}

/** When several apply, the first listed is reported. */
export type AdviceError =
  | { readonly code: 'dead-card-held'; readonly message: string; readonly card: Card }
  | { readonly code: 'duplicate-card'; readonly message: string; readonly card: Card }
  | { readonly code: 'too-many-dead-cards'; readonly message: string; readonly most: number };

/** The dealer needs four cards, and the player has four. */
const DEAD_MOST = DECK.length - 8;

/**
 * Every arrangement of a hand against all hands a House Way dealer can have out of the cards that are
 * neither in the hand nor known to be dead.
 */
export function advise(
  game: SiKiPiGame,
  hand: Hand,
  dead: readonly Card[] = [],
): Result<Advice, AdviceError> {
  const problem = deadCardProblem(hand, dead);
  if (problem) return err(problem);
  const setting = houseWay(hand, game);
  const dealer = dealerLeft(game.readings, [...hand, ...dead]);
  const own = adviseHand(setting, dealer, true, game);
  const others = arrangementsOf(hand, game.readings)
    .filter((each, index, all) => all.findIndex((other) => isSameSetting(each, other)) === index)
    .filter((each) => !isSameSetting(each, setting))
    .map((each) => adviseHand(each, dealer, false, game));
  // Sorting is stable, so the House Way stays before its equals.
  const [best = own, ...rest] = [own, ...others].toSorted((a, b) => compare(b.value, a.value));
  return ok({
    hand,
    dead,
    dealerHands: dealer.hands,
    arrangements: [best, ...rest],
    houseWay: setting,
    cost: subtract(best.value, own.value),
  });
}

function deadCardProblem(hand: Hand, dead: readonly Card[]): AdviceError | null {
  const held = dead.find((card) => hand.includes(card));
  if (held) {
    return {
      code: 'dead-card-held',
      message: `${held} is in the hand; it cannot be dead.`,
      card: held,
    };
  }
  const card = dead.find((each, index) => dead.indexOf(each) < index);
  if (card) {
    return { code: 'duplicate-card', message: `${card} is dead twice; a deck has it once.`, card };
  }
  if (dead.length <= DEAD_MOST) return null;
  return {
    code: 'too-many-dead-cards',
    message: `${dead.length} dead cards leave no four for the dealer; ${DEAD_MOST} are the most.`,
    most: DEAD_MOST,
  };
}

function adviseHand(
  { low, high }: Arrangement,
  dealer: DealerLeft,
  isHouseWay: boolean,
  game: SiKiPiGame,
): AdvisedArrangement {
  const ownLow = dealer.classOf(low);
  const ownHigh = dealer.classOf(high);
  let win = 0;
  let lose = 0;
  for (const other of dealer.patterns) {
    if (other.low < ownLow && other.high < ownHigh) win += other.ways;
    if (other.low >= ownLow && other.high >= ownHigh) lose += other.ways;
  }
  const { numerator, denominator } = netOdds(game);
  const net = numerator * BigInt(win) - denominator * BigInt(lose);
  const value = rational(net, denominator * BigInt(dealer.hands));
  return { low, high, win, lose, standOff: dealer.hands - win - lose, value, isHouseWay };
}

/** The hands a dealer can still have once certain cards are gone, as the House Way sets them. */
interface DealerLeft {
  /** How many, all equally likely. */
  readonly hands: number;
  /** By pattern: how many of them, and the classes of their Low and High Hand. */
  readonly patterns: readonly {
    readonly ways: number;
    readonly low: number;
    readonly high: number;
  }[];
  classOf(two: TwoCards): number;
}

function dealerLeft(readings: Readings, gone: readonly Card[]): DealerLeft {
  const points = patternPoints(readings);
  const left = rankCounts(gone.map(rankOf)).map((count) => 4 - count);
  const patterns = ALL_RANK_PATTERNS.map((pattern, index) => {
    const at = index * 3 + (points.houseWay[index] ?? 0);
    const ways = waysFrom(left, rankCounts(pattern));
    return { ways, low: points.low[at] ?? 0, high: points.high[at] ?? 0 };
  });
  return {
    hands: patterns.reduce((sum, { ways }) => sum + ways, 0),
    patterns,
    classOf: ([a, b]) => points.classes.classOf(rankOf(a), rankOf(b)),
  };
}
