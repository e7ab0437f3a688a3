import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { runCli } from '../testing/run-cli.ts';
import { builtFindings } from './built-findings.ts';

const EXAMPLES = fileURLToPath(new URL('../../../../examples', import.meta.url));
// Copies stand inside the checkout, where the packages they are made of are found.
const BUILT = fileURLToPath(new URL('../../dist', import.meta.url));
mkdirSync(BUILT, { recursive: true });
const shelf = mkdtempSync(join(BUILT, 'books-'));
afterAll(() => rmSync(shelf, { recursive: true }));

type Change = readonly [file: string, from: string, to: string];

/** A copy of an example, built, with something changed in it; a module that is loaded once stays as it was. */
function copyOf(example: string, changes: readonly Change[]): string {
  const folder = join(mkdtempSync(join(shelf, 'copy-')), example);
  for (const part of ['package.json', 'dist', 'scenarios', 'counts.csv']) {
    cpSync(join(EXAMPLES, example, part), join(folder, part), {
      recursive: true,
      filter: (file) => !/\.(map|tsbuildinfo|d\.ts)$/.test(file),
    });
  }
  for (const [file, from, to] of changes) {
    const text = readFileSync(join(folder, file), 'utf8');
    if (!text.includes(from)) throw new Error(`${file} does not say ${from}.`);
    writeFileSync(join(folder, file), text.replace(from, to));
  }
  return folder;
}

async function check(folder: string): Promise<string> {
  return (await runCli(['book', 'check', folder])).out;
}

const SHEET = 'dist/table/wheel-sheet.js';
const BOOK = 'dist/book/big-wheel-book.js';
const WHEEL = 'big-wheel';
const DICE = 'grand-hazard';

describe('a list of everything that is wrong with a book', () => {
  test('of a wheel that is in order it says nothing but that its types are not there', async () => {
    expect(await check(copyOf(WHEEL, []))).toMatch(/0 faults, 0 unproved, 1 notes/);
  });

  test.each<[string, string, readonly Change[], RegExp]>([
    ['no area lies off the canvas', WHEEL, [[SHEET, 'x: 0', 'x: -10']], /big-wheel 1 +it lies off/],
    [
      'nor on a felt of dice',
      DICE,
      [['dist/layout.js', '[1208, 0]', '[1308, 0]']],
      /canvas: table/,
    ],
    [
      'every area has a face',
      WHEEL,
      [[SHEET, 'width: 298', 'width: 0']],
      /big-wheel 1 +it has no face: 0 x 480/,
    ],
    [
      'and a name on it',
      WHEEL,
      [[BOOK, "en: 'Star'", "en: ''"]],
      /big-wheel star +it has no face: no name/,
    ],
    [
      'what is printed is paid',
      WHEEL,
      [[SHEET, 'printed: pays', "printed: '3 to 1'"]],
      /big-wheel 1 +"3 to 1" is printed, and 1 is paid/,
    ],
    [
      'a price is printed as odds',
      WHEEL,
      [[BOOK, "pays: '20 to 1'", "pays: '20 for 1'"]],
      /every price is printed as odds|states odds with "for"/,
    ],
    [
      'every price is whole at the unit',
      WHEEL,
      [
        [BOOK, "pays: '5 to 1'", "pays: '5.5 to 1'"],
        ['dist/game.js', 'money(Number(unit))', 'money(1)'],
      ],
      /big-wheel 5 +11\/2 of a unit of 1 is no whole amount/,
    ],
    [
      'a count by other means agrees',
      WHEEL,
      [['counts.csv', '1,24', '1,23']],
      /fault +1 +it wins on 24 of 54 stops, and counts\.csv says 23/,
    ],
    [
      'a name is in both languages',
      WHEEL,
      [[BOOK, "zh: '小丑'", "zh: 'Joker'"]],
      /note +joker +no Chinese name/,
    ],
    [
      'a reading is proved by a scenario',
      DICE,
      [['scenarios/i-1.scenario.yaml', 'grand-hazard#I-1', 'grand-hazard#2.1']],
      /unproved +grand-hazard#I-1 +no scenario/,
    ],
    [
      'a round comes to its end through the table itself',
      WHEEL,
      [['dist/table/decide-wheel.js', 'payment(settledRound, rules)', '']],
      /fault +big-wheel +a dry round on stop 1/,
    ],
    [
      'a citation leads somewhere',
      WHEEL,
      [['dist/book/rule-index.js', "'big-wheel#4.5'", "'big-wheel#9.9'"]],
      /every citation leads somewhere in the same book: big-wheel#9\.9/,
    ],
    [
      'every field has the shape it must have',
      WHEEL,
      [[BOOK, "title: 'Big Wheel'", 'title: 7']],
      /books\[0\]\.title: a text/,
    ],
  ])('%s', async (_, example, changes, says) => {
    expect(await check(copyOf(example, changes))).toMatch(says);
  });

  test('a bet that favours the player is noted, with what it costs', async () => {
    // A Run wins on 24 of 216 rolls: at 9 to 1 it returns 240 for every 216 staked.
    const generous = copyOf(DICE, [['dist/layout.js', "'7 to 1'", "'9 to 1'"]]);
    expect(await check(generous)).toMatch(
      /note +grand-hazard\/table run +its edge is -1\/9: it favours the player/,
    );
  });

  test('an area off the canvas hides neither a wrong count nor a rule without a proof', async () => {
    const folder = copyOf(DICE, [
      ['dist/layout.js', '[1208, 0]', '[1308, 0]'],
      ['counts.csv', 'run,24', 'run,23'],
      ['scenarios/i-1.scenario.yaml', 'grand-hazard#I-1', 'grand-hazard#2.1'],
    ]);
    const said = await check(folder);
    expect(said).toMatch(/canvas: table/);
    expect(said).toMatch(/fault +run +it wins on 24 of 216 rolls, and counts\.csv says 23/);
    expect(said).toMatch(/unproved +grand-hazard#I-1 +no scenario/);
  });

  test('a bet without a price hides no citation that leads nowhere', async () => {
    const folder = copyOf(DICE, [
      ['dist/layout.js', "on: ['run']", "on: ['middle']"],
      ['dist/procedure.js', "'grand-hazard#2.1'", "'grand-hazard#9.9'"],
    ]);
    const said = await check(folder);
    expect(said).toMatch(/fault +grand-hazard +.*run/);
    expect(said).toMatch(/every citation leads somewhere in the same book: grand-hazard#9\.9/);
  });
});

describe('a new book of a shipped one', () => {
  const COMPILER = createRequire(import.meta.url).resolve('typescript/bin/tsc');

  test('compiles outside the checkout, is proved as it stands, and is not checked by an old build', async () => {
    const folder = join(mkdtempSync(join(tmpdir(), 'baize-book-')), 'my-sic-bo');
    const begun = await runCli(['book', 'new', folder, '--from', 'rws-sic-bo-2021']);
    expect(begun).toMatchObject({ code: 0, err: '' });
    expect(begun.out).toMatch(/scenarios: [1-9]\d* files, as its proofs/);
    const built = spawnSync(process.execPath, [COMPILER, '-p', folder], { encoding: 'utf8' });
    expect(built).toMatchObject({ status: 0, stdout: '' });
    expect(await check(folder)).toBe('0 faults, 0 unproved, 0 notes\n');

    const index = join(folder, 'src', 'index.ts');
    const said = readFileSync(index, 'utf8');
    writeFileSync(index, said.replace(/title: "[^"]*"/, 'title: "Another Name"'));
    const says = 'what is built is not what its source says (index.js): build it again';
    expect(builtFindings(folder)).toEqual([{ level: 'fault', where: folder, says }]);
    rmSync(dirname(folder), { recursive: true });
  }, 240_000);
});

describe('a new book of a mechanic from outside', () => {
  test('compiles, and lacks nothing', async () => {
    const folder = join(shelf, 'my-wheel');
    const wheel = join(EXAMPLES, WHEEL);
    const begun = await runCli(['book', 'new', folder, '--from', WHEEL, '--with', wheel]);
    expect(begun).toMatchObject({ code: 0, err: '' });
    // What the compiler would write: the sources have no types but in their index.
    cpSync(join(folder, 'src'), join(folder, 'dist'), { recursive: true });
    const index = join(folder, 'dist', 'index.ts');
    expect(readFileSync(index, 'utf8')).toContain('as const satisfies Rulebook<Cite>');
    const manifest = join(folder, 'package.json');
    const main = readFileSync(manifest, 'utf8').replace('dist/index.js', 'dist/index.ts');
    writeFileSync(manifest, main);
    const checked = await runCli(['book', 'check', folder, '--with', wheel]);
    expect(checked.out).toMatch(/^0 faults, 0 unproved, 0 notes$/m);

    const rules = join(folder, 'src', 'rules.ts');
    const wrong = readFileSync(rules, 'utf8').replace('"my-wheel#4.5"', '"my-wheel#4.55"');
    writeFileSync(rules, wrong);
    const broken = await runCli(['book', 'check', folder, '--with', wheel]);
    expect(broken.out).toMatch(/fault .*index\.ts.* error TS\d+: .*my-wheel#4\.55/);
  });
});
