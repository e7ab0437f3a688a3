import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { money } from '@baize/exact';
import { SHIPPED } from '@baize/house';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { openFloorTables } from '../floor/tables/floor-tables.ts';
import { temporarySigningKey } from '../store/signing-key.ts';
import { openTables } from '../tables/open-tables.ts';
import { testDatabase } from '../testing/database.ts';
import { runProgram } from '../testing/processes/run-program.ts';
import { floorOf, seat } from '../testing/quick-floor.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const database = await testDatabase();
const folder = await temporaryFolder();
afterAll(() => folder.remove());
const log = pino({ level: 'silent' });
const dealer = { kind: 'staff', id: 'D-17', position: 'dealer' } as const;

/** A table at which one round has been played: 5.00 on Small, and the dice show 1-2-4. */
async function playOneRound(): Promise<void> {
  const tables = openTables({ library: SHIPPED, database, key: temporarySigningKey(), log });
  const pool = database.pool({ max: 1 });
  const file = 'floor: F\ntables: [{ table: T1, game: rws-sic-bo-2021/c, unit: 100 }]';
  await openFloorTables(floorOf(file), { pool, tables, log });
  const table = tables.get('T1');
  if (!table) throw new Error('There is a table.');
  await seat(table, 'P11');
  const bet = { type: 'PlaceBet', terminal: 'P11', bet: 'small', stake: money(500) } as const;
  await table.submit({ op: '1', by: dealer, command: { type: 'OpenBets' } });
  await table.submit({ op: '2', by: { kind: 'terminal', id: 'P11' }, command: bet });
  await table.submit({ op: '3', by: dealer, command: { type: 'CloseBets' } });
  await table.submit({ op: '4', by: dealer, command: { type: 'Tumble', tumbles: 3 } });
  const result = { type: 'RegisterResult', dice: [1, 2, 4], flat: true } as const;
  await table.submit({ op: '5', by: dealer, command: result });
  await tables.close();
  await pool.end();
}

test('a round on record is told, explained, copied, brought back and verified', async () => {
  await playOneRound();
  const here = ['--database', database.url];

  const replayed = await runProgram('replay', 'T1-1', ...here);
  expect(replayed.said).toContain('Dealer D-17');
  expect(replayed.said).toMatch(/Computed again: \d+ things compared, 0 differ\.\n$/);
  expect(replayed.code).toBe(0);

  const explained = await runProgram('explain', 'T1-1', ...here);
  expect(explained.said).toContain(
    'Small (small), 5.00 staked: win; 5.00 x 1 = 5.00 winnings; 10.00 returned\n' +
      '    rws-sic-bo-2021#4.1.3: ',
  );
  expect(explained.said).toContain('P11 had 100,000.00 before the round and 100,005.00 after it.');

  const copy = join(folder.path, 'floor.backup');
  const backedUp = await runProgram('backup', copy, ...here);
  expect(backedUp.said).toMatch(/floor\.backup: \d+ rows of \d+ tables, proved\.\n$/);
  expect((await runProgram('backup', copy, ...here)).code).toBe(1);

  const elsewhere = ['--data', join(folder.path, 'restored')];
  const restored = await runProgram('restore', copy, ...elsewhere);
  expect(restored.said).toContain('restored and proved.');
  const verified = await runProgram('verify', ...elsewhere);
  expect(verified).toMatchObject({ code: 0, said: expect.stringContaining('In order.') });

  // Into a database of one's own, with a folder that is not there yet.
  const own = await database.anotherDatabase();
  const data = join(folder.path, 'not', 'there', 'yet');
  const into = await runProgram('restore', copy, '--database', own.url, '--data', data);
  expect(into).toMatchObject({ code: 0, said: expect.stringContaining('are trusted from now on') });
  const { rows } = await database
    .pool()
    .query("select distinct encode(public_key, 'hex') as key from journal");
  expect(await readFile(join(data, 'trusted-keys.txt'), 'utf8')).toBe(`${rows[0].key}\n`);
});

test('a restore whose folder cannot be made changes nothing', async () => {
  const own = await database.anotherDatabase();
  const copy = join(folder.path, 'floor.backup');
  const data = join(copy, 'a-file-is-no-folder');
  const refused = await runProgram('restore', copy, '--database', own.url, '--data', data);
  expect(refused).toMatchObject({ code: 1, said: expect.stringContaining('a-file-is-no-folder') });
  const { rows } = await own.pool({ max: 1 }).query("select to_regclass('journal') as journal");
  expect(rows).toEqual([{ journal: null }]);
});

test('a round nobody played, and a word too many, are refused in a sentence', async () => {
  const unknown = await runProgram('replay', 'T9-1', '--database', database.url);
  expect(unknown).toEqual({ code: 1, said: 'baize replay: no table T9 has a journal here\n' });
  const wrong = await runProgram('backup', '--database', database.url);
  expect(wrong.code).toBe(2);
  expect(wrong.said).toContain('needs 1 operand');
});

test('the owner brings a schema up to date, once, and says what the roles have', async () => {
  const { url, memberUrl } = await database.anotherDatabase();
  const early = await runProgram('migrate', '--database', memberUrl);
  expect(early.code).toBe(1);
  expect(early.said).toContain('with the address of its owner');
  const done = await runProgram('migrate', '--database', url);
  expect(done).toMatchObject({ code: 0, said: expect.stringContaining(': applied 1, 2, 3') });
  expect(done.said).toContain('baize_server and baize_reader have what they may do');
  const again = await runProgram('migrate', '--database', url, '--json');
  expect(JSON.parse(again.said)).toMatchObject({ applied: [], roles: 'granted' });
});
