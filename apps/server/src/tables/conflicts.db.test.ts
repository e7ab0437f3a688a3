import { money } from '@baize/exact';
import type { Command } from '@baize/table';
import { expect, test } from 'vitest';
import { readInstrument, readSeat } from '../store/floor-knowledge.ts';
import { testDatabase } from '../testing/database.ts';
import {
  asking,
  betting,
  cashier,
  manager,
  newOp,
  prepareTable,
  submitAccepted,
  typesOf,
} from '../testing/dice-table.ts';
import { tablesOn } from '../testing/tables-on.ts';
import type { RunningTable, TableRequest } from './running-table.ts';

const database = await testDatabase();
const pool = database.pool();
const NEVER = 9_000_000_000_000;

/** Redeems as the floor does: with whatever it knows of the instrument at that moment. */
function redeeming(number: string, terminal: string | null): TableRequest {
  return asking(cashier, async () => {
    const known = await readInstrument(pool, number);
    if (!known) throw new Error('There is no such instrument.');
    const { amount, status, expiresAt } = known;
    return {
      type: 'RedeemInstrument',
      number,
      instrument: { amount, status, expiresAt },
      terminal,
    };
  });
}

async function issued(table: RunningTable, terminal: string, number: string): Promise<void> {
  const amount = money(1000);
  const command: Command = { type: 'CashOut', terminal, amount, number, expiresAt: NEVER };
  const answer = await table.submit(asking({ kind: 'terminal', id: terminal }, command));
  expect(answer).toMatchObject({ type: 'accepted' });
}

test('two processes on one table lose nothing: every bet of both is in the journal once', async () => {
  const one = await tablesOn(database).open('shared');
  const terminals = ['a', 'b', 'c', 'd'];
  await prepareTable(one, terminals);
  const other = await tablesOn(database).open('shared');
  const bets = Array.from({ length: 100 }, (_, index) =>
    betting(terminals[index % 4] ?? '', 'big', money(100)),
  );
  const answers = await Promise.all(
    bets.map((bet, index) => (index % 2 === 0 ? one : other).submit(bet)),
  );
  expect(new Set(typesOf(answers))).toEqual(new Set(['accepted']));
  const again = await tablesOn(database).open('shared');
  expect(again.state().round?.totals.reduce((sum, each) => sum + each, 0)).toBe(100 * 100);
  const places = answers.flatMap((each) => (each.type === 'accepted' ? each.events : []));
  expect(new Set(places.map(({ sequence }) => sequence)).size).toBe(100);
});

test('a table that only watches follows what another process commits', async () => {
  const one = await tablesOn(database).open('watched');
  await prepareTable(one, ['watcher']);
  const other = await tablesOn(database, { followEvery: 20 }).open('watched');
  const heard = new Promise<number>((resolve) => {
    other.onCommit(({ state }) => resolve(state.sequence));
  });
  await one.submit(betting('watcher', 'big', money(100)));
  expect(await heard).toBe(one.state().sequence);
  expect(other.head()).toBe(one.head());
});

test('of several tables that only watch each follows its own, however alike they are', async () => {
  const writing = tablesOn(database);
  const [one, two] = [await writing.open('alike-1'), await writing.open('alike-2')];
  await prepareTable(one, ['alike-a']);
  await prepareTable(two, ['alike-b']);
  expect(two.state().sequence).toBe(one.state().sequence);
  const watching = tablesOn(database, { followEvery: 20 });
  const [first, second] = [await watching.open('alike-1'), await watching.open('alike-2')];
  await one.submit(betting('alike-a', 'big', money(100)));
  await expect.poll(() => first.head()).toBe(one.head());
  expect([second.head(), second.isAvailable()]).toEqual([two.head(), true]);
  await two.submit(betting('alike-b', 'small', money(100)));
  await expect.poll(() => second.head()).toBe(two.head());
  expect([first.head(), first.isAvailable()]).toEqual([one.head(), true]);
});

test('of many who redeem one instrument at many tables exactly one succeeds', async () => {
  const processes = [tablesOn(database), tablesOn(database), tablesOn(database)];
  const home = await processes[0]?.open('home');
  if (!home) throw new Error('There is a first process.');
  await prepareTable(home, ['issuer']);
  const number = '123456789012345678';
  await issued(home, 'issuer', number);
  const payers = await Promise.all(
    processes.flatMap((tables) => ['home', 'away-1', 'away-2'].map((id) => tables.open(id))),
  );
  for (const id of ['away-1', 'away-2']) {
    const first = payers.find((table) => table.id === id);
    if (first) await prepareTable(first, []);
  }
  const answers = await Promise.all(payers.map((table) => table.submit(redeeming(number, null))));
  expect(typesOf(answers).filter((type) => type === 'accepted')).toHaveLength(1);
  expect(new Set(typesOf(answers))).toEqual(new Set(['accepted', 'refused']));
  expect(await readInstrument(pool, number)).toMatchObject({ status: 'redeemed' });
  const { rows } = await pool.query<{ sum: string }>(
    "select sum(amount) from balances where account = 'instruments'",
  );
  expect(Number(rows[0]?.sum ?? 0)).toBe(0);
});

test('a terminal that two tables want sits at one of them and brings its credit once', async () => {
  const tables = tablesOn(database);
  const [from, left, right] = await Promise.all(['from', 'left', 'right'].map(tables.open));
  if (!from || !left || !right) throw new Error('Three tables were opened.');
  await prepareTable(from, ['wanderer'], money(5000));
  await Promise.all([left, right].map((table) => prepareTable(table, [])));
  await submitAccepted(from, manager, { type: 'ReleaseTerminal', terminal: 'wanderer' });
  expect(await readSeat(pool, 'wanderer')).toEqual({ seatedAt: null, credit: 5000 });
  const seating = (): TableRequest =>
    asking(manager, async () => {
      const seat = await readSeat(pool, 'wanderer');
      return { type: 'SeatTerminal', terminal: 'wanderer', ...seat };
    });
  const answers = await Promise.all([left.submit(seating()), right.submit(seating())]);
  expect(typesOf(answers).toSorted()).toEqual(['accepted', 'refused']);
  const winner = typesOf(answers)[0] === 'accepted' ? 'left' : 'right';
  expect(await readSeat(pool, 'wanderer')).toEqual({ seatedAt: winner, credit: 0 });
});

test('one stale request does not hold up those that shared its row', async () => {
  const tables = tablesOn(database);
  const table = await tables.open('mixed');
  await prepareTable(table, ['m1', 'm2']);
  const stale = asking(manager, {
    type: 'SeatTerminal',
    terminal: 'nobody',
    credit: money(777),
    seatedAt: null,
  });
  const answers = await Promise.all([
    table.submit(betting('m1', 'big', money(100))),
    table.submit(stale),
    table.submit(betting('m2', 'small', money(100))),
  ]);
  expect(answers.map(({ type }) => type)).toEqual(['accepted', 'unavailable', 'accepted']);
  expect(answers[1]).toMatchObject({ code: 'changed-meanwhile' });
});

test('a bug in one request fails that request and leaves the table alone', async () => {
  const table = await tablesOn(database).open('sound');
  await prepareTable(table, ['s1']);
  const broken = asking(manager, () => Promise.reject(new Error('Nobody expected this.')));
  await expect(table.submit(broken)).rejects.toThrow('Nobody expected this.');
  expect(await table.submit(betting('s1', 'big', money(100)))).toMatchObject({ type: 'accepted' });
  expect(await table.known(newOp())).toBe(false);
});
