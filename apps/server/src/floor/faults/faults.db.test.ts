import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import type { Asking } from '../../store/office.ts';
import { testDatabase } from '../../testing/database.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { watchDisk } from '../start/watch-disk.ts';
import { watchSoftware } from '../start/watch-software.ts';
import { FAULT_CODES, FAULT_KINDS } from './fault-catalogue.ts';
import { openFaults } from './faults.ts';
import { checkSoftware } from './software-manifest.ts';
import { watchGuesses } from './watch-guesses.ts';
import { watchClock } from './watches.ts';

const database = await testDatabase();
const pool = database.pool();
const log = pino({ level: 'silent' });
const opened = () => openFaults({ pool, log });

describe('the catalogue', () => {
  test.each(FAULT_CODES)('%s is said in a sentence, with what to do', (code) => {
    const { says, remedy } = FAULT_KINDS[code];
    expect(says).toMatch(/^[A-Z].*\.$/);
    expect(remedy).toMatch(/^[A-Z].*\.$/);
  });
});

test('a fault survives a restart, stands once in a place, and both its ends are on record', async () => {
  const before = await opened();
  const fault = before.set('printer-failed', 'P01', 'out of paper');
  expect(before.set('printer-failed', 'P01')).toBe(fault);
  before.set('printer-failed', 'P02');
  await before.close();

  const after = await opened();
  expect(after.list().map(({ code, place }) => [code, place])).toEqual([
    ['printer-failed', 'P01'],
    ['printer-failed', 'P02'],
  ]);
  expect(after.lockOn('P01', 'cash-out')?.id).toBe(fault.id);
  expect(after.lockOn('P03', 'cash-out')).toBeUndefined();
  expect(after.clear(fault.id, 'demo-technician', 'new roll')).toBe(true);
  expect(after.clear(fault.id, 'demo-technician', 'again')).toBe(false);
  after.end('printer-failed', 'P02');
  await after.close();

  const { rows } = await pool.query('select place, cleared_by, cleared_because from faults');
  expect(rows).toEqual([
    { place: 'P01', cleared_by: 'demo-technician', cleared_because: 'new roll' },
    { place: 'P02', cleared_by: 'floor', cleared_because: 'It is over.' },
  ]);
  expect((await opened()).list()).toEqual([]);
});

test('what the database will never take does not keep the next fault from being written', async () => {
  const faults = await opened();
  faults.set('printer-failed', 'P03', 'a\0b');
  faults.set('printer-failed', 'P04', 'out of paper');
  await faults.written();
  const { rows } = await pool.query("select place from faults where place in ('P03', 'P04')");
  expect(rows).toEqual([{ place: 'P04' }]);
  faults.end('printer-failed', 'P04');
  await faults.close();
});

test('somebody who tries instrument numbers is noticed, and a misreading is not', () => {
  const set: string[] = [];
  let at = 0;
  const notice = watchGuesses({ set: (_code, place) => set.push(place) as never }, () => at);
  const refused = (id: string) =>
    notice({ actor: { kind: 'terminal', id }, code: 'unknown-instrument' });
  for (let tried = 0; tried < 9; tried += 1) refused('P1');
  refused('P2');
  expect(set).toEqual([]);
  refused('P1');
  expect(set).toEqual(['P1']);
  for (let tried = 0; tried < 30; tried += 1) {
    at += 120_000;
    refused('P3');
  }
  expect(set).toEqual(['P1']);
});

test('a cashier who tries numbers is noticed, and so are a few at every terminal', () => {
  const set: string[] = [];
  const notice = watchGuesses(
    { set: (code, place, detail) => set.push(`${code} ${place}: ${detail}`) as never },
    () => 0,
  );
  const cashier = { kind: 'staff', id: 'carl', position: 'cashier' } as const;
  for (let tried = 0; tried < 10; tried += 1)
    notice({ actor: cashier, code: 'unknown-instrument' });
  expect(set).toEqual(['numbers-tried floor: 10 in 10 minutes by carl']);
  for (let terminal = 0; terminal < 29; terminal += 1) {
    notice({ actor: { kind: 'terminal', id: `P${terminal}` }, code: 'unknown-instrument' });
  }
  expect(set).toHaveLength(1);
  notice({ actor: { kind: 'terminal', id: 'P30' }, code: 'unknown-instrument' });
  expect(set).toEqual([set[0], 'numbers-tried floor: 40 in 10 minutes']);
  notice({ actor: cashier, code: 'bets-closed' });
  expect(set).toHaveLength(2);
});

test('listeners hear of both ends', async () => {
  const faults = await opened();
  const heard: string[] = [];
  const stop = faults.onChange(({ type, fault }) => heard.push(`${type} ${fault.code}`));
  faults.set('link-lost', 'P01');
  faults.end('link-lost', 'P01');
  faults.end('link-lost', 'P01');
  stop();
  expect(heard).toEqual(['set link-lost', 'cleared link-lost']);
  await faults.close();
});

test('a clock that goes back is noticed; one that goes ahead is not', async () => {
  const faults = await opened();
  const clocks = { wall: 1000, steady: 1000 };
  const noticed = new Promise((resolve) => faults.onChange(resolve));
  const look = { wall: () => clocks.wall, steady: () => clocks.steady };
  const stop = watchClock(faults, look, 1);
  clocks.wall += 3_600_000;
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(faults.list()).toEqual([]);
  clocks.wall -= 7000;
  await noticed;
  stop();
  expect(faults.list().map(({ code, detail }) => [code, detail])).toEqual([
    ['clock-stepped-back', 'by 7000 ms'],
  ]);
  for (const { id } of faults.list()) faults.clear(id, 'demo-technician', 'the daemon is mended');
  await faults.close();
});

test('a disk is called nearly full by a share and by what is left of it', async () => {
  const faults = await opened();
  const noticed = new Promise((resolve) => faults.onChange(resolve));
  const stop = watchDisk(faults, database.dataFolder, { percent: 101, bytes: 2 ** 62 });
  await noticed;
  stop();
  expect(faults.list().map(({ code }) => code)).toEqual(['disk-nearly-full']);
  const over = new Promise((resolve) => faults.onChange(resolve));
  const again = watchDisk(faults, database.dataFolder, { percent: 101, bytes: 0 });
  await over;
  again();
  expect(faults.list()).toEqual([]);
  await faults.close();
});

test('software is accepted when a floor is set up, and by a technician afterwards', async () => {
  const faults = await opened();
  const now = () => 1_767_254_400_000;
  const check = (digest: string, acceptsAnything = false) =>
    checkSoftware({ pool, faults, manifest: { digest, files: 1 }, acceptsAnything, now });
  const standing = () => faults.list().map(({ code, detail }) => [code, detail]);
  (await check('one'))();
  expect(standing()).toEqual([]);
  const stop = await check('two');
  expect(standing()).toEqual([['software-changed', 'SHA-256 two']]);
  for (const { id } of faults.list()) faults.clear(id, 'demo-technician', 'approved as 2.0');
  const acceptance = "select from software where digest = 'two' and accepted_at is not null";
  while ((await pool.query(acceptance)).rowCount === 0);
  stop();
  (await check('two'))();
  expect(standing()).toEqual([]);
  (await check('three', true))();
  expect(standing()).toEqual([]);
  const { rows } = await pool.query('select digest, accepted_by from software order by digest');
  expect(rows).toEqual([
    { digest: 'one', accepted_by: 'first start' },
    { digest: 'three', accepted_by: 'demo' },
    { digest: 'two', accepted_by: 'demo-technician' },
  ]);
  await faults.close();
});

test('however many ask what runs while somebody looks, it is looked at once more and no more', async () => {
  const folder = await temporaryFolder();
  const faults = await opened();
  let looks = 0;
  let begun = (): void => undefined;
  const isLooking = new Promise<void>((resolve) => {
    begun = resolve;
  });
  let goOn = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  // Each look asks once what was accepted; the first one is held there.
  const counting: Asking = {
    query: async (text, values) => {
      if (String(text).startsWith('select digest')) {
        looks += 1;
        begun();
        await held;
      }
      return pool.query(text, values);
    },
  };
  const watched = { softwareRoot: folder.path, isDemo: true };
  const { check, stop } = watchSoftware(faults, counting, watched, () => undefined);
  const first = check();
  await isLooking;
  const others = Array.from({ length: 100 }, () => check());
  goOn();
  const [one, ...found] = await Promise.all([first, ...others]);
  expect(looks).toBe(2);
  expect(new Set(found.map((each) => each?.digest))).toEqual(new Set([one?.digest]));
  await stop();
  await faults.close();
  await folder.remove();
});
