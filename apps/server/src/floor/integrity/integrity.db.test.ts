import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { SHIPPED } from '@baize/house';
import {
  faultsBody,
  type IntegrityRow,
  integrityBody,
  tableIntegrityBody,
} from '@baize/protocol/http';
import { STRANGE_DICE } from '@baize/testing/strange-dice';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporarySigningKey } from '../../store/signing-key.ts';
import { openTables } from '../../tables/open-tables.ts';
import { testDatabase } from '../../testing/database.ts';
import { type DemoFloor, demoFloor } from '../../testing/demo-floor.ts';
import { playCards } from '../../testing/played-cards.ts';
import { SILENT } from '../../testing/tables-on.ts';
import { enter, give, tableOn } from '../../testing/talk.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { openFaults } from '../faults/faults.ts';
import { openIntegrity } from './integrity.ts';

const database = await testDatabase();
const folder = await temporaryFolder();
const TABLES = ['FAIR', 'STUCK', 'FROZEN', 'AGAIN'];
const OUTSIDE = fileURLToPath(new URL('../../../../../examples/big-wheel', import.meta.url));
const DESCRIBED = `
floor: F
packages: [${OUTSIDE}]
defaults: { game: rws-sic-bo-2021/c, unit: 100, resultSource: device }
tables: [
  ${TABLES.map((table) => `{ table: ${table}, game: rws-sic-bo-2021/c }`).join(', ')},
  { table: WHEEL, game: big-wheel, resultSource: dealer },
]
`;
const open = () =>
  demoFloor(database, folder.path, DESCRIBED, {
    app: {
      checksAnswers: true,
      requestsPerMinute: 1_000_000,
      requests: { perSecond: 1e6, burst: 1e6 },
    },
  });

let floor: DemoFloor;
let dealer: string;
let supervisor: string;
beforeAll(async () => {
  floor = await open();
  dealer = await enter(floor, { kind: 'staff', position: 'dealer' });
  supervisor = await enter(floor, { kind: 'staff', position: 'pit-supervisor' });
});
afterAll(async () => {
  await floor.stop();
  await folder.remove();
});

/** Rolls of fair dice, always the same. */
const fair = (STRANGE_DICE[0]?.rolls(5, 40) ?? []).map(([a, b, c]) => [a, b, c] as const);

/** Plays rounds in which a tumbler reads these dice. */
async function play(table: string, rolls: typeof fair): Promise<void> {
  const device = await floor.device(table);
  for (const dice of rolls) {
    await give(floor, dealer, table, { type: 'OpenBets' });
    await give(floor, dealer, table, { type: 'CloseBets' });
    await give(floor, dealer, table, { type: 'Tumble', tumbles: 3 });
    const round = `${table}-${(await tableOn(floor, table)).round?.number}`;
    expect(await device.says(table, round, { dice: [...dice], flat: true })).toMatchObject({
      ok: true,
    });
  }
}

/** What the monitor says of a table once it has read everything there was before. */
async function watched(table: string): Promise<IntegrityRow> {
  for (;;) {
    const { tables } = integrityBody.parse(await floor.get('/api/integrity', supervisor));
    const row = tables.find((each) => each.table === table);
    if (row && !row.isReading) return row;
    await sleep(20);
  }
}

async function standing(table: string): Promise<readonly string[]> {
  const { faults } = faultsBody.parse(await floor.get('/api/faults', supervisor));
  return faults.filter(({ subject }) => subject === table).map(({ message }) => message);
}

test('fair dice are no alarm', async () => {
  await play('FAIR', fair);
  const row = await watched('FAIR');
  expect(row).toMatchObject({ kind: 'dice', results: 40, alarms: [], fault: null });
  expect(row.evidence?.highest).toBeLessThan(20);
  const body = tableIntegrityBody.parse(await floor.get('/api/tables/FAIR/integrity', supervisor));
  expect(body.report?.verdict.level).toBe('usual');
  expect(body.report?.charts.map(({ title }) => title)).toContain('Totals');
});

test('a die that shows a face nine times running', async () => {
  const stuck = fair.slice(0, 12).map(([a, , c], i) => [a, i < 3 ? 1 : 4, c] as const);
  await play('STUCK', stuck);
  const { alarms } = await watched('STUCK');
  expect(alarms).toMatchObject([{ result: 12, round: 'STUCK-12', isAcknowledged: false }]);
  expect(alarms[0]?.sentence).toContain('die 2 has shown 4 for 9 rolls running');
  await expect
    .poll(() => standing('STUCK'))
    .toMatchObject([expect.stringContaining('STUCK-12: Roll 12')]);
});

test('a roll that comes four times running, noticed again only if it goes on', async () => {
  await play('FROZEN', [...fair.slice(0, 3), ...fair.slice(3, 4), ...times(3, fair.slice(3, 4))]);
  const { alarms, fault } = await watched('FROZEN');
  expect(alarms).toMatchObject([{ result: 7, round: 'FROZEN-7' }]);
  await floor.post(`/api/faults/${fault}/clear`, { reason: 'the lens was dirty' }, supervisor);
  expect(await watched('FROZEN')).toMatchObject({
    fault: null,
    alarms: [{ isAcknowledged: true }],
  });

  // Whoever starts the floor again is not told again what somebody has looked at.
  await floor.stop();
  floor = await open();
  expect(await watched('FROZEN')).toMatchObject({
    results: 7,
    fault: null,
    alarms: [{ result: 7, isAcknowledged: true }],
  });
  await expect.poll(() => standing('STUCK')).toHaveLength(1);
  // The run of four becomes one of eight: it goes on from where it was before the restart.
  await play('FROZEN', times(4, fair.slice(3, 4)));
  const after = await watched('FROZEN');
  expect(after.alarms[0]).toMatchObject({ result: 7, isAcknowledged: true });
  expect(after.alarms.at(-1)).toMatchObject({ result: 11, isAcknowledged: false });
  expect(after.alarms.at(-1)?.sentence).toContain('8 times running');
  await expect.poll(() => standing('FROZEN')).toHaveLength(1);
});

test('a block of results that is played again, with where it was taken from', async () => {
  await play('AGAIN', [...fair.slice(0, 20), ...fair.slice(4, 12)]);
  const { alarms } = await watched('AGAIN');
  expect(alarms[0]?.sentence).toContain('are those from roll 5 on, in the same order');
  expect(alarms[0]?.result).toBeLessThanOrEqual(28);
});

test('a wheel that only a package from outside knows, read again after a restart', async () => {
  // Stops 2 to 8 show 1, 2, 1, 5, 1, 2 and 1; stop 9, where it then stays, shows 10.
  for (const stop of [2, 3, 4, 5, 6, 7, 8, ...times(5, [9])]) {
    await give(floor, dealer, 'WHEEL', { type: 'OpenBets' });
    await give(floor, dealer, 'WHEEL', { type: 'CloseBets' });
    const round = `WHEEL-${(await tableOn(floor, 'WHEEL')).round?.number}`;
    for (const command of [
      { type: 'SpinWheel', turns: 4 },
      { type: 'RegisterStop', stop },
    ]) {
      const body = { op: `${round}-${command.type}`, round, command };
      expect(await floor.post('/api/tables/WHEEL/commands', body, dealer)).toMatchObject({
        answer: { type: 'accepted' },
      });
    }
  }
  const expectWatched = async () => {
    const row = await watched('WHEEL');
    expect(row).toMatchObject({ kind: 'spins', results: 12 });
    expect(row.alarms).toMatchObject([{ result: 12, round: 'WHEEL-12' }]);
    // One stop of 54 comes five times running once in 1 + 54 + 54² + 54³ + 54⁴ spins on average.
    expect(row.alarms[0]?.sentence).toContain('stop 9 came 5 times running');
    expect(row.alarms[0]?.sentence).toContain('once in 8,663,491');
    const address = '/api/tables/WHEEL/integrity';
    const { report } = tableIntegrityBody.parse(await floor.get(address, supervisor));
    expect(report?.described).toBe('12 spins');
    // The ones are on 24 of the 54 stops: 12 x 24/54 of twelve spins, and four came.
    const symbols = report?.charts.find(({ title }) => title === 'symbols');
    const [ones, others] = symbols?.cells ?? [];
    expect(ones).toEqual({ label: '1', observed: 4, expected: 16 / 3 });
    expect(others).toMatchObject({ observed: 8, expected: 20 / 3 });
    await expect.poll(() => standing('WHEEL')).toMatchObject([expect.stringContaining('Spin 12')]);
  };
  await expectWatched();
  await floor.stop();
  floor = await open();
  await expectWatched();
});

test('the same deck dealt twice, read from the journal of a table that was played before', async () => {
  const pool = database.pool({ max: 2 });
  const tables = openTables({
    library: SHIPPED,
    database,
    key: temporarySigningKey(),
    log: SILENT,
  });
  const table = await playCards(tables);
  const log = pino({ level: 'silent' });
  const faults = await openFaults({ pool, log });
  const integrity = await openIntegrity({ library: SHIPPED, pool, faults, log });
  const stop = integrity.watch(table);
  await expect.poll(() => integrity.get(table.id)?.isReading()).toBe(false);
  const [alarm] = integrity.get(table.id)?.watch.alarms() ?? [];
  expect(alarm?.sentence).toContain('Deal 2 is deal 1 once more.');
  expect(faults.list().filter(({ place }) => place === table.id)).toMatchObject([
    { code: 'results-unusual', detail: expect.stringContaining('cards-2: Deal 2') },
  ]);
  stop();
  await faults.close();
  await tables.close();
  await pool.end();
});

test('figures for whoever watches from outside, and none for a player', async () => {
  const figures = await (await fetch(`${floor.address}/metrics`)).text();
  expect(figures).toContain('baize_results{table="FAIR"} 40');
  expect(figures).toContain('baize_result_alarms{table="STUCK"} 1');
  expect(figures).toContain('baize_results{table="WHEEL"} 12');
  const player = await enter(floor, { kind: 'terminal', id: 'P01' });
  await expect(floor.get('/api/integrity', player)).rejects.toThrow('403');
  await expect(floor.get('/api/tables/NONE/integrity', supervisor)).rejects.toThrow('404');
});

function times<Value>(count: number, values: readonly Value[]): Value[] {
  return Array.from({ length: count }, () => values).flat();
}
