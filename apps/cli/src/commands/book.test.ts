import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { runCli } from '../testing/run-cli.ts';

const GRAND_HAZARD = fileURLToPath(new URL('../../../../examples/grand-hazard', import.meta.url));

function copyOfExample(): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'baize-book-')), 'grand-hazard');
  for (const part of ['package.json', 'src', 'dist', 'scenarios', 'counts.csv']) {
    cpSync(join(GRAND_HAZARD, part), join(folder, part), { recursive: true });
  }
  return folder;
}

describe('check', () => {
  test('finds nothing but a missing translation in the example', async () => {
    const { code, json } = await runCli(['book', 'check', GRAND_HAZARD, '--json']);
    expect(json).toEqual([
      { level: 'note', where: 'middle', says: 'no Chinese name; its name is shown instead' },
    ]);
    expect(code).toBe(0);
  });

  test('names a rule without a scenario, a wrong count and a bet nobody has counted', async () => {
    const folder = copyOfExample();
    rmSync(join(folder, 'scenarios', '3.2.scenario.yaml'));
    writeFileSync(join(folder, 'counts.csv'), 'bet,wins\nrun,25\nodd,105\n');
    const { code, out } = await runCli(['book', 'check', folder]);
    expect(code).toBe(1);
    expect(out).toMatch(/unproved\s+grand-hazard#3\.2\s+no scenario that passes proves it/);
    expect(out).toMatch(/fault\s+run\s+it wins on 24 of 216 rolls, and counts\.csv says 25/);
    expect(out).toMatch(/unproved\s+middle\s+counts\.csv has no independent count of it/);
    expect(out).toMatch(/fault\s+odd\s+counts\.csv counts it, and no layout offers it/);
  });

  test('says what is wrong with a scenario, and with a book', async () => {
    const folder = copyOfExample();
    const wrong = join(folder, 'scenarios', '2.5.scenario.yaml');
    writeFileSync(wrong, readFileSync(wrong, 'utf8').replace('A: 1100', 'A: 1101'));
    const failing = await runCli(['book', 'check', folder]);
    expect(failing.out).toMatch(/fault\s+grand-hazard\s+.*2\.5\.scenario\.yaml/);
    const steps = join(folder, 'dist', 'procedure.js');
    writeFileSync(steps, readFileSync(steps, 'utf8').replace("to: 'closed'", "to: 'paid'"));
    // A module that has been loaded stays as it was, so the broken book is another package.
    const broken = copyOfExample();
    cpSync(steps, join(broken, 'dist', 'procedure.js'));
    const { out } = await runCli(['book', 'check', broken]);
    expect(out).toContain('the steps of a round lead from idle back to idle: tumble begins at');
  });
});

describe('new', () => {
  test('writes a book that says what the other one says, under its own name', async () => {
    const folder = join(mkdtempSync(join(tmpdir(), 'baize-book-')), 'my-book');
    const { code } = await runCli(['book', 'new', folder, '--from', 'rws-tai-sai-v5']);
    expect(code).toBe(0);
    expect(readFileSync(join(folder, 'src', 'rules.ts'), 'utf8')).toContain('"my-book#5.12"');
    expect(readFileSync(join(folder, 'src', 'index.ts'), 'utf8')).toContain('id: "my-book"');
    expect(existsSync(join(folder, 'src', 'bet-names.ts'))).toBe(true);
    const again = await runCli(['book', 'new', folder, '--from', 'rws-tai-sai-v5']);
    expect(again).toMatchObject({ code: 1, err: `baize book: ${folder} is there already\n` });
  });

  test.each([[['new', 'x']], [['new', 'x', '--from', 'nobody']], [['sell', 'x']], [[]]])(
    'case %#: is told how to be used',
    async (args) => {
      expect((await runCli(['book', ...args])).code).toBe(2);
    },
  );
});

describe('the packages of --with', () => {
  test.each([[['verify']], [['explain', 'GH-1']]])(
    'are handed to whoever reads the record of a floor: %j',
    async (args) => {
      const nowhere = join(mkdtempSync(join(tmpdir(), 'baize-book-')), 'nowhere');
      const { code, err } = await runCli([...args, '--data', nowhere, '--with', GRAND_HAZARD]);
      expect([code, err]).toEqual([2, `baize ${args[0]}: there is no floor in ${nowhere}.\n`]);
    },
  );

  test('are named to a floor by its file, and to a device by nobody', async () => {
    const serve = await runCli(['serve', '--with', GRAND_HAZARD]);
    expect([serve.code, serve.err]).toEqual([
      2,
      'baize serve: the packages of a floor are named in its file, `packages: [PATH]`, not with --with.\n',
    ]);
    const tumbler = await runCli(['tumbler', '--table', 'GH', '--with', GRAND_HAZARD]);
    expect(tumbler).toMatchObject({ code: 2, err: expect.stringContaining('no rulebook') });
  });
});
