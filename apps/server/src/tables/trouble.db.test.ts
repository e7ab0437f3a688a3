import { money } from '@baize/exact';
import { expect, test } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import { betting, prepareTable, typesOf } from '../testing/dice-table.ts';
import { type UnreliableLine, unreliableLine } from '../testing/postgres/unreliable-line.ts';
import { SILENT, tablesOn } from '../testing/tables-on.ts';
import type { RunningTable } from './running-table.ts';

const database = await testDatabase();
const pool = database.pool();

/** A table with bets open, reached over a line that can fail. It is set up before by somebody who has the time for it. */
async function atTheEndOfALine(
  id: string,
  log = SILENT,
): Promise<{ line: UnreliableLine; table: RunningTable }> {
  const patient = tablesOn(database);
  await prepareTable(await patient.open(id), [`${id}-1`, `${id}-2`]);
  await patient.close();
  const line = await unreliableLine(database.connection);
  return { line, table: await tablesOn(line, { patience: 150, log }).open(id) };
}

async function timesInJournal(table: string, op: string): Promise<number> {
  const { rows } = await pool.query<{ count: string }>(
    'select count(*) from journal where table_id = $1 and position($2::bytea in events) > 0',
    [table, Buffer.from(`"op":"${op}"`)],
  );
  return Number(rows[0]?.count);
}

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 5));
}

test('a commit whose answer is lost is found in the journal, not written again', async () => {
  const { line, table } = await atTheEndOfALine('lost');
  line.loseAnswers();
  const answer = table.submit(betting('lost-1', 'big', money(100), 'lost-bet'));
  await until(() => timesInJournal('lost', 'lost-bet').then((times) => times === 1));
  await until(() => !table.isAvailable());
  line.mend();
  expect(await answer).toMatchObject({ type: 'accepted' });
  expect(await timesInJournal('lost', 'lost-bet')).toBe(1);
  expect(table.isAvailable()).toBe(true);
});

test('while nobody knows, no bet is taken; afterwards the table goes on', async () => {
  const said: object[] = [];
  const error = (details: object, message: string) => void said.push({ ...details, message });
  const { line, table } = await atTheEndOfALine('cut', { ...SILENT, error });
  line.cut();
  const first = table.submit(betting('cut-1', 'big', money(100), 'cut-bet'));
  await until(() => !table.isAvailable());
  const refused = await table.submit(betting('cut-2', 'big', money(100), 'turned-away'));
  expect(refused).toMatchObject({ type: 'unavailable', code: 'database-unavailable' });
  expect(said[0]).toMatchObject({ table: 'cut', message: 'A write went unanswered.' });
  expect(said[0]).toHaveProperty('error.message');
  line.mend();
  expect(await first).toMatchObject({ type: 'accepted' });
  const later = await table.submit(betting('cut-2', 'big', money(100), 'turned-away'));
  expect(later).toMatchObject({ type: 'accepted' });
  expect(await timesInJournal('cut', 'cut-bet')).toBe(1);
});

test('what waited behind an uncertain write is turned away undecided', async () => {
  const { line, table } = await atTheEndOfALine('behind');
  line.cut();
  const first = table.submit(betting('behind-1', 'big', money(100)));
  await new Promise((resolve) => setImmediate(resolve));
  const second = table.submit(betting('behind-2', 'big', money(100), 'waited'));
  expect(await second).toMatchObject({ type: 'unavailable', code: 'database-unavailable' });
  line.mend();
  expect(await first).toMatchObject({ type: 'accepted' });
  expect(await timesInJournal('behind', 'waited')).toBe(0);
});

test('somebody else who took the place meanwhile is read first, and the bet decided after', async () => {
  const { line, table } = await atTheEndOfALine('overtaken');
  const other = await tablesOn(database).open('overtaken');
  line.cut();
  const late = table.submit(betting('overtaken-1', 'big', money(100)));
  await until(() => !table.isAvailable());
  await other.submit(betting('overtaken-2', 'small', money(100)));
  line.mend();
  const answer = await late;
  expect(answer).toMatchObject({ type: 'accepted' });
  const [fact] = answer.type === 'accepted' ? answer.events : [];
  expect(fact?.sequence).toBe(other.state().sequence + 1);
});

test('a table with too much to do says so', async () => {
  const table = await tablesOn(database, { queueLimit: 3 }).open('busy');
  await prepareTable(table, ['busy-1']);
  const bets = Array.from({ length: 5 }, () => table.submit(betting('busy-1', 'big', money(100))));
  const answers = await Promise.all(bets);
  expect(typesOf(answers)).toEqual([
    'accepted',
    'accepted',
    'accepted',
    'unavailable',
    'unavailable',
  ]);
  expect(answers[4]).toMatchObject({ code: 'overloaded' });
});

test('a table that closes without an answer says that nobody knows', async () => {
  const line = await unreliableLine(database.connection);
  const tables = tablesOn(line, { patience: 100 });
  const table = await tables.open('closed');
  await prepareTable(table, ['closed-1']);
  line.cut();
  const answer = table.submit(betting('closed-1', 'big', money(100)));
  await until(() => !table.isAvailable());
  await tables.close();
  expect(await answer).toMatchObject({ type: 'unavailable', code: 'outcome-unknown' });
  const after = await table.submit(betting('closed-1', 'big', money(100)));
  expect(after).toMatchObject({ code: 'closing' });
});
