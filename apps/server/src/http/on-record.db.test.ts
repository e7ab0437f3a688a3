import type { Pool } from 'pg';
import { expect, test } from 'vitest';
import { ask } from '../testing/ask.ts';
import { testDatabase } from '../testing/database.ts';
import { newOp } from '../testing/dice-table.ts';
import { staffToken } from '../testing/people.ts';
import { openDiceTable, testApp } from '../testing/test-app.ts';

const database = await testDatabase();

/** From now on the audit trail takes nothing about a subject, as a full disk would not. */
async function refuseLines(pool: Pool, subject: string): Promise<void> {
  await pool.query(`alter table audit_trail add constraint full_${Date.now()}
    check (subject <> '${subject}') not valid`);
}

test('what cannot be put on record is not done', async () => {
  const { url, registry, database: pool } = await testApp(database);
  const { token } = await staffToken(registry, 'shift-manager');
  const { id } = await staffToken(registry, 'dealer');
  await refuseLines(pool, id);
  const body = { position: 'pit-manager' };
  const { status } = await ask(`${url}/api/staff/${id}`, { token, method: 'PATCH', body });
  expect(status).toBe(500);
  const { rows } = await pool.query('select position from staff where id = $1', [id]);
  expect(rows).toEqual([{ position: 'dealer' }]);
});

test('nor is a command at a table, and others go on', async () => {
  const { url, registry, tables, database: pool } = await testApp(database);
  const { token } = await staffToken(registry, 'dealer');
  const [table, other] = [await openDiceTable(tables), await openDiceTable(tables)];
  await refuseLines(pool, table.id);
  const pause = async (id: string) => {
    const command = { type: 'PauseTable', reason: 'A short break' };
    const body = { op: newOp(), command };
    return (await ask(`${url}/api/tables/${id}/commands`, { token, body })).status;
  };
  expect(await pause(table.id)).toBe(500);
  expect(table.state().paused).toBeNull();
  expect(await pause(other.id)).toBe(200);
  const { rowCount } = await pool.query(
    "select from audit_trail where subject = $1 and action = 'command:PauseTable'",
    [other.id],
  );
  expect(rowCount).toBe(1);
});
