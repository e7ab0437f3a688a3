import { err, ok, type Result } from '@baize/exact';
import type { HouseLibrary } from '@baize/house/library';
import { type Complaint, misuse } from './complaint.ts';
import type { Io } from './io.ts';
import { housePayTableFrom } from './mechanics/house-table-file.ts';
import { readingsFrom } from './readings-option.ts';
import type { GameTerms, HousePayTable } from './settle-request/open-game.ts';

interface TermOptions {
  readonly reading: readonly string[];
  readonly table: readonly string[];
}

/** The readings of `--reading` and the house tables of `--table`. */
export function termsFrom(options: TermOptions, library: HouseLibrary): Result<GameTerms, string> {
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

/** The terms of the command line; prices no floor may use are warned of on the way. */
export function parseTermsWithWarnings(options: TermOptions, io: Io): Result<GameTerms, Complaint> {
  const terms = termsFrom(options, io.library);
  if (!terms.ok) return err(misuse(terms.error));
  warnOfPrices(terms.value, io);
  return terms;
}

/** Prices that differ from a document that fixes them are said aloud: no floor may use such a table. */
export function warnOfPrices({ tables }: GameTerms, io: Pick<Io, 'err'>): void {
  for (const { warnings } of tables.values()) {
    for (const warning of warnings) io.err.write(`${warning}\n`);
  }
}
