import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { EXIT } from '../exit-code.ts';
import { houseTableFile } from '../testing/house-table-file.ts';
import { runCli } from '../testing/run-cli.ts';

const GAME = 'rws-tai-sai-v5/a';

function folder(): string {
  return mkdtempSync(join(tmpdir(), 'baize-par-'));
}

describe('baize par', () => {
  test.each([
    ['sheet.html', '<!doctype html>'],
    ['sheet.pdf', '%PDF-1.7'],
    ['sheet.xlsx', 'PK'],
    ['sheet.csv', 'section,subject,property,value\r\n'],
    ['sheet.json', '{\n  "schema": "baize-par/1"'],
  ])('writes %s in the format of its ending', async (name, beginning) => {
    const file = join(folder(), name);
    const { code, out, err } = await runCli(['par', GAME, '--out', file]);
    expect({ code, err }).toEqual({ code: EXIT.ok, err: '' });
    expect(readFileSync(file, 'latin1').slice(0, beginning.length)).toBe(beginning);
    expect(out).toMatch(/^rws-tai-sai-v5\/a: .*, [\d,]+ bytes, data [0-9a-f]{64}\n$/);
  });

  test('--format decides over the ending', async () => {
    const file = join(folder(), 'sheet.txt');
    await runCli(['par', GAME, '--out', file, '--format', 'csv']);
    expect(readFileSync(file, 'utf8')).toMatch(/^section,subject/);
  });

  test('writes text to standard output, the same bytes as to a file', async () => {
    const file = join(folder(), 'sheet.json');
    await runCli(['par', GAME, '-o', file]);
    const { out } = await runCli(['par', GAME, '--format', 'json']);
    expect(out).toBe(readFileSync(file, 'utf8'));
  });

  test('replaces a file whole and leaves nothing beside it', async () => {
    const where = folder();
    writeFileSync(join(where, 'sheet.csv'), 'old');
    await runCli(['par', GAME, '-o', join(where, 'sheet.csv')]);
    expect(readdirSync(where)).toEqual(['sheet.csv']);
    expect(readFileSync(join(where, 'sheet.csv'), 'utf8')).toMatch(/^section/);
  });

  test('--date and --reading are on the sheet, and in the command that repeats it', async () => {
    const options = ['--reading', 'D1=exactly-two', '--date', '2026-01-31', '--format', 'json'];
    const { out } = await runCli(['par', 'licensee-sic-bo/standard', ...options]);
    const sheet = JSON.parse(out);
    expect(sheet.identification.date).toBe('2026-01-31');
    expect(sheet.data.readings).toEqual({ D1: 'exactly-two' });
    expect(sheet.verification[0].command).toBe(
      'npx baize par licensee-sic-bo/standard --reading D1=exactly-two --date 2026-01-31 --out par.json',
    );
  });

  test('--table prices the sheet, and a price the document does not allow is warned of', async () => {
    const table = houseTableFile(GAME, { 'total:4': '65 to 1' });
    const { out, err } = await runCli(['par', GAME, '--table', table, '--format', 'json']);
    const { identification, bets } = JSON.parse(out);
    expect(err).toMatch(/^warning: rws-tai-sai-v5\/a fixes total:4 at 62 to 1/);
    expect(identification.arePricesApproved).toBe(false);
    const four = bets.find(({ bet }: { readonly bet: string }) => bet === 'total:4');
    // 216 - 3 x 66 = 18 of 216 are kept.
    expect(four.edge).toBe('1/12');
  });
});

describe('baize par refuses', () => {
  test.each([
    [['par'], 'name a game'],
    [['par', GAME], '--out FILE says where'],
    [['par', GAME, GAME, '-o', 'x.pdf'], 'one game at a time'],
    [['par', GAME, '-o', 'x.doc'], 'there is no format "doc"'],
    [['par', GAME, '-o', 'x'], 'has no ending'],
    [['par', GAME, '-o', 'x.pdf', '--format', 'word'], 'there is no format "word"'],
    [['par', GAME, '--format', 'pdf'], 'is no text; name a file'],
    [['par', GAME, '-o', 'x.pdf', '--date', '2026-02-30'], '--date is a day'],
    [['par', GAME, '-o', 'x.pdf', '--date', 'today'], '--date is a day'],
    [['par', GAME, '-o', 'x.pdf', '--reading', 'D99=x'], 'there is no reading'],
    [['par', GAME, '-o', 'x.pdf', '--table', 'none.json'], 'cannot read the house table'],
  ])('%j', async (args, complaint) => {
    const { code, out, err } = await runCli(args);
    expect({ code, out }).toEqual({ code: EXIT.usage, out: '' });
    expect(err).toContain(complaint);
  });

  test('a house table of another game', async () => {
    const table = houseTableFile('rws-tai-sai-v5/c', {});
    const { code, err } = await runCli(['par', GAME, '--table', table, '--format', 'json']);
    expect(code).toBe(EXIT.usage);
    expect(err).toContain('a house table prices rws-tai-sai-v5/c, not rws-tai-sai-v5/a');
  });

  test('a game nobody knows', async () => {
    const { code, err } = await runCli(['par', 'rws-tai-sai-v5/z', '--format', 'json']);
    expect(code).toBe(EXIT.negative);
    expect(err).toContain('There is no game "rws-tai-sai-v5/z"');
  });

  test('a folder that is not there, and makes none', async () => {
    const where = folder();
    const file = join(where, 'missing', 'sheet.csv');
    const { code, err } = await runCli(['par', GAME, '-o', file]);
    expect(code).toBe(EXIT.negative);
    expect(err).toBe(`baize par: cannot write ${file}: there is no such folder\n`);
    expect(readdirSync(where)).toEqual([]);
  });

  test('a folder in place of a file, and leaves nothing behind', async () => {
    const where = folder();
    mkdirSync(join(where, 'sheet.csv'));
    const { code, err } = await runCli(['par', GAME, '-o', join(where, 'sheet.csv')]);
    expect(code).toBe(EXIT.negative);
    expect(err).toContain('it is a folder');
    expect(readdirSync(where)).toEqual(['sheet.csv']);
  });
});

test('two runs write the same PDF', async () => {
  const files = [join(folder(), 'a.pdf'), join(folder(), 'b.pdf')];
  for (const file of files) await runCli(['par', GAME, '-o', file]);
  const [first, second] = files.map((file) =>
    createHash('sha256').update(readFileSync(file)).digest('hex'),
  );
  expect(first).toBe(second);
});
