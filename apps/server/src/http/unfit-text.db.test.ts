import { expect, test } from 'vitest';
import { ask } from '../testing/ask.ts';
import { testDatabase } from '../testing/database.ts';
import { newOp } from '../testing/dice-table.ts';
import { staffToken } from '../testing/people.ts';
import { openDiceTable, testApp } from '../testing/test-app.ts';
import { testClient } from '../testing/test-client.ts';

const database = await testDatabase();
const HALF = 'Mal\ud800';

test('a field that stands twice is refused wherever it is said, and neither of the two is done', async () => {
  const { url, registry, tables } = await testApp(database);
  const { token } = await staffToken(registry, 'pit-manager');
  const table = await openDiceTable(tables);
  const before = table.state().sequence;
  const text = (op: string) =>
    `{"v":1,"type":"do","op":"${op}","command":{"type":"PauseTable","reason":"tea","reason":"fire"}}`;
  const { status, body } = await ask(`${url}/api/tables/${table.id}/commands`, {
    token,
    method: 'POST',
    body: text(newOp()).replace('"v":1,"type":"do",', ''),
  });
  expect([status, body]).toMatchObject([400, { error: { field: 'command.reason' } }]);
  const client = await testClient(url, { token });
  client.say({ v: 1, type: 'hello', table: table.id, as: 'pit' });
  await client.next('snapshot');
  client.say(text(newOp()));
  const fault = { code: 'malformed-message', field: 'command.reason' };
  expect(await client.next('fault')).toMatchObject(fault);
  expect(table.state().sequence).toBe(before);
});

test('what no database can keep is refused at the edge, and nothing is done', async () => {
  const { url, registry, tables } = await testApp(database);
  const { token, id } = await staffToken(registry, 'shift-manager');
  const { id: other } = await staffToken(registry, 'dealer');
  const table = await openDiceTable(tables);
  const refused = async (method: string, path: string, body: unknown, field: string) => {
    const { status, body: said } = await ask(`${url}/api/${path}`, { token, method, body });
    expect([path, status, said]).toMatchObject([path, 400, { error: { field } }]);
  };
  const pause = { op: newOp(), command: { type: 'PauseTable', reason: 'x\0' } };
  await refused('PATCH', `staff/${other}`, { name: HALF, position: 'shift-manager' }, 'name');
  await refused('POST', `tables/${table.id}/commands`, pause, 'command.reason');
  await refused('POST', 'session', { account: 'a', password: 'b\0' }, 'password');
  const asked = await ask(`${url}/api/audit?who=a%00`, { token });
  expect([asked.status, asked.body]).toMatchObject([400, { error: { field: 'who' } }]);
  const key = await ask(`${url}/api/keys/a%00`, { token, method: 'DELETE' });
  expect([key.status, key.body]).toMatchObject([400, { error: { field: 'id' } }]);
  const staff = await registry.database.query('select position from staff where id = $1', [other]);
  expect(staff.rows).toEqual([{ position: 'dealer' }]);
  const trail = await registry.database.query('select from audit_trail where who = $1', [id]);
  expect(trail.rowCount).toBe(0);
});
