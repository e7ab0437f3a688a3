import { readFileSync } from 'node:fs';
import { duplicateKeyIn, err, type Result } from '@baize/exact';
import type { HouseLibrary } from '@baize/house/library';
import { isJsonObject } from '../json-lines/json-object.ts';
import { systemReason } from '../json-lines/line-input.ts';
import type { HousePayTable } from '../settle-request/open-game.ts';
import { housePayTableReader } from './game-opener.ts';

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
  const read = housePayTableReader(game.value);
  if (read === null) {
    return err(`house table ${file}: only dice games have house tables, and ${id} is none`);
  }
  const table = read(value, game.value);
  return table.ok ? table : err(`house table ${file} is refused:\n${table.error.join('\n')}`);
}
