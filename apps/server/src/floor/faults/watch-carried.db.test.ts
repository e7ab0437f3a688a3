import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { money } from '@baize/exact';
import { pino } from 'pino';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { restore } from '../../backup/restore.ts';
import { migrate } from '../../store/migrate.ts';
import { openOffice } from '../../store/office.ts';
import { testDatabase } from '../../testing/database.ts';
import { type DemoFloor, demoFloor } from '../../testing/demo-floor.ts';
import { KEY } from '../../testing/tables-on.ts';
import { agree, enter, give } from '../../testing/talk.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { openFaults } from './faults.ts';
import { watchCarried } from './watch-carried.ts';

const FIXTURES = fileURLToPath(new URL('../../../../../tools/auditor/fixtures/', import.meta.url));
const log = pino({ level: 'silent' });
const database = await testDatabase({ migrated: false });
const folder = await temporaryFolder();
afterAll(() => folder.remove());

/** A floor as somebody left it, watched. */
async function watched(fixture: string, every?: number) {
  const pool = (await database.anotherDatabase()).pool();
  const restored = await restore({ pool, file: join(FIXTURES, fixture) });
  if (!restored.ok) throw new Error(JSON.stringify(restored.error));
  await migrate(pool);
  const faults = await openFaults({ pool: openOffice(pool, { key: KEY }), log });
  const look = async () => {
    const stop = await watchCarried({ faults, pool, log, ...(every && { every }) });
    onTestFinished(stop);
    return stop;
  };
  const standing = () => faults.list().map(({ code, place, detail }) => [code, place, detail]);
  return { pool, faults, look, standing };
}

const DEBT = [
  'carried-credit-differs',
  'dan',
  '0 on record, -100000 in the ledger, in minor units',
];

describe('what terminals carry is compared with the ledger', () => {
  test('at the start, and a debt that became credit locks its terminal', async () => {
    const { look, standing, faults } = await watched('debt-became-credit.baize');
    await look();
    expect(standing()).toEqual([DEBT]);
    expect(faults.lockOn('dan', 'terminal')?.place).toBe('dan');
    await faults.close();
  });

  test('and nothing is said where they agree', async () => {
    const { look, standing, faults } = await watched('debt-stays.baize');
    await look();
    expect(standing()).toEqual([]);
    await faults.close();
  });

  test('what a person has looked at and cleared stays cleared after a restart, another difference does not', async () => {
    const { pool, look, standing, faults } = await watched('debt-became-credit.baize');
    (await look())();
    for (const { id } of faults.list()) faults.clear(id, 'tan', 'Paid back in cash.');
    await faults.written();
    (await look())();
    expect(standing()).toEqual([]);
    await pool.query("update terminals set table_id = null, credit = 7 where id = 'eve'");
    await look();
    expect(standing()).toEqual([[DEBT[0], 'eve', '7 on record, 0 in the ledger, in minor units']]);
    await faults.close();
  });

  test('two errors that cancel each other out are found terminal by terminal', async () => {
    const { pool, look, standing, faults } = await watched('debt-stays.baize');
    await pool.query(`insert into terminals (id, credit) values ('ann', 5)`);
    await pool.query(
      `insert into balances (table_id, account, amount) values ('first', 'in-transit', 5)`,
    );
    await look();
    expect(standing().map(([, place]) => place)).toEqual(['ann']);
    await faults.close();
  });
});

const DESCRIBED = `
floor: Watched
tables:
  - { table: T1, game: rws-sic-bo-2021/a, unit: 100 }
`;

describe('while the floor runs', () => {
  const opened = async (): Promise<DemoFloor> => {
    const other = await temporaryFolder();
    const floor = await demoFloor(await database.anotherDatabase(), other.path, DESCRIBED);
    onTestFinished(() => floor.stop().then(() => other.remove()));
    return floor;
  };

  test('a terminal whose credit was altered brings none of it to a table, until both agree again', async () => {
    const floor = await opened();
    const { faults, database: own } = floor.running;
    const pool = own.pool({ max: 1 });
    onTestFinished(() => pool.end());
    const player = await enter(floor, { kind: 'terminal', id: 'P01' });
    expect(await give(floor, player, 'T1', { type: 'ReleaseTerminal', terminal: 'P01' })).toBe(
      'accepted',
    );
    const next = () =>
      new Promise<string>((resolve) => {
        const stop = faults.onChange(({ type, fault }) => {
          if (fault.code !== 'carried-credit-differs') return;
          stop();
          resolve(`${type} ${fault.place}`);
        });
      });
    const set = next();
    await pool.query("update terminals set credit = credit + 50000 where id = 'P01'");
    expect(await set).toBe('set P01');
    const seat = { type: 'SeatTerminal', terminal: 'P01' } as const;
    expect(await give(floor, player, 'T1', seat)).toBe('terminal-locked');
    const [cashier, supervisor] = await Promise.all(
      ['cashier', 'pit-supervisor'].map((position) => enter(floor, { kind: 'staff', position })),
    );
    const pay = { type: 'PayByHand', terminal: 'P01', amount: money(50_000) } as const;
    expect(await agree(floor, [cashier ?? '', supervisor ?? ''], 'T1', pay)).toBe('refused');
    const cleared = next();
    await pool.query("update terminals set credit = credit - 50000 where id = 'P01'");
    expect(await cleared).toBe('cleared P01');
    expect(await give(floor, player, 'T1', seat)).toBe('accepted');
  });
});
