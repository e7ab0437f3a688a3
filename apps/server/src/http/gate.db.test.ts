import { expect, test } from 'vitest';
import { issueKey } from '../people/keys.ts';
import { openSession, type Principal, type StaffPrincipal } from '../people/sessions.ts';
import { testDatabase } from '../testing/database.ts';
import { staffToken } from '../testing/people.ts';
import { COOKIE, type Knock, openGate, requirePrincipal } from './gate.ts';
import { isLoopback } from './loopback.ts';
import { Refused } from './refuse.ts';
import { OfficeRequests } from './two-people.ts';
import { whoIs } from './who.ts';

const database = (await testDatabase()).pool({ max: 2 });
const registry = { database, now: Date.now };
const origins = ['https://floor.example'];
const gate = openGate(registry, { isBehindTls: false, origins });
const { id, token } = await staffToken(registry, 'dealer');
const key = await issueKey(registry, { kind: 'terminal', holder: 'A1', createdBy: 'test' });
const [bearer, machine] = [`Bearer ${token}`, `Bearer ${key.token}`];
const cookies = { [COOKIE]: token };
const host = '127.0.0.1:8080';
const own = `http://${host}`;
const foreign = 'https://elsewhere.example';

/** Who a knock is by, or the code it is refused with. */
async function answer(knock: Partial<Knock>): Promise<string | null> {
  const { headers, ...rest } = knock;
  const whole = { cookies: {}, method: 'POST', ...rest, headers: { host, ...headers } };
  return gate.who(whole).then(
    (principal) => principal?.id ?? null,
    (error: unknown) => (error instanceof Refused ? error.problem.code : String(error)),
  );
}

test.each<[string, Partial<Knock>, string | null]>([
  ['nobody', {}, null],
  ['a program with a token', { headers: { authorization: bearer } }, id],
  ['a machine with a key', { headers: { authorization: machine } }, 'A1'],
  ['a token of another kind', { headers: { authorization: 'Bearer bzf_abc' } }, null],
  ['a token with more behind it', { headers: { authorization: `${bearer} x` } }, null],
  ['a token with more before it', { headers: { authorization: `x ${bearer}` } }, null],
  ['a token of nobody', { headers: { authorization: `Bearer bzs_${'x'.repeat(43)}` } }, null],
  ['a token that is too long', { headers: { authorization: `${bearer}x` } }, null],
  [
    'another page with a token',
    { headers: { authorization: bearer, origin: foreign } },
    'foreign-origin',
  ],
  ['our page by its host', { headers: { authorization: bearer, origin: own } }, id],
  ['our page by name', { headers: { authorization: bearer, origin: origins[0] } }, id],
  ['no address at all', { headers: { authorization: bearer, origin: 'null' } }, 'foreign-origin'],
  ['another page that asks', { method: 'GET', cookies, headers: { origin: foreign } }, id],
  ['a cookie with a header of ours', { cookies, headers: { 'x-baize': '1' } }, id],
  ['a cookie alone', { cookies }, 'csrf'],
  ['a cookie beside a token', { cookies, headers: { authorization: machine } }, 'A1'],
  ['a cookie that asks', { method: 'GET', cookies }, id],
  ['a cookie that looks', { method: 'HEAD', cookies }, id],
  ['a cookie that deletes', { method: 'DELETE', cookies }, 'csrf'],
  [
    'a socket with a cookie of our page',
    { method: 'SOCKET', cookies, headers: { origin: own } },
    id,
  ],
  ['a socket with a cookie of no page', { method: 'SOCKET', cookies }, null],
  [
    'a socket with a cookie of another page',
    { method: 'SOCKET', cookies, headers: { origin: foreign } },
    'foreign-origin',
  ],
  ['a socket with a token', { method: 'SOCKET', headers: { authorization: bearer } }, id],
  [
    'a socket with its token among the subprotocols',
    { method: 'SOCKET', headers: { 'sec-websocket-protocol': `baize.v1, baize.bearer.${token}` } },
    id,
  ],
  [
    'a request with a token among subprotocols',
    { headers: { 'sec-websocket-protocol': `baize.bearer.${token}` } },
    null,
  ],
  [
    'a socket that names no token',
    { method: 'SOCKET', headers: { 'sec-websocket-protocol': 'x' } },
    null,
  ],
])('%s', async (_who, knock, expected) => {
  expect(await answer(knock)).toBe(expected);
});

test('whoever calls us by a name that may be of another is refused, whatever they show', () => {
  const named = (name: string) => () => gate.byName({ host: name });
  expect(named(host)).not.toThrow();
  expect(named('floor.example')).not.toThrow();
  expect(named('attacker.example')).toThrow(expect.objectContaining({ status: 421 }));
});

const person: StaffPrincipal = {
  kind: 'staff',
  id: 'ann',
  name: 'Ann',
  position: 'dealer',
  actingPositions: ['cashier'],
  actingAs: null,
  mustChangePassword: false,
  expiresAt: 1,
  credential: 'secret-session',
};

test('nobody, and nobody with a password of somebody else, is let through', () => {
  const terminal: Principal = { kind: 'terminal', id: 'A1', credential: 'k' };
  expect(requirePrincipal(person)).toBe(person);
  expect(requirePrincipal(terminal)).toBe(terminal);
  const refused = (status: number, code: string) =>
    expect.objectContaining({ status, problem: expect.objectContaining({ code }) });
  expect(() => requirePrincipal(null)).toThrow(refused(401, 'not-signed-in'));
  expect(() => requirePrincipal({ ...person, mustChangePassword: true })).toThrow(
    refused(403, 'password-must-change'),
  );
});

test('one knows oneself without the credential one came with', () => {
  const { expiresAt: _, credential: __, ...known } = person;
  const floor = { presentation: () => undefined };
  expect(whoIs(person, floor)).toStrictEqual(known);
  expect(whoIs({ kind: 'terminal', id: 'A1', credential: 'k' }, floor)).toStrictEqual({
    kind: 'terminal',
    id: 'A1',
  });
});

test('a session of somebody who is signed in opens the gate, and an ended one does not', async () => {
  const session = await openSession(registry, id, 'here');
  const headers = { authorization: `Bearer ${session.token}` };
  expect(await answer({ headers })).toBe(id);
  await database.query('update sessions set revoked_at = 1 where id = $1', [session.id]);
  expect(await answer({ headers })).toBeNull();
});

test.each([
  ['127.0.0.1', true],
  ['127.9.9.9', true],
  ['::1', true],
  ['[::1]', true],
  ['::ffff:127.0.0.1', true],
  ['localhost', true],
  ['0.0.0.0', false],
  ['::', false],
  ['10.0.0.1', false],
  ['x127.0.0.1', false],
  ['127.0.0.1x', false],
  ['127.0.0.1.example', false],
  ['localhost.example', false],
])('that %s stays on this machine is %s', (address, stays) => {
  expect(isLoopback(address)).toBe(stays);
});

test("what waits for a second person waits ten minutes, is taken once, and the asker's oldest gives way", () => {
  let now = 0;
  const requests = new OfficeRequests(() => now);
  const wanted = {
    act: 'open-account',
    subject: 'bo',
    detail: {},
    carryOut: () => Promise.reject(new Error('Nobody has agreed.')),
  } as const;
  const first = requests.add(wanted, person);
  expect(first).toMatchObject({ subject: 'bo', askedBy: person, expiresAt: 600_000 });
  now = 599_999;
  expect(requests.find(first.id)).toBe(first);
  now = 600_000;
  expect(requests.find(first.id)).toBeUndefined();
  const many = Array.from({ length: 5 }, () => requests.add(wanted, person));
  expect(requests.list()).toEqual(many);
  // Whoever asks on and on takes nothing from the list but what they have asked before.
  const other = requests.add(wanted, { ...person, id: 'another' });
  const last = requests.add(wanted, person);
  expect(requests.list()).toEqual([...many.slice(1), other, last]);
  expect([requests.take(last.id), requests.take(last.id)]).toEqual([true, false]);
  expect(requests.find(last.id)).toBeUndefined();
});
