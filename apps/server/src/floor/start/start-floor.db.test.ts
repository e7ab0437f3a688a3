import { mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, describe, expect, test } from 'vitest';
import { deviceClient } from '../../devices/device-client.ts';
import { deviceKeyFile } from '../../devices/device-key.ts';
import { runTumbler } from '../../mechanics/three-dice/tumbler.ts';
import { addStaff } from '../../people/staff.ts';
import { bringUpToDate } from '../../store/privileges.ts';
import type { RunningTable } from '../../tables/running-table.ts';
import { testDatabase } from '../../testing/database.ts';
import { PLAIN_OPTIONS } from '../../testing/plain-options.ts';
import { untilTable } from '../../testing/quick-floor.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import type { FloorOptions } from './floor-options.ts';
import { problemsInProduction, type RunningFloor, startFloor } from './start-floor.ts';

const database = await testDatabase({ durable: true });
const folder = await temporaryFolder();
afterAll(() => folder.remove());
const floorFile = join(folder.path, 'floor.yaml');
await writeFile(
  floorFile,
  `
floor: Test floor
tables:
  - { table: OPEN, game: rws-sic-bo-2021/c, unit: 100, resultSource: device }
  - { table: COVERED, game: mbs-sic-bo-v4/alfastreet, unit: 100, resultSource: dealer-and-device }
`,
);

/** A floor on a PostgreSQL that is not ours to start or stop, as DATABASE_URL names one. */
function options(more: Partial<FloorOptions> = {}): FloorOptions {
  const places = { dataFolder: folder.path, databaseUrl: database.url, floorFile };
  return { ...PLAIN_OPTIONS, ...places, ...more };
}

/** Another database, and a folder of its own for who witnesses its record. */
async function elsewhere() {
  const { url: databaseUrl } = await database.anotherDatabase();
  return { databaseUrl, dataFolder: await mkdtemp(join(folder.path, 'floor-')) };
}

/** The same where its owner has brought the schema up to date, and the floor is not its owner. */
async function elsewhereApart() {
  const another = await database.anotherDatabase();
  await bringUpToDate(another);
  const dataFolder = await mkdtemp(join(folder.path, 'floor-'));
  return { databaseUrl: another.memberUrl, dataFolder };
}

const log = pino({ level: 'silent' });

async function running(more: Partial<FloorOptions> = {}): Promise<RunningFloor> {
  const started = await startFloor(options(more), log);
  if (!started.ok) throw new Error(JSON.stringify(started.error));
  return started.value;
}

async function refusal(more: Partial<FloorOptions>): Promise<readonly string[]> {
  const started = await startFloor(options(more), log);
  if (started.ok) {
    await started.value.stop();
    return [];
  }
  return started.error.code === 'production' ? started.error.problems : [started.error.code];
}

const dealer = { kind: 'staff', id: 'demo-dealer', position: 'dealer' } as const;
let operations = 0;

function give(table: RunningTable, command: Parameters<RunningTable['submit']>[0]['command']) {
  operations += 1;
  return table.submit({ op: `op-${operations}`, by: dealer, command });
}

/** The tumbler of a table, watched. */
async function tumblerAt(floor: RunningFloor, table: string) {
  const stopping = new AbortController();
  const said: string[] = [];
  const device = `tumbler-${table}`;
  const key = await deviceKeyFile(join(folder.path, 'devices', `${device}.pem`));
  const done = runTumbler({
    client: deviceClient({ server: floor.address, device, key }),
    table,
    write: (text) => said.push(text),
    isScreen: false,
    every: 20,
    jumps: 0,
    signal: stopping.signal,
  });
  return {
    /** Resolves once it has said this. */
    until: async (words: string): Promise<void> => {
      while (!said.join('').includes(words)) await sleep(10);
    },
    stop: async (): Promise<void> => {
      stopping.abort();
      await done;
    },
  };
}

describe('a tumbler in a process of its own', () => {
  test('reads the dice once they are tumbled, and its result settles the round', async () => {
    const floor = await running({ isDemo: true });
    const table = floor.tables.get('OPEN');
    if (!table) throw new Error('There is a table.');
    const tumbler = await tumblerAt(floor, 'OPEN');
    await give(table, { type: 'OpenBets' });
    await give(table, { type: 'CloseBets' });
    await give(table, { type: 'Tumble', tumbles: 3 });
    await untilTable(table, ({ concluded }) => concluded.size === 1);
    const [round] = [...table.state().concluded.values()];
    await tumbler.until(`OPEN-1: ${round?.result?.join(' ')}, registered`);
    await tumbler.stop();
    await floor.stop();
  });

  test('reads covered dice only when they are uncovered, and must agree with the dealer', async () => {
    const floor = await running({ isDemo: true });
    const table = floor.tables.get('COVERED');
    if (!table) throw new Error('There is a table.');
    const tumbler = await tumblerAt(floor, 'COVERED');
    await give(table, { type: 'Tumble', tumbles: 3 });
    await give(table, { type: 'OpenBets' });
    await give(table, { type: 'CloseBets' });
    expect(table.state().round?.play.readings.device).toBeNull();
    await give(table, { type: 'Uncover' });
    await untilTable(table, ({ round }) => round?.play.readings.device !== null);
    const dice = table.state().round?.play.readings.device;
    if (!dice) throw new Error('The device has read the dice.');
    await give(table, { type: 'RegisterResult', dice, flat: true });
    expect(table.state().round).toBeNull();
    await tumbler.stop();
    await floor.stop();
  });
});

test('our own database is started again when it was killed, and the floor goes on', async () => {
  const dataFolder = join(folder.path, 'own');
  const floor = await running({ databaseUrl: null, dataFolder });
  const table = floor.tables.get('OPEN');
  const pid = floor.database.embedded?.pid;
  if (!table || !pid) throw new Error('There is a table, and a database of ours.');
  process.kill(pid, 'SIGKILL');
  await untilFault(floor, 'database-unavailable', true);
  await untilFault(floor, 'database-unavailable', false);
  await give(table, { type: 'OpenBets' });
  expect(table.state().round?.phase).toBe('betting');
  await floor.stop();
});

/** Other faults may come and go beside it on a busy machine: a slow database, for one. */
async function untilFault(floor: RunningFloor, code: string, isSet: boolean): Promise<void> {
  while (floor.faults.list().some((fault) => fault.code === code) !== isSet) await sleep(20);
}

test('a demo is not let in where people work', async () => {
  const other = await elsewhere();
  const floor = await running(other);
  const pool = floor.database.pool({ max: 1 });
  const person = {
    id: 'vera',
    name: 'Vera',
    position: 'dealer',
    password: 'long enough 12',
  } as const;
  const added = await addStaff({ database: pool, now: Date.now }, person);
  expect(added.ok).toBe(true);
  await floor.stop();
  expect(await refusal({ ...other, isDemo: true })).toEqual(['demo-on-real-floor']);
});

describe('production refuses', () => {
  test('what a demo has left behind', async () => {
    const problems = await refusal({ isProduction: true });
    expect(problems).toContain('There is a demo account demo-dealer; disable or revoke it.');
    expect(problems).toContain('There is a demo device key of tumbler-OPEN; disable or revoke it.');
  });

  test('a demo, plain HTTP beyond this machine and a secret everybody knows', async () => {
    const other = await elsewhereApart();
    const problems = await refusal({
      ...other,
      isProduction: true,
      isDemo: true,
      host: '0.0.0.0',
      metricsToken: 'changeme',
    });
    expect(problems).toHaveLength(3);
    const [demo, plain, secret] = problems;
    expect(demo).toContain('anybody be anybody');
    expect(plain).toContain('0.0.0.0 without TLS');
    expect(secret).toContain('BAIZE_METRICS_TOKEN');
  });

  test('[baize-floor#demonstration] a table that only demonstrates a game, unless its file names it', async () => {
    const other = await elsewhereApart();
    const file = join(other.dataFolder, 'floor.yaml');
    const table = '{ table: AUTO, game: rws-sic-bo-2021/c, unit: 100, mode: automatic }';
    await writeFile(file, `floor: Test floor\ntables:\n  - ${table}\n`);
    const started = await startFloor(
      options({ ...other, floorFile: file, isProduction: true }),
      log,
    );
    expect(started).toMatchObject({
      ok: false,
      error: { code: 'floor-file', problems: [{ line: 3, field: 'tables[0].mode' }] },
    });
    await writeFile(file, `floor: Test floor\ndemonstrations: [AUTO]\ntables:\n  - ${table}\n`);
    const floor = await running({ ...other, floorFile: file, isProduction: true });
    const listed = await fetch(`${floor.address}/api/floor`);
    expect(await listed.json()).toMatchObject({
      tables: [{ table: 'AUTO', demonstration: { lacks: ['dealer', 'equipment'] } }],
    });
    await floor.stop();
  });

  test('a database that may lose what it has acknowledged', async () => {
    const other = await elsewhere();
    const warnings = ['The server runs with fsync off.'];
    const sound = options({ isProduction: true, ...other });
    const { pool } = database;
    expect(await problemsInProduction({ pool, warnings }, sound)).toContain(warnings[0]);
  });

  test('to be who could rewrite its own record', async () => {
    const problems = await refusal({ ...(await elsewhere()), isProduction: true });
    expect(problems).toEqual([expect.stringContaining('could rewrite it')]);
  });

  test('nothing of a sound floor, which starts and knows no demo', async () => {
    const other = await elsewhereApart();
    const floor = await running({ ...other, isProduction: true });
    const entered = await fetch(`${floor.address}/api/demo/enter`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"kind":"staff","position":"dealer"}',
    });
    expect(entered.status).toBe(404);
    await floor.stop();
  });
});
