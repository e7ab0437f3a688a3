import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SHIPPED } from '@baize/house';
import { bookHash } from '@baize/loader';
import { GAMES } from '@baize/rulebooks';
import { describe, expect, test } from 'vitest';
import { DEFAULT_SHIFTS } from '../../reports/shift-plan.ts';
import { parseFloor, readFloorFile } from './floor-file.ts';
import { problemText } from './floor-problem.ts';
import { floorJsonSchema } from './table-entry.ts';

const at = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** What is said about a file with these lines under its first table. */
function complaints(...lines: readonly string[]): readonly string[] {
  const text = ['floor: Test', 'tables:', '  - table: T1', ...lines.map((each) => `    ${each}`)];
  const floor = parseFloor(text.join('\n'), '/somewhere/floor.yaml', SHIPPED);
  return floor.ok ? [] : floor.error.map(problemText);
}

describe('the demo floor', async () => {
  const floor = await readFloorFile(at('floors/demo.yaml'));
  const tables = floor.ok ? floor.value.tables : [];

  test('has a table of every game', () => {
    const games = new Set(tables.map(({ config }) => config.game));
    expect(GAMES.map(({ id }) => id).filter((id) => !games.has(id))).toEqual([]);
  });

  test('has automatic and dealt tables with dealer, device and virtual results', () => {
    const kinds = tables.map(({ config }) => `${config.mode} ${config.resultSource}`);
    expect(new Set(kinds)).toEqual(
      new Set(['automatic virtual', 'dealt dealer', 'dealt dealer-and-device', 'dealt virtual']),
    );
  });
});

describe('shifts', () => {
  const parsed = (words: string) =>
    parseFloor(
      `{floor: F, ${words} tables: [{table: T1, game: rws-tai-sai-v5/a}]}`,
      'floor.yaml',
      SHIPPED,
    );
  const said = (words: string) => {
    const floor = parsed(words);
    return floor.ok ? floor.value.shifts : floor.error.map(problemText);
  };

  test('are three a day, from six in the morning on, unless the file says others', () => {
    expect(said('')).toEqual(DEFAULT_SHIFTS);
    expect(
      said('minutesEast: 480, shifts: [{name: early, from: 05:30}, {name: late, from: 17:00}],'),
    ).toEqual({
      minutesEast: 480,
      shifts: [
        { name: 'early', from: 330 },
        { name: 'late', from: 1020 },
      ],
    });
  });

  test.each([
    [
      '{name: a, from: 06:00}, {name: a, from: 14:00}',
      'shifts[1].name: There are two shifts called a.',
    ],
    ['{name: a, from: 14:00}, {name: b, from: 06:00}', 'shifts[1].from: Shifts are in the order'],
    ['{name: a, from: 06:00}, {name: b, from: 06:00}', 'shifts[1].from: Shifts are in the order'],
    ['{name: a, from: 24:00}', 'shifts[0].from: '],
    ['{name: a}', 'shifts[0].from: '],
    ['', 'shifts: '],
  ])('[%s] are refused with the place', (list, words) => {
    expect(said(`shifts: [${list}],`)).toEqual([expect.stringContaining(words)]);
  });
});

test.each([
  ['"A\\0"', 'a name with a character nobody can write'],
  ['"A B"', 'a name with a gap'],
  ['""', 'no name'],
])('a cage window called %s (%s) is refused with the place', (window) => {
  const text = [
    'floor: F',
    'cage:',
    '  windows:',
    '    - A',
    `    - ${window}`,
    'tables: [{table: T1, game: rws-tai-sai-v5/a}]',
  ].join('\n');
  const floor = parseFloor(text, 'floor.yaml', SHIPPED);
  const problems = floor.ok ? [] : floor.error.map(problemText);
  expect(problems).toEqual([expect.stringMatching(/^floor\.yaml:5\b.*cage\.windows\[1\]/)]);
});

describe('people of a pit', () => {
  const floorWith = (pits: string) =>
    parseFloor(
      `floor: F\npits: ${pits}\ntables: [{table: T1, game: rws-tai-sai-v5/a, pit: North}]`,
      'floor.yaml',
      SHIPPED,
    );

  test('are those it names, and nobody else is assigned anywhere', () => {
    const floor = floorWith('{ North: { people: [s-3, d-17] } }');
    const assigned = floor.ok ? [...floor.value.assignments] : [];
    expect(assigned).toEqual([
      ['s-3', ['North']],
      ['d-17', ['North']],
    ]);
    expect(floorWith('{}')).toMatchObject({ ok: true, value: { assignments: new Map() } });
  });

  test.each([
    ['{ West: { people: [s-3] } }', 'pits.West: No table belongs to a pit West.'],
    ['{ North: { people: [] } }', 'pits.North.people: '],
    ['{ North: { people: ["s 3"] } }', 'pits.North.people[0]: '],
    ['{ North: {} }', 'pits.North.people: '],
  ])('%s is refused with the place', (pits, words) => {
    const floor = floorWith(pits);
    const said = floor.ok ? [] : floor.error.map(problemText);
    expect(said).toEqual([expect.stringContaining(words)]);
  });
});

test('the published schema is the one the file is checked by', () => {
  const published: unknown = JSON.parse(readFileSync(at('schema/floor.schema.json'), 'utf8'));
  expect(published).toEqual(floorJsonSchema());
});

describe('packages', () => {
  const outside = (packages: string, more = '') => {
    const path = join(mkdtempSync(join(tmpdir(), 'baize-floor-')), 'floor.yaml');
    const table = `{ table: T1, game: grand-hazard/table${more} }`;
    writeFileSync(path, `floor: Test\npackages: [${packages}]\ntables: [${table}]\n`);
    return readFloorFile(path);
  };

  test('bring a rulebook along, whose hash goes into the configuration', async () => {
    const floor = await outside(at('../../examples/grand-hazard'));
    if (!floor.ok) throw new Error(floor.error.map(problemText).join('\n'));
    const [table] = floor.value.tables;
    expect(table?.config.game).toBe('grand-hazard/table');
    const [book] = floor.value.library.books.filter(({ id }) => id === 'grand-hazard');
    expect(table?.config.bookHash).toBe(book && bookHash(book));
  });

  test('bring groups of bets along, which are kinds that limits may be for', async () => {
    const limits = (kind: string) => {
      const range = '{ minimum: 100, maximum: 1000 }';
      const said = `, limits: { default: ${range}, kinds: { ${kind}: ${range} } }`;
      return outside(at('../../examples/grand-hazard'), said);
    };
    expect((await limits('run')).ok).toBe(true);
    const refused = await limits('strait');
    expect(refused.ok ? '' : refused.error.map(problemText).join()).toMatch(
      /:3: tables\[0\]\.limits\.kinds\.strait: "strait" is no kind of bet here: .*\brun\b/,
    );
  });

  test.each([
    ['./nothing', 'packages: .*there is no such file or folder'],
    ['no-such-package', 'packages: no-such-package is no package that can be found from here'],
  ])('that are not there are named: %s', async (name, words) => {
    const floor = await outside(name);
    expect(floor.ok ? '' : floor.error.map(problemText).join()).toMatch(new RegExp(words));
  });

  test('without them nobody knows their games', async () => {
    const floor = await outside('');
    expect(floor.ok ? '' : floor.error.map(problemText).join()).toMatch(/tables\[0\]\.game: /);
  });
});

describe('layouts of a cluster', () => {
  const B = '{ game: rws-sic-bo-2021/b, terminals: [P1, P2] }';

  test('have the limits of the table unless they say others', () => {
    const text = [
      'floor: Test',
      'tables:',
      '  - table: T1',
      '    game: rws-sic-bo-2021/a',
      '    limits: { default: { minimum: 200, maximum: 4000 } }',
      '    layouts:',
      `      - ${B}`,
      '      - game: rws-sic-bo-2021/c',
      '        terminals: [P3]',
      '        limits: { default: { minimum: 500, maximum: 1000 } }',
    ];
    const floor = parseFloor(text.join('\n'), 'floor.yaml', SHIPPED);
    const config = floor.ok ? floor.value.tables[0]?.config : null;
    expect(config?.layouts).toEqual([
      {
        game: 'rws-sic-bo-2021/b',
        houseTable: null,
        limits: { default: { minimum: 200, maximum: 4000 }, kinds: {} },
        differential: null,
        terminals: ['P1', 'P2'],
      },
      {
        game: 'rws-sic-bo-2021/c',
        houseTable: null,
        limits: { default: { minimum: 500, maximum: 1000 }, kinds: {} },
        differential: null,
        terminals: ['P3'],
      },
    ]);
  });

  test('are refused with line, field and clause', () => {
    const other = 'layouts: [{ game: mbs-sic-bo-v4/alfastreet, terminals: [P1] }]';
    expect(complaints('game: rws-sic-bo-2021/a', other)).toEqual([
      'floor.yaml:5: tables[0].layouts[0].game: mbs-sic-bo-v4/alfastreet is not of rws-sic-bo-2021; one tumble decides by one rulebook. [rws-sic-bo-2021#2.1.1, rws-sic-bo-2021#I-C1]',
    ]);
    const [twice = ''] = complaints(
      'game: rws-sic-bo-2021/a',
      `layouts: [${B}, { game: rws-sic-bo-2021/c, terminals: [P2] }]`,
    );
    expect(twice).toMatch(/^floor\.yaml:5: tables\[0\]\.layouts\[1\]\.terminals: Terminal P2 /);
    const [shared = ''] = complaints(
      'game: rws-tai-sai-v5/a',
      'layouts: [{ game: rws-tai-sai-v5/c, terminals: [P1] }]',
    );
    expect(shared).toMatch(/^floor\.yaml:5: tables\[0\]\.layouts: By this rulebook the layout/);
    expect(shared).toMatch(/\[rws-tai-sai-v5#2\.1\.1/);
    const [nobody = ''] = complaints(
      'game: rws-sic-bo-2021/a',
      'layouts: [{ game: rws-sic-bo-2021/c, terminals: [] }]',
    );
    expect(nobody).toMatch(/^floor\.yaml:5: tables\[0\]\.layouts\[0\]\.terminals: /);
  });
});

describe('a house table', () => {
  // As if the floor file lay beside the example of a house table.
  const path = at('../../packages/three-dice/examples/floor.yaml');
  const floorWith = (file: string) =>
    parseFloor(
      `{floor: F, tables: [{table: T1, game: licensee-sic-bo/standard, houseTable: ${file}}]}`,
      path,
      SHIPPED,
    );

  test('is read from a file beside the floor file', () => {
    const floor = floorWith('house-table.licensee-standard.json');
    const config = floor.ok ? floor.value.tables[0]?.config : null;
    expect(config?.houseTable).toMatchObject({ title: 'Main floor, three-dice tables' });
  });

  test('that is not there is named', () => {
    const floor = floorWith('none.json');
    expect(floor.ok ? '' : problemText(floor.error[0] ?? NO_PROBLEM)).toMatch(
      /^floor\.yaml:1: tables\[0\]\.houseTable: none\.json cannot be read: /,
    );
  });
});

const NO_PROBLEM = { file: '', line: 0, field: '', message: '', because: [] };

describe('what is wrong is said with file, line, field and rule', () => {
  test('a word that means nothing', () => {
    expect(complaints('game: rws-tai-sai-v5/a', 'mode: sometimes')).toEqual([
      'floor.yaml:5: tables[0].mode: Invalid option: expected one of "dealt"|"automatic". [baize-floor#well-formed]',
    ]);
  });

  test('a field nobody reads', () => {
    expect(complaints('game: rws-tai-sai-v5/a', 'limit: 5')).toEqual([
      'floor.yaml:3: tables[0]: Unrecognized key: "limit". [baize-floor#well-formed]',
    ]);
  });

  test('a text that no database can keep', () => {
    expect(complaints('game: rws-tai-sai-v5/a', 'name: "a\\0b"')).toEqual([
      'floor.yaml:5: tables[0].name: Text has no NUL in it, and no half of a surrogate pair. [baize-floor#well-formed]',
    ]);
  });

  test('a game nobody knows', () => {
    expect(complaints('game: tai-sai')[0]).toMatch(/^floor\.yaml:4: tables\[0\]\.game: /);
  });

  test('a unit at which a price is not exact cites the book', () => {
    const [said = ''] = complaints('game: rws-sic-bo-2021/a', 'unit: 1');
    expect(said).toMatch(/^floor\.yaml:5: tables\[0\]\.unit: The unit must be a multiple of 2/);
    expect(said).toMatch(/\[rws-sic-bo-2021#/);
  });

  test('a Differential where the book knows none', () => {
    expect(complaints('game: mbs-sic-bo-v4/alfastreet', 'differential: 100')).toEqual([
      'floor.yaml:5: tables[0].differential: This rulebook knows no Differential. [baize-floor#configured]',
    ]);
  });

  test('chips that no stake could be made of', () => {
    expect(complaints('game: rws-tai-sai-v5/a', 'unit: 100', 'chips: [50, 100]')).toEqual([
      'floor.yaml:6: tables[0].chips: Chips are multiples of 100, in ascending order. [baize-floor#well-formed]',
    ]);
  });

  test('an automatic table that never closes', () => {
    const said = complaints('game: rws-tai-sai-v5/a', 'mode: automatic', 'bettingSeconds: null');
    expect(said).toEqual([
      'floor.yaml:6: tables[0].bettingSeconds: An automatic table closes its bets by time. [baize-floor#well-formed]',
    ]);
  });

  test('two tables of one name, and a default that does not fit, in one go', () => {
    const text = [
      'floor: Test',
      'defaults: { roundsKept: 3 }',
      'tables:',
      '  - { table: T1, game: rws-tai-sai-v5/a, roundsKept: 20 }',
      '  - { table: T1, game: rws-tai-sai-v5/a }',
    ];
    const floor = parseFloor(text.join('\n'), 'floor.yaml', SHIPPED);
    expect(floor.ok ? [] : floor.error.map(({ line, field }) => [line, field])).toEqual([
      [5, 'tables[1].table'],
      [2, 'tables[1].roundsKept'],
    ]);
  });

  test('a file that is no YAML, and one that is not there', async () => {
    const broken = parseFloor(
      'floor: Test\ntables:\n  - table: A\n   game: B\n',
      'floor.yaml',
      SHIPPED,
    );
    expect(broken.ok ? [] : broken.error.map(({ line }) => line)).toEqual([4]);
    const missing = await readFloorFile(at('floors/none.yaml'));
    expect(missing.ok ? '' : missing.error.map(problemText)[0]).toMatch(/^none\.yaml: .*cannot be/);
  });
});

describe('[baize-floor#demonstration] tables that only demonstrate a game', () => {
  const text = (said: string) =>
    [
      'floor: Test',
      said,
      'defaults: { mode: automatic }',
      'tables:',
      '  - { table: T1, game: rws-tai-sai-v5/a }',
      '  - { table: T2, game: rws-tai-sai-v5/a, mode: dealt, resultSource: virtual }',
      '  - { table: T3, game: rws-tai-sai-v5/a, mode: dealt }',
    ].join('\n');
  const inProduction = async (said: string) => {
    const path = join(mkdtempSync(join(tmpdir(), 'baize-floor-')), 'floor.yaml');
    writeFileSync(path, text(said));
    return readFloorFile(path, { isProduction: true });
  };

  test('open anywhere else without a word', () => {
    expect(parseFloor(text('currency: SGD'), 'floor.yaml', SHIPPED).ok).toBe(true);
  });

  test('open in production where the file names them', async () => {
    const floor = await inProduction('demonstrations: [T1, T2]');
    expect(floor.ok && floor.value.demonstrations).toEqual(['T1', 'T2']);
  });

  test('are refused in production with line, field and rule where it does not', async () => {
    const floor = await inProduction('demonstrations: [T2]');
    expect(floor.ok ? [] : floor.error).toEqual([
      {
        file: 'floor.yaml',
        line: 3,
        field: 'tables[0].mode',
        message:
          'Table T1 is a demonstration (nobody deals and results are virtual); a floor in production opens it only if its file names it under "demonstrations".',
        because: ['baize-floor#demonstration'],
      },
    ]);
    const other = await inProduction('demonstrations: [T1]');
    expect(other.ok ? [] : other.error.map(problemText)).toEqual([
      expect.stringMatching(
        /^floor\.yaml:6: tables\[1\]\.resultSource: Table T2 .*results are virtual/,
      ),
    ]);
  });

  test('are named by tables of the file', () => {
    const floor = parseFloor(text('demonstrations: [T1, T9]'), 'floor.yaml', SHIPPED);
    expect(floor.ok ? [] : floor.error.map(problemText)).toEqual([
      'floor.yaml:2: demonstrations[1]: There is no table called T9. [baize-floor#demonstration]',
    ]);
  });
});
