import { generateKeyPairSync } from 'node:crypto';
import { passkeyOptionsBody, sessionBody } from '@baize/protocol/http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { issueKey } from '../../people/keys.ts';
import { passwordHash } from '../../people/password.ts';
import { openSession } from '../../people/sessions.ts';
import { addStaff, changeStaff } from '../../people/staff.ts';
import { hashOf, newPairingCode, newToken } from '../../people/token.ts';
import { openOffice } from '../../store/office.ts';
import { ask } from '../../testing/ask.ts';
import { asOwner } from '../../testing/attacks/owner.ts';
import { authenticator } from '../../testing/authenticator.ts';
import { testDatabase } from '../../testing/database.ts';
import { type DemoFloor, demoFloor } from '../../testing/demo-floor.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';

const server = await testDatabase({ migrated: false });
const database = await server.anotherDatabase();
const pool = database.pool({ max: 3 });
const folder = await temporaryFolder();
const DESCRIBED =
  'floor: F\ntables: [{ table: T1, game: rws-tai-sai-v5/a, unit: 100, resultSource: device }]\n';
const PASSWORD = 'tumbling dice at noon';
let floor: DemoFloor;
const now = Date.now;
const registry = () => ({ database: openOffice(pool, { key: floor.running.key }), now });

beforeAll(async () => {
  floor = await demoFloor(database, folder.path, DESCRIBED);
});
afterAll(async () => {
  await floor.stop();
  await folder.remove();
});

async function hire(id: string, position: 'dealer' | 'shift-manager' = 'dealer') {
  const added = await addStaff(registry(), { id, name: id, position, password: PASSWORD });
  if (!added.ok) throw new Error(added.error.message);
  const { token, id: session } = await openSession(registry(), id, 'test');
  return { token, session };
}

/** Who a token stands for: the position of a person, the kind of a machine, nobody. */
async function whoIs(token: string): Promise<string> {
  const { who } = sessionBody.parse(await floor.get('/api/session', token));
  if (!who) return 'nobody';
  return who.kind === 'staff' ? `${who.id} ${who.actingAs ?? who.position}` : who.kind;
}

const doubted = () =>
  floor.running.faults
    .list()
    .filter(({ code }) => code === 'record-differs')
    .map(({ place, detail }) => `${place} ${detail}`);

test('[baize-floor#two-people] a raised position is not obeyed, by no session of that person', async () => {
  const { token } = await hire('ann');
  expect(await whoIs(token)).toBe('ann dealer');
  await asOwner(pool, "update staff set position = 'shift-manager' where id = 'ann'");
  expect(await whoIs(token)).toBe('nobody');
  expect(doubted()).toContain('staff ann column position is not what was signed');
  await asOwner(pool, "update staff set position = 'dealer' where id = 'ann'");
  expect(await whoIs(token)).toBe('ann dealer');
  await changeStaff(registry(), 'ann', { name: 'Anna' });
  const { token: again } = await openSession(registry(), 'ann', 'test');
  expect(await whoIs(again)).toBe('ann dealer');
});

test('an account that was put into the database signs in nowhere', async () => {
  await asOwner(
    pool,
    `insert into staff (id, name, position, password_hash, created_at)
     values ('mal', 'Mal', 'shift-manager', $1, 1)`,
    [await passwordHash(PASSWORD)],
  );
  const signIn = { account: 'mal', password: PASSWORD };
  await expect(floor.post('/api/session', signIn)).rejects.toThrow('401');
});

test('a password that was exchanged opens nothing', async () => {
  await hire('bea', 'shift-manager');
  const known = await passwordHash('another cup of good tea');
  await asOwner(
    pool,
    "update staff set password_hash = $1, must_change_password = false where id = 'bea'",
    [known],
  );
  const signIn = { account: 'bea', password: 'another cup of good tea' };
  await expect(floor.post('/api/session', signIn)).rejects.toThrow('401');
  expect(doubted()).toContain('staff bea column password_hash is not what was signed');
});

test('a session that was put there, raised or brought back is of nobody', async () => {
  const manager = await hire('cyd', 'shift-manager');
  const token = newToken('bzs');
  await asOwner(
    pool,
    `insert into sessions (id, token_hash, staff_id, address, created_at, seen_at, expires_at)
     values ('forged', $1, 'cyd', 'x', $2::bigint, $2, $2 + 3600000)`,
    [hashOf(token), now()],
  );
  expect(await whoIs(token)).toBe('nobody');
  expect(doubted()).toContain('sessions forged was put there by nobody who signs');
  const dealer = await hire('dan');
  await asOwner(pool, "update sessions set acting_as = 'shift-manager' where id = $1", [
    dealer.session,
  ]);
  expect(await whoIs(dealer.token)).toBe('nobody');
  await changeStaff(registry(), 'cyd', { isDisabled: true });
  expect(await whoIs(manager.token)).toBe('nobody');
  await asOwner(pool, "update staff set disabled_at = null where id = 'cyd'");
  await asOwner(pool, "update sessions set revoked_at = null where staff_id = 'cyd'");
  expect(await whoIs(manager.token)).toBe('nobody');
});

test('a key that was put there is of no terminal, and a revoked one stays so', async () => {
  const token = newToken('bzk');
  await asOwner(
    pool,
    `insert into keys (id, kind, holder, token_hash, created_by, created_at)
     values ('forged', 'terminal', 'P01', $1, 'x', 1)`,
    [hashOf(token)],
  );
  expect(await whoIs(token)).toBe('nobody');
  const genuine = await issueKey(registry(), { kind: 'terminal', holder: 'P02', createdBy: 'x' });
  expect(await whoIs(genuine.token)).toBe('terminal');
  await registry().database.query('update keys set revoked_at = 5 where id = $1', [genuine.id]);
  await asOwner(pool, 'update keys set revoked_at = null where id = $1', [genuine.id]);
  expect(await whoIs(genuine.token)).toBe('nobody');
});

test('a device whose key was exchanged says nothing', async () => {
  const device = await floor.device('T1');
  const says = async () => (await device.failed('It does not turn.')).ok;
  expect(await says()).toBe(true);
  const { publicKey } = generateKeyPairSync('ed25519');
  const der = publicKey.export({ type: 'spki', format: 'der' });
  const { rows } = await pool.query<{ public_key: Buffer }>(
    "select public_key from keys where holder = 'tumbler-T1'",
  );
  await asOwner(pool, "update keys set public_key = $1 where holder = 'tumbler-T1'", [der]);
  expect(await says()).toBe(false);
  await asOwner(
    pool,
    "update keys set public_key = $1, created_by = 'mal' where holder = 'tumbler-T1'",
    [rows[0]?.public_key],
  );
  expect(await says()).toBe(false);
  expect(doubted().some((each) => each.startsWith('keys '))).toBe(true);
});

test('a code that was put there pairs nothing', async () => {
  const code = newPairingCode();
  await asOwner(
    pool,
    `insert into pairing_codes (code_hash, kind, holder, created_by, created_at, expires_at)
     values ($1, 'terminal', 'P77', 'x', $2::bigint, $2 + 600000)`,
    [hashOf(code), now()],
  );
  await expect(floor.post('/api/pairing/claim', { code })).rejects.toThrow('400');
});

test('a passkey that was made another person’s opens nothing', async () => {
  const { token } = await hire('eve');
  await hire('flo', 'shift-manager');
  await registry().database.query('update staff set must_change_password = false');
  const { address: url } = floor;
  const headers = { origin: url };
  const post = (path: string, body: unknown, as?: string) =>
    ask(`${url}/api/passkeys/${path}`, { body, headers, ...(as ? { token: as } : {}) });
  const offer = async (path: string, as?: string) => {
    const { challenge, options } = passkeyOptionsBody.parse((await post(path, {}, as)).body);
    return { challenge, signed: String(options.challenge) };
  };
  const passkey = authenticator(url);
  const made = await offer('register/options', token);
  const response = passkey.register(made.signed);
  expect((await post('register', { challenge: made.challenge, response }, token)).status).toBe(200);
  const signsIn = async () => {
    const { challenge, signed } = await offer('sign-in/options');
    return post('sign-in', { challenge, response: passkey.signIn(signed) });
  };
  expect((await signsIn()).body).toMatchObject({ who: { id: 'eve' } });
  await asOwner(pool, "update passkeys set staff_id = 'flo'");
  expect((await signsIn()).status).toBe(401);
});
