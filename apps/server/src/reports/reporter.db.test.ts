import { money } from '@baize/exact';
import { SHIPPED } from '@baize/house';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Database } from '../postgres/open-database.ts';
import { bringUpToDate } from '../store/privileges.ts';
import type { RunningTable } from '../tables/running-table.ts';
import { testDatabase } from '../testing/database.ts';
import { asking, betting, dealer, finishRound } from '../testing/dice-table.ts';
import { sourceArguments } from '../testing/processes/source-process.ts';
import { tablesOn } from '../testing/tables-on.ts';
import { openDiceTable } from '../testing/test-app.ts';
import { makeReport, type ReportJob } from './make-report.ts';
import { threadReporter } from './reporter.ts';
import { standingOf } from './rounds/past-rounds.ts';
import { answerRound, type RoundJob } from './rounds/round-answer.ts';
import { DEFAULT_SHIFTS } from './shift-plan.ts';
import { perform, type ThreadJob } from './thread-jobs.ts';

const owned = await testDatabase({ migrated: false });
const SCRIPT = new URL('./report-thread.ts', import.meta.url);
const win: ReportJob = { name: 'win', query: { by: ['table'] }, at: 1 };
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

test('a report of more lines than anybody reads is refused there as it would be here', async () => {
  const lines = Array.from({ length: 20_001 }, (_, index) => [
    JSON.stringify([null, null, `bet-${index}`, null]),
    ...[1, 100, 100, 0, 0],
    '1/36',
    '1',
    0,
  ]);
  const table = await playedTable(1, 'R9');
  await owned.pool({ max: 1 }).query(
    `insert into win_rollups (table_id, from_at, to_at, last_event, minutes, whole, bets, terminals,
       games, bets_by_game, terminals_by_game)
     values ($1, 0, 3600000, 0, '[]', '[]', $2, '[]', '[]', '[]', '[]')`,
    [table.id, JSON.stringify(lines)],
  );
  const order = { ...win, query: { table: table.id, by: ['bet' as const] } };
  const refused = { status: 400, problem: { code: 'too-many-lines', field: 'by' } };
  await expect(reporter().make(order)).rejects.toMatchObject(refused);
  const knowing = { database: reader.pool({ max: 1 }), shifts: DEFAULT_SHIFTS, library: SHIPPED };
  await expect(makeReport(knowing, order)).rejects.toMatchObject(refused);
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
  const order = (round: string, as: 'record' | 'html'): RoundJob => ({
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
    const told = await apart.make(order(first, as));
    expect(told).toMatchObject({ ok: true });
    expect(told).toEqual(await answerRound(knowing, order(first, as)));
  }
  const nowhere = await apart.make(order('nowhere', 'record'));
  expect(nowhere).toMatchObject({ ok: false, error: { code: 'unknown-round' } });
});

test('days, lists, games of a terminal, shifts and hours are made there as they would be here', async () => {
  const table = await playedTable(2, 'R3');
  const apart = reporter();
  const knowing = {
    database: reader.pool({ max: 1 }),
    shifts: DEFAULT_SHIFTS,
    library: SHIPPED,
  };
  const at = Date.now();
  const standings = [standingOf(table, 'R3')];
  const orders: readonly ThreadJob[] = [
    { name: 'day', day: '2026-11-16', from: at - 86_400_000, to: at + 1, at, inProgress: [] },
    { name: 'rounds', standing: standingOf(table, null), limit: 5 },
    { name: 'history', terminal: 'R3', standings, limit: 5 },
    { name: 'shift', tables: [table.id], at },
    { name: 'hours', table: table.id },
    { ...win, as: 'csv' },
    { ...win, as: 'pdf' },
  ];
  for (const order of orders) {
    expect(await apart.make(order, 'staff a'), order.name).toEqual(await perform(knowing, order));
  }
  expect(await apart.make({ name: 'history', terminal: 'R3', standings, limit: 5 })).toMatchObject({
    rounds: [
      { number: 2, staked: 100 },
      { number: 1, staked: 100 },
    ],
  });
});

test('whoever asks when forty reports are waited for is told to come back, and so is who asks for too many alone', async () => {
  const apart = reporter({ ...reader.acting, host: '127.0.0.1', port: 1 });
  const busy = { status: 503, problem: { code: 'reports-busy' } };
  const shift: ThreadJob = { name: 'shift', tables: [], at: 1 };
  const failed = (order: ThreadJob, by?: string) => apart.make(order, by).catch(() => 'failed');
  const alone = Array.from({ length: 8 }, () => failed(win, 'staff a'));
  await expect(apart.make(shift, 'staff a')).rejects.toMatchObject(busy);
  const others = Array.from({ length: 32 }, (_, number) => failed(win, `staff ${number}`));
  await expect(apart.make(win, 'staff b')).rejects.toMatchObject(busy);
  // Neither the tables nor the floor itself wait for the office.
  const more = [failed({ ...shift, tables: ['T'] }, 'terminal b'), failed(win)];
  expect(new Set(await Promise.all([...alone, ...others, ...more]))).toEqual(new Set(['failed']));
  await expect(apart.make(win, 'staff a')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});
