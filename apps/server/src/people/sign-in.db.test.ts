import { expect, test } from 'vitest';
import { identify } from '../http/gate.ts';
import { testDatabase } from '../testing/database.ts';
import { endSession, IDLE_MINUTES, openSession, SESSION_HOURS, stillGood } from './sessions.ts';
import { FAILURES_MOST, signIn } from './sign-in.ts';
import { addStaff, changeStaff, setPassword } from './staff.ts';

const database = (await testDatabase()).pool({ max: 2 });
const MINUTE = 60_000;
const PASSWORD = 'tumbling dice at noon';
let now = 1_800_000_000_000;
const registry = { database, now: () => now };
const address = '192.0.2.7';

let hired = 0;
async function hire(): Promise<string> {
  hired += 1;
  const id = `dealer-${hired}`;
  const added = await addStaff(registry, {
    id,
    name: 'Li',
    position: 'dealer',
    password: PASSWORD,
  });
  expect(added).toMatchObject({ ok: true, value: { id, mustChangePassword: true } });
  return id;
}

test('of a password only its argon2id hash is kept, and of a session only its SHA-256', async () => {
  const account = await hire();
  const session = await signIn(registry, { account, password: PASSWORD, address });
  if (!session.ok) throw new Error(session.error.code);
  const { token } = session.value;
  const staff = await database.query('select * from staff where id = $1', [account]);
  expect(staff.rows[0].password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  const sessions = await database.query('select * from sessions where staff_id = $1', [account]);
  expect(JSON.stringify([staff.rows, sessions.rows])).not.toContain(token.slice(4));
  expect(await identify(registry, token)).toMatchObject({ kind: 'staff', id: account });
});

test('five wrong passwords lock an account for a quarter of an hour, the right one included', async () => {
  const account = await hire();
  const tries = (password: string) => signIn(registry, { account, password, address });
  for (let wrong = 1; wrong < FAILURES_MOST; wrong += 1) {
    expect(await tries('wrong')).toMatchObject({ error: { code: 'sign-in-failed' } });
  }
  expect(await tries('wrong')).toMatchObject({ error: { code: 'account-locked' } });
  expect(await tries(PASSWORD)).toMatchObject({ error: { code: 'account-locked' } });
  now += 15 * MINUTE + 1;
  expect(await tries(PASSWORD)).toMatchObject({ ok: true });
});

test('nobody locks another out: a lock is for the address the wrong passwords came from', async () => {
  const account = await hire();
  const from = (address: string, password: string) =>
    signIn(registry, { account, password, address });
  for (let wrong = 0; wrong <= FAILURES_MOST; wrong += 1) await from('203.0.113.9', 'wrong');
  expect(await from('203.0.113.9', PASSWORD)).toMatchObject({ error: { code: 'account-locked' } });
  expect(await from(address, PASSWORD)).toMatchObject({ ok: true });
});

test('an account nobody has is locked in the same way, so a lock tells nothing', async () => {
  const tries = () => signIn(registry, { account: 'nobody', password: 'wrong', address });
  const answers = [];
  for (let wrong = 0; wrong <= FAILURES_MOST; wrong += 1) answers.push(await tries());
  const codes = answers.map((answer) => (answer.ok ? 'ok' : answer.error.code));
  const failed = Array.from({ length: FAILURES_MOST - 1 }, () => 'sign-in-failed');
  expect(codes).toEqual([...failed, 'account-locked', 'account-locked']);
});

test('a success makes earlier failures forgotten', async () => {
  const account = await hire();
  for (let round = 0; round < 2; round += 1) {
    for (let wrong = 1; wrong < FAILURES_MOST; wrong += 1) {
      await signIn(registry, { account, password: 'wrong', address });
    }
    expect(await signIn(registry, { account, password: PASSWORD, address })).toMatchObject({
      ok: true,
    });
  }
});

test('a session ends by itself when nobody is there, and at the end of the day', async () => {
  const account = await hire();
  const idle = await openSession(registry, account, address);
  now += IDLE_MINUTES * MINUTE - 1;
  expect(await identify(registry, idle.token)).not.toBeNull();
  now += IDLE_MINUTES * MINUTE + 1;
  expect(await identify(registry, idle.token)).toBeNull();
  const used = await openSession(registry, account, address);
  for (let hours = 0; hours < SESSION_HOURS; hours += 1) {
    expect(await identify(registry, used.token)).not.toBeNull();
    now += 60 * MINUTE;
  }
  expect(await identify(registry, used.token)).toBeNull();
});

test('a session ends when it is ended, and when its owner is disabled or moved', async () => {
  const account = await hire();
  const [first, second, third] = [
    await openSession(registry, account, address),
    await openSession(registry, account, address),
    await openSession(registry, account, address),
  ];
  await endSession(registry, first.id);
  expect(await identify(registry, first.token)).toBeNull();
  await changeStaff(registry, account, { position: 'pit-supervisor' });
  expect(await identify(registry, second.token)).toBeNull();
  expect(await identify(registry, third.token)).toBeNull();
  await changeStaff(registry, account, { isDisabled: true });
  const again = await signIn(registry, { account, password: PASSWORD, address });
  expect(again).toMatchObject({ error: { code: 'sign-in-failed' } });
});

test('a session that nobody ended lets nobody in once its owner is disabled, and ends what is open', async () => {
  const account = await hire();
  const { token } = await openSession(registry, account, address);
  const principal = await identify(registry, token);
  if (!principal) throw new Error('The session has just begun.');
  expect(await stillGood(registry, [principal])).toEqual(new Set([principal.credential]));
  // Beside the act that ends sessions too: each of the two has to be enough.
  await database.query('update staff set disabled_at = $2 where id = $1', [account, now]);
  expect(await identify(registry, token)).toBeNull();
  expect(await stillGood(registry, [principal])).toEqual(new Set());
});

test('another password ends every session but the one it was changed in', async () => {
  const account = await hire();
  const [kept, other] = [
    await openSession(registry, account, address),
    await openSession(registry, account, address),
  ];
  const change = { id: account, password: 'a cup over three dice', mustChange: false };
  expect(await setPassword(registry, { ...change, keep: kept.id })).toMatchObject({ ok: true });
  expect(await identify(registry, kept.token)).toMatchObject({ mustChangePassword: false });
  expect(await identify(registry, other.token)).toBeNull();
  const old = await signIn(registry, { account, password: PASSWORD, address });
  expect(old).toMatchObject({ error: { code: 'sign-in-failed' } });
});

test.each([
  ['short', 'at least 12'],
  ['x'.repeat(201), 'at most 200'],
  ['abababababababab', 'five different'],
  ['my name is DEALER-X!', 'name of its owner'],
  ['Password1234', 'tried first'],
])('%j is no password', async (password, why) => {
  const person = { id: 'dealer-x', name: 'Li', position: 'dealer', password } as const;
  const added = await addStaff(registry, person);
  expect(added).toMatchObject({ error: { code: 'weak-password', field: 'password' } });
  expect(added.ok ? '' : added.error.message).toContain(why);
});
