import { createInterface } from 'node:readline';
import { SHIPPED } from '@baize/house';
import { Client } from 'pg';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { temporarySigningKey } from '../../store/signing-key.ts';
import { openTables } from '../../tables/open-tables.ts';
import { testDatabase } from '../../testing/database.ts';
import { unreliableLine } from '../../testing/postgres/unreliable-line.ts';
import { startBuilt } from '../../testing/processes/source-process.ts';
import { type KeepOptions, keepTables, TABLE_LEASE_LOCK } from './keep-tables.ts';

const database = await testDatabase();
const log = pino({ level: 'silent' });
const tables = openTables({ library: SHIPPED, database, key: temporarySigningKey(), log });
const both = [await tables.open('T1'), await tables.open('T2')];

/** A holder of leases that writes down what it was asked to do. */
async function holder(name: string, diary: string[], more: Partial<KeepOptions> = {}) {
  return keepTables({
    connection: database.connection,
    tables: () => both,
    log,
    every: 20,
    patience: 600_000,
    ...more,
    keep: async ({ id }) => {
      diary.push(`${name} keeps ${id}`);
      return async () => {
        diary.push(`${name} leaves ${id}`);
      };
    },
  });
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 10));
}

test('one process keeps a table, and another takes over when it is gone', async () => {
  const diary: string[] = [];
  const first = await holder('first', diary);
  const second = await holder('second', diary);
  expect(diary).toEqual(['first keeps T1', 'first keeps T2']);
  expect([first.kept(), second.kept()]).toEqual([['T1', 'T2'], []]);
  await first.close();
  await until(() => second.kept().length === 2);
  expect(diary.slice(2)).toEqual([
    'first leaves T1',
    'first leaves T2',
    'second keeps T1',
    'second keeps T2',
  ]);
  await second.close();
});

test('a process that hangs keeps its tables only for a while, and one that works keeps them', async () => {
  // To the database a process that hangs is one that holds its locks and says nothing.
  const hung = new Client({ ...database.connection, application_name: 'baize keeper' });
  hung.on('error', () => undefined);
  await hung.connect();
  const ended = new Promise((resolve) => hung.once('end', resolve));
  for (const { id } of both) {
    await hung.query('select pg_advisory_lock($1, hashtext($2))', [TABLE_LEASE_LOCK, id]);
  }
  const diary: string[] = [];
  const patient = await holder('patient', diary);
  expect(patient.kept()).toEqual([]);
  await patient.close();
  const next = await holder('next', diary, { patience: 100 });
  await ended;
  await until(() => next.kept().length === 2);
  expect(diary.toSorted()).toEqual(['next keeps T1', 'next keeps T2']);
  const other = await holder('other', diary);
  await other.close();
  expect([next.kept().toSorted(), diary.length]).toEqual([['T1', 'T2'], 2]);
  await next.close();
});

test('a keeper whose database is silent leaves its tables, and takes them again when it answers', async () => {
  const line = await unreliableLine(database.connection);
  const diary: string[] = [];
  const keeper = await holder('keeper', diary, { connection: line.connection, silence: 200 });
  expect(keeper.kept()).toEqual(['T1', 'T2']);
  line.cut();
  await until(() => keeper.kept().length === 0);
  expect(diary.slice(2)).toEqual(['keeper leaves T1', 'keeper leaves T2']);
  line.mend();
  await until(() => keeper.kept().length === 2);
  await keeper.close();
});

test('a process that is stopped in the middle loses its tables, and leaves them when it wakes', async () => {
  const program = new URL('../../testing/processes/table-lease-process.ts', import.meta.url);
  const child = startBuilt(program, [database.url, 'T1', 'T2']);
  onTestFinished(() => void child.kill('SIGKILL'));
  if (child.stdout === null) throw new Error('The child has no output.');
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const said = async () => [(await lines.next()).value, (await lines.next()).value].toSorted();
  expect(await said()).toEqual(['keeps T1', 'keeps T2']);
  const diary: string[] = [];
  const next = await holder('next', diary, { patience: 1000 });
  expect(next.kept()).toEqual([]);
  child.kill('SIGSTOP');
  await until(() => next.kept().length === 2);
  child.kill('SIGCONT');
  expect(await said()).toEqual(['leaves T1', 'leaves T2']);
  expect(next.kept().toSorted()).toEqual(['T1', 'T2']);
  await next.close();
});

test('whoever loses the connection that holds the lock leaves its tables at once', async () => {
  const diary: string[] = [];
  const only = await holder('only', diary);
  // The process of the test before may have taken them once more before it was killed.
  await until(() => only.kept().length === 2);
  const pool = database.pool({ max: 1 });
  await pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'baize keeper'`,
  );
  await pool.end();
  await until(() => diary.length === 6);
  expect(diary).toEqual([
    'only keeps T1',
    'only keeps T2',
    'only leaves T1',
    'only leaves T2',
    'only keeps T1',
    'only keeps T2',
  ]);
  await only.close();
  await tables.close();
});
