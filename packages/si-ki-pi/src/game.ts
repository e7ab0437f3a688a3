import {
  add,
  assert,
  type Money,
  multiply,
  NOTHING,
  negate,
  ONE,
  type Rational,
  rational,
} from '@baize/exact';
import { DEFAULT_READINGS, exactUnit, oddsOf, type Readings, readingsFor } from '@baize/game';
import { type HouseWayPatterns, houseWayPatterns } from './house-way/house-way-patterns.ts';
import type { SiKiPiRulebook } from './rulebook.ts';

/** A Si Ki Pi rulebook under certain readings, ready to be played. */
export interface SiKiPiGame {
  readonly mechanic: 'si-ki-pi';
  readonly id: string;
  readonly book: SiKiPiRulebook;
  readonly readings: Readings;
  /** Stakes are multiples of this, so that every price and the commission are exact. */
  readonly unit: Money;
  readonly initialOdds: Rational;
  /** Part of the winnings of an initial bet. */
  readonly commission: Rational;
  readonly houseWay: HouseWayPatterns;
}

export interface SiKiPiGameOptions {
  readonly readings?: Readings;
  /** A table's own bet unit; the smallest exact one otherwise. */
  readonly unit?: Money;
}

export function siKiPiGame(book: SiKiPiRulebook, options: SiKiPiGameOptions = {}): SiKiPiGame {
  const readings = readingsFor(book, options.readings ?? DEFAULT_READINGS);
  const initialOdds = oddsOf(book.table.initial.pays);
  const commission = commissionOf(book.table.initial.commission);
  const smallest = exactUnit([
    initialOdds,
    multiply(initialOdds, add(ONE, negate(commission))),
    ...book.table.bonus.rows.map((row) => oddsOf(row.pays)),
  ]);
  const unit = options.unit ?? smallest;
  assert(
    unit > NOTHING && unit % smallest === 0,
    `The unit ${unit} cannot pay every price exactly.`,
  );
  return {
    mechanic: 'si-ki-pi',
    id: book.id,
    book,
    readings,
    unit,
    initialOdds,
    commission,
    houseWay: houseWayPatterns(readings),
  };
}

/** The part of the winnings kept by the house, out of a printed percentage: `5%` is 1/20. */
export function commissionOf(printed: string): Rational {
  const percentage = /^(\d+)%$/.exec(printed)?.[1];
  assert(percentage !== undefined, `"${printed}" is not a commission; write it as "5%".`);
  return rational(BigInt(percentage), 100n);
}
