import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { passOn } from '../../floor/pass-on.ts';
import { runCli } from '../../testing/run-cli.ts';

test.each([
  [['serve', 'now'], 'it takes no arguments'],
  [['serve', '--fast'], "there is no option '--fast'"],
  [['verify', 'T1'], 'it takes no arguments'],
  [['backup'], 'name one file'],
  [['migrate', 'now'], 'it takes no arguments'],
  [['restore', 'a', 'b'], 'name one file'],
  [['replay'], 'name one round'],
  [['tumbler'], 'which table?'],
  [['shoe'], 'which table?'],
])('%j is refused before anything is started', async (args, words) => {
  const { code, err } = await runCli(args);
  expect(code).toBe(2);
  expect(err).toContain(words);
});

test('what was said is passed on, and nothing else', () => {
  const values = {
    help: false,
    json: true,
    data: 'here',
    database: null,
    trusted: ['a', 'b'],
    'no-web': false,
  };
  expect(passOn(values)).toEqual(['--json', '--data', 'here', '--trusted', 'a', '--trusted', 'b']);
});

test('a round on record is asked of the floor, and its answer passed on', async () => {
  const { code, err } = await runCli([
    'explain',
    'TS-A-1',
    '--database',
    'postgres://127.0.0.1:1/x',
  ]);
  expect(code).toBe(2);
  expect(err).toContain('baize explain: The database of DATABASE_URL does not answer');
});

test.each(['replay', 'explain'])('%s creates nothing where no floor is', async (name) => {
  const folder = mkdtempSync(join(tmpdir(), 'baize-nowhere-'));
  try {
    const nowhere = join(folder, 'nowhere');
    const { code, err, out } = await runCli([name, 'TS-A-1', '--data', nowhere]);
    expect([code, out, err]).toEqual([2, '', `baize ${name}: there is no floor in ${nowhere}.\n`]);
    expect(existsSync(nowhere)).toBe(false);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
