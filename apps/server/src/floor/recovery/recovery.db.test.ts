import { money } from '@baize/exact';
import { SHIPPED } from '@baize/house';
import { pino } from 'pino';
import { afterAll, describe, expect, test } from 'vitest';
import { temporarySigningKey } from '../../store/signing-key.ts';
import { openTables } from '../../tables/open-tables.ts';
import type { RunningTable } from '../../tables/running-table.ts';
import { testDatabase } from '../../testing/database.ts';
import { floorOf, seat, untilTable } from '../../testing/quick-floor.ts';
import { openFaults } from '../faults/faults.ts';
import { watchDevice, watchLinks } from '../faults/watches.ts';
import { expireRequests, recoverTable } from '../keep-table.ts';
import { lockTables } from '../open-floor.ts';
import { openFloorTables } from '../tables/floor-tables.ts';
import { expireInstruments } from './expire-instruments.ts';

const database = await testDatabase();
const pool = database.pool();
const log = pino({ level: 'silent' });
/** How far the clock of the floor is ahead of the world's, for what takes minutes. */
let ahead = 0;
const clock = () => Date.now() + ahead;
const tables = openTables({
  library: SHIPPED,
  database,
  key: temporarySigningKey(),
  log,
  now: clock,
});
await openFloorTables(
  floorOf(`
floor: F
defaults: { unit: 100 }
tables:
  - { table: DEALT, game: rws-tai-sai-v5/a, resultSource: device }
  - { table: AUTO, game: rws-tai-sai-v5/a, mode: automatic }
`),
  { pool, tables, log },
);
const faults = await openFaults({ pool, log });
afterAll(async () => {
  await faults.close();
  await tables.close();
});

const dealer = { kind: 'staff', id: 'D', position: 'dealer' } as const;
const manager = { kind: 'staff', id: 'M', position: 'pit-manager' } as const;
let operations = 0;

function table(id: 'DEALT' | 'AUTO'): RunningTable {
  const found = tables.get(id);
  if (!found) throw new Error(`There is no table ${id}.`);
  return found;
}

function give(id: 'DEALT' | 'AUTO', command: Parameters<RunningTable['submit']>[0]['command']) {
  operations += 1;
  return table(id).submit({ op: `op-${operations}`, by: dealer, command });
}

const faultsNow = () => faults.list().map(({ code, place }) => `${code} ${place}`);

async function untilFaults(expected: readonly string[]): Promise<void> {
  while (String(faultsNow()) !== String(expected)) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

test('a request nobody answers in time ends by itself, and not sooner', async () => {
  const present = table('DEALT').state().rules?.config;
  if (!present) throw new Error('The table is configured.');
  const config = { ...present, readings: { ...present.readings, L3: 'simple' } as const };
  const command = { type: 'ConfigureTable', config } as const;
  await table('DEALT').submit({ op: 'prices', by: manager, command });
  const stop = expireRequests(table('DEALT'), { clock, every: 5 });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(table('DEALT').state().approvals.size).toBe(1);
  ahead += present.approvalMinutes * 60_000;
  await untilTable(table('DEALT'), ({ approvals }) => approvals.size === 0);
  expect(table('DEALT').state().rules?.config.readings.L3).toBe('pro-rata');
  stop();
});

describe('an instrument', () => {
  test('expires at the table that issued it, once its time is over', async () => {
    await seat(table('DEALT'), 'P01');
    const number = '012345678901234567';
    const expiresAt = clock() + 50;
    const terminal = 'P01';
    await table('DEALT').submit({
      op: 'cash-out',
      by: { kind: 'terminal', id: terminal },
      command: { type: 'CashOut', terminal, amount: money(700), number, expiresAt },
    });
    const stop = expireInstruments({ pool, tables, log, clock, every: 10 });
    await untilTable(table('DEALT'), ({ instruments }) => {
      return instruments.get(number)?.status === 'expired';
    });
    stop();
    const { rows } = await pool.query('select status from instruments where number = $1', [number]);
    expect(rows).toEqual([{ status: 'expired' }]);
  });
});

describe('a round that was open when the server went away', () => {
  test('waits at a dealt table, once, and never at an automatic one', async () => {
    await give('DEALT', { type: 'OpenBets' });
    await recoverTable(table('DEALT'));
    expect(table('DEALT').state().paused?.reason).toContain('restarted');
    const { sequence } = table('DEALT').state();
    await recoverTable(table('DEALT'));
    expect(table('DEALT').state().sequence).toBe(sequence);
    await give('DEALT', { type: 'ResumeTable' });
    await give('AUTO', { type: 'OpenBets' });
    await recoverTable(table('AUTO'));
    expect(table('AUTO').state().paused).toBeNull();
  });
});

describe('what the floor notices', () => {
  test('a terminal that was here and is gone with bets in a round', async () => {
    const online = new Set<string>();
    const known = new Set<string>();
    const watch = { faults, tables, isOnline: (id: string) => online.has(id) };
    const stop = watchLinks({ ...watch, hasBeenOnline: (id) => known.has(id), every: 5 });
    await give('DEALT', { type: 'RecordBet', terminal: 'P01', bet: 'small', stake: money(500) });
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(faultsNow()).toEqual([]);
    // It came and went between two looks: nobody has seen it while it was here.
    known.add('P01');
    await untilFaults(['link-lost P01']);
    online.add('P01');
    await untilFaults([]);
    stop();
  });

  test('a device that does not answer when its dice are to be read', async () => {
    const stop = watchDevice(faults, table('DEALT'), 10);
    await give('DEALT', { type: 'CloseBets' });
    await give('DEALT', { type: 'Tumble', tumbles: 3 });
    await untilFaults(['device-silent DEALT']);
    await table('DEALT').submit({
      op: 'read',
      by: { kind: 'device', id: 'tumbler-DEALT' },
      command: { type: 'RegisterResult', dice: [1, 2, 3], flat: true },
    });
    await untilFaults([]);
    stop();
  });
});

test('changed software pauses every table; only an automatic one goes on by itself', async () => {
  const stop = lockTables(faults, tables);
  const fault = faults.set('software-changed', 'floor');
  await Promise.all(
    [table('DEALT'), table('AUTO')].map((each) =>
      untilTable(each, ({ paused }) => paused !== null),
    ),
  );
  faults.clear(fault.id, 'demo-technician', 'approved');
  await untilTable(table('AUTO'), ({ paused }) => paused === null);
  expect(table('DEALT').state().paused?.reason).toBe(
    'The software differs from what was last accepted.',
  );
  await give('DEALT', { type: 'ResumeTable' });
  expect(table('DEALT').state().paused).toBeNull();
  stop();
});
