import { err, ok, type Result } from '@baize/exact';
import { DEFAULT_READINGS, type Readings, withReading } from '@baize/game';
import type { HouseLibrary } from '@baize/house/library';
import type { HousePayTable } from '@baize/three-dice';
import { housePayTableFrom } from './house-table-file.ts';
import { showValue } from './json-lines/show-value.ts';
import type { GameTerms } from './settle-request/open-game.ts';

/** The readings of `--reading`, or a sentence about the first that does not exist. */
export function readingsFrom(texts: readonly string[]): Result<Readings, string> {
  let readings = DEFAULT_READINGS;
  for (const text of texts) {
    if (text.split('=').length !== 2) return err(`a reading is ID=VALUE, not ${showValue(text)}`);
    const result = withReading(readings, text);
    if (!result.ok) {
      const { id, known } = result.error;
      return err(
        result.error.code === 'unknown-reading'
          ? `there is no reading ${showValue(id)}; the readings are ${known.join(', ')}`
          : `the reading ${id} is ${known.join(' or ')}, not ${showValue(result.error.value)}`,
      );
    }
    readings = result.value;
  }
  return ok(readings);
}

/** The readings of `--reading` and the house tables of `--table`. */
export function termsFrom(
  options: { readonly reading: readonly string[]; readonly table: readonly string[] },
  library: HouseLibrary,
): Result<GameTerms, string> {
  const readings = readingsFrom(options.reading);
  if (!readings.ok) return readings;
  const tables = new Map<string, HousePayTable>();
  for (const file of options.table) {
    const table = housePayTableFrom(file, library);
    if (!table.ok) return table;
    if (tables.has(table.value.game)) return err(`two house tables price ${table.value.game}`);
    tables.set(table.value.game, table.value);
  }
  return ok({ library, readings: readings.value, tables });
}
