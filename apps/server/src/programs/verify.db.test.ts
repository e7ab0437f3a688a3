import { join } from 'node:path';
import { SHIPPED } from '@baize/house';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { temporarySigningKey } from '../store/signing-key.ts';
import { openTables } from '../tables/open-tables.ts';
import { tampering } from '../testing/attacks/tampering.ts';
import { testDatabase } from '../testing/database.ts';
import { playCards } from '../testing/played-cards.ts';
import { playFloor } from '../testing/played-floor.ts';
import { runProgram } from '../testing/processes/run-program.ts';
import { SILENT } from '../testing/tables-on.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const database = await testDatabase();
const pool = database.pool();
const folder = await temporaryFolder();
const key = temporarySigningKey();
const publicKey = key.publicKey.toString('hex');
const here = ['--database', database.url];
afterAll(() => folder.remove());

beforeAll(async () => {
  const tables = openTables({ library: SHIPPED, database, key, log: SILENT });
  await playFloor(tables, pool);
  await playCards(tables);
  await tables.close();
});

describe('exit code 0: everything agrees', () => {
  test('and the report says what was computed again, and who signed', async () => {
    const { code, said } = await runProgram('verify', ...here);
    expect(said).toMatch(/^3 tables, \d+ rows, \d+ events\n3 rounds settled again, 1 virtual/);
    expect(said.endsWith(`signed by ${publicKey}\nIn order.\n`)).toBe(true);
    expect(code).toBe(0);
  });

  test('with a bar that fills where it is asked for, and none where a program reads', async () => {
    const { code, said } = await runProgram('verify', '--progress', ...here);
    const bars = said.split('\n').filter((line) => line.startsWith('['));
    expect(bars.map((line) => / table (\w+)$/.exec(line)?.[1])).toEqual(
      expect.arrayContaining(['cards', 'dealt', 'virtual']),
    );
    expect(bars.at(-1)).toMatch(/^\[#{24}\] (\d+) of \1 rows, .*; the floor as a whole$/);
    expect(code).toBe(0);
    const json = await runProgram('verify', '--json', '--progress', ...here);
    expect(JSON.parse(json.said)).toMatchObject({
      finding: null,
      counts: { tables: 3, rounds: 3 },
      keys: [publicKey],
    });
  });

  test('with the key and the checkpoint somebody has kept', async () => {
    const { rows } = await pool.query<{ number: string; hash: Buffer }>(
      'select number, hash from checkpoints order by number limit 1',
    );
    const kept = `${rows[0]?.number}:${rows[0]?.hash.toString('hex')}`;
    const trusted = ['--trusted', publicKey, '--checkpoint', kept];
    expect(await runProgram('verify', ...here, ...trusted)).toMatchObject({ code: 0 });
  });
});

describe('exit code 1: something does not', () => {
  test('and the first bad row is named, in words and as JSON', async () => {
    const { tamper, restore } = await tampering(pool, 'journal');
    const flip = `update journal set events = set_byte(events, 60, get_byte(events, 60) # 4)
                  where (table_id, first) in (('cards', 9), ('cards', 12), ('dealt', 1))`;
    expect(await tamper(flip)).toBe(true);
    const { code, said } = await runProgram('verify', ...here);
    expect(said).toMatch(/\nNOT in order: journal cards row 9 \S.*\n$/);
    expect(code).toBe(1);
    const json = await runProgram('verify', '--json', ...here);
    const { finding } = z
      .object({ finding: z.object({ where: z.string(), what: z.string() }) })
      .parse(JSON.parse(json.said));
    expect(finding.where).toBe('journal cards row 9');
    expect(json.code).toBe(1);
    await restore();
    expect(await runProgram('verify', ...here)).toMatchObject({ code: 0 });
  });

  test('when another key than the trusted one has signed', async () => {
    const { code, said } = await runProgram('verify', ...here, '--trusted', '00'.repeat(32));
    expect(said).toContain('NOT in order: checkpoints number 1 ');
    expect(code).toBe(1);
  });
});

test.each([
  [['--checkpoint', '12'], '--checkpoint is NUMBER:HASH'],
  [['--wrong'], "Unknown option '--wrong'"],
  [['--data', join(folder.path, 'nowhere')], 'there is no floor in'],
  [['--database', 'postgres://nobody@127.0.0.1:1/none'], 'baize verify: '],
])('exit code 2 when called wrongly or without a database: %j', async (args, words) => {
  const { code, said } = await runProgram('verify', ...args);
  expect(said).toContain(words);
  expect(code).toBe(2);
});
