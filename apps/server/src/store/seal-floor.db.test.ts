import type { Recorded } from '@baize/table';
import { expect, test } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import { EMPTY_HEAD, headAfter, rowOf } from './journal-row.ts';
import { columnDigest, entryIn, lastOfficeRow, officeRowsAfter } from './office.ts';
import { isNoted, migrationsIn, schemaShape, shapeProblems } from './schema-shape.ts';
import { sealedHeads, sealFloor } from './seal-floor.ts';
import { temporarySigningKey } from './signing-key.ts';

const pool = (await testDatabase()).pool({ max: 2 });
const signing = { key: temporarySigningKey(), now: () => 5 };
const STAFF = 1100;

const fact = (sequence: number): Recorded => ({
  sequence,
  at: 1,
  op: `op-${sequence}`,
  by: { kind: 'system' },
  event: { type: 'TableOpened', because: ['baize-floor#configured'] },
});

/** Two rows of a journal from before rows were signed. */
async function unsignedJournal(table: string) {
  const first = rowOf(table, EMPTY_HEAD, 1, [fact(1), fact(2)]);
  const second = rowOf(table, headAfter(first), 1, [fact(3)]);
  for (const row of [first, second]) {
    await pool.query(
      `insert into journal (table_id, first, last, at, events, previous, hash)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [row.table, row.first, row.last, row.at, row.events, row.previous, row.hash],
    );
  }
  return { table, last: 3, hash: second.hash.toString('hex') };
}

async function entries(after = 0) {
  return (await officeRowsAfter(pool, after, 1000)).map(entryIn);
}

test('everything there is, is sealed as it was found, however much it is', async () => {
  const heads = [await unsignedJournal('A'), await unsignedJournal('B')];
  await pool.query(
    `insert into staff (id, name, position, created_at)
     select 'person-' || n, 'Name ' || n, 'dealer', n from generate_series(1, ${STAFF}) as n`,
  );
  await pool.query(
    `insert into feeds (id, name, token_hash, created_by, created_at) values ('f', 'F', 'h', 'a', 1)`,
  );
  await pool.query(`insert into feed_places (feed, cursor, next_at) values ('f', 'c', 1)`);
  expect(await sealFloor(pool, signing)).toBe(true);
  const found = await entries();
  expect(found[0]).toMatchObject({ changes: [], sealed: { heads, keys: [] } });
  expect(await sealedHeads(pool)).toEqual(new Map(heads.map((head) => [head.table, head])));
  const people = found.flatMap(({ changes }) => changes).filter(({ table }) => table === 'staff');
  expect(people).toHaveLength(STAFF);
  expect(new Set(people.map(({ key }) => key)).size).toBe(STAFF);
  expect(people.find(({ key }) => key === 'person-7')?.columns).toMatchObject({
    name: columnDigest('staff', 'person-7', 'name', 'Name 7'),
  });
  const { rows } = await pool.query('select from feed_places where signature is not null');
  expect(rows).toHaveLength(1);
  // What was noted on the way is told by the seal, and is not signed a second time.
  expect((await pool.query('select from office_changes')).rows).toEqual([]);
});

test('a floor that is sealed is not sealed again, and nothing is added to it', async () => {
  const before = await lastOfficeRow(pool);
  expect(await sealFloor(pool, signing)).toBe(false);
  expect(await lastOfficeRow(pool)).toEqual(before);
});

test('after a migration its schema is signed, with the rows of tables that are noted from then on', async () => {
  const shape = await schemaShape(pool);
  const trigger = await pool.query<{ readonly made: string }>(
    `select pg_get_triggerdef(oid) as made from pg_trigger
     where tgrelid = 'feeds'::regclass and tgname = 'changes_are_noted'`,
  );
  await pool.query('drop trigger changes_are_noted on feeds');
  const migrated = (number: number) =>
    pool.query("insert into schema_migration (number, name, sha256) values ($1, 'm', 'h')", [
      number,
    ]);
  await migrated(901);
  const without = await lastOfficeRow(pool);
  expect(await sealFloor(pool, signing)).toBe(false);
  const [unnoted, ...none] = await entries(without?.number);
  expect(none).toEqual([]);
  expect(unnoted?.changes).toEqual([]);
  expect(isNoted(unnoted?.schema ?? {}, 'feeds')).toBe(false);
  await pool.query(trigger.rows[0]?.made ?? '');
  await migrated(902);
  const before = await lastOfficeRow(pool);
  expect(await sealFloor(pool, signing)).toBe(false);
  const [noted, feeds, ...others] = await entries(before?.number);
  expect(migrationsIn(noted?.schema ?? {})).toBe(migrationsIn(shape) + 2);
  expect(isNoted(noted?.schema ?? {}, 'feeds')).toBe(true);
  expect(feeds?.changes).toMatchObject([{ table: 'feeds', key: 'f' }]);
  expect(others).toEqual([]);
  await pool.query('delete from schema_migration where number > 900');
});

test('a seal that fails is no seal, and its connection goes to nobody else', async () => {
  const broken = { ...signing, now: () => Number.NaN };
  await pool.query(
    `insert into schema_migration (number, name, sha256)
     select n, 'm', 'h' from generate_series(901, 903) as n`,
  );
  const before = await lastOfficeRow(pool);
  await expect(sealFloor(pool, broken)).rejects.toThrow();
  expect(await lastOfficeRow(pool)).toEqual(before);
  await pool.query('delete from schema_migration where number > 900');
});

test('a condition that says something else is found, however it is written otherwise', async () => {
  await pool.query(
    `create table chair (legs integer, colour text,
       constraint enough check (legs > 2 and colour in ('red', 'blue')))`,
  );
  await pool.query(`create index black on chair (legs) where colour = 'black'`);
  const signed = await schemaShape(pool);
  expect(shapeProblems(signed, await schemaShape(pool))).toEqual([]);
  const again = async (statement: string) => {
    await pool.query('alter table chair drop constraint enough');
    await pool.query(`alter table chair add constraint enough check (${statement})`);
    return shapeProblems(signed, await schemaShape(pool));
  };
  expect(await again("((legs > 2)) and (colour::text in ('red'::text, 'blue'))")).toEqual([]);
  const where = 'schema check chair.enough';
  const what = 'is not made as it was signed';
  expect(await again("legs > 3 and colour in ('red', 'blue')")).toEqual([{ where, what }]);
  expect(await again("legs > 2 and colour in ('red', 'green')")).toEqual([{ where, what }]);
  expect(await again("legs > 2 or colour in ('red', 'blue')")).toEqual([{ where, what }]);
  await again("legs > 2 and colour in ('red', 'blue')");
  await pool.query('drop index black');
  await pool.query(`create index black on chair (legs) where colour = 'blue'`);
  expect(shapeProblems(signed, await schemaShape(pool))).toEqual([
    { where: 'schema condition black', what },
  ]);
});

test('what is missing or new in a schema is said by name, and what was not signed yet is not asked', () => {
  const signed = { 'table a': '1', 'column feed_places.signature': 's', 'check a.c': '1' };
  expect(shapeProblems(signed, { ...signed, 'table b': '2' })).toEqual([
    { where: 'schema table b', what: 'was never signed' },
  ]);
  const { 'check a.c': _, ...less } = signed;
  expect(shapeProblems(signed, less)).toEqual([{ where: 'schema check a.c', what: 'is missing' }]);
  const early = { 'table a': '1', 'check a.c': '1', 'condition x': '1' };
  expect(shapeProblems(early, { 'table a': '2' })).toEqual([
    { where: 'schema table a', what: 'is not made as it was signed' },
  ]);
  expect(migrationsIn({ 'migration 1': 'x', 'migration 2': 'x', 'table migration 3': 'x' })).toBe(
    2,
  );
});
