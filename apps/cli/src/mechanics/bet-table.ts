import { type HouseLibrary, mechanicOf } from '@baize/house/library';
import type { GameEntry } from '@baize/rulebooks';
import type { columnTable } from '../text/column-table.ts';

/** Everything one can bet on in a game, as columns and rows. */
export type BetTable = (entry: GameEntry, library: HouseLibrary) => Parameters<typeof columnTable>;

/** What every table of bets tells. */
export const BET_COLUMNS = [
  { title: 'bet' },
  { title: 'name' },
  { title: '中文' },
  { title: 'price as printed' },
];

/** The bets of any mechanic, as it prints them. */
export const sheetTable: BetTable = (entry, library) => {
  const mechanic = mechanicOf(library, entry.book);
  const sheet = mechanic.sheetOf(mechanic.printed(entry));
  const rows = ('boxes' in sheet ? sheet.bets : sheet.areas).map(({ bet, name, prices }) => [
    bet,
    name.en,
    name.zh,
    prices.map(({ printed }) => printed).join(', '),
  ]);
  return [BET_COLUMNS, rows];
};
