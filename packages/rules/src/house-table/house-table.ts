import { err, type Money, ok, parseStake, type Result } from '@baize/exact';
import { ruleOf } from '../rule-of.ts';
import type { DiceRulebook } from '../rulebook.ts';
import { areasOf, type DiceLayout } from '../three-dice/layout.ts';
import { type PriceList, priceListOf, pricesOf } from '../three-dice/price.ts';
import { exactUnitOf } from '../three-dice/unit.ts';
import { type Departure, housePrices } from './house-prices.ts';
import { fault, type HouseRow, isRecord, parseHouseRow } from './house-row.ts';
import type { HouseTableError } from './house-table-error.ts';

/** Prices of an operator for one layout, checked against the rulebook. */
export interface HouseTable {
  readonly game: string;
  readonly title: string;
  readonly prices: PriceList;
  readonly unit: Money;
  /** Prices that differ from the document's; where the document fixes them, no floor may use them. */
  readonly departures: readonly Departure[];
}

const FIELDS = ['$schema', 'game', 'title', 'unit', 'rows'];

/** Reads a house table out of JSON; every fault is reported, not only the first. */
export function parseHouseTable(
  value: unknown,
  book: DiceRulebook,
  layout: DiceLayout,
): Result<HouseTable, readonly HouseTableError[]> {
  if (!isRecord(value)) {
    return err([fault('not-an-object', null, null, 'A house table is a JSON object.')]);
  }
  const errors = Object.keys(value)
    .filter((field) => !FIELDS.includes(field))
    .map((field) => fault('unknown-field', null, field, `A house table has no field "${field}".`));
  const game = `${book.id}/${layout.id}`;
  if (value['game'] !== game) {
    errors.push(fault('wrong-game', null, 'game', `This table must say "game": "${game}".`));
  }
  const rows = rowsOf(value['rows'], errors);
  const { prices, departures, errors: priceErrors } = housePrices(rows, offered(layout), book);
  errors.push(...priceErrors);
  const unit = unitOf(value['unit'], prices, book, errors);
  if (errors.length > 0 || unit === null) return err(errors);
  const title = typeof value['title'] === 'string' ? value['title'] : `House table for ${game}`;
  return ok({ game, title, prices, unit, departures });
}

/** The document's prices of just the areas this layout draws. */
function offered(layout: DiceLayout): PriceList {
  const list = priceListOf(layout.payTable);
  return new Map(areasOf(layout).map(({ id }) => [id, pricesOf(id, list)]));
}

function rowsOf(value: unknown, errors: HouseTableError[]): readonly HouseRow[] {
  if (!Array.isArray(value)) {
    const code = value === undefined ? 'missing-field' : 'wrong-type';
    errors.push(fault(code, null, 'rows', '"rows" is the list of prices.'));
    return [];
  }
  return value.flatMap((each, index) => {
    const row = parseHouseRow(each, index + 1);
    if (row.ok) return [row.value];
    errors.push(...row.error);
    return [];
  });
}

function unitOf(
  value: unknown,
  prices: PriceList,
  book: DiceRulebook,
  errors: HouseTableError[],
): Money | null {
  const smallest = exactUnitOf(prices);
  if (value === undefined) return smallest;
  const unit = parseStake(value);
  if (!unit.ok) {
    errors.push(fault('wrong-type', null, 'unit', '"unit" is a positive number of minor units.'));
    return null;
  }
  if (unit.value % smallest === 0) return unit.value;
  errors.push({
    ...fault(
      'unit-inexact',
      null,
      'unit',
      `A unit of ${unit.value} could leave a fraction of a minor unit; use a multiple of ${smallest}.`,
    ),
    because: ruleOf(book, 'stake-unit'),
  });
  return null;
}
