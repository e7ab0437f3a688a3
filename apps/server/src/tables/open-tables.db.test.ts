import { money } from '@baize/exact';
import { snapshotOf } from '@baize/table';
import { expect, test } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import {
  betting,
  cashier,
  dealer,
  finishRound,
  prepareTable,
  submitAccepted,
  typesOf,
} from '../testing/dice-table.ts';
import { tablesOn } from '../testing/tables-on.ts';

const database = await testDatabase();
const pool = database.pool();

async function rowsOf(table: string): Promise<number> {
  const { rows } = await pool.query<{ count: string }>(
    'select count(*) from journal where table_id = $1',
    [table],
  );
  return Number(rows[0]?.count);
}

test('a table is after a restart what it was before, with and without its snapshot', async () => {
  const tables = tablesOn(database);
  const table = await tables.open('restarted');
  await prepareTable(table, ['ann', 'bob']);
  await table.submit(betting('ann', 'small', money(500)));
  await finishRound(table, [1, 2, 4]);
  await submitAccepted(table, dealer, { type: 'OpenBets' });
  await table.submit(betting('bob', 'big', money(700)));
  const before = snapshotOf(table.state());
  await tables.close();

  const again = await tablesOn(database).open('restarted');
  expect(snapshotOf(again.state())).toEqual(before);
  expect(again.head()).toBe(table.head());

  await pool.query("delete from snapshots where table_id = 'restarted'");
  const replayed = await tablesOn(database).open('restarted');
  expect(snapshotOf(replayed.state())).toEqual(before);
});

test('what arrives together becomes one row', async () => {
  const table = await tablesOn(database).open('grouped');
  const terminals = Array.from({ length: 16 }, (_, index) => `t${index}`);
  await prepareTable(table, terminals);
  const before = await rowsOf('grouped');
  const answers = await Promise.all(
    terminals.map((terminal) => table.submit(betting(terminal, 'small', money(100)))),
  );
  expect(new Set(typesOf(answers))).toEqual(new Set(['accepted']));
  expect(await rowsOf('grouped')).toBe(before + 1);
});

test('a repeated operation gets the first answer, after a restart too, and moves no money', async () => {
  const tables = tablesOn(database);
  const table = await tables.open('repeated');
  await prepareTable(table, ['cat']);
  const bet = betting('cat', 'big', money(100), 'bet-1');
  const buy = {
    op: 'buy-1',
    by: cashier,
    command: { type: 'BuyCredit', terminal: 'cat', amount: money(50) } as const,
  };
  expect(typesOf(await Promise.all([table.submit(bet), table.submit(bet)]))).toEqual([
    'accepted',
    'repeated',
  ]);
  expect((await table.submit(buy)).type).toBe('accepted');
  await tables.close();

  const again = await tablesOn(database).open('repeated');
  const sequence = again.state().sequence;
  expect((await again.submit(bet)).type).toBe('repeated');
  expect((await again.submit(buy)).type).toBe('repeated');
  expect(again.state().sequence).toBe(sequence);
  expect(await again.known('bet-1')).toBe(true);
  expect(await again.known('buy-1')).toBe(true);
  expect(await again.known('bet-2')).toBe(false);
});

test('a bet of long ago is still known, and its operation is never taken again', async () => {
  const table = await tablesOn(database).open('long-ago');
  await prepareTable(table, ['dan']);
  await table.submit(betting('dan', 'big', money(100), 'old-bet'));
  for (let round = 0; round < 3; round += 1) {
    await finishRound(table, [6, 6, 5]);
    await submitAccepted(table, dealer, { type: 'OpenBets' });
  }
  expect(await table.known('old-bet')).toBe(true);
  expect(await table.known('old-be')).toBe(false);
  const before = table.state().balances.get('credit:dan');
  const again = await Promise.all([
    table.submit(betting('dan', 'big', money(100), 'old-bet')),
    table.submit(betting('dan', 'small', money(100), 'new-bet')),
  ]);
  expect(typesOf(again)).toEqual(['repeated', 'accepted']);
  await finishRound(table, [6, 6, 5]);
  // Nothing but the new bet was lost.
  expect(table.state().balances.get('credit:dan')).toBe(Number(before) - 100);
});

test('listeners hear of every commit once, in order, with the hash of its row', async () => {
  const table = await tablesOn(database).open('heard');
  const heard: { from: number; to: number; hash: string }[] = [];
  const stop = table.onCommit(({ facts, hash }) => {
    heard.push({ from: facts[0]?.sequence ?? 0, to: facts.at(-1)?.sequence ?? 0, hash });
  });
  await prepareTable(table, ['eve']);
  const { rows } = await pool.query<{ first: string; last: string; hash: Buffer }>(
    "select first, last, hash from journal where table_id = 'heard' order by first",
  );
  const written = rows.map(({ first, last, hash }) => ({
    from: Number(first),
    to: Number(last),
    hash: hash.toString('hex'),
  }));
  expect(heard).toEqual(written);
  stop();
  await table.submit(betting('eve', 'big', money(100)));
  expect(heard).toHaveLength(written.length);
});

test('a hundred operations nobody knows are one question, and none of the connections that write', async () => {
  const taken: number[] = [];
  const counting: Pick<typeof database, 'pool'> = {
    pool: (options) => {
      const made = database.pool(options);
      const index = taken.push(0) - 1;
      made.on('acquire', () => {
        taken[index] = (taken[index] ?? 0) + 1;
      });
      return made;
    },
  };
  // Nobody looks for commits of others or signs checkpoints meanwhile.
  const quiet = { followEvery: 1_000_000_000, checkpointEvery: 1_000_000_000 };
  const table = await tablesOn(counting, quiet).open('asked');
  await prepareTable(table, ['asked-1']);
  const before = [...taken];
  const unknown = Array.from({ length: 100 }, (_, number) => `nobody-${number}`);
  expect([...(await table.knownAmong(unknown))]).toEqual([]);
  const [writing = 0, reading = 0] = taken.map((count, index) => count - (before[index] ?? 0));
  expect([writing, reading]).toEqual([0, 1]);
});
