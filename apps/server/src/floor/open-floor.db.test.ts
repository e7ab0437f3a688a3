import { money } from '@baize/exact';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { temporarySigningKey } from '../store/signing-key.ts';
import type { RunningTable } from '../tables/running-table.ts';
import { testDatabase } from '../testing/database.ts';
import { verifyFloor } from '../verify/verify-floor.ts';
import { openFloor } from './open-floor.ts';
import { floorOf, quickFloor, seat, untilTable } from './testing/quick-floor.ts';

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
  const { finding, counts } = await verifyFloor(pool);
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
