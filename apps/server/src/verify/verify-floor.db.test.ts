import { SHIPPED } from '@baize/house';
import { expect, test } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import { playFloor } from '../testing/played-floor.ts';
import { tablesOn } from '../testing/tables-on.ts';
import { verifyFloor } from './verify-floor.ts';

const database = await testDatabase();
const pool = database.pool();

test('an empty floor has nothing wrong with it', async () => {
  const { finding, counts } = await verifyFloor(pool, { library: SHIPPED });
  expect(finding).toBeNull();
  expect(counts.rows).toBe(0);
});

test('a floor that was played on agrees in every part, while it runs and when it has stopped', async () => {
  const tables = tablesOn(database);
  await playFloor(tables, pool);
  expect(await verifyFloor(pool, { library: SHIPPED })).toMatchObject({ finding: null });
  await tables.close();
  const parts: string[] = [];
  const report = await verifyFloor(pool, {
    library: SHIPPED,
    onProgress: ({ part }) => void parts.push(part),
  });
  expect(report.finding).toBeNull();
  expect(report.counts).toMatchObject({ tables: 2, rounds: 2, virtualResults: 1, checkpoints: 1 });
  expect(report.counts.rows).toBe(report.counts.rowsInAll);
  expect(report.keys).toEqual([tables.key.publicKey.toString('hex')]);
  expect(new Set(parts)).toEqual(new Set(['checkpoints', 'journal', 'floor']));
});

test('a checkpoint by another key than the trusted ones is found', async () => {
  const { finding } = await verifyFloor(pool, { library: SHIPPED, trustedKeys: ['00'.repeat(32)] });
  expect(finding).toMatchObject({ where: 'checkpoints number 1' });
});

test('a checkpoint that somebody kept a copy of and that is gone is found', async () => {
  const witness = { number: 2, hash: Buffer.alloc(32, 1) };
  const { finding } = await verifyFloor(pool, { library: SHIPPED, witness });
  expect(finding).toMatchObject({ where: 'checkpoints number 2' });
});
