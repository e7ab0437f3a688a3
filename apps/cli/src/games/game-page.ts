import { READING_SWITCHES, switchesOf } from '@baize/game';
import type { HouseLibrary } from '@baize/house/library';
import type { GameEntry } from '@baize/rulebooks';
import { betTable } from '../mechanics/game-opener.ts';
import { columnTable } from '../text/column-table.ts';
import type { Style } from '../text/style.ts';
import { gameFacts } from './game-facts.ts';

/** Everything one can bet on in a game: notation, names in both languages, price as printed. */
export function gamePage(entry: GameEntry, library: HouseLibrary, style: Style): readonly string[] {
  const { game, title, effective, unit, bets } = gameFacts(entry, library);
  const [titles = '', ...rows] = columnTable(...betTable(entry, library));
  return [
    `${style.strong(game)}  ${title}`,
    `${bets.length} bets, stakes in multiples of ${unit}, ${inForce(effective)}`,
    ...readingLines(entry),
    '',
    style.faint(titles),
    ...rows,
  ];
}

function inForce(effective: string | null): string {
  return effective === null ? 'no date of effect printed' : `in force from ${effective}`;
}

function readingLines({ book }: GameEntry): readonly string[] {
  return switchesOf(book).map((id) => {
    const [chosen, ...others] = READING_SWITCHES[id];
    return `reading ${id}: ${chosen}; --reading ${others.map((value) => `${id}=${value}`).join(' or ')}`;
  });
}
