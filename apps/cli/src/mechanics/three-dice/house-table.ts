import { assert, err, ok } from '@baize/exact';
import {
  type Departure,
  departureText,
  type HousePayTableError,
  parseHousePayTable,
} from '@baize/three-dice';
import type { HousePayTableReader } from '../../settle-request/open-game.ts';
import { openDiceGameAt } from './dice-game.ts';

/** Prices of a house for the areas of a layout, checked against the book. */
export const readDiceHousePayTable: HousePayTableReader = (value, entry) => {
  assert(entry.layout !== null, `${entry.id} is a game of dice and has a layout.`);
  const table = parseHousePayTable(value, entry.book, entry.layout);
  if (!table.ok) return err(table.error.map(problemText));
  const { game, title, prices, unit, departures } = table.value;
  return ok({
    game,
    title,
    departures: departures.map(departureText),
    warnings:
      entry.book.prices === 'fixed' ? departures.map((each) => warningText(each, game)) : [],
    open: openDiceGameAt({ prices, unit }),
  });
};

/** Which row, which field, what is wrong, and by which clause. */
function problemText({ row, field, message, because, code }: HousePayTableError): string {
  const place = [row === null ? '' : `row ${row}`, field ?? ''].filter((part) => part !== '');
  const reason = because === undefined ? '' : ` [${because.join(', ')}]`;
  return `  ${place.length === 0 ? '' : `${place.join(', ')}: `}${message} (${code})${reason}`;
}

function warningText({ bet, dice, document, house }: Departure, game: string): string {
  const what = dice === null ? bet : `${bet} on ${dice} dice`;
  return `warning: ${game} fixes ${what} at ${document}; this house table says ${house}.`;
}
