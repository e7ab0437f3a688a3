import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { EXIT } from '../../exit-code.ts';
import { housePayTableFile } from '../../testing/house-table-file.ts';
import { runCli } from '../../testing/run-cli.ts';

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
    const table = housePayTableFile(GAME, { 'total:4': '65 to 1' });
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
    const table = housePayTableFile('rws-tai-sai-v5/c', {});
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

describe('baize par --limits', () => {
  function limitsFile(content: unknown): string {
    const file = join(folder(), 'limits.json');
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
    return file;
  }
  const DEFAULT = { minimum: 100, maximum: 50_000 };
  const EVEN = { minimum: 500, maximum: 500_000 };

  test('takes the limits of the layout where terminals of a table have several', async () => {
    const own = { minimum: 500, maximum: 20_000 };
    const file = limitsFile({
      limits: { default: DEFAULT, kinds: {} },
      layouts: [
        { game: 'rws-sic-bo-2021/b', terminals: ['P1'], limits: { default: own } },
        { game: 'rws-sic-bo-2021/c', terminals: ['P2'] },
      ],
    });
    const limitsOf = async (game: string) => {
      const { out } = await runCli(['par', game, '--limits', file, '--format', 'json']);
      return JSON.parse(out).data.limits.default;
    };
    expect(await limitsOf('rws-sic-bo-2021/a')).toEqual(DEFAULT);
    expect(await limitsOf('rws-sic-bo-2021/b')).toEqual(own);
    expect(await limitsOf('rws-sic-bo-2021/c')).toEqual(DEFAULT);
  });

  test('says what the table can lose, in its own money, and hashes its limits', async () => {
    const limits = { default: DEFAULT, kinds: { small: EVEN, big: EVEN } };
    const file = limitsFile({ limits, differential: 300_000 });
    const { out } = await runCli(['par', 'ts-c', '--limits', file, '--format', 'json']);
    const { data, together, verification } = JSON.parse(out);
    expect(data.limits).toEqual({ ...limits, differential: 300_000, per: 'box' });
    const { atMost, full, staked } = together.underLimits;
    // 102 areas at 50,000 and two at 500,000.
    expect(staked).toBe(102 * 50_000 + 2 * 500_000);
    // Three twos: 180, 31, 11, 18 and 12 to 1, by pay table 2.
    expect(atMost[0]).toMatchObject({ result: '2-2-2, 6', loss: 252 * 50_000 });
    // All that is staked but the five bets that win comes in.
    expect(full[0]).toMatchObject({
      result: '2-2-2, 6',
      net: staked - 5 * 50_000 - 252 * 50_000,
    });
    expect(verification[0].command).toContain('--limits limits.json');
  });

  test('a Differential bounds what an even bet can cost', async () => {
    // Nothing but Small and Big can be bet in amounts that matter: with 1-2-3 Small wins 1 to 1.
    const low = { minimum: 1, maximum: 1 };
    const file = limitsFile({
      limits: { default: low, kinds: { small: EVEN, big: EVEN } },
      differential: 300_000,
    });
    const { out } = await runCli(['par', 'ts-a', '--limits', file, '--format', 'json']);
    const [worst] = JSON.parse(out).together.underLimits.atMost;
    // 4: triple and total lose, Small wins 300,000 more than Big loses; the rest pays at most 62 + 11 + 2 + 1 + 5.
    expect(worst.loss).toBeGreaterThan(300_000);
    expect(worst.loss).toBeLessThan(300_300);
  });

  test('serves Si Ki Pi, whose bonus needs an initial bet', async () => {
    const file = limitsFile({
      limits: { default: DEFAULT, kinds: { bonus: { minimum: 100, maximum: 5000 } } },
    });
    const { out } = await runCli(['par', 'skp', '--limits', file, '--format', 'json']);
    const [worst] = JSON.parse(out).together.underLimits.atMost;
    // Both hands four of a kind at 100 to 1, and the initial bet won at 95%.
    expect(worst).toMatchObject({
      result: 'win, Four of a Kind, Four of a Kind',
      loss: 2 * 100 * 5000 + 47_500,
      stakes: { initial: 50_000, 'bonus:player': 5000, 'bonus:dealer': 5000 },
    });
  });

  test.each([
    [{ limits: { default: { minimum: 100 } } }, 'limits.default.maximum: It is missing'],
    [{ limits: { default: { ...DEFAULT, most: 1 } } }, 'limits.default.most: Nothing reads'],
    [{ limits: { default: DEFAULT, kinds: { smal: DEFAULT } } }, '"smal" is no kind of bet here'],
    [{ limits: { default: { minimum: 200, maximum: 100 } } }, 'limits.default.maximum: A maximum'],
    [{ limits: { default: DEFAULT }, differential: -1 }, 'differential: It is -1'],
    [{ limit: { default: DEFAULT } }, 'is it limits?'],
    ['{"limits":1,"limits":2}', 'there twice'],
    ['[]', 'not an object in braces'],
    ['', 'not JSON'],
  ])('refuses %j', async (content, says) => {
    const { code, err } = await runCli([
      'par',
      GAME,
      '--limits',
      limitsFile(content),
      '-o',
      'x.csv',
    ]);
    expect(code).toBe(EXIT.negative);
    expect(err).toContain(says);
  });

  test('refuses a Differential where the book has none, and a file that is not there', async () => {
    const file = limitsFile({ limits: { default: DEFAULT }, differential: 1000 });
    const { err } = await runCli(['par', 'skp', '--limits', file, '-o', 'x.csv']);
    expect(err).toContain('differential: This rulebook knows no Differential.');
    const missing = await runCli(['par', GAME, '--limits', 'no-such.json', '-o', 'x.csv']);
    expect(missing).toMatchObject({ code: EXIT.usage });
  });
});
