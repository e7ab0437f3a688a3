import { auditBody, sessionBody } from '@baize/protocol/http';
import { describe, expect, test } from 'vitest';
import { addStaff } from '../people/staff.ts';
import { type Asking, ask } from '../testing/ask.ts';
import { testDatabase } from '../testing/database.ts';
import { newOp } from '../testing/dice-table.ts';
import { staffToken } from '../testing/people.ts';
import { openDiceTable, type TestApp, testApp } from '../testing/test-app.ts';
import { COOKIE } from './gate.ts';

const database = await testDatabase();
const PASSWORD = 'three dice under a cup';
let hired = 0;

async function hire({ registry }: TestApp, mustChange = false): Promise<string> {
  hired += 1;
  const id = `person-${hired}`;
  await addStaff(registry, { id, name: 'Wei', position: 'dealer', password: PASSWORD });
  if (!mustChange) {
    await registry.database.query('update staff set must_change_password = false where id = $1', [
      id,
    ]);
  }
  return id;
}

/** A browser: it keeps its cookie and sends the header pages of ours send. */
function browser(url: string) {
  let cookie = '';
  return async (path: string, asking: Asking = {}) => {
    const headers = { 'x-baize': '1', ...(cookie ? { cookie } : {}), ...asking.headers };
    const answer = await ask(`${url}/api/${path}`, { ...asking, headers });
    const set = answer.headers.get('set-cookie');
    if (set) cookie = set.split(';')[0] ?? '';
    return { ...answer, set };
  };
}

describe('signing in', () => {
  test('sets a cookie no script reads and no other site sends', async () => {
    const app = await testApp(database, { config: { isBehindTls: true } });
    const account = await hire(app);
    const open = browser(app.url);
    const { set, body } = await open('session', { body: { account, password: PASSWORD } });
    expect(set).toMatch(new RegExp(`^${COOKIE}=bzs_[\\w-]{43};`));
    for (const attribute of ['HttpOnly', 'SameSite=Strict', 'Secure', 'Path=/', 'Max-Age=50400']) {
      expect(set).toContain(attribute);
    }
    expect(JSON.stringify(body)).not.toContain('bzs_');
    const { who } = sessionBody.parse((await open('session')).body);
    expect(who).toMatchObject({ kind: 'staff', id: account, actingAs: null });
    await open('session', { method: 'DELETE' });
    expect(sessionBody.parse((await open('session')).body).who).toBeNull();
  });

  test('says the same of a wrong account and a wrong password, and is recorded', async () => {
    const app = await testApp(database);
    const account = await hire(app);
    const open = browser(app.url);
    const wrong = await open('session', { body: { account, password: 'not this one' } });
    const nobody = await open('session', { body: { account: 'nobody', password: PASSWORD } });
    expect([wrong.status, nobody.status]).toEqual([401, 401]);
    expect(nobody.body).toEqual(wrong.body);
    const { token } = await staffToken(app.registry, 'auditor');
    const trail = await ask(`${app.url}/api/audit?action=sign-in&limit=2`, { token });
    expect(auditBody.parse(trail.body).lines).toMatchObject([
      { subject: 'nobody', outcome: 'sign-in-failed', who: null, address: '127.0.0.1' },
      { subject: account, outcome: 'sign-in-failed', who: null },
    ]);
  });

  test('with a given password leads to a password of one’s own first', async () => {
    const app = await testApp(database);
    const account = await hire(app, true);
    const open = browser(app.url);
    await open('session', { body: { account, password: PASSWORD } });
    const early = await open('tables/T1/view?as=dealer');
    expect(early.body).toMatchObject({ error: { code: 'password-must-change' } });
    const weak = { current: PASSWORD, next: 'short' };
    expect((await open('session/password', { body: weak })).body).toMatchObject({
      error: { code: 'weak-password', field: 'next' },
    });
    const same = { current: PASSWORD, next: PASSWORD };
    expect((await open('session/password', { body: same })).body).toMatchObject({
      error: { code: 'weak-password', field: 'next' },
    });
    const guess = { current: 'guess', next: 'a cup of good tea' };
    expect((await open('session/password', { body: guess })).status).toBe(401);
    const next = { current: PASSWORD, next: 'a cup of good tea' };
    expect((await open('session/password', { body: next })).status).toBe(200);
    expect((await open('tables/T1/view?as=dealer')).status).toBe(404);
  });

  test('is limited in number, whatever the account', async () => {
    const { url } = await testApp(database, { config: { signInsPerMinute: 3 } });
    const body = { account: 'anybody', password: 'guess' };
    const statuses = [];
    for (let tried = 0; tried < 4; tried += 1) {
      statuses.push((await ask(`${url}/api/session`, { body })).status);
    }
    expect(statuses).toEqual([401, 401, 401, 429]);
  });
});

test('somebody stands in for a position they were given, and for no other', async () => {
  const { url, registry, tables, database: pool } = await testApp(database);
  const { token } = await staffToken(registry, 'dealer', ['pit-supervisor']);
  const act = (position: string | null) =>
    ask(`${url}/api/session/acting`, { token, body: { position } });
  expect((await act('shift-manager')).status).toBe(403);
  expect((await act('pit-supervisor')).body).toMatchObject({
    who: { position: 'dealer', actingAs: 'pit-supervisor' },
  });
  expect((await ask(`${url}/api/session`, { token })).body).toMatchObject({
    who: { actingAs: 'pit-supervisor' },
  });
  const table = await openDiceTable(tables);
  const command = { type: 'PauseTable', reason: 'A short break' };
  const body = { op: newOp(), command };
  const given = await ask(`${url}/api/tables/${table.id}/commands`, { token, body });
  expect(given.body).toMatchObject({ answer: { type: 'accepted' } });
  const { rows } = await pool.query(
    'select position, acting_as, action, op from audit_trail where op = $1',
    [body.op],
  );
  const action = 'command:PauseTable';
  expect(rows).toEqual([{ position: 'dealer', acting_as: 'pit-supervisor', action, op: body.op }]);
  expect((await act(null)).body).toMatchObject({ who: { actingAs: null } });
});

test('only a shift manager hires, moves and dismisses', async () => {
  const { url, registry } = await testApp(database);
  const { token: dealer } = await staffToken(registry, 'dealer');
  const { token } = await staffToken(registry, 'shift-manager');
  const body = { id: 'new-person', name: 'New', position: 'cashier', password: PASSWORD };
  expect((await ask(`${url}/api/staff`, { token: dealer, body })).status).toBe(403);
  expect((await ask(`${url}/api/staff`, { token, body })).status).toBe(200);
  expect((await ask(`${url}/api/staff`, { token, body })).body).toMatchObject({
    error: { code: 'account-exists', field: 'id' },
  });
  const change = { token, method: 'PATCH', body: { position: 'dealer', isDisabled: true } };
  expect((await ask(`${url}/api/staff/new-person`, change)).body).toMatchObject({
    position: 'dealer',
    isDisabled: true,
  });
});

test('nobody is hired or renamed under a name that is taken for another', async () => {
  const { url, registry } = await testApp(database);
  const { token } = await staffToken(registry, 'shift-manager');
  const hire = (name: string) =>
    ask(`${url}/api/staff`, {
      token,
      body: { id: `named-${name.length}`, name, position: 'cashier', password: PASSWORD },
    });
  for (const name of ['An\u200Bn', '\u202EnnA', '\u0410nn', 'Ann ']) {
    const refused = { error: { code: 'invalid-input', field: 'name' } };
    expect([name, (await hire(name)).body]).toMatchObject([name, refused]);
    const change = { token, method: 'PATCH', body: { name } };
    expect((await ask(`${url}/api/staff/new-person`, change)).body).toMatchObject(refused);
  }
  expect((await hire('陈大文 José')).status).toBeLessThan(300);
});

test('the audit trail is read by auditors in pages, and changed by nobody', async () => {
  const { url, registry, database: pool } = await testApp(database);
  const { token } = await staffToken(registry, 'auditor');
  const { token: technician, id } = await staffToken(registry, 'technician');
  for (let made = 0; made < 5; made += 1) {
    const body = { kind: 'terminal', holder: `M${made}` };
    await ask(`${url}/api/pairing`, { token: technician, body });
  }
  const page = async (query: string) =>
    auditBody.parse((await ask(`${url}/api/audit?who=${id}&${query}`, { token })).body);
  const first = await page('limit=2');
  expect(first.lines.map(({ subject }) => subject)).toEqual(['M4', 'M3']);
  const rest = await page(`limit=4&before=${first.next}`);
  expect(rest.lines.map(({ subject }) => subject)).toEqual(['M2', 'M1', 'M0']);
  expect(rest.next).toBeNull();
  expect((await ask(`${url}/api/audit`, { token: technician })).status).toBe(403);
  await expect(pool.query("update audit_trail set outcome = 'accepted'")).rejects.toThrow();
  await expect(pool.query('delete from audit_trail')).rejects.toThrow();
});

test('no secret is logged, whatever is asked and answered', async () => {
  const app = await testApp(database);
  const { url, registry, logged } = app;
  const account = await hire(app);
  const { token } = await staffToken(registry, 'technician');
  const open = browser(url);
  const { set } = await open('session', { body: { account, password: PASSWORD } });
  await open('session', { body: { account, password: `${PASSWORD} wrong` } });
  const pairing = await ask(`${url}/api/pairing`, {
    token,
    body: { kind: 'terminal', holder: 'Y' },
  });
  const code = String(Reflect.get(Object(pairing.body), 'code'));
  const claim = await ask(`${url}/api/pairing/claim`, { body: { code } });
  const key = String(Reflect.get(Object(claim.body), 'token'));
  await ask(`${url}/api/nothing?token=${token}`, { token });
  const text = JSON.stringify(logged);
  const session = set?.slice(COOKIE.length + 1, COOKIE.length + 40) ?? '';
  for (const secret of [PASSWORD, token, code, key, session]) expect(text).not.toContain(secret);
});
