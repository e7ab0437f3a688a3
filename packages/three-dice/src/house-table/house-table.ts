import { err, type Money, money, ok, parseStake, type Result } from '@baize/exact';
import { ruleOf, smallestUnit } from '@baize/game';
import { BET_KINDS } from '../bets/bet.ts';
import { areasOf, type DiceLayout } from '../layout.ts';
import { type PriceList, priceListOf } from '../prices/price.ts';
import type { DiceRulebook } from '../rulebook.ts';
import { type Departure, type HousePrices, housePrices } from './house-prices.ts';
import { type HouseRow, parseHouseRow } from './house-row.ts';
import { type HousePayTableError, problem } from './house-table-error.ts';
import { absentOrWrong, isRecord, optionalTexts, unknownFields } from './shape.ts';
import { OWN, slotsOf } from './slot.ts';

/** The bet unit of a house table: its own, or the smallest that pays every price exactly (D13). */
export function houseUnit(
  value: unknown,
  prices: PriceList,
  book: DiceRulebook,
): Result<Money, HousePayTableError> {
  const slots = slotsOf(prices);
  const smallest = smallestUnit(slots.map(({ price }) => price.odds));
  const own = value === undefined ? ok(smallest) : wholeUnits(value);
  if (!own.ok) return own;
  const unit = own.value;
  const reason = ruleOf(book, 'stake-unit');
  const unsafe = slots.find(
    ({ price: { odds } }) => unit + (unit * odds.numerator) / odds.denominator > LARGEST,
  );
  if (unsafe) {
    const { name, price } = unsafe;
    const message = `A unit of ${unit} on ${name} at "${price.printed}" returns more than can be counted exactly.`;
    return err(problem('payout-unsafe', null, 'rows', message, reason));
  }
  if (unit % smallest === 0n) return ok(money(Number(unit)));
  const message = `A unit of ${unit} could leave a fraction of a minor unit; use a multiple of ${smallest}.`;
  return err(problem('unit-inexact', null, 'unit', message, reason));
}

const LARGEST = BigInt(Number.MAX_SAFE_INTEGER);

function wholeUnits(value: unknown): Result<bigint, HousePayTableError> {
  const unit = parseStake(value);
  if (unit.ok) return ok(BigInt(unit.value));
  return err(problem('wrong-type', null, 'unit', '"unit" is a positive number of minor units.'));
}

/** Prices of an operator for one layout, checked against the rulebook. */
export interface HousePayTable {
  readonly game: string;
  readonly title: string;
  readonly prices: PriceList;
  readonly unit: Money;
  /** Prices that differ from the document's; where the document fixes them, no floor may use them. */
  readonly departures: readonly Departure[];
}

const FIELDS = ['$schema', 'game', 'title', 'unit', 'rows'];

/** Reads a house table out of JSON; every problem is reported, not only the first. */
export function parseHousePayTable(
  value: unknown,
  book: DiceRulebook,
  layout: DiceLayout,
): Result<HousePayTable, readonly HousePayTableError[]> {
  if (!isRecord(value)) {
    return err([problem('not-an-object', null, null, 'A house table is a JSON object.')]);
  }
  const errors = [
    ...unknownFields(value, FIELDS, null),
    ...optionalTexts(value, ['$schema', 'title'], null),
  ];
  const game = `${book.id}/${layout.id}`;
  if (value.game !== game) {
    const code = typeof value.game === 'string' ? 'wrong-game' : absentOrWrong(value.game);
    errors.push(problem(code, null, 'game', `This table must say "game": "${game}".`));
  }
  const { prices, departures, errors: priceErrors } = pricesFrom(value.rows, book, layout);
  const unit = houseUnit(value.unit, prices, book);
  errors.push(...priceErrors, ...(unit.ok ? [] : [unit.error]));
  if (errors.length > 0 || !unit.ok) return err(errors);
  const title = typeof value.title === 'string' ? value.title : `House table for ${game}`;
  return ok({ game, title, prices, unit: unit.value, departures });
}

function pricesFrom(value: unknown, book: DiceRulebook, layout: DiceLayout): HousePrices {
  if (!Array.isArray(value) || value.length === 0) {
    const message = '"rows" is the list of prices, with at least one row.';
    const error = problem(absentOrWrong(value), null, 'rows', message);
    return { prices: new Map(), departures: [], errors: [error] };
  }
  const rows: HouseRow[] = [];
  const errors: HousePayTableError[] = [];
  const unread = new Set<string | null>();
  const kinds = book.bets ? [...BET_KINDS, OWN] : BET_KINDS;
  value.forEach((each, index) => {
    const row = parseHouseRow(each, index + 1, kinds);
    if (row.ok) rows.push(row.value);
    else {
      errors.push(...row.error.errors);
      unread.add(row.error.bet);
    }
  });
  const priced = housePrices(rows, listOffered(layout), book, unread);
  return { ...priced, errors: [...errors, ...priced.errors] };
}

/** The document's prices of just the areas this layout draws, in the order of its pay table. */
function listOffered(layout: DiceLayout): PriceList {
  const drawn = new Set(areasOf(layout).map(({ id }) => id));
  return new Map([...priceListOf(layout.payTable)].filter(([bet]) => drawn.has(bet)));
}
