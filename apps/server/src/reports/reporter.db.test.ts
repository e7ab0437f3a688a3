import { money } from '@baize/exact';
import { SHIPPED } from '@baize/house';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Database } from '../postgres/open-database.ts';
import { bringUpToDate } from '../store/privileges.ts';
import type { RunningTable } from '../tables/running-table.ts';
import { testDatabase } from '../testing/database.ts';
import { asking, betting, dealer, finishRound } from '../testing/dice-table.ts';
import { sourceArguments } from '../testing/source-process.ts';
import { tablesOn } from '../testing/tables-on.ts';
import { openDiceTable } from '../testing/test-app.ts';
import { makeReport } from './report-routes.ts';
import { type ReportOrder, threadReporter } from './reporter.ts';
import { type RoundOrder, tellRound } from './rounds/tell-round.ts';
import { DEFAULT_SHIFTS } from './shift-plan.ts';

const owned = await testDatabase({ migrated: false });
const SCRIPT = new URL('./report-thread.ts', import.meta.url);
const win: ReportOrder = { name: 'win', query: { by: ['table'] }, at: 1 };
let reader: Database;

beforeAll(async () => {
  await bringUpToDate(owned);
  reader = await owned.as('reader');
});

/** The thread as a floor has it, from the sources. */
function reporter(connection = reader.acting) {
  const execArgv = sourceArguments(SCRIPT).slice(0, -1);
  const made = threadReporter(
    { connection, shifts: DEFAULT_SHIFTS, packages: [] },
    { script: SCRIPT, execArgv: [...execArgv] },
  );
  onTestFinished(() => made.close());
  return made;
}

async function playedTable(rounds: number, terminal = 'R1'): Promise<RunningTable> {
  const table = await openDiceTable(tablesOn(await owned.as('server')), [terminal]);
  for (let round = 0; round < rounds; round += 1) {
    if (round > 0) await table.submit(asking(dealer, { type: 'OpenBets' }));
    await table.submit(betting(terminal, 'small', money(100)));
    await finishRound(table, [1, 2, 4]);
  }
  return table;
}

test('commands are answered while a report is made, which is the one this process would make', async () => {
  const table = await playedTable(20);
  const apart = reporter();
  const order: string[] = [];
  const made = apart.make(win).finally(() => order.push('report'));
  for (let command = 0; command < 20; command += 1) {
    const { type } = await table.submit(asking(dealer, { type: 'PauseTable', reason: 'tea' }));
    expect(type).not.toBe('unavailable');
    order.push('command');
  }
  const body = await made;
  expect(order).toEqual([...Array.from({ length: 20 }, () => 'command'), 'report']);
  const here = await makeReport(
    { database: reader.pool({ max: 1 }), shifts: DEFAULT_SHIFTS, library: SHIPPED },
    win,
  );
  expect(body).toEqual(here);
  expect(body).toMatchObject({ rows: [{ table: table.id, rounds: 20 }] });
  const { rows } = await owned
    .pool({ max: 1 })
    .query("select usename as who from pg_stat_activity where application_name = 'baize reports'");
  expect(new Set(rows.map(({ who }) => who))).toEqual(new Set(['baize_reader']));
});

test('a report that cannot be made fails alone, and says why', async () => {
  const apart = reporter({ ...reader.acting, host: '127.0.0.1', port: 1 });
  await expect(apart.make(win)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  await expect(apart.make(win)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

test('a thread that ends is begun anew', async () => {
  const apart = reporter();
  const lost = apart.make(win);
  await apart.close();
  await expect(lost).rejects.toThrow('has ended');
  await expect(apart.make(win)).resolves.toMatchObject({ report: 'win' });
});

test('a round is told there as it would be here, and nobody waits for it at the table', async () => {
  const table = await playedTable(2, 'R2');
  const order = (round: string, as: 'record' | 'html'): RoundOrder => ({
    name: 'round',
    table: table.id,
    round,
    telling:
      as === 'record'
        ? { as }
        : {
            as: 'bundle',
            format: as,
            question: {
              floor: 'F',
              terminal: null,
              producedAt: 1,
              producedBy: 'x',
              minutesEast: 0,
            },
          },
  });
  const first = [...table.state().concluded.keys()][0] ?? '';
  const apart = reporter();
  const knowing = { database: reader.pool({ max: 1 }), library: SHIPPED };
  for (const as of ['record', 'html'] as const) {
    const told = await apart.tell(order(first, as));
    expect(told.ok).toBe(true);
    expect(told).toEqual(await tellRound(knowing, order(first, as)));
  }
  const nowhere = await apart.tell(order('nowhere', 'record'));
  expect(nowhere).toMatchObject({ ok: false, error: { code: 'unknown-round' } });
});

test('whoever asks when forty reports are waited for is told to come back', async () => {
  const apart = reporter({ ...reader.acting, host: '127.0.0.1', port: 1 });
  const asked = Array.from({ length: 40 }, () => apart.make(win).catch(() => 'failed'));
  await expect(apart.make(win)).rejects.toMatchObject({
    status: 503,
    fault: { code: 'reports-busy' },
  });
  expect(new Set(await Promise.all(asked))).toEqual(new Set(['failed']));
  await expect(apart.make(win)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});
