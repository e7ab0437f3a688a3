import { type Money, money, negate, type Rational, rational, sum, ZERO } from '@baize/exact';

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

/**
 * Adds up many tallies. Fractions of one game share few denominators, so numerators are added per denominator, and
 * the fractions only once, at the end.
 */
export class TallySum {
  private rounds = 0;
  private handle = 0;
  private win = 0;
  private commission = 0;
  private drop = 0;
  private readonly theoretical = new Map<bigint, bigint>();
  private readonly variance = new Map<bigint, bigint>();
  private assumesHouseWay = false;

  add(tally: Tally): void {
    this.rounds += tally.rounds;
    this.handle += tally.handle;
    this.win += tally.win;
    this.commission += tally.commission;
    this.drop += tally.drop;
    addFraction(this.theoretical, tally.theoretical);
    addFraction(this.variance, tally.variance);
    this.assumesHouseWay ||= tally.assumesHouseWay;
  }

  total(): Tally {
    return {
      rounds: this.rounds,
      handle: money(this.handle),
      win: money(this.win),
      commission: money(this.commission),
      drop: money(this.drop),
      theoretical: sumOfParts(this.theoretical),
      variance: sumOfParts(this.variance),
      assumesHouseWay: this.assumesHouseWay,
    };
  }
}

function addFraction(parts: Map<bigint, bigint>, { numerator, denominator }: Rational): void {
  parts.set(denominator, (parts.get(denominator) ?? 0n) + numerator);
}

function sumOfParts(parts: ReadonlyMap<bigint, bigint>): Rational {
  return sum(Array.from(parts, ([denominator, numerator]) => rational(numerator, denominator)));
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
