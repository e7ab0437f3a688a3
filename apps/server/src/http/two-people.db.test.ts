import { auditBody, officeRequestsBody, pairingBody } from '@baize/protocol/http';
import { DUAL_CONTROL } from '@baize/table';
import { expect, test } from 'vitest';
import { ask } from '../testing/ask.ts';
import { testDatabase } from '../testing/database.ts';
import { newOp } from '../testing/dice-table.ts';
import { staffToken, terminalToken } from '../testing/people.ts';
import { openDiceTable, testApp } from '../testing/test-app.ts';

const database = await testDatabase();
const PASSWORD = 'three dice under a cup';
let hired = 0;

async function office() {
  const app = await testApp(database);
  const [shift, manager, other] = [
    await staffToken(app.registry, 'shift-manager'),
    await staffToken(app.registry, 'pit-manager'),
    await staffToken(app.registry, 'shift-manager'),
  ];
  const send = (token: string, method: string, path: string, body?: unknown) =>
    ask(`${app.url}/api/${path}`, { token, method, ...(body === undefined ? {} : { body }) });
  const requestOf = (body: unknown) =>
    String(Reflect.get(Object(Reflect.get(Object(body), 'request')), 'id'));
  const hire = () => {
    hired += 1;
    return { id: `hired-${hired}`, name: 'Wei', position: 'shift-manager', password: PASSWORD };
  };
  return { ...app, shift, manager, other, send, requestOf, hire };
}

test('an account is opened by two people, and both are on record', async () => {
  const { send, shift, manager, requestOf, hire, registry } = await office();
  const body = hire();
  const asked = await send(shift.token, 'POST', 'staff', body);
  expect([asked.status, asked.body]).toMatchObject([
    202,
    { request: { act: 'open-account', subject: body.id, agrees: 'pit-manager', mayAgree: false } },
  ]);
  expect(JSON.stringify(asked.body)).not.toContain(PASSWORD);
  const path = `requests/${requestOf(asked.body)}/agree`;
  const own = await send(shift.token, 'POST', path);
  expect([own.status, own.body]).toMatchObject([403, { error: { code: 'same-person' } }]);
  const { token: dealer } = await staffToken(registry, 'dealer');
  expect((await send(dealer, 'POST', path)).status).toBe(403);
  const agreed = await send(manager.token, 'POST', path);
  expect([agreed.status, agreed.body]).toMatchObject([200, { answer: { id: body.id } }]);
  expect((await send(manager.token, 'POST', path)).status).toBe(404);
  const { token } = await staffToken(registry, 'auditor');
  const lines = async (action: string) =>
    auditBody.parse((await send(token, 'GET', `audit?action=${action}&limit=1`)).body).lines[0];
  expect(await lines('ask:open-account')).toMatchObject({ subject: body.id, who: shift.id });
  expect(await lines('hire')).toMatchObject({ subject: body.id, who: manager.id });
});

test('whoever asks for ever pushes out nothing that others wait for', async () => {
  const { send, shift, manager, other, requestOf, hire } = await office();
  const asked = await send(shift.token, 'POST', 'staff', hire());
  for (let flood = 0; flood < 120; flood += 1) {
    await send(other.token, 'POST', 'feeds', { name: `flood ${flood}`, url: null });
  }
  const waiting = officeRequestsBody.parse((await send(manager.token, 'GET', 'requests')).body);
  expect(waiting.requests.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^hired-/),
    ...[115, 116, 117, 118, 119].map((flood) => `flood ${flood}`),
  ]);
  const path = `requests/${requestOf(asked.body)}/agree`;
  expect((await send(manager.token, 'POST', path)).status).toBe(200);
});

test('another system follows the floor by two people, and only who agrees sees its token', async () => {
  const { send, shift, manager, requestOf } = await office();
  const body = { name: 'Accounts', url: 'https://accounts.example/' };
  const asked = await send(shift.token, 'POST', 'feeds', body);
  expect([asked.status, asked.body]).toMatchObject([
    202,
    { request: { act: 'add-feed', subject: 'Accounts', detail: body, agrees: 'pit-manager' } },
  ]);
  const feeds = async () => (await send(shift.token, 'GET', 'feeds')).body;
  expect(await feeds()).toMatchObject({ feeds: [] });
  const path = `requests/${requestOf(asked.body)}/agree`;
  expect((await send(shift.token, 'POST', path)).status).toBe(403);
  const agreed = await send(manager.token, 'POST', path);
  expect([agreed.status, agreed.body]).toMatchObject([
    200,
    { answer: { feed: body, token: expect.stringMatching(/^bzf_/) } },
  ]);
  expect(await feeds()).toMatchObject({ feeds: [{ ...body, createdBy: shift.id }] });
});

test('nobody ends alone what surveillance learns of the floor', async () => {
  const { send, shift, manager, requestOf } = await office();
  const body = { name: 'Surveillance', url: null };
  const asked = await send(shift.token, 'POST', 'feeds', body);
  const made = await send(manager.token, 'POST', `requests/${requestOf(asked.body)}/agree`);
  const { answer } = Object(made.body);
  const reads = async () => (await send(answer.token, 'GET', 'feed?limit=1')).status;
  expect(await reads()).toBe(200);
  const ending = await send(shift.token, 'DELETE', `feeds/${answer.feed.id}`);
  expect([ending.status, ending.body]).toMatchObject([
    202,
    { request: { act: 'end-feed', subject: answer.feed.id, detail: { name: 'Surveillance' } } },
  ]);
  const path = `requests/${requestOf(ending.body)}/agree`;
  expect((await send(shift.token, 'POST', path)).status).toBe(403);
  expect(await reads()).toBe(200);
  expect((await send(manager.token, 'POST', path)).status).toBe(200);
  expect(await reads()).toBe(401);
  // What is ended already is nothing to ask for.
  expect((await send(shift.token, 'DELETE', `feeds/${answer.feed.id}`)).status).toBe(404);
});

test('nobody raises himself, and nobody makes another shift manager alone', async () => {
  const { send, shift, other, registry, requestOf } = await office();
  const dealer = await staffToken(registry, 'dealer');
  const raise = { position: 'shift-manager' };
  const asked = await send(shift.token, 'PATCH', `staff/${dealer.id}`, raise);
  expect([asked.status, asked.body]).toMatchObject([202, { request: { act: 'change-position' } }]);
  const own = await send(shift.token, 'PATCH', `staff/${shift.id}`, {
    actingPositions: ['cashier'],
  });
  expect(own.status).toBe(202);
  // Whoever it is about has no say in it.
  const about = await send(shift.token, 'PATCH', `staff/${other.id}`, { password: PASSWORD });
  const agreed = await send(other.token, 'POST', `requests/${requestOf(about.body)}/agree`);
  expect([agreed.status, agreed.body]).toMatchObject([403, { error: { code: 'same-person' } }]);
  const listed = await send(other.token, 'GET', 'requests');
  expect(listed.body).toMatchObject({
    requests: [{ mayAgree: true }, { mayAgree: true }, { mayAgree: false }],
  });
});

test('what takes power away is for one person', async () => {
  const { send, shift, registry } = await office();
  const dealer = await staffToken(registry, 'dealer');
  const dismissed = await send(shift.token, 'PATCH', `staff/${dealer.id}`, { isDisabled: true });
  expect([dismissed.status, dismissed.body]).toMatchObject([200, { isDisabled: true }]);
  const back = await send(shift.token, 'PATCH', `staff/${dealer.id}`, { isDisabled: false });
  expect(back.status).toBe(202);
});

test('what somebody asked for who was dismissed since comes to nothing', async () => {
  const { send, shift, other, manager, requestOf, hire } = await office();
  const asked = await send(shift.token, 'POST', 'staff', hire());
  await send(other.token, 'PATCH', `staff/${shift.id}`, { isDisabled: true });
  const path = `requests/${requestOf(asked.body)}/agree`;
  expect((await send(manager.token, 'POST', path)).status).toBe(404);
});

test('what waits is shown to whom it concerns', async () => {
  const { send, shift, registry, hire } = await office();
  await send(shift.token, 'POST', 'staff', hire());
  const seen = async (position: 'pit-supervisor' | 'pit-manager' | 'auditor') => {
    const { token } = await staffToken(registry, position);
    const { body } = await send(token, 'GET', 'requests');
    return officeRequestsBody.parse(body).requests.map(({ mayAgree }) => mayAgree);
  };
  expect(await seen('pit-supervisor')).toEqual([]);
  expect(await seen('pit-manager')).toEqual([true]);
  expect(await seen('auditor')).toEqual([false]);
});

test('a rejected request, and one nobody answered, come to nothing', async () => {
  let late = 0;
  const app = await testApp(database, { now: () => Date.now() + late });
  const [shift, manager] = [
    await staffToken(app.registry, 'shift-manager'),
    await staffToken(app.registry, 'pit-manager'),
  ];
  const send = (token: string, path: string, body: unknown = {}) =>
    ask(`${app.url}/api/${path}`, { token, method: 'POST', body });
  const wanted = { id: 'nobody-1', name: 'Wei', position: 'dealer', password: PASSWORD };
  const asked = await send(shift.token, 'staff', wanted);
  const { id } = Object(Reflect.get(Object(asked.body), 'request'));
  expect((await send(manager.token, `requests/${id}/reject`)).status).toBe(200);
  expect((await send(manager.token, `requests/${id}/agree`)).status).toBe(404);
  const again = await send(shift.token, 'staff', wanted);
  const { id: second } = Object(Reflect.get(Object(again.body), 'request'));
  late = 600_001;
  expect((await send(manager.token, `requests/${second}/agree`)).status).toBe(404);
});

test('a second key for a terminal in play needs somebody of the pit', async () => {
  const { send, tables, registry, requestOf } = await office();
  await terminalToken(registry, 'TW1');
  await openDiceTable(tables, ['TW1']);
  const { token } = await staffToken(registry, 'technician');
  const twin = { kind: 'terminal', holder: 'TW1' };
  const asked = await send(token, 'POST', 'pairing', twin);
  expect([asked.status, asked.body]).toMatchObject([202, { request: { act: 'pair-twin' } }]);
  const supervisor = await staffToken(registry, 'pit-supervisor');
  const agreed = await send(supervisor.token, 'POST', `requests/${requestOf(asked.body)}/agree`);
  expect(agreed.body).toMatchObject({ answer: { code: expect.any(String) } });
  const fresh = await send(token, 'POST', 'pairing', { kind: 'terminal', holder: 'TW2' });
  expect(fresh.status).toBe(200);
});

test('nor does a technician take a terminal over whose key is revoked, or a device', async () => {
  const { send, tables, registry } = await office();
  await openDiceTable(tables, ['TW3']);
  const { token } = await staffToken(registry, 'technician');
  await staffToken(registry, 'pit-supervisor');
  const statusOf = async (body: object) => (await send(token, 'POST', 'pairing', body)).status;
  expect(await statusOf({ kind: 'terminal', holder: 'TW3' })).toBe(202);
  const reader = { kind: 'device', holder: 'reader-9', table: 'T9' };
  await registry.database.query(
    `insert into keys (id, kind, holder, public_key, table_id, created_by, created_at, revoked_at)
     values ('old-9', 'device', 'reader-9', 'x', 'T9', 't', 1, 2)`,
  );
  expect(await statusOf(reader)).toBe(202);
  expect(await statusOf({ ...reader, holder: 'another' })).toBe(202);
  expect(await statusOf({ kind: 'device', holder: 'for-any-table' })).toBe(202);
  expect(await statusOf({ ...reader, holder: 'first-of-its-table', table: 'T8' })).toBe(200);
});

test('of two codes for one machine only the last pairs it', async () => {
  const { send, registry } = await office();
  const { token } = await staffToken(registry, 'technician');
  const code = async () =>
    pairingBody.parse(
      (await send(token, 'POST', 'pairing', { kind: 'terminal', holder: 'TW5' })).body,
    ).code;
  const [first, second] = [await code(), await code()];
  const claim = async (typed: string) =>
    (await send(token, 'POST', 'pairing/claim', { code: typed })).status;
  expect([await claim(first), await claim(second)]).toEqual([400, 200]);
});

test('the list has for every act who asks, who agrees and by which rule', () => {
  const rows = Object.entries(DUAL_CONTROL).map(([act, { asks, agrees }]) => [act, asks, agrees]);
  expect(rows).toEqual([
    ['correct-result', ['dealer'], 'pit-supervisor'],
    ['void-rounds', ['dealer'], 'pit-manager'],
    ['decide-matter', ['shift-manager'], 'pit-manager'],
    ['set-reader-aside', ['dealer'], 'pit-supervisor'],
    ['settle-known-bets', ['dealer'], 'pit-supervisor'],
    ['change-prices', ['pit-manager'], 'shift-manager'],
    ['pay-by-hand', ['cashier', 'pit-supervisor'], 'pit-supervisor'],
    ['write-off-debt', ['pit-manager'], 'shift-manager'],
    ['pay-claim', ['cashier', 'pit-supervisor'], 'pit-supervisor'],
    ['void-instrument', ['pit-manager'], 'pit-supervisor'],
    ['decide-ticket', ['cashier', 'pit-supervisor'], 'pit-supervisor'],
    ['open-account', ['shift-manager'], 'pit-manager'],
    ['change-position', ['shift-manager'], 'pit-manager'],
    ['reset-password', ['shift-manager'], 'pit-manager'],
    ['pair-twin', ['technician', 'pit-manager'], 'pit-supervisor'],
    ['add-feed', ['shift-manager'], 'pit-manager'],
    ['end-feed', ['shift-manager'], 'pit-manager'],
    ['accept-record', ['technician'], 'shift-manager'],
    ['accept-software', ['technician'], 'shift-manager'],
    ['put-back-record', ['technician', 'pit-manager'], 'shift-manager'],
    ['give-up-record', ['technician', 'pit-manager'], 'shift-manager'],
  ]);
});

test('one operation id is one operation, whichever table it is sent to', async () => {
  const { send, tables, registry } = await office();
  const [one, other] = [await openDiceTable(tables, ['OP1']), await openDiceTable(tables, ['OP2'])];
  const { token } = await staffToken(registry, 'cashier');
  const buy = async (op: string, table: string, terminal: string) => {
    const command = { type: 'BuyCredit', terminal, amount: 5_000 };
    const { body } = await send(token, 'POST', `tables/${table}/commands`, { op, command });
    return Object(Reflect.get(Object(body), 'answer'));
  };
  const op = newOp();
  expect(await buy(op, one.id, 'OP1')).toMatchObject({ type: 'accepted' });
  expect(await buy(op, one.id, 'OP1')).toMatchObject({ type: 'repeated' });
  expect(await buy(op, other.id, 'OP2')).toMatchObject({
    type: 'refused',
    refusal: { code: 'malformed-command', field: 'op' },
  });
  const both = newOp();
  const atOnce = await Promise.all([buy(both, one.id, 'OP1'), buy(both, other.id, 'OP2')]);
  expect(atOnce.map(({ type }) => type).toSorted()).toEqual(['accepted', 'refused']);
});
