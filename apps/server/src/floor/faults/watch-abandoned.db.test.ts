import { money } from '@baize/exact';
import { itemsOf } from '@baize/table';
import { expect, onTestFinished, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { betting, dealer, submitAccepted } from '../../testing/dice-table.ts';
import { tablesOn } from '../../testing/tables-on.ts';
import { openDiceTable } from '../../testing/test-app.ts';
import { watchAbandoned } from './watch-abandoned.ts';

const database = await testDatabase();
const MINUTE = 60_000;

/** A seat with credit at a table with open bets, watched by a clock of its own. */
async function watched(terminal: string) {
  let at = Date.now();
  const standing = new Set<string>();
  const touched = new Map<string, number>();
  const online = new Set([terminal]);
  let looks = 0;
  const now = () => {
    looks += 1;
    return at;
  };
  const tables = tablesOn(database, { now: () => at });
  const table = await openDiceTable(tables, [terminal]);
  const stop = watchAbandoned({
    faults: {
      set: (kind, place) => void standing.add(`${kind} ${place}`),
      end: (kind, place) => void standing.delete(`${kind} ${place}`),
    },
    tables,
    isOnline: (each) => online.has(each),
    touched,
    minutes: 15,
    now,
    every: 5,
  });
  onTestFinished(stop);
  return {
    table,
    standing,
    touch: () => touched.set(terminal, at),
    online,
    /** Lets time pass, and waits until somebody has looked twice since. */
    pass: async (milliseconds: number) => {
      at += milliseconds;
      const before = looks;
      await expect.poll(() => looks).toBeGreaterThan(before + 1);
    },
  };
}

test('[baize-floor#abandoned] a seat with credit that nobody has touched is told, and no more once it is touched', async () => {
  const { standing, touch, pass } = await watched('AB1');
  await pass(15 * MINUTE - 1);
  expect([...standing]).toEqual([]);
  await pass(1);
  expect([...standing]).toEqual(['terminal-abandoned AB1']);
  touch();
  await pass(1);
  expect([...standing]).toEqual([]);
  await pass(15 * MINUTE);
  expect([...standing]).toEqual(['terminal-abandoned AB1']);
});

test('[baize-floor#abandoned] whoever has a bet in play waits for its result and has left nothing', async () => {
  const { table, standing, pass } = await watched('AB2');
  await table.submit(betting('AB2', 'small', money(1000)));
  await pass(20 * MINUTE);
  expect([...standing]).toEqual([]);
  await submitAccepted(table, dealer, { type: 'CloseBets' });
  await pass(MINUTE);
  expect([...standing]).toEqual([]);
});

test('[baize-floor#abandoned] the dealer ends the visit: the alarm is over, and what was there is kept for the visit', async () => {
  const { table, standing, pass } = await watched('AB3');
  await pass(15 * MINUTE);
  expect([...standing]).toEqual(['terminal-abandoned AB3']);
  const before = [...itemsOf(table.state().terminals)][0]?.credit;
  await submitAccepted(table, dealer, { type: 'EndVisit', terminal: 'AB3' });
  await pass(1);
  expect([...standing]).toEqual([]);
  const kept = table.state().balances.get(`receivable:${table.id}/AB3/1`);
  expect([before, kept]).toEqual([1_000_000, 1_000_000]);
});

test('[baize-floor#abandoned] of a terminal whose line is elsewhere nobody here can tell', async () => {
  const { standing, online, pass } = await watched('AB4');
  online.clear();
  await pass(30 * MINUTE);
  expect([...standing]).toEqual([]);
});
