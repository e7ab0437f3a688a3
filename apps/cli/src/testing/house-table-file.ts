import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findGame } from '@baize/rulebooks';
import { priceListOf } from '@baize/three-dice';

/** A house table with the document's price on every area but those named, written to a file. */
export function housePayTableFile(
  id: string,
  prices: { readonly [Bet in string]?: string },
): string {
  const entry = findGame(id);
  if (!entry.ok || entry.value.layout === null) throw new Error(`${id} is no dice game.`);
  const rows = [...priceListOf(entry.value.layout.payTable)].flatMap(([bet, printed]) => {
    const [kind, selection] = bet.split(':');
    return printed.map(({ dice, printed: pays }) => ({
      bet: kind,
      pays: prices[bet] ?? pays,
      ...(selection === undefined ? {} : { on: [selection] }),
      ...(dice === null ? {} : { dice }),
    }));
  });
  const file = join(mkdtempSync(join(tmpdir(), 'baize-')), 'house.json');
  writeFileSync(file, JSON.stringify({ game: id, rows }));
  return file;
}
