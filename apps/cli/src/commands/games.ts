import { READING_SWITCHES, switchesOf } from '@baize/game';
import type { HouseLibrary } from '@baize/house/library';
import { GAMES, type GameEntry } from '@baize/rulebooks';
import { command, usageError } from '../command.ts';
import { jsonOption } from '../common-options.ts';
import { EXIT } from '../exit-code.ts';
import { gameFacts } from '../games/game-facts.ts';
import { gameIdOf, shortNamesText } from '../games/short-names.ts';
import { betTable } from '../mechanics/game-opener.ts';
import { unknownGame } from '../settle-request/settle-request.ts';
import { columnTable } from '../text/column-table.ts';
import { type Style, styleFor } from '../text/style.ts';

export const games = command({
  name: 'games',
  summary: 'List the games, or everything one can bet on in one of them.',
  operands: '[GAME]',
  details: [
    'Without a game: the games, with the number of bets, the bet unit and the date of effect. With a game: its bets in notation, in English and Chinese, as the document calls them, with the price as printed.',
    'With --json one line a game: {"game","rulebook","layout","title","effective","unit","bets"}, the bets in notation and in the order of the layout.',
  ],
  options: { json: { ...jsonOption.json, describe: 'Write one JSON line a game.' } },
  negativeWhen: 'There is no such game.',
  csv: {},
  completes: GAMES.map(({ id }) => id),
  examples: [
    { does: 'The games.', command: 'baize games' },
    { does: 'The 104 areas of one layout.', command: 'baize games rws-tai-sai-v5/c' },
    { does: 'For a program.', command: 'baize games --json' },
  ],
  run: ({ json }, operands, io) => {
    const [id, ...more] = operands;
    if (more.length > 0) return usageError(io, 'games', 'name one game, or none');
    const found = id === undefined ? null : io.library.findGame(gameIdOf(id));
    if (found && !found.ok) {
      io.err.write(
        `baize games: ${unknownGame(id ?? '', found.error.known).message} ${shortNamesText()}\n`,
      );
      return EXIT.negative;
    }
    const chosen = found === null ? io.library.games : [found.value];
    if (json) {
      io.out.write(
        chosen.map((entry) => `${JSON.stringify(gameFacts(entry, io.library))}\n`).join(''),
      );
      return EXIT.ok;
    }
    const style = styleFor(io.hasColours);
    const lines = found === null ? gameList(io.library) : gamePage(found.value, io.library, style);
    io.out.write(`${lines.join('\n')}\n`);
    return EXIT.ok;
  },
});

function gameList(library: HouseLibrary): readonly string[] {
  const rows = library.games
    .map((entry) => gameFacts(entry, library))
    .map(({ game, title, bets, unit, effective }) => [
      game,
      title,
      `${bets.length}`,
      `${unit}`,
      effective?.slice(0, 10) ?? '-',
    ]);
  return columnTable(
    [
      { title: 'game' },
      { title: 'title' },
      { title: 'bets', align: 'right' },
      { title: 'unit', align: 'right' },
      { title: 'in force from' },
    ],
    rows,
  );
}

/** Everything one can bet on in a game: notation, names in both languages, price as printed. */
function gamePage(entry: GameEntry, library: HouseLibrary, style: Style): readonly string[] {
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
