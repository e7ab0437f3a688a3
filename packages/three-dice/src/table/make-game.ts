import { type Err, err, ok, type Result } from '@baize/exact';
import { ruleOf } from '@baize/game';
import type { ConfigFault, TableConfig } from '@baize/table/kit';
import { unitFault } from '@baize/table/kit';
import { type HousePayTable, parseHousePayTable } from '../house-table/house-table.ts';
import type { DiceEntry } from '../mechanic.ts';
import type { DiceRulebook } from '../rulebook.ts';
import { type DiceGame, diceGame } from '../settle.ts';

/** A layout of a book with the prices and readings of a table. */
export function makeDiceGame(
  config: TableConfig,
  { book, layout }: DiceEntry,
): Result<DiceGame, ConfigFault> {
  const house = houseTableOf(config, { book, layout });
  if (!house.ok) return house;
  const { readings, unit } = config;
  const prices = house.value ? { prices: house.value.prices } : {};
  const smallest = diceGame(book, layout, { readings, ...prices });
  const fault = unitFault(unit, smallest.unit, ruleOf(book, 'stake-unit'));
  return fault ?? ok({ ...smallest, unit });
}

function houseTableOf(
  { houseTable }: TableConfig,
  { book, layout }: Pick<DiceEntry, 'book' | 'layout'>,
): Result<HousePayTable | null, ConfigFault> {
  if (houseTable === null) return ok(null);
  const table = parseHousePayTable(houseTable, book, layout);
  if (table.ok) return departureFault(table.value, book) ?? table;
  const [first] = table.error;
  const where = first?.row ? `row ${first.row}: ` : '';
  const message = `${where}${first?.message ?? 'invalid'}`;
  return err({
    field: 'houseTable',
    message,
    ...(first?.because ? { because: first.because } : {}),
  });
}

/** Other prices than approved ones are for study; no floor may play by them. */
function departureFault(
  { departures }: HousePayTable,
  book: DiceRulebook,
): Err<ConfigFault> | null {
  const [first] = departures;
  if (!first || book.prices !== 'fixed') return null;
  const message = `${first.bet} is approved at ${first.document}, not at ${first.house}.`;
  return err({ field: 'houseTable', message });
}
