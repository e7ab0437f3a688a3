import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import { floorOf, untilTable } from '../testing/quick-floor.ts';
import { tablesOn } from '../testing/tables-on.ts';
import { beginShifts } from './keep-table.ts';
import { openFloorTables } from './tables/floor-tables.ts';

const database = await testDatabase();
const log = pino({ level: 'silent' });

/** Half an hour before the shift of the afternoon begins, by the shifts a floor has unless it says others. */
const HALF_PAST_ONE = Date.UTC(2026, 0, 5, 13, 30);
const MINUTE = 60_000;

async function shakerTable(id: string) {
  let at = HALF_PAST_ONE;
  const now = () => at;
  const floor = floorOf(
    `{floor: F, tables: [{table: ${id}, game: licensee-sic-bo/minimum, unit: 100, equipment: {dice: D1, shaker: automated}}]}`,
  );
  const tables = tablesOn(database, { now });
  await openFloorTables(floor, { pool: database.pool(), tables, log, clock: now });
  const table = tables.get(id);
  if (!table) throw new Error('The floor has one table.');
  const begun: number[] = [];
  table.onCommit(({ facts }) => {
    for (const { at: when, event } of facts) if (event.type === 'ShiftBegan') begun.push(when);
  });
  onTestFinished(beginShifts(table, { shifts: floor.shifts, clock: now, every: 5 }));
  const setClock = (to: number) => {
    at = to;
  };
  return { table, begun, setClock };
}

test('[licensee-sic-bo#5(b)] a shift begins by itself at its hour and not before, once, and its test is due', async () => {
  const { table, begun, setClock } = await shakerTable('SHIFTS');
  expect(table.state().equipment.shiftInspected).toBe(true);
  setClock(HALF_PAST_ONE + 29 * MINUTE);
  setClock(HALF_PAST_ONE + 30 * MINUTE);
  await untilTable(table, ({ equipment }) => !equipment.shiftInspected);
  expect(begun).toEqual([HALF_PAST_ONE + 30 * MINUTE]);
  const supervisor = { kind: 'staff', id: 'S', position: 'pit-supervisor' } as const;
  const command = { type: 'RecordShiftInspection', shakes: 3 } as const;
  await table.submit({ op: 'shift-test', by: supervisor, command });
  expect(table.state().equipment.shiftInspected).toBe(true);
  // The next one is that of the night, which is not tested twice either.
  setClock(HALF_PAST_ONE + 510 * MINUTE);
  await untilTable(table, ({ equipment }) => !equipment.shiftInspected);
  expect(begun).toEqual([HALF_PAST_ONE + 30 * MINUTE, HALF_PAST_ONE + 510 * MINUTE]);
});
