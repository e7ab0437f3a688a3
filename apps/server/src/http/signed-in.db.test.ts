import { keysBody, sessionsBody } from '@baize/protocol/http';
import { expect, test } from 'vitest';
import { ask } from '../testing/ask.ts';
import { testDatabase } from '../testing/database.ts';
import { staffToken, terminalToken } from '../testing/people.ts';
import { openDiceTable, type TestApp, testApp } from '../testing/test-app.ts';
import { testClient } from '../testing/test-client.ts';

const database = await testDatabase();
const GIVEN = 'three dice under a cup';

/** What the trail says of some actions, oldest first. */
async function trail({ database: pool }: TestApp, ...actions: readonly string[]) {
  const { rows } = await pool.query(
    `select action, who, subject, outcome from audit_trail
     where action = any($1::text[]) order by number`,
    [actions],
  );
  return rows.map(({ action, who, subject, outcome }) => [action, who, subject, outcome]);
}

test('a shift manager sees who is signed in and ends a session, and whoever had it is out', async () => {
  const app = await testApp(database);
  const { url, registry } = app;
  const boss = await staffToken(registry, 'shift-manager');
  const auditor = await staffToken(registry, 'auditor');
  const lost = await staffToken(registry, 'dealer');
  const sessions = async (token: string) =>
    sessionsBody.parse((await ask(`${url}/api/sessions`, { token })).body).sessions;
  const listed = await sessions(boss.token);
  const people = [boss.id, auditor.id, lost.id];
  expect(listed.map(({ person }) => person)).toEqual(expect.arrayContaining(people));
  expect(await sessions(auditor.token)).toEqual(listed);
  expect((await ask(`${url}/api/sessions`, { token: lost.token })).status).toBe(403);
  const id = listed.find(({ person }) => person === lost.id)?.session ?? '';
  const end = (token: string, session: string) =>
    ask(`${url}/api/sessions/${session}`, { token, method: 'DELETE' });
  expect((await end(auditor.token, id)).status).toBe(403);
  const client = await testClient(url, { token: lost.token });
  const ended = await end(boss.token, id);
  expect(ended.status).toBe(200);
  const left = sessionsBody.parse(ended.body).sessions.map(({ person }) => person);
  expect(left).not.toContain(lost.id);
  expect(left).toContain(auditor.id);
  expect(await client.next('bye')).toMatchObject({ reason: 'revoked' });
  expect((await ask(`${url}/api/session`, { token: lost.token })).body).toMatchObject({
    who: null,
  });
  const again = await end(boss.token, id);
  expect([again.status, again.body]).toMatchObject([
    404,
    { error: { code: 'unknown-session', field: 'id' } },
  ]);
  expect(await trail(app, 'end-session')).toEqual([
    ['end-session', boss.id, lost.id, 'accepted'],
    ['end-session', boss.id, id, 'unknown-session'],
  ]);
});

test('who signs out is out, at every window of that session, and it is on record', async () => {
  const app = await testApp(database);
  const { token, id } = await staffToken(app.registry, 'dealer');
  const client = await testClient(app.url, { token });
  const signedOut = await ask(`${app.url}/api/session`, { token, method: 'DELETE' });
  expect(signedOut.body).toEqual({ who: null, expiresAt: null, isDemo: true });
  expect(signedOut.headers.get('set-cookie')).toMatch(/baize_session=;/);
  expect(await client.next('bye')).toMatchObject({ reason: 'revoked' });
  const known = await ask(`${app.url}/api/session`, { token });
  expect(known.body).toMatchObject({ who: null });
  expect((await ask(`${app.url}/api/session`, { token, method: 'DELETE' })).status).toBe(401);
  expect(await trail(app, 'sign-out')).toEqual([['sign-out', id, null, 'accepted']]);
  const terminal = await terminalToken(app.registry, 'OUT');
  const asTerminal = await ask(`${app.url}/api/session`, { token: terminal, method: 'DELETE' });
  expect(asTerminal.status).toBe(403);
});

test('a key is listed and taken away once, and its machine knows nobody here any more', async () => {
  const app = await testApp(database);
  const { url, registry } = app;
  const technician = await staffToken(registry, 'technician');
  const machine = await terminalToken(registry, 'KEYED');
  const keys = async () =>
    keysBody.parse((await ask(`${url}/api/keys`, { token: technician.token })).body).keys;
  const id = (await keys()).find(({ holder }) => holder === 'KEYED')?.key ?? '';
  expect((await ask(`${url}/api/terminals/me`, { token: machine })).status).toBe(200);
  const take = () => ask(`${url}/api/keys/${id}`, { token: technician.token, method: 'DELETE' });
  const taken = await take();
  expect(taken.status).toBe(200);
  expect(keysBody.parse(taken.body).keys).toEqual(await keys());
  expect((await ask(`${url}/api/terminals/me`, { token: machine })).status).toBe(401);
  const again = await take();
  expect([again.status, again.body]).toMatchObject([
    404,
    { error: { code: 'unknown-key', field: 'id' } },
  ]);
  expect(await trail(app, 'revoke-key')).toEqual([
    ['revoke-key', technician.id, id, 'accepted'],
    ['revoke-key', technician.id, id, 'unknown-key'],
  ]);
});

test('whoever has come to a terminal says so, and nobody waits there any more', async () => {
  const app = await testApp(database);
  const { url, registry, tables } = app;
  const table = await openDiceTable(tables, ['CALL']);
  const token = await terminalToken(registry, 'CALL');
  const dealer = await staffToken(registry, 'dealer');
  const call = (body: object) => ask(`${url}/api/attendant`, { token, body });
  const me = async () => Object((await ask(`${url}/api/terminals/me`, { token })).body);
  expect((await call({ call: true, reason: 'help' })).status).toBe(200);
  expect((await me()).waiting).toMatchObject({ reason: 'help', amount: null });
  const come = { token: dealer.token, method: 'POST' };
  const attended = await ask(`${url}/api/terminals/CALL/attended`, come);
  expect(attended.body).toEqual({ attendantCalledAt: null, waiting: null });
  expect(await me()).toEqual({
    terminal: 'CALL',
    table: table.id,
    credit: null,
    attendantCalledAt: null,
    waiting: null,
  });
  expect((await ask(`${url}/api/terminals/CALL/answered`, come)).status).toBe(404);
  await call({ call: true });
  await call({ call: false });
  expect(await trail(app, 'attended', 'answer-attendant-call', 'end-attendant-call')).toEqual([
    ['attended', dealer.id, 'CALL', 'accepted'],
    ['answer-attendant-call', dealer.id, 'CALL', 'refused'],
    ['end-attendant-call', 'CALL', 'CALL', 'accepted'],
  ]);
  const nowhere = await ask(`${url}/api/tables/nowhere/terminals`, { token: dealer.token });
  expect([nowhere.status, nowhere.body]).toMatchObject([404, { error: { code: 'unknown-table' } }]);
});

test('a password that two others gave somebody ends what they had open, and is good for choosing one', async () => {
  const app = await testApp(database);
  const { url, registry } = app;
  const shift = await staffToken(registry, 'shift-manager');
  const manager = await staffToken(registry, 'pit-manager');
  const person = await staffToken(registry, 'dealer');
  const change = (password: string) =>
    ask(`${url}/api/staff/${person.id}`, {
      token: shift.token,
      method: 'PATCH',
      body: { password },
    });
  const weak = await change('shortword');
  expect([weak.status, weak.body]).toMatchObject([
    400,
    { error: { code: 'weak-password', field: 'password' } },
  ]);
  const asked = await change(GIVEN);
  expect([asked.status, asked.body]).toMatchObject([202, { request: { act: 'reset-password' } }]);
  const client = await testClient(url, { token: person.token });
  const request = Object(Object(asked.body).request).id;
  const agree = (id: string) =>
    ask(`${url}/api/requests/${id}/agree`, { token: manager.token, method: 'POST' });
  expect((await agree(request)).status).toBe(200);
  expect(await client.next('bye')).toMatchObject({ reason: 'revoked' });
  const body = { account: person.id, password: GIVEN };
  const entered = await ask(`${url}/api/session`, { body });
  expect([entered.status, entered.body]).toMatchObject([
    200,
    { who: { mustChangePassword: true } },
  ]);
  // The same again is no other password, which is found when it is to be given.
  const again = await agree(Object(Object((await change(GIVEN)).body).request).id);
  expect([again.status, again.body]).toMatchObject([
    400,
    { error: { code: 'weak-password', field: 'password' } },
  ]);
  expect(await trail(app, 'change-staff-and-password', 'agree:reset-password')).toEqual([
    ['agree:reset-password', manager.id, person.id, 'agreed'],
    ['change-staff-and-password', manager.id, person.id, 'accepted'],
    ['agree:reset-password', manager.id, person.id, 'agreed'],
    ['change-staff-and-password', manager.id, person.id, 'weak-password'],
  ]);
});
