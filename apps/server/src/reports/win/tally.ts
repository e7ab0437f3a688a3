import { add, type Money, money, negate, type Rational, ZERO } from '@baize/exact';

/** Sums of one line of the win report. */
export interface Tally {
  readonly rounds: number;
  /** Stakes that won or lost. */
  readonly handle: Money;
  /** What the house keeps of them: stakes lost less winnings paid, commission included. */
  readonly win: Money;
  readonly commission: Money;
  /** What players brought: cash and instruments put into terminals. */
  readonly drop: Money;
  readonly theoretical: Rational;
  readonly variance: Rational;
  /** Whether initial bets of a card game are among this, measured by the House Way. */
  readonly assumesHouseWay: boolean;
}

const NONE = money(0);

export const NO_TALLY: Tally = {
  rounds: 0,
  handle: NONE,
  win: NONE,
  commission: NONE,
  drop: NONE,
  theoretical: ZERO,
  variance: ZERO,
  assumesHouseWay: false,
};

export function sumOfTallies(one: Tally, other: Tally): Tally {
  return {
    rounds: one.rounds + other.rounds,
    handle: money(one.handle + other.handle),
    win: money(one.win + other.win),
    commission: money(one.commission + other.commission),
    drop: money(one.drop + other.drop),
    theoretical: add(one.theoretical, other.theoretical),
    variance: add(one.variance, other.variance),
    assumesHouseWay: one.assumesHouseWay || other.assumesHouseWay,
  };
}

/** The same with every sign turned: what taking something back adds. */
export function negativeOf(tally: Tally): Tally {
  return {
    rounds: -tally.rounds,
    handle: money(-tally.handle),
    win: money(-tally.win),
    commission: money(-tally.commission),
    drop: money(-tally.drop),
    theoretical: negate(tally.theoretical),
    variance: negate(tally.variance),
    assumesHouseWay: tally.assumesHouseWay,
  };
}
