import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Disposition, Procedure } from '@baize/game';
import { COMMAND_TYPES } from '@baize/house';
import { commandTaking } from '@baize/house/commands';
import { RULEBOOKS } from '@baize/rulebooks';
import { expect, test } from 'vitest';
import { KEYS_OF_COMMANDS, type PressedKey } from './keys-of-commands.ts';

const STORIES = fileURLToPath(new URL('../stories', import.meta.url));
const FILE = fileURLToPath(new URL('../../../../docs/acts-on-screens.md', import.meta.url));

const keysOf = (command: keyof typeof KEYS_OF_COMMANDS): readonly PressedKey[] => {
  const ways = KEYS_OF_COMMANDS[command];
  return 'byItself' in ways ? [] : ways;
};

test('every command of the house has a key, and nothing has one that is no command', () => {
  expect(Object.keys(KEYS_OF_COMMANDS).toSorted()).toEqual([...COMMAND_TYPES].toSorted());
});

test.each(
  COMMAND_TYPES.flatMap((command) => keysOf(command).map((key) => [command, key] as const)),
)('%s: the story that is said to press its key does so', (_, { key, story }) => {
  expect(readFileSync(`${STORIES}/${story}.story.test.ts`, 'utf8')).toContain(key);
});

interface Act {
  readonly because: readonly string[];
  readonly act: string;
  readonly command: keyof typeof KEYS_OF_COMMANDS;
  /** What tells it from others of the same command. */
  readonly of?: string;
}

/** The steps of a round, in the order of the document. */
function stepsOf({ steps }: Procedure): readonly Act[] {
  return steps.flatMap(({ step, because }) => {
    const command = commandTaking(step);
    return command && command in KEYS_OF_COMMANDS ? [{ because, act: step, command } as Act] : [];
  });
}

/** What the document asks a dealer for by name, and what is to be done about equipment. */
function namedActs({ acts = [], inspection, diceHoursMaximum }: Procedure): readonly Act[] {
  const named = acts.map(
    ({ act, because }): Act => ({ because, act, command: 'RecordAct', of: act }),
  );
  const checks: readonly Act[] = inspection
    ? [
        {
          because: [...inspection.opening.because, ...inspection.deviceValues.because],
          act: 'inspect before play',
          command: 'RecordInspection',
        },
        { because: inspection.shakerNeeded.because, act: 'fit a shaker', command: 'FitShaker' },
        { because: inspection.oneShaker.because, act: 'take one away', command: 'RemoveShaker' },
        {
          because: inspection.shiftTests.because,
          act: 'inspect at each shift',
          command: 'RecordShiftInspection',
        },
      ]
    : [];
  const change: readonly Act[] = diceHoursMaximum
    ? [{ because: diceHoursMaximum.because, act: 'change the dice in time', command: 'ChangeDice' }]
    : [];
  return [...named, ...checks, ...change];
}

function incidentsOf(irregularities: Readonly<Record<string, Disposition>>): readonly Act[] {
  return Object.entries(irregularities).flatMap(([incident, disposition]) =>
    disposition.action === 'cannot-occur'
      ? []
      : [
          {
            because: disposition.because,
            act: `${incident}: ${disposition.action}`,
            command: 'ReportIncident',
            of: incident,
          } as const,
        ],
  );
}

function rowOf({ because, act, command, of }: Act): string {
  const clauses = [...new Set(because)].map((citation) => citation.split('#')[1]).join(', ');
  const keys = keysOf(command);
  const where = [...new Set(keys.map(({ screen }) => screen))].join(', ');
  const key = of === undefined ? `\`${command}\`` : `\`${command}\`, ${of}`;
  return `| ${clauses} | ${act} | ${where} | ${key} |`;
}

const HEAD = `# What the books ask for, and the key that does it

Written by \`apps/web/src/testing/acts-on-screens.test.ts\` from the books of the house, and compared with them by every run.
A command without a key does not compile, and the story that is said to press it has to name it. Every incident of every book
is sent as its sheet sends it, at every point of a round, by \`apps/web/src/ui/incidents/incident-details.test.ts\`; every
step is taken as the console takes it by \`apps/web/src/console/model/whole-rounds.test.ts\`.
`;

function keyTable(): string {
  const rows = COMMAND_TYPES.map((command) => {
    const ways = KEYS_OF_COMMANDS[command];
    if ('byItself' in ways) return `| \`${command}\` | | ${ways.byItself} | |`;
    const told = ways.map(({ screen, key, story }) => [screen, `\`${key}\``, story]);
    const column = (place: number) => told.map((each) => each[place]).join('<br>');
    return `| \`${command}\` | ${column(0)} | ${column(1)} | ${column(2)} |`;
  });
  return ['| command | screen | key | story |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

test('the page of acts is what the books and the screens say', async () => {
  const books = RULEBOOKS.map(({ id, procedure, irregularities }) => {
    const acts = [...stepsOf(procedure), ...namedActs(procedure), ...incidentsOf(irregularities)];
    const rows = acts.map(rowOf);
    return [
      `## ${id}`,
      '',
      '| clause | act | screen | given by |',
      '| --- | --- | --- | --- |',
      ...rows,
    ].join('\n');
  });
  const page = [HEAD, '## Every command', '', keyTable(), '', books.join('\n\n'), ''].join('\n');
  await expect(page).toMatchFileSnapshot(FILE);
});
