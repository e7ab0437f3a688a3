import { money } from '@baize/exact';
import { SHIPPED } from '@baize/house';
import type { Command } from '@baize/table';
import { expect, test } from 'vitest';
import type { Database } from '../postgres/open-database.ts';
import { betting, manager, prepareTable, submitAccepted } from '../testing/dice-table.ts';
import { askOf, type Pair, replicatedPair, waitForStandby } from '../testing/postgres/standby.ts';
import { unreliableLine } from '../testing/postgres/unreliable-line.ts';
import { KEY, tablesOn } from '../testing/tables-on.ts';
import type { Finding } from '../verify/finding.ts';
import { verifyFloor } from '../verify/verify-floor.ts';
import type { TablesOptions } from './open-tables.ts';

/** A table with bets open on a database with a standby, over a line that can lead to the other one. */
async function tableOnPair(pair: Pair, options: Partial<TablesOptions> = {}) {
  const line = await unreliableLine(pair.primary.connection);
  const tables = tablesOn(line, { patience: 3000, followEvery: 20, ...options });
  const table = await tables.open('T1');
  await prepareTable(table, ['ann', 'ben']);
  return { line, tables, table };
}

const bet = (op: string) => betting('ann', 'big', money(100), op);

async function until<Found>(look: () => Promise<Found | undefined>): Promise<Found> {
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** The process on the primary that waits for its standby in such a statement. */
function waitingIn(pair: Pair, statement: string): Promise<number> {
  return until(async () => {
    const [row] = await pair.ask(
      `select pid from pg_stat_activity where wait_event = 'SyncRep' and query like '%${statement}%'`,
    );
    return Array.isArray(row) ? Number(row[0]) : undefined;
  });
}

const OPERATIONS = "select op from operations where op like 'bet-%' order by op";

test('a row whose wait for the standby was ended is acknowledged once the standby has it', async () => {
  const pair = await replicatedPair();
  const { table } = await tableOnPair(pair);
  const standby = await pair.startStandby();
  await waitForStandby(pair);
  await standby.close();
  const answer = table.submit(bet('bet-1'));
  const writer = await waitingIn(pair, 'insert into operations');
  await pair.ask(`select pg_terminate_backend(${writer})`);
  const first = await Promise.race([answer, waitingIn(pair, 'pg_logical_emit_message')]);
  // The row is on the primary, and it is the one that was sent: nobody is told so yet.
  expect(await pair.ask(OPERATIONS)).toEqual([['bet-1']]);
  expect(first).toEqual(expect.any(Number));
  const again = await pair.startStandby();
  expect(await answer).toMatchObject({ type: 'accepted' });
  expect(await askOf(again.connection, OPERATIONS)).toEqual([['bet-1']]);
});

test('while the standby does not answer, who waits is told that nobody knows yet, and the row stands later', async () => {
  const pair = await replicatedPair();
  const { table, tables } = await tableOnPair(pair, { doubtLimit: 4000 });
  const standby = await pair.startStandby();
  await waitForStandby(pair);
  await tables.check();
  await standby.close();
  expect(await table.submit(bet('bet-1'))).toMatchObject({
    type: 'unavailable',
    code: 'outcome-unknown',
  });
  // A plain question is answered all the while; it says nothing of whether a bet could be registered.
  expect(await pair.ask('select 1')).toEqual([[1]]);
  await expect(tables.check()).rejects.toThrow();
  await expect(table.known('bet-1')).rejects.toThrow('cannot tell');
  expect(await table.submit(bet('bet-1'))).toMatchObject({ code: 'outcome-unknown' });
  expect(await table.submit(bet('bet-2'))).toMatchObject({ code: 'database-unavailable' });
  await pair.startStandby();
  await until(async () => (table.isAvailable() ? true : undefined));
  expect(await table.known('bet-1')).toBe(true);
  expect(await table.submit(bet('bet-1'))).toMatchObject({ type: 'repeated' });
  expect(await table.submit(bet('bet-2'))).toMatchObject({ type: 'accepted' });
  await tables.check();
});

test('a database that only reads has certainly written nothing, and says so at once', async () => {
  const pair = await replicatedPair();
  const { table, tables } = await tableOnPair(pair, { doubtLimit: 1_000_000 });
  await pair.ask('alter system set default_transaction_read_only = on');
  await pair.ask('select pg_reload_conf()');
  await until(async () => {
    const [row] = await pair.ask('show default_transaction_read_only');
    return Array.isArray(row) && row[0] === 'on' ? true : undefined;
  });
  expect(await table.submit(bet('bet-1'))).toMatchObject({ code: 'database-unavailable' });
  expect(await table.submit(bet('bet-2'))).toMatchObject({ code: 'database-unavailable' });
  await expect(tables.check()).rejects.toThrow('takes no writes');
  await pair.ask('alter system reset all');
  await pair.ask('select pg_reload_conf()');
  await until(async () => (table.isAvailable() ? true : undefined));
  expect(await table.submit(bet('bet-1'))).toMatchObject({ type: 'accepted' });
  expect(await pair.ask(OPERATIONS)).toEqual([['bet-1']]);
});

/** The standby is a while behind, and becomes the primary after all: what it had not got is gone. */
async function failOverTooEarly(
  pair: Pair,
  before: () => Promise<void>,
  after: () => Promise<void>,
) {
  const standby = await pair.startStandby();
  await before();
  const [row] = await pair.ask('select pg_current_wal_lsn()::text');
  const place = Array.isArray(row) ? row[0] : '';
  await until(async () => {
    const [is] = await askOf(standby.connection, `select pg_last_wal_replay_lsn() >= '${place}'`);
    return Array.isArray(is) && is[0] === true ? true : undefined;
  });
  await standby.close();
  await after();
  await pair.primary.embedded?.stop();
  const promoted = await pair.startStandby();
  await askOf(promoted.connection, 'select pg_promote()');
  return promoted;
}

const JOURNAL = "select first, last from journal where table_id = 'T1' order by first";

/** A table that has acknowledged two bets and a cash-out which its database, a promoted standby, does not have. */
async function aheadOfItsDatabase(options: Partial<TablesOptions> = {}) {
  const pair = await replicatedPair();
  const heard: (string | null)[] = [];
  const onBehind: TablesOptions['onBehind'] = (_, behind) =>
    heard.push(behind && `${behind.agreesUpTo} ${behind.acknowledged}`);
  const { line, table, tables } = await tableOnPair(pair, { onBehind, ...options });
  let upTo = 0;
  const promoted = await failOverTooEarly(
    pair,
    async () => {
      await table.submit(bet('bet-1'));
      upTo = table.state().sequence;
    },
    async () => {
      await table.submit(bet('bet-2'));
      await submitAccepted(table, { kind: 'terminal', id: 'ben' }, cashOut);
      await table.submit(bet('bet-3'));
    },
  );
  line.leadTo(promoted.connection);
  return { table, tables, promoted, heard, upTo };
}

const NUMBER = '000000000000000017';
const cashOut: Command = {
  type: 'CashOut',
  terminal: 'ben',
  amount: money(700),
  number: NUMBER,
  expiresAt: 9_000_000_000_000,
};

test('a record is not gone on over a gap: the table closes and names every operation that is lost', async () => {
  // Only a bet shows it here: between two looks at the heads there is all the time in the world.
  const { table, tables, promoted, heard, upTo } = await aheadOfItsDatabase({ followEvery: 1e6 });
  const before = await askOf(promoted.connection, JOURNAL);
  expect(await table.submit(bet('bet-4'))).toMatchObject({ code: 'record-behind' });
  const behind = await until(async () => table.behind() ?? undefined);
  expect(heard).toEqual([`${upTo} ${table.state().sequence}`]);
  expect(behind).toMatchObject({ agreesUpTo: upTo, canBePutBack: true });
  const ticket = expect.objectContaining({ type: 'InstrumentIssued', number: NUMBER });
  expect(behind.lost).toMatchObject([
    { op: 'bet-2', by: { kind: 'terminal', id: 'ann' }, events: [{ type: 'BetsChanged' }] },
    { by: { kind: 'terminal', id: 'ben' }, events: expect.arrayContaining([ticket]) },
    { op: 'bet-3' },
  ]);
  expect(await askOf(promoted.connection, JOURNAL)).toEqual(before);
  await tables.close();
  expect(await verified(promoted)).toBeNull();
});

test('lost rows are put back from memory, with the signatures of then and all they caused', async () => {
  const { table, tables, promoted, heard } = await aheadOfItsDatabase();
  const head = table.head();
  await until(async () => table.behind() ?? undefined);
  expect(await tables.putBackLost()).toEqual({ ok: true, value: 3 });
  expect([table.behind(), table.isAvailable(), table.head()]).toEqual([null, true, head]);
  expect(heard.at(-1)).toBeNull();
  const issued = `select status, amount::int from instruments where number = '${NUMBER}'`;
  expect(await askOf(promoted.connection, issued)).toEqual([['issued', 700]]);
  expect(await table.submit(bet('bet-3'))).toMatchObject({ type: 'repeated' });
  expect(await table.submit(bet('bet-4'))).toMatchObject({ type: 'accepted' });
  await tables.close();
  expect(await verified(promoted)).toBeNull();
});

test('lost rows of two tables are put back in the order in which they fit', async () => {
  const pair = await replicatedPair();
  const { line, table, tables } = await tableOnPair(pair);
  const other = await tables.open('T2');
  await prepareTable(other, ['cem'], money(900));
  const promoted = await failOverTooEarly(
    pair,
    async () => void (await table.submit(bet('bet-1'))),
    async () => {
      // The first table needs what the second has lost: the terminal came from there, with its credit.
      await submitAccepted(other, manager, { type: 'ReleaseTerminal', terminal: 'cem' });
      const seat = { terminal: 'cem', seatedAt: null, credit: money(900) };
      await submitAccepted(table, manager, { type: 'SeatTerminal', ...seat });
    },
  );
  line.leadTo(promoted.connection);
  await until(async () => table.behind() ?? undefined);
  await until(async () => other.behind() ?? undefined);
  expect(await tables.putBackLost()).toEqual({ ok: true, value: 2 });
  expect(tables.list().map((each) => each.isAvailable())).toEqual([true, true]);
  const seats = "select table_id, credit::int from terminals where id = 'cem'";
  expect(await askOf(promoted.connection, seats)).toEqual([['T1', 0]]);
  await tables.close();
  expect(await verified(promoted)).toBeNull();
});

test('a table that gives up what is lost goes on where its database ends', async () => {
  const { table, tables, promoted, upTo } = await aheadOfItsDatabase();
  await until(async () => table.behind() ?? undefined);
  const told: number[] = [];
  table.onCommit(({ facts, state }) => void (facts.length === 0 && told.push(state.sequence)));
  await tables.giveUpLost();
  expect([table.behind(), table.isAvailable(), table.state().sequence]).toEqual([null, true, upTo]);
  expect(told).toEqual([upTo]);
  // What was lost may be asked for again, under the same id: nobody has it.
  expect(await table.submit(bet('bet-3'))).toMatchObject({ type: 'accepted' });
  expect(await askOf(promoted.connection, OPERATIONS)).toEqual([['bet-1'], ['bet-3']]);
  await tables.close();
  expect(await verified(promoted)).toBeNull();
});

/** What `verify` finds in the record, from its first row on. */
async function verified(database: Database): Promise<Finding | null> {
  const trustedKeys = [KEY.publicKey.toString('hex')];
  const options = { library: SHIPPED, trustedKeys };
  return (await verifyFloor(database.pool({ max: 1 }), options)).finding;
}
