import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { readBackup, rowsOf } from './altered-backup.ts';
import { CAN_AUDIT, findingsIn, runAuditor } from './run-auditor.ts';

const SAMPLES = fileURLToPath(new URL('../../../apps/server/samples/', import.meta.url));
const FIXTURES = fileURLToPath(new URL('../../auditor/fixtures/', import.meta.url));
const samples = (await readdir(SAMPLES)).filter((name) => name.endsWith('.baize'));
const folder = await mkdtemp(join(tmpdir(), 'baize-auditor-'));
afterAll(() => rm(folder, { recursive: true }));

describe.runIf(CAN_AUDIT)('the independent auditor', () => {
  test.each(samples)('finds everything in order in %s, signatures and all', async (sample) => {
    const { findings, rows, signatures, checked, accounts } = await runAuditor(
      join(SAMPLES, sample),
    );
    expect(findings).toEqual([]);
    expect(rows).toBeGreaterThan(40);
    expect(checked).toBe(signatures);
    expect(Object.values(accounts).reduce((sum, each) => sum + each, 0)).toBe(0);
  });

  test('finds the debt that became credit on a floor of before it was mended', async () => {
    expect(await findingsIn(join(FIXTURES, 'debt-became-credit.baize'))).toEqual([
      'journal second event 7: dan sits down with 100000, and 0 were carried away from tables',
      "terminals dan: says ('second', 0), and events say ('second', -100000)",
    ]);
    // The ticket that was issued for it is in order, and the floor is short by it all the same.
    const paid = await runAuditor(join(FIXTURES, 'debt-was-paid-out.baize'));
    expect(paid.findings.map(({ where }) => where)).toEqual([
      'journal second event 7',
      'terminals dan',
    ]);
    expect(paid.accounts).toMatchObject({ 'in-transit': -100_000, instruments: 200_000 });
  });

  test('finds nothing where the same was played since', async () => {
    const { findings, accounts } = await runAuditor(join(FIXTURES, 'debt-stays.baize'));
    expect(findings).toEqual([]);
    // 500.00 won and taken back; the 1,000.00 are a ticket, and a debt of as much.
    expect(accounts).toMatchObject({ instruments: 100_000, receivable: -100_000 });
  });

  test('reads rows of the journal without a backup around them', async () => {
    const backup = await readBackup(join(FIXTURES, 'debt-became-credit.baize'));
    const columns = 'table_id first last at events previous hash public_key signature'.split(' ');
    const rows = rowsOf(backup, 'journal');
    const file = join(folder, 'journal.tsv');
    await writeFile(
      file,
      rows.map((row) => `${columns.map((column) => row[column]).join('\t')}\n`).join(''),
    );
    const { findings, checked } = await runAuditor(file);
    expect(checked).toBe(rows.length);
    expect(findings.map(({ where }) => where)).toEqual(['journal second event 7']);
  });

  test('takes no other key than those that were named, and checks a share where that is asked', async () => {
    const file = join(FIXTURES, 'debt-stays.baize');
    const { keys, checked } = await runAuditor(file);
    const [key = ''] = Object.keys(keys);
    expect(await findingsIn(file, ['--key', key])).toEqual([]);
    const others = await findingsIn(file, ['--key', 'ab'.repeat(32)]);
    expect(others).toHaveLength(checked);
    expect(others[0]).toBe(`checkpoint 1: is signed by ${key}, which was not named as trusted`);
    expect((await runAuditor(file, ['--signatures', '0.5'])).checked).toBeLessThan(checked);
  });

  test('what it saw once must be there the next time', async () => {
    const earlier = join(folder, 'earlier.json');
    await writeFile(earlier, JSON.stringify(await runAuditor(join(FIXTURES, 'debt-stays.baize'))));
    const since = ['--earlier', earlier];
    expect(await findingsIn(join(FIXTURES, 'debt-stays.baize'), since)).toEqual([]);
    const other = await findingsIn(join(FIXTURES, 'debt-became-credit.baize'), since);
    expect(other).toContain('journal first row 21: is not the one that the earlier audit names');
  });

  test('says what it cannot read', async () => {
    const file = join(folder, 'nothing');
    await writeFile(file, 'not a backup\n');
    await expect(runAuditor(file)).rejects.toThrow('a row has 1 columns instead of 9');
    await expect(runAuditor(join(folder, 'none'))).rejects.toThrow('cannot be read');
  });
});
