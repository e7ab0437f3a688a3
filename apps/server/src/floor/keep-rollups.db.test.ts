import { setTimeout as delay } from 'node:timers/promises';
import { money } from '@baize/exact';
import { SHIPPED } from '@baize/house';
import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import type { Period } from '../reports/period.ts';
import { DEFAULT_SHIFTS } from '../reports/shift-plan.ts';
import { winJournals } from '../reports/win/rollup-store.ts';
import { winReport } from '../reports/win/win-report.ts';
import { type Office, openOffice } from '../store/office.ts';
import { temporarySigningKey } from '../store/signing-key.ts';
import { tampering } from '../testing/attacks/tampering.ts';
import { testDatabase } from '../testing/database.ts';
import {
  betting,
  dealer,
  finishRound,
  prepareTable,
  submitAccepted,
} from '../testing/dice-table.ts';
import { tablesOn } from '../testing/tables-on.ts';
import { verifyFloor } from '../verify/verify-floor.ts';
import { keepRollups } from './keep-rollups.ts';

const HOUR = 3_600_000;
const MORNING = Date.parse('2026-11-15T06:00:00Z');
const HOURS = 6;
const WHENEVER: Period = { from: null, to: null };

/** A table with a round in each of some hours: Small loses 1,000 every time. */
async function playedTable(table: string) {
  const database = await testDatabase();
  let clock = MORNING;
  const key = temporarySigningKey();
  const tables = tablesOn(database, { now: () => clock, key });
  const running = await tables.open(table);
  await prepareTable(running, ['a']);
  const play = async (rounds: number): Promise<void> => {
    for (let round = 0; round < rounds; round += 1) {
      if (!running.state().round) await submitAccepted(running, dealer, { type: 'OpenBets' });
      await running.submit(betting('a', 'small', money(1000)));
      await finishRound(running, [6, 6, 5]);
      clock += HOUR;
    }
  };
  await play(HOURS);
  const pool = database.pool();
  const from = async (): Promise<readonly number[]> => {
    const { rows } = await pool.query<{ from_at: string }>(
      'select from_at from win_rollups order by from_at',
    );
    return rows.map(({ from_at }) => (Number(from_at) - MORNING) / HOUR);
  };
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  /** One node more that adds up hours, until the end of the test or until it is stopped. */
  const keep = (more: { readonly office?: Office; readonly every?: number } = {}) => {
    const own = database.pool();
    const office = openOffice(own, { key: temporarySigningKey() });
    const stop = keepRollups({
      database: own,
      office,
      tables,
      log,
      shifts: DEFAULT_SHIFTS,
      library: SHIPPED,
      every: 20,
      ...more,
    });
    const stopped = async (): Promise<void> => {
      while (!stop()) await delay(5);
    };
    onTestFinished(stopped);
    return stopped;
  };
  return { database, pool, play, from, keep, lines, tables };
}

/** Win of all hours, by what was kept and by the journal for the rest. */
async function winOf(pool: Parameters<typeof winJournals>[0], table: string) {
  const reading = {
    period: WHENEVER,
    column: 'whole',
    shifts: DEFAULT_SHIFTS,
    library: SHIPPED,
    apart: null,
  } as const;
  const journals = await winJournals(pool, table, reading);
  const [line] = await winReport(journals, { period: WHENEVER, by: [], shifts: DEFAULT_SHIFTS });
  return [journals[0]?.rolled !== undefined, line?.tally.rounds, line?.tally.win];
}

/** The hours that are over when so many were played: nothing has happened after the last. */
const hoursUpTo = (played: number) => Array.from({ length: played - 1 }, (_, hour) => hour);

test('hours are added up when they are over, those that were never looked at as well', async () => {
  const { pool, play, from, keep, lines } = await playedTable('LATE');
  expect(await winOf(pool, 'LATE')).toEqual([false, HOURS, HOURS * 1000]);
  keep();
  await expect.poll(from).toEqual(hoursUpTo(HOURS));
  expect(await winOf(pool, 'LATE')).toEqual([true, HOURS, HOURS * 1000]);
  await play(2);
  await expect.poll(from).toEqual(hoursUpTo(HOURS + 2));
  expect(await winOf(pool, 'LATE')).toEqual([true, HOURS + 2, (HOURS + 2) * 1000]);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ table: 'LATE', hours: HOURS - 1 });
});

test('two nodes that add up the same hours at once keep each of them once', async () => {
  const { pool, play, from, keep, tables } = await playedTable('BOTH');
  const both = [keep(), keep()];
  await expect.poll(from).toEqual(hoursUpTo(HOURS));
  await play(1);
  await expect.poll(from).toEqual(hoursUpTo(HOURS + 1));
  for (const stopped of both) await stopped();
  expect(await winOf(pool, 'BOTH')).toEqual([true, HOURS + 1, (HOURS + 1) * 1000]);
  await tables.close();
  expect((await verifyFloor(pool, { library: SHIPPED })).finding).toBeNull();
});

test('a node that loses its database between two hours leaves the rest to the next', async () => {
  const { database, pool, from, keep, lines, tables } = await playedTable('LOST');
  const own = database.pool();
  const office = openOffice(own, { key: temporarySigningKey() });
  let writes = 0;
  const ending: Office = {
    ...office,
    query: async (text, values) => {
      writes += 1;
      if (writes === 3) await own.end();
      return office.query(text, values);
    },
  };
  const first = keep({ office: ending, every: HOUR });
  await expect.poll(() => lines.length).toBe(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    table: 'LOST',
    msg: 'no hours were added up',
  });
  expect(await from()).toEqual([0, 1]);
  expect(await winOf(pool, 'LOST')).toEqual([true, HOURS, HOURS * 1000]);
  await first();
  keep();
  await expect.poll(from).toEqual(hoursUpTo(HOURS));
  expect(await winOf(pool, 'LOST')).toEqual([true, HOURS, HOURS * 1000]);
  await tables.close();
  expect((await verifyFloor(pool, { library: SHIPPED })).finding).toBeNull();
});

test('an hour that somebody takes away is missed by whoever verifies', async () => {
  const { pool, from, keep, tables } = await playedTable('GONE');
  const stopped = keep();
  await expect.poll(from).toEqual(hoursUpTo(HOURS));
  await stopped();
  await tables.close();
  const { tamper, restore } = await tampering(pool, 'win_rollups');
  const takeAway = (hour: number) =>
    tamper('delete from win_rollups where from_at = $1', [MORNING + hour * HOUR]);
  for (const hour of [0, 2]) {
    await takeAway(hour);
    // Nothing was signed on this floor: it is the journal that says so.
    const { finding } = await verifyFloor(pool, { library: SHIPPED });
    expect([hour, finding]).toMatchObject([
      hour,
      { where: 'win_rollups GONE', what: expect.stringMatching(/^keeps nothing of event \d+/) },
    ]);
    await restore();
  }
  // Without the last, the hours end earlier: the journal is read from there, and nothing is missing.
  await takeAway(HOURS - 2);
  expect(await winOf(pool, 'GONE')).toEqual([true, HOURS, HOURS * 1000]);
});
