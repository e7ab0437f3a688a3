import { fractionText } from '@baize/exact';
import type { GameEntry } from '@baize/rulebooks';
import { type ReadingEffect, readingEffects } from '@baize/three-dice/mathematics';
import { command, usageError } from '../../command.ts';
import { jsonOption } from '../../common-options.ts';
import { EXIT } from '../../exit-code.ts';
import { columnTable } from '../../text/column-table.ts';
import { percentText } from '../../text/fraction.ts';
import { styleFor } from '../../text/style.ts';

const COLUMNS = [
  { title: 'game' },
  { title: 'reading' },
  { title: 'instead of' },
  { title: 'bet' },
  { title: 'edge by default', align: 'right' },
  { title: 'edge then', align: 'right' },
  { title: 'exactly' },
] as const;

export const readings = command({
  name: 'readings',
  summary: 'Show what every other reading of an open clause does to every edge.',
  operands: '',
  details: [
    'Where a rulebook is silent or odd the software applies a reading that can be changed with --reading. Every other reading of every dice game is analysed here and compared with the default.',
    'With --json one line a game and reading: {"game","reading","value","default","changes":[{"bet","default","edge"}]}.',
  ],
  options: { json: { ...jsonOption.json, describe: 'Write one JSON line a reading.' } },
  negativeWhen: null,
  csv: { rows: 'changes', also: ['game', 'reading', 'value'] },
  completes: 'nothing',
  examples: [{ does: 'The table.', command: 'baize readings' }],
  run: ({ json }, operands, io) => {
    if (operands.length > 0) return usageError(io, 'readings', 'it takes no arguments');
    const effects = effectsOfReadings(io.library.games);
    if (json) {
      io.out.write(effects.map((effect) => `${effectJson(effect)}\n`).join(''));
      return EXIT.ok;
    }
    const [titles = '', ...lines] = columnTable(COLUMNS, effects.flatMap(effectRows));
    io.out.write(`${[styleFor(io.hasColours).faint(titles), ...lines].join('\n')}\n`);
    return EXIT.ok;
  },
});

/** Every other reading of every dice game, with what it does to the edges. */
function effectsOfReadings(games: readonly GameEntry[]): readonly ReadingEffect[] {
  return games.flatMap((entry) => (entry.layout ? readingEffects(entry.book, entry.layout) : []));
}

function effectJson({ game, reading, value, byDefault, changes }: ReadingEffect): string {
  return JSON.stringify({
    game,
    reading,
    value,
    default: byDefault,
    changes: changes.map((change) => ({
      bet: change.bet,
      default: fractionText(change.byDefault),
      edge: fractionText(change.edge),
    })),
  });
}

/** One row a change; a reading that moves no edge says so in a row of its own. */
function effectRows(effect: ReadingEffect): readonly (readonly string[])[] {
  const { game, reading, value, byDefault, changes } = effect;
  const head = [game, `${reading}=${value}`, byDefault];
  if (changes.length === 0) return [[...head, 'no edge changes']];
  return changes.map((change) => [
    ...head,
    change.bet,
    percentText(change.byDefault),
    percentText(change.edge),
    `${fractionText(change.byDefault)} to ${fractionText(change.edge)}`,
  ]);
}
