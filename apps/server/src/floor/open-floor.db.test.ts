import { copyFile, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { drawSeed } from '@baize/chance';
import { money } from '@baize/exact';
import { SHIPPED } from '@baize/house';
import type { TableState } from '@baize/table';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { temporarySigningKey } from '../store/signing-key.ts';
import type { RunningTable } from '../tables/running-table.ts';
import { testDatabase } from '../testing/database.ts';
import { floorOf, quickFloor, seat, untilTable } from '../testing/quick-floor.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { verifyFloor } from '../verify/verify-floor.ts';
import { sealedSeeds } from './automatic/sealed-seeds.ts';
import { openFloor } from './open-floor.ts';

const database = await testDatabase();
const log = pino({ level: 'silent' });

const GAMES = [
  'rws-tai-sai-v5/c',
  'rws-sic-bo-2021/b',
  'mbs-sic-bo-v4/rapid-select',
  'licensee-sic-bo/standard',
  'rws-si-ki-pi-v2',
];

/** Bets on the first area whenever bets open. */
function player(table: RunningTable, terminal: string): () => void {
  const by = { kind: 'terminal', id: terminal } as const;
  let bets = 0;
  return table.onCommit(({ facts, state }) => {
    if (!facts.some(({ event }) => event.type === 'BetsOpened')) return;
    bets += 1;
    void table.submit({
      op: `bet-${table.id}-${bets}`,
      by,
      command: {
        type: 'PlaceBet',
        terminal,
        bet: state.rules?.areas[0] ?? '',
        stake: money(100),
      },
    });
  });
}

const key = temporarySigningKey();

test('an automatic table of every procedure plays rounds to the end', async () => {
  const floor = await openFloor({
    database,
    key,
    floor: quickFloor(GAMES),
    log,
  });
  const tables = floor.floor.list().map(({ table }) => table);
  expect(floor.leases.kept()).toEqual(tables.map(({ id }) => id));
  for (const table of tables) {
    player(table, `P-${table.id}`);
    await seat(table, `P-${table.id}`);
  }
  const isCards = (table: RunningTable) => table.state().rules?.game.mechanic === 'si-ki-pi';
  for (const table of tables.filter(isCards)) {
    const terminal = `P-${table.id}`;
    await table.submit({
      op: `box-${table.id}`,
      by: { kind: 'terminal', id: terminal },
      command: { type: 'TakeBox', terminal, box: 1 },
    });
  }
  await Promise.all(
    tables.map((table) => untilTable(table, ({ concluded }) => concluded.size >= 2)),
  );
  for (const table of tables) {
    const { concluded } = table.state();
    expect([...concluded.values()].map(({ status }) => status)).not.toContain('void');
    expect([...concluded.values()].some(({ closed }) => closed.length > 0)).toBe(true);
  }
  expect(floor.faults.list()).toEqual([]);
  await floor.close();
  const pool = database.pool({ max: 1 });
  const { finding, counts } = await verifyFloor(pool, { library: SHIPPED });
  await pool.end();
  expect(finding).toBeNull();
  expect(counts.tables).toBe(GAMES.length);
});

test('a licensee table that is virtual is inspected again when a shift begins', async () => {
  const floor = await openFloor({
    database,
    key,
    floor: floorOf(`
floor: F
tables:
  - { table: SHAKER, game: licensee-sic-bo/standard, mode: automatic, bettingSeconds: 1,
      stepSeconds: 0, pauseSeconds: 0 }
`),
    log,
  });
  const [table] = floor.floor.list().map((each) => each.table);
  if (!table) throw new Error('There is a table.');
  const by = { kind: 'staff', id: 'S', position: 'pit-supervisor' } as const;
  await table.submit({ op: 'shift', by, command: { type: 'BeginShift' } });
  expect(table.state().equipment.shiftInspected).toBe(false);
  await seat(table, 'P-SHAKER');
  await untilTable(table, ({ roundNumber }) => roundNumber === 1);
  expect(table.state().equipment.shiftInspected).toBe(true);
  await floor.close();
});

test('an orderly restart in the middle of a round voids none: bets stand, and the result is proven', async () => {
  const { path: folder, remove } = await temporaryFolder();
  const described = floorOf(`
floor: F
defaults: { mode: automatic, unit: 100, bettingSeconds: 5, stepSeconds: 0, pauseSeconds: 0, arrangingSeconds: 1 }
tables:
  - { table: AGAIN-OPEN, game: rws-tai-sai-v5/c }
  - { table: AGAIN-COVERED, game: mbs-sic-bo-v4/rapid-select }
`);
  const open = () =>
    openFloor({ database, key, floor: described, log, seeds: sealedSeeds(folder, key) });
  const first = await open();
  // Besides these there may be a withdrawn table of another floor, where somebody still sits.
  const ids = ['AGAIN-OPEN', 'AGAIN-COVERED'];
  const playing = first.floor.list().flatMap(({ table }) => (ids.includes(table.id) ? table : []));
  for (const table of playing) {
    player(table, `P-${table.id}`);
    await seat(table, `P-${table.id}`);
  }
  const hasBet = ({ round }: TableState) => (round?.totals[0] ?? 0) > 0;
  await Promise.all(playing.map((table) => untilTable(table, hasBet)));
  const rounds = playing.map((table) => table.state().round?.id ?? '');
  expect(rounds).not.toContain('');
  await first.close();
  const left = await readdir(folder);
  expect(left).toEqual(['rounds-in-progress.sealed']);
  const sealed = await readFile(join(folder, left[0] ?? ''));
  for (const round of rounds) expect(sealed.includes(round)).toBe(false);
  expect((await stat(join(folder, left[0] ?? ''))).mode & 0o777).toBe(0o600);
  const second = await open();
  for (const [index, id] of ids.entries()) {
    const table = second.tables.get(id);
    if (!table) throw new Error(`There is no table ${id}.`);
    const round = rounds[index] ?? '';
    await untilTable(table, ({ concluded }) => concluded.has(round));
    expect(table.state().concluded.get(round)?.status).toBe('settled');
  }
  await second.close();
  const pool = database.pool({ max: 1 });
  expect((await verifyFloor(pool, { library: SHIPPED })).finding).toBeNull();
  await pool.end();
  await remove();
});

test('only the node that sealed seeds can read them, and a damaged file is worth nothing', async () => {
  const { path: folder, remove } = await temporaryFolder();
  const seed = drawSeed();
  const own = sealedSeeds(folder, key);
  expect(await own.read()).toEqual([]);
  await own.keep([seed]);
  expect(await sealedSeeds(folder, temporarySigningKey()).read()).toEqual([]);
  expect(await own.read()).toEqual([seed]);
  const sealed = await readFile(join(folder, 'rounds-in-progress.sealed'));
  expect(sealed.includes(seed)).toBe(false);
  expect(sealed.includes(Buffer.from(seed, 'hex'))).toBe(false);
  await own.keep([]);
  expect(await own.read()).toEqual([]);
  await copyFile('/dev/null', join(folder, 'rounds-in-progress.sealed'));
  expect(await own.read()).toEqual([]);
  await remove();
});

test('a clock set back an hour holds no automatic table, before a restart and after it', async () => {
  const server = await testDatabase();
  const set = { back: 0 };
  const clocks = { wall: () => Date.now() - set.back, steady: () => performance.now() };
  const opened = () =>
    openFloor({ database: server, key, floor: quickFloor(['rws-tai-sai-v5/c']), log, clocks });
  const first = await opened();
  const [table] = first.floor.list().map((each) => each.table);
  if (!table) throw new Error('There is a table.');
  await seat(table, 'P-clock');
  const stopPlaying = player(table, 'P-clock');
  await untilTable(table, ({ roundNumber, round }) => roundNumber >= 1 && round !== null);
  const reached = table.state().roundNumber;
  set.back = 3_600_000;
  await untilTable(table, ({ roundNumber }) => roundNumber >= reached + 2);
  stopPlaying();
  await first.close();
  // Whoever starts now has only ever known the earlier time; the record is ahead of it.
  const second = await opened();
  const [again] = second.floor.list().map((each) => each.table);
  if (!again) throw new Error('There is a table.');
  const rounds = again.state().roundNumber;
  await untilTable(again, ({ roundNumber }) => roundNumber >= rounds + 2);
  await second.close();
  expect((await verifyFloor(server.pool({ max: 1 }), { library: SHIPPED })).finding).toBeNull();
});
