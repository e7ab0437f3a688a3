import { money } from '@baize/exact';
import { expect, test } from 'vitest';
import type { CommitOutcome } from '../store/append-row.ts';
import { decodeFacts, type JournalRow } from '../store/journal-row.ts';
import {
  asking,
  betting,
  dealer,
  prepareTable,
  submitAccepted,
  typesOf,
} from '../testing/dice-table.ts';
import { memoryTable, signed } from '../testing/memory-table.ts';
import { OutcomeUnknown } from './durable-writer.ts';
import { BrokenJournal } from './follow-rows.ts';
import type { Committed } from './running-table.ts';

const bet = (stake = 500) => betting('ann', 'big', money(stake));

/** A table open for bets whose next writes end when and as the test says. */
async function heldTable() {
  const waiting: { readonly row: JournalRow; readonly end: (outcome: CommitOutcome) => void }[] =
    [];
  let isHeld = false;
  const { rows, ...rest } = memoryTable('T1', {
    queueLimit: 3,
    write: async (row) => {
      if (!isHeld) return keep(row);
      return new Promise((end) => waiting.push({ row, end }));
    },
  });
  const keep = (row: JournalRow): CommitOutcome => {
    rows.push(signed(row));
    return { type: 'committed' };
  };
  await prepareTable(rest.table, ['ann']);
  isHeld = true;
  const written = () => expect.poll(() => waiting.length).toBeGreaterThan(0);
  const end = (outcome?: CommitOutcome) => {
    const next = waiting.shift();
    if (next) next.end(outcome ?? keep(next.row));
  };
  return { ...rest, rows, written, end, release: () => (isHeld = false) };
}

test('nobody is told anything before it is durable, and then everybody is, once', async () => {
  const { table, written, end, told } = await heldTable();
  const heard: number[] = [];
  const stop = table.onCommit(({ state }) => heard.push(state.sequence));
  const before = table.state();
  const answers: string[] = [];
  void table.submit(bet()).then(({ type }) => answers.push(type));
  await written();
  expect([heard, answers, table.state() === before]).toEqual([[], [], true]);
  const earlier = told.length;
  end();
  await expect.poll(() => answers).toEqual(['accepted']);
  expect(heard).toEqual([before.sequence + 1]);
  expect(table.state().sequence).toBe(before.sequence + 1);
  expect(told.slice(earlier)).toEqual([
    { table: 'T1', requests: 1, events: 1, bytes: expect.any(Number) },
  ]);
  stop();
  void table.submit(bet());
  await written();
  end();
  await expect.poll(() => table.state().sequence).toBe(before.sequence + 2);
  expect(heard).toHaveLength(1);
});

test('what arrives in one turn is one row, what comes while it is written is the next', async () => {
  const { table, rows, written, end, rests } = await heldTable();
  const [rowsBefore, restsBefore] = [rows.length, rests()];
  const first = Promise.all([table.submit(bet(100)), table.submit(bet(200))]);
  await written();
  const second = Promise.all([table.submit(bet(300)), table.submit(bet(400))]);
  expect(table.waiting()).toBe(2);
  end();
  await written();
  end();
  expect(typesOf([...(await first), ...(await second)])).toEqual(Array(4).fill('accepted'));
  expect(rows.slice(rowsBefore).map((row) => decodeFacts(row).length)).toEqual([2, 2]);
  await expect.poll(rests).toBe(restsBefore + 1);
  expect(table.waiting()).toBe(0);
});

test('who would wait behind too many is told so, and nothing of theirs is decided', async () => {
  const { table, written, end, release } = await heldTable();
  const first = table.submit(bet());
  await written();
  const waiting = [1, 2, 3].map(() => table.submit(bet()));
  expect(await table.submit(bet())).toMatchObject({ type: 'unavailable', code: 'overloaded' });
  release();
  end();
  expect(typesOf(await Promise.all([first, ...waiting]))).toEqual(Array(4).fill('accepted'));
});

test('a table that closes answers what it has taken and takes nothing more', async () => {
  const { table, written, end } = await heldTable();
  const taken = table.submit(bet());
  await written();
  let isStopped = false;
  const stopped = table.stop().then(() => {
    isStopped = true;
  });
  expect(await table.submit(bet())).toMatchObject({ code: 'closing' });
  expect(isStopped).toBe(false);
  end();
  expect((await taken).type).toBe('accepted');
  await stopped;
});

test('while nobody knows, those who wait are turned away, and the next success opens the table again', async () => {
  const { table, written, end } = await heldTable();
  const uncertain = table.submit(bet());
  await written();
  const behind = table.submit(bet());
  table.becomeUnavailable();
  expect(await behind).toMatchObject({ code: 'database-unavailable' });
  expect(table.isAvailable()).toBe(false);
  expect(await table.submit(bet())).toMatchObject({ code: 'database-unavailable' });
  end();
  expect((await uncertain).type).toBe('accepted');
  expect(table.isAvailable()).toBe(true);
});

test('a bet is told to whoever hears of every commit; closing the bets also to whoever asked for the others', async () => {
  const { table } = memoryTable('T1');
  await prepareTable(table, ['ann']);
  const eventsOf = (facts: Committed['facts']) => facts.map(({ event }) => event.type);
  const all: string[][] = [];
  const beyondBets: string[][] = [];
  table.onCommit(({ facts }) => all.push(eventsOf(facts)));
  const stop = table.onCommitBeyondBets(({ facts }) => beyondBets.push(eventsOf(facts)));
  await table.submit(bet());
  expect([all, beyondBets]).toEqual([[['BetsChanged']], []]);
  // Decided together they are one row, which is not of bets alone.
  await Promise.all([table.submit(bet()), table.submit(asking(dealer, { type: 'CloseBets' }))]);
  expect(beyondBets).toEqual([['BetsChanged', 'BetsClosed']]);
  stop();
  await table.submit(asking(dealer, { type: 'PauseTable', reason: 'A look at the dice' }));
  expect([all.length, beyondBets.length]).toEqual([3, 1]);
});

test('where another has written first its row is taken over, and the bet decided after it', async () => {
  const other = memoryTable('T1');
  const { table, rows, written, end, release } = await heldTable();
  other.rows.push(...rows);
  other.table.follow(rows);
  expect(other.table.head()).toBe(table.head());
  await other.table.submit(asking(dealer, { type: 'CloseBets' }));
  const heard: string[] = [];
  table.onCommit(({ facts }) => heard.push(...facts.map(({ event }) => event.type)));
  const late = table.submit(bet());
  await written();
  rows.push(...other.rows.slice(rows.length));
  release();
  end({ type: 'taken' });
  expect(await late).toMatchObject({ type: 'refused', refusal: { code: 'bets-closed' } });
  expect(heard).toContain('BetsClosed');
  expect(table.head()).toBe(other.table.head());
});

test('rows of others are followed in order, and one that nobody trusted wrote ends it', async () => {
  const { table: writer, rows } = memoryTable('T2');
  const { table: watcher } = memoryTable('T2');
  await prepareTable(writer, ['ann']);
  const [first, second, ...others] = rows;
  if (!first || !second) throw new Error('It has been prepared.');
  watcher.follow([second]);
  expect(watcher.place().last).toBe(0);
  watcher.follow([first, second]);
  expect(watcher.place()).toEqual({ last: second.last, at: second.at, hash: second.hash });
  const [next] = others;
  if (!next) throw new Error('Preparing takes more than two rows.');
  const forged = { ...next, signed: first.signed };
  expect(() => watcher.follow([forged])).toThrow(BrokenJournal);
  expect(watcher.isAvailable()).toBe(false);
  expect(watcher.place().last).toBe(second.last);
});

test('while a row of its own is on its way a table takes over none, and meets them afterwards', async () => {
  const { table, rows, written, end } = await heldTable();
  const { table: watcher } = memoryTable('T1', { readAfter: async () => [] });
  watcher.follow(rows);
  expect(watcher.head()).toBe(table.head());
  const ours = table.submit(bet());
  await written();
  const { table: other, rows: theirs } = memoryTable('T1', {
    start: { state: table.state(), head: table.place() },
  });
  await submitAccepted(other, dealer, { type: 'CloseBets' });
  const before = table.head();
  table.follow(theirs);
  expect(table.head()).toBe(before);
  end();
  expect(await ours).toMatchObject({ type: 'accepted' });
});

test('of what was assumed wrongly only that is asked anew, and so often and no more', async () => {
  const { table, written, end, release } = await heldTable();
  let asked = 0;
  const command = async () => {
    asked += 1;
    return bet(700).command;
  };
  const by = { kind: 'terminal', id: 'ann' } as const;
  const concerned = table.submit({ op: 'asks-again', by, command });
  await written();
  const sequence = table.state().sequence + 1;
  for (let attempt = 1; attempt < 10; attempt += 1) {
    expect(asked).toBe(attempt);
    end({ type: 'stale', sequences: [sequence] });
    await written();
  }
  end({ type: 'stale', sequences: [sequence] });
  expect(await concerned).toMatchObject({ code: 'changed-meanwhile' });
  expect(asked).toBe(10);
  release();
  expect((await table.submit(bet())).type).toBe('accepted');
});

test('a listener that is broken keeps nobody from their answer', async () => {
  const { table, bugs } = memoryTable('T4');
  table.onCommit(() => {
    throw new Error('A listener is broken.');
  });
  await prepareTable(table, ['ann']);
  expect(new Set(bugs)).toEqual(new Set(['A listener failed.']));
  expect((await table.submit(bet())).type).toBe('accepted');
});

test.each([
  ['one that nobody knows about', new OutcomeUnknown('closed'), { code: 'outcome-unknown' }],
  ['trouble with the line', new Error('Connection terminated'), { code: 'database-unavailable' }],
])('a write that fails: %s', async (_name, error, answer) => {
  const { rows } = memoryTable('T5');
  let isBroken = false;
  const { table } = memoryTable('T5', {
    write: async (row) => {
      if (isBroken) throw error;
      rows.push(signed(row));
      return { type: 'committed' };
    },
  });
  await prepareTable(table, ['ann']);
  isBroken = true;
  expect(await table.submit(bet())).toMatchObject({ type: 'unavailable', ...answer });
});

test('a write that fails by a mistake of ours fails whoever asked for it', async () => {
  let isBroken = false;
  const { table } = memoryTable('T6', {
    write: async () => {
      if (isBroken) throw new Error('A stake is a whole number.');
      return { type: 'committed' };
    },
  });
  await prepareTable(table, ['ann']);
  isBroken = true;
  await expect(table.submit(bet())).rejects.toThrow('A stake is a whole number.');
});
