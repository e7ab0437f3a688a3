import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PRINTED_LISTS } from '@baize/protocol/http';
import { expect, test } from 'vitest';

const SCREENS = fileURLToPath(new URL('../..', import.meta.url));

/**
 * How each list of office, pit and cage leaves the screen: by the keys of its section, or by keys of its own for a
 * list that the floor writes. A list that is not named here fails the test, so that none can be without.
 */
const LEAVES: Readonly<Record<string, readonly string[] | 'section'>> = {
  audit: 'section',
  boxes: ['boxes', 'drops'],
  'closed-days': ['days'],
  'day-accounts': 'section',
  'day-tables': 'section',
  differences: 'section',
  drawers: ['drawers'],
  // The files themselves: each line has its keys.
  exports: 'section',
  faults: 'section',
  feeds: 'section',
  'hand-payments': ['hand-payments'],
  keys: 'section',
  rounds: 'section',
  sessions: 'section',
  staff: 'section',
  today: ['slips'],
  waiting: ['waiting'],
};

function sourcesOf(part: string): readonly string[] {
  const folder = join(SCREENS, part);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}

const sources = ['office', 'pit', 'cage'].flatMap(sourcesOf);

test('every list leaves its screen for a spreadsheet and for paper', () => {
  const found = new Map(
    sources.flatMap((source) =>
      Array.from(
        source.matchAll(/data-list="([a-z-]+)"/g),
        ([, name = '']) => [name, source] as const,
      ),
    ),
  );
  expect([...found.keys()].toSorted()).toEqual(Object.keys(LEAVES));
  for (const [name, source] of found) {
    const how = LEAVES[name] ?? [];
    const keys =
      how === 'section'
        ? [/onCsv=|name="csv"/, /onPdf=|name="pdf"/]
        : how.map((list) => new RegExp(`<ListFiles list="${list}"`));
    expect([name, keys.filter((key) => !key.test(source))]).toEqual([name, []]);
  }
});

test('every section with a spreadsheet has paper too, and no list the floor writes is without keys', () => {
  for (const source of sources) {
    expect(source.match(/onCsv=\{/g)?.length).toBe(source.match(/onPdf=\{/g)?.length);
  }
  const all = sources.join('\n');
  const pressed = (list: string) =>
    all.includes(`<ListFiles list="${list}"`) || all.includes(`printList('${list}'`);
  expect(PRINTED_LISTS.filter((list) => !pressed(list))).toEqual([]);
});
