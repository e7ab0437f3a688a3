import { expect, test } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations/index.ts';

const server = await testDatabase({ migrated: false });

test('an id that earlier versions took at two tables keeps both rows, and is used up everywhere', async () => {
  const pool = (await server.anotherDatabase()).pool({ max: 1 });
  await migrate(pool, MIGRATIONS.slice(0, 9));
  await pool.query(
    `insert into operations (table_id, op, sequence)
     values ('B', 'twice', 5), ('A', 'twice', 1), ('A', 'once', 2)`,
  );
  expect(await migrate(pool)).toMatchObject({ ok: true });
  const { rows } = await pool.query(
    'select op, table_id, sequence::int, again, asked from operations order by op, again',
  );
  expect(rows).toEqual([
    { op: 'once', table_id: 'A', sequence: 2, again: 0, asked: null },
    { op: 'twice', table_id: 'A', sequence: 1, again: 0, asked: null },
    { op: 'twice', table_id: 'B', sequence: 5, again: 1, asked: null },
  ]);
  const use = (op: string) =>
    pool.query("insert into operations (table_id, op, sequence) values ('C', $1, 9)", [op]);
  const taken = { constraint: 'operations_pkey' };
  await expect(use('once')).rejects.toMatchObject(taken);
  await expect(use('twice')).rejects.toMatchObject(taken);
  await use('new');
  const { rows: keys } = await pool.query(
    "select indexrelid::regclass::text as name from pg_index where indrelid = 'operations'::regclass",
  );
  expect(keys).toEqual([{ name: 'operations_pkey' }]);
});
