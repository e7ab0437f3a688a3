import { money } from '@baize/exact';
import type { Pool, PoolConfig } from 'pg';
import { expect, test } from 'vitest';
import { temporarySigningKey } from '../store/signing-key.ts';
import { snapshotPlaces } from '../store/snapshot-store.ts';
import { testDatabase } from '../testing/database.ts';
import { betting, newOp, prepareTable } from '../testing/dice-table.ts';
import { SILENT, tablesOn } from '../testing/tables-on.ts';
import { newestOnRecord } from './open-tables.ts';

const database = await testDatabase();
const pool = database.pool({ max: 2 });

/** The database, with every pool that is asked of it and how. */
function watched() {
  const asked: { readonly options: PoolConfig | undefined; readonly made: Pool }[] = [];
  return {
    asked,
    pool: (options?: PoolConfig) => {
      const made = database.pool(options);
      asked.push({ options, made });
      return made;
    },
  };
}

/** Everything that was said, with its details. */
function hearing() {
  const said: { readonly level: string; readonly message: string; readonly details: object }[] = [];
  const on = (level: string) => (details: object, message: string) =>
    void said.push({ level, message, details });
  const log = { info: on('info'), warn: on('warn'), error: on('error') };
  return { log, of: (message: string) => said.filter((each) => each.message === message) };
}

test('tables have few connections, wait on none for ever, and keep none when they are closed', async () => {
  const source = watched();
  const tables = tablesOn(source, { patience: 4321 });
  await prepareTable(await tables.open('few'), ['few-1']);
  const [writing, background, probing] = source.asked;
  expect(source.asked).toHaveLength(3);
  const limits = {
    connectionTimeoutMillis: 4321,
    statement_timeout: 4321,
    query_timeout: 4321,
  };
  expect(writing?.options).toEqual({ ...limits, max: 4 });
  const lenient = 4321 * 12;
  expect(background?.options).toEqual({
    max: 2,
    connectionTimeoutMillis: lenient,
    query_timeout: lenient,
  });
  expect(probing?.options).toEqual({ ...limits, max: 1, idleTimeoutMillis: 0 });
  // A table with nothing to write keeps no connection from others.
  await expect.poll(() => writing?.made.idleCount === writing?.made.totalCount).toBe(true);
  expect(source.asked.map(({ made }) => made.ended)).toEqual([false, false, false]);
  await tables.close();
  expect(source.asked.map(({ made }) => made.ended)).toEqual([true, true, true]);
});

test('a table is opened once however often it is asked for, and those that are open are listed', async () => {
  const tables = tablesOn(database);
  expect([tables.get('one'), tables.list()]).toEqual([undefined, []]);
  const [first, second] = await Promise.all([tables.open('one'), tables.open('one')]);
  expect(second).toBe(first);
  expect(tables.get('one')).toBe(first);
  expect(tables.list()).toEqual([first]);
});

test('what could not be opened is opened when it is asked for again', async () => {
  const tables = tablesOn(database);
  await pool.query('alter table streams rename to gone');
  await expect(tables.open('later')).rejects.toThrow('streams');
  expect(tables.list()).toEqual([]);
  await pool.query('alter table gone rename to streams');
  const table = await tables.open('later');
  expect(tables.list()).toEqual([table]);
});

test('a table nobody has touched leaves no snapshot, and one that cannot be written is said', async () => {
  const { log, of } = hearing();
  const tables = tablesOn(database, { log: { ...SILENT, ...log } });
  await tables.open('untouched');
  await prepareTable(await tables.open('touched'), []);
  await pool.query('alter table snapshots rename to gone');
  await tables.close();
  await pool.query('alter table gone rename to snapshots');
  expect(of('No snapshot at the end.')).toEqual([
    {
      level: 'warn',
      message: 'No snapshot at the end.',
      details: { table: 'touched', error: expect.any(Error) },
    },
  ]);
  expect(await snapshotPlaces(pool, 'touched')).toEqual([]);
});

test('a snapshot that cannot be taken while a table is played is said, and the next one is tried', async () => {
  const { log, of } = hearing();
  const table = await tablesOn(database, { log, snapshotEvery: 1 }).open('played');
  await pool.query('alter table snapshots rename to gone');
  await prepareTable(table, ['played-1']);
  await expect.poll(() => of('No snapshot was taken.').length).toBeGreaterThan(0);
  await pool.query('alter table gone rename to snapshots');
  expect(of('No snapshot was taken.')[0]).toMatchObject({
    level: 'warn',
    details: { table: 'played', error: expect.any(Error) },
  });
  await expect
    .poll(async () => {
      await table.submit(betting('played-1', 'big', money(100)));
      return (await snapshotPlaces(pool, 'played')).length;
    })
    .toBeGreaterThan(0);
});

test('a checkpoint is written while there is something to sign, told with its hash, and its trouble said', async () => {
  const { log, of } = hearing();
  const kept: number[] = [];
  const onCheckpoint = async ({ number }: { readonly number: number }) => void kept.push(number);
  const tables = tablesOn(database, {
    log: { ...SILENT, ...log },
    checkpointEvery: 20,
    onCheckpoint,
  });
  await prepareTable(await tables.open('signed'), []);
  await expect.poll(() => of('Checkpoint written.').length).toBeGreaterThan(0);
  await tables.close();
  const { rows } = await pool.query<{ number: string; hash: string }>(
    "select number, encode(hash, 'hex') as hash from checkpoints order by number",
  );
  const written = new Map(rows.map(({ number, hash }) => [Number(number), hash]));
  const told = of('Checkpoint written.').map(({ details }) => details);
  expect(told).toEqual(kept.map((number) => ({ checkpoint: number, hash: written.get(number) })));
  expect(of('No checkpoint was written.')).toEqual([]);
  const stranger = hearing();
  const foreign = tablesOn(database, {
    key: temporarySigningKey(),
    log: { ...SILENT, ...stranger.log },
  });
  await foreign.close();
  expect(stranger.of('No checkpoint was written.')).toMatchObject([
    { level: 'warn', details: { error: { message: expect.stringContaining('not trusted here') } } },
  ]);
});

test('what a table has accepted is known, lately or long ago, and what another has is not', async () => {
  const tables = tablesOn(database);
  const [table, other] = [await tables.open('knows'), await tables.open('other')];
  await prepareTable(table, ['knows-1']);
  await prepareTable(other, ['other-1']);
  const [lately, elsewhere, never] = [newOp(), newOp(), newOp()];
  await table.submit(betting('knows-1', 'big', money(100), lately));
  await other.submit(betting('other-1', 'big', money(100), elsewhere));
  await pool.query("insert into operations (table_id, op, sequence) values ('knows', 'of-old', 1)");
  const asked = [lately, elsewhere, never, 'of-old'];
  expect([...(await table.knownAmong(asked))].toSorted()).toEqual([lately, 'of-old'].toSorted());
  expect([await table.known(lately), await table.known(elsewhere)]).toEqual([true, false]);
  expect(await table.knownAmong([])).toEqual(new Set());
  // What was done elsewhere is not done here again, and not taken for done.
  const again = await table.submit(betting('knows-1', 'big', money(100), elsewhere));
  expect(again).toMatchObject({
    type: 'refused',
    refusal: { code: 'malformed-command', field: 'op', because: ['baize-floor#well-formed'] },
  });
  expect(await table.submit(betting('knows-1', 'big', money(100), 'of-old'))).toEqual({
    type: 'repeated',
    sequence: 1,
  });
});

test('a long journal is read to its end, and whoever counts is told how long each row took', async () => {
  const ROWS = 205;
  const took: number[] = [];
  const onCommit = ({ seconds }: { readonly seconds: number }) => void took.push(seconds);
  const began = performance.now();
  const tables = tablesOn(database, { onCommit });
  const table = await tables.open('long');
  await prepareTable(table, ['long-1']);
  for (let row = 0; row < ROWS; row += 1) {
    await table.submit(betting('long-1', 'big', money(100)));
  }
  await tables.close();
  const elapsed = (performance.now() - began) / 1000;
  expect(took.length).toBeGreaterThanOrEqual(ROWS);
  expect(Math.min(...took)).toBeGreaterThan(0);
  // Rows are written one after the other, so together they took no longer than all of it.
  expect(took.reduce((sum, each) => sum + each, 0)).toBeLessThan(elapsed);
  await pool.query("delete from snapshots where table_id = 'long'");
  const again = await tablesOn(database).open('long');
  expect([again.head(), again.state().sequence]).toEqual([table.head(), table.state().sequence]);
});

test('the newest on record is the latest of all tables, and nothing where there is none', async () => {
  const { rows } = await pool.query<{ at: string }>('select max(at) as at from journal');
  expect(await newestOnRecord(pool)).toBe(Number(rows[0]?.at));
  const client = await pool.connect();
  await client.query('begin');
  await client.query('create temp table streams (table_id text)');
  expect(await newestOnRecord(client)).toBeNull();
  await client.query('rollback');
  client.release();
});
