import { expect, test } from 'vitest';
import { identify } from '../http/gate.ts';
import { testDatabase } from '../testing/database.ts';
import { issueKey, revokeKey } from './keys.ts';
import {
  actAs,
  actorOf,
  endSession,
  endSessionsOf,
  IDLE_MINUTES,
  listSessions,
  openSession,
  type Principal,
  SESSION_HOURS,
  stillGood,
} from './sessions.ts';
import { addStaff, changeStaff, setPassword } from './staff.ts';

const database = (await testDatabase()).pool({ max: 2 });
const MINUTE = 60_000;
const START = 1_800_000_000_000;
let now = START;
const registry = { database, now: () => now };

async function hire(id: string): Promise<void> {
  const password = 'tumbling dice at noon';
  const added = await addStaff(registry, { id, name: `Mx ${id}`, position: 'dealer', password });
  if (!added.ok) throw new Error(added.error.message);
}

async function principalOf(token: string): Promise<Principal> {
  const principal = await identify(registry, token);
  if (!principal) throw new Error('The session has just begun.');
  return principal;
}

async function seenAt(session: string): Promise<number> {
  const { rows } = await database.query('select seen_at from sessions where id = $1', [session]);
  return Number(rows[0].seen_at);
}

test('a session says who, for how long and standing in for whom; the list of them too', async () => {
  await hire('ann');
  const session = await openSession(registry, 'ann', '192.0.2.1');
  expect(session.expiresAt).toBe(START + SESSION_HOURS * 60 * MINUTE);
  const listed = {
    session: session.id,
    person: 'ann',
    name: 'Mx ann',
    position: 'dealer',
    actingAs: null,
    address: '192.0.2.1',
    createdAt: START,
    seenAt: START,
    expiresAt: session.expiresAt,
  };
  expect(await listSessions(registry)).toEqual([listed]);
  expect(await identify(registry, session.token)).toEqual({
    kind: 'staff',
    id: 'ann',
    name: 'Mx ann',
    position: 'dealer',
    actingPositions: [],
    actingAs: null,
    mustChangePassword: true,
    expiresAt: session.expiresAt,
    credential: session.id,
  });
  await actAs(registry, session.id, 'pit-supervisor');
  expect(await identify(registry, session.token)).toMatchObject({ actingAs: 'pit-supervisor' });
  expect(await listSessions(registry)).toEqual([{ ...listed, actingAs: 'pit-supervisor' }]);
  await actAs(registry, session.id, null);
  expect(await identify(registry, session.token)).toMatchObject({ actingAs: null });
  await endSession(registry, session.id);
  expect(await listSessions(registry)).toEqual([]);
});

test('an account nobody has is neither changed nor given a password', async () => {
  const unknown = { ok: false, error: { code: 'unknown-account', field: 'id' } };
  expect(await changeStaff(registry, 'nobody', { isDisabled: true })).toMatchObject(unknown);
  const password = 'three dice under a cup';
  const change = { id: 'nobody', password, mustChange: false, keep: null };
  expect(await setPassword(registry, change)).toMatchObject(unknown);
});

test('whoever may stand in for others is known for it', async () => {
  await hire('bo');
  await changeStaff(registry, 'bo', { actingPositions: ['pit-supervisor', 'cashier'] });
  const { token } = await openSession(registry, 'bo', 'here');
  expect(await identify(registry, token)).toMatchObject({
    actingPositions: ['pit-supervisor', 'cashier'],
  });
});

test('being seen is written down once in ten minutes, for those who were not', async () => {
  await hire('cy');
  const [used, watched, left] = [
    await openSession(registry, 'cy', 'here'),
    await openSession(registry, 'cy', 'there'),
    await openSession(registry, 'cy', 'elsewhere'),
  ];
  const watching = await principalOf(watched.token);
  const began = now;
  now = began + 10 * MINUTE;
  await principalOf(used.token);
  await stillGood(registry, [watching]);
  expect([await seenAt(used.id), await seenAt(watched.id)]).toEqual([began, began]);
  now = began + 10 * MINUTE + 1;
  await principalOf(used.token);
  await stillGood(registry, [watching]);
  expect([await seenAt(used.id), await seenAt(watched.id)]).toEqual([now, now]);
  expect(await seenAt(left.id)).toBe(began);
});

test('an open console is being there, and one that nobody has open ends when it is idle', async () => {
  await hire('di');
  const { id, token } = await openSession(registry, 'di', 'here');
  const principal = await principalOf(token);
  now += IDLE_MINUTES * MINUTE - 1;
  expect(await stillGood(registry, [principal])).toEqual(new Set([id]));
  now += IDLE_MINUTES * MINUTE;
  expect(await stillGood(registry, [principal])).toEqual(new Set());
  expect((await listSessions(registry)).map(({ person }) => person)).not.toContain('di');
});

test('of people and machines together those are good whose session or key is', async () => {
  await hire('ed');
  await hire('fay');
  const [ed, fay] = [
    await principalOf((await openSession(registry, 'ed', 'here')).token),
    await principalOf((await openSession(registry, 'fay', 'here')).token),
  ];
  const keys = [
    await issueKey(registry, { kind: 'terminal', holder: 'A1', createdBy: 'tech' }),
    await issueKey(registry, { kind: 'display', holder: 'D1', createdBy: 'tech' }),
  ];
  const [terminal, display] = [
    await principalOf(keys[0]?.token ?? ''),
    await principalOf(keys[1]?.token ?? ''),
  ];
  const all = [ed, fay, terminal, display];
  const credentials = all.map(({ credential }) => credential);
  expect(await stillGood(registry, all)).toEqual(new Set(credentials));
  expect(await stillGood(registry, [ed, display])).toEqual(
    new Set([ed.credential, display.credential]),
  );
  await revokeKey(registry, terminal.credential);
  await endSession(registry, fay.credential);
  expect(await stillGood(registry, all)).toEqual(new Set([ed.credential, display.credential]));
});

test('all sessions of a person end at once, are named, and those of others stay', async () => {
  await hire('gil');
  await hire('hal');
  const ended = [
    await openSession(registry, 'gil', 'here'),
    await openSession(registry, 'gil', 'there'),
  ];
  const other = await openSession(registry, 'hal', 'here');
  const ids = ended.map(({ id }) => id);
  expect([...(await endSessionsOf(registry, 'gil'))].toSorted()).toEqual(ids.toSorted());
  expect(await endSessionsOf(registry, 'gil')).toEqual([]);
  for (const { token } of ended) expect(await identify(registry, token)).toBeNull();
  expect(await identify(registry, other.token)).not.toBeNull();
});

test('the table sees a person with the position and the stand-in, a machine, and no display', () => {
  const staff = {
    kind: 'staff',
    id: 'ivy',
    name: 'Ivy',
    position: 'dealer',
    actingPositions: [],
    actingAs: null,
    mustChangePassword: false,
    expiresAt: 0,
    credential: 's',
  } as const;
  expect(actorOf(staff)).toStrictEqual({ kind: 'staff', id: 'ivy', position: 'dealer' });
  expect(actorOf({ ...staff, actingAs: 'pit-manager' })).toStrictEqual({
    kind: 'staff',
    id: 'ivy',
    position: 'dealer',
    actingAs: 'pit-manager',
  });
  const machine = { id: 'A1', credential: 'k' };
  expect(actorOf({ ...machine, kind: 'terminal' })).toStrictEqual({ kind: 'terminal', id: 'A1' });
  expect(actorOf({ ...machine, kind: 'device' })).toStrictEqual({ kind: 'device', id: 'A1' });
  expect(actorOf({ ...machine, kind: 'display' })).toBeNull();
});

test('a sign-out and a change of position that the database swallows are not said to be done', async () => {
  await hire('kim');
  const session = await openSession(registry, 'kim', '192.0.2.9');
  await database.query(
    `create function swallow() returns trigger language plpgsql as 'begin return null; end';
     create trigger swallows before update on sessions for each row execute function swallow()`,
  );
  const swallowed = /sessions: 0 of 1 rows were written/;
  await expect(endSession(registry, session.id)).rejects.toThrow(swallowed);
  await expect(actAs(registry, session.id, 'pit-supervisor')).rejects.toThrow(swallowed);
  await database.query('drop trigger swallows on sessions; drop function swallow');
  await endSession(registry, session.id);
  expect(await identify(registry, session.token)).toBeNull();
});
