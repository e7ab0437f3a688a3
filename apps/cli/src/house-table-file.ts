import { readFileSync } from 'node:fs';
import { duplicateKeyIn, err, type Result } from '@baize/exact';
import type { HouseLibrary } from '@baize/house/library';
import { type HousePayTable, type HousePayTableError, parseHousePayTable } from '@baize/three-dice';
import { isJsonObject } from './json-lines/json-object.ts';
import { systemReason } from './json-lines/line-input.ts';

/** Reads and checks a house table; the error says file, row, field and clause. */
export function housePayTableFrom(
  file: string,
  library: HouseLibrary,
): Result<HousePayTable, string> {
  let text: string;
  let value: unknown;
  try {
    text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
    value = JSON.parse(text);
  } catch (error) {
    const reason =
      error instanceof SyntaxError ? `it is not JSON: ${error.message}` : systemReason(error);
    return err(`cannot read the house table ${file}: ${reason}`);
  }
  const twice = duplicateKeyIn(text);
  if (twice !== null) return err(`house table ${file}: the field "${twice}" is there twice`);
  const id = isJsonObject(value) && typeof value.game === 'string' ? value.game : '';
  const game = library.findGame(id);
  if (!game.ok) return err(`house table ${file}: "game" must name a game: ${game.error.message}`);
  if (!game.value.layout) {
    return err(`house table ${file}: only dice games have house tables, and ${id} is none`);
  }
  const table = parseHousePayTable(value, game.value.book, game.value.layout);
  if (table.ok) return table;
  return err(`house table ${file} is refused:\n${table.error.map(tableProblem).join('\n')}`);
}

/** Which row, which field, what is wrong, and by which clause. */
function tableProblem({ row, field, message, because, code }: HousePayTableError): string {
  const place = [row === null ? '' : `row ${row}`, field ?? ''].filter((part) => part !== '');
  const reason = because === undefined ? '' : ` [${because.join(', ')}]`;
  return `  ${place.length === 0 ? '' : `${place.join(', ')}: `}${message} (${code})${reason}`;
}

/** Prices that differ from a document that fixes them, said aloud: no floor may use such a table. */
export function departuresFrom(
  tables: Iterable<HousePayTable>,
  library: HouseLibrary,
): readonly string[] {
  return [...tables].flatMap(({ game, departures }) => {
    const entry = library.findGame(game);
    if (!entry.ok || !entry.value.layout || entry.value.book.prices !== 'fixed') return [];
    return departures.map(({ bet, dice, document, house }) => {
      const what = dice === null ? bet : `${bet} on ${dice} dice`;
      return `warning: ${game} fixes ${what} at ${document}; this house table says ${house}.`;
    });
  });
}
