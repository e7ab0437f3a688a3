import { money } from '@baize/exact';
import { auditBody, lostRecordBody } from '@baize/protocol/http';
import { expect, test } from 'vitest';
import { ask } from '../../testing/ask.ts';
import { testDatabase } from '../../testing/database.ts';
import { betting, newOp } from '../../testing/dice-table.ts';
import { staffToken } from '../../testing/people.ts';
import { tablesOn } from '../../testing/tables-on.ts';
import { openDiceTable, testApp } from '../../testing/test-app.ts';
import { lostRecordRoutes } from './lost-record-routes.ts';

const database = await testDatabase();
const owner = database.pool({ max: 1 });

/** A floor with a table that has acknowledged two bets which its database has lost. */
async function floorThatIsAhead(terminal: string) {
  const tables = tablesOn(database, { followEvery: 20 });
  const { url, registry } = await testApp(database, {
    deps: { tables, routes: [lostRecordRoutes] },
  });
  const table = await openDiceTable(tables, [terminal]);
  const upTo = table.state().sequence;
  const ops = [newOp(), newOp()];
  for (const op of ops) await table.submit(betting(terminal, 'big', money(100), op));
  // As a copy of a moment ago that was restored: only the owner of a database can do this to a journal.
  await owner.query('set session_replication_role = replica');
  await owner.query('delete from journal where table_id = $1 and first > $2', [table.id, upTo]);
  await owner.query('delete from operations where op = any ($1)', [ops]);
  await owner.query('set session_replication_role = origin');
  await expect.poll(() => table.behind()).not.toBeNull();
  const tokens = {
    dealer: (await staffToken(registry, 'dealer')).token,
    manager: (await staffToken(registry, 'pit-manager')).token,
    shift: (await staffToken(registry, 'shift-manager')).token,
    auditor: (await staffToken(registry, 'auditor')).token,
  };
  const send = (who: keyof typeof tokens, method: string, path: string, body?: unknown) =>
    ask(`${url}/api/${path}`, { token: tokens[who], method, ...(body ? { body } : {}) });
  const agree = async (asked: unknown) => {
    const id = String(Reflect.get(Object(Reflect.get(Object(asked), 'request')), 'id'));
    return send('shift', 'POST', `requests/${id}/agree`);
  };
  return { url, tables, table, upTo, ops, send, agree };
}

const JOURNAL = 'select first::int, last::int from journal where table_id = $1 and first > $2';

test('two people put back what the database has lost, and the floor is ready again', async () => {
  const { url, table, upTo, ops, send, agree } = await floorThatIsAhead('LR1');
  expect((await ask(`${url}/readyz`)).status).toBe(503);
  expect((await send('dealer', 'GET', 'lost-record')).status).toBe(403);
  const { tables: lost } = lostRecordBody.parse((await send('auditor', 'GET', 'lost-record')).body);
  expect(lost).toMatchObject([
    { table: table.id, agreesUpTo: upTo, acknowledged: upTo + 2, canBePutBack: true },
  ]);
  expect(lost[0]?.lost.map(({ op }) => op)).toEqual(ops);
  expect(lost[0]?.lost[0]?.text).toBe(`${upTo + 1} LR1: BetsChanged (${ops[0]})`);
  const body = { reason: 'The standby was promoted too early.' };
  expect((await send('auditor', 'POST', 'lost-record/put-back', body)).status).toBe(403);
  const asked = await send('manager', 'POST', 'lost-record/put-back', body);
  expect([asked.status, asked.body]).toMatchObject([
    202,
    { request: { act: 'put-back-record', subject: table.id, agrees: 'shift-manager' } },
  ]);
  expect(table.isAvailable()).toBe(false);
  expect(await agree(asked.body)).toMatchObject({ status: 200, body: { answer: { tables: [] } } });
  expect(table.isAvailable()).toBe(true);
  expect((await ask(`${url}/readyz`)).status).toBe(200);
  const { rows } = await owner.query(JOURNAL, [table.id, upTo]);
  expect(rows).toEqual([
    { first: upTo + 1, last: upTo + 1 },
    { first: upTo + 2, last: upTo + 2 },
  ]);
  const again = await send('manager', 'POST', 'lost-record/put-back', body);
  expect([again.status, again.body]).toMatchObject([409, { error: { code: 'nothing-lost' } }]);
});

test('two people accept where the database ends, and the list of what is lost stays on record', async () => {
  const { table, upTo, ops, send, agree } = await floorThatIsAhead('LR2');
  const body = { reason: 'The disk of the primary is gone.' };
  const asked = await send('manager', 'POST', 'lost-record/give-up', body);
  expect(asked.status).toBe(202);
  expect(await agree(asked.body)).toMatchObject({ status: 200, body: { answer: { tables: [] } } });
  expect([table.isAvailable(), table.state().sequence]).toEqual([true, upTo]);
  const { lines } = auditBody.parse(
    (await send('auditor', 'GET', 'audit?action=give-up-record')).body,
  );
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({
    subject: table.id,
    detail: { reason: body.reason, upTo: String(upTo) },
  });
  for (const op of ops) expect(JSON.stringify(lines[0])).toContain(op);
  const bet = await table.submit(betting('LR2', 'big', money(100)));
  expect(bet).toMatchObject({ type: 'accepted', events: [{ sequence: upTo + 1 }] });
});
