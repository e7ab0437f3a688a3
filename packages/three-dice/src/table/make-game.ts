import { type Err, err, ok, type Result } from '@baize/exact';
import { ruleOf } from '@baize/game';
import type { ChosenPrices, ConfigProblem, TableConfig } from '@baize/table/kit';
import { unitProblem } from '@baize/table/kit';
import { departureText } from '../house-table/house-prices.ts';
import { type HousePayTable, parseHousePayTable } from '../house-table/house-table.ts';
import type { DiceEntry } from '../mechanic.ts';
import type { DiceRulebook } from '../rulebook.ts';
import { type DiceGame, diceGame } from '../settle.ts';

/** A layout of a book with the prices and readings of a table. */
export function makeDiceGame(
  config: TableConfig,
  { book, layout }: DiceEntry,
): Result<DiceGame, ConfigProblem> {
  const house = houseTableOf(config, { book, layout });
  if (!house.ok) return house;
  const { readings, unit } = config;
  const prices = house.value ? { prices: house.value.prices } : {};
  const smallest = diceGame(book, layout, { readings, ...prices });
  const problem = unitProblem(unit, smallest.unit, ruleOf(book, 'stake-unit'));
  return problem ?? ok({ ...smallest, unit });
}

function houseTableOf(
  { houseTable }: TableConfig,
  { book, layout }: Pick<DiceEntry, 'book' | 'layout'>,
): Result<HousePayTable | null, ConfigProblem> {
  if (houseTable === null) return ok(null);
  const table = parseHousePayTable(houseTable, book, layout);
  if (table.ok) return departureProblem(table.value, book) ?? table;
  const [first] = table.error;
  const where = first?.row ? `row ${first.row}: ` : '';
  const message = `${where}${first?.message ?? 'invalid'}`;
  return err({
    field: 'houseTable',
    message,
    ...(first?.because ? { because: first.because } : {}),
  });
}

/** The same as whoever lists or prints it wants it. */
export function readChosenPrices(
  written: unknown,
  { book, layout }: Pick<DiceEntry, 'book' | 'layout'>,
): ChosenPrices | null {
  const table = parseHousePayTable(written, book, layout);
  if (!table.ok) return null;
  const { title, unit, departures } = table.value;
  return { title, unit, departures: departures.map(departureText) };
}

/** Other prices than approved ones are for study; no floor may play by them. */
function departureProblem(
  { departures }: HousePayTable,
  book: DiceRulebook,
): Err<ConfigProblem> | null {
  const [first] = departures;
  if (!first || book.prices !== 'fixed') return null;
  const message = `${first.bet} is approved at ${first.document}, not at ${first.house}.`;
  return err({ field: 'houseTable', message });
}
