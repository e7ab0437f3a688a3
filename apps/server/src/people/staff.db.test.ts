import { expect, test } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import { listPasskeys, offerPasskey, offerSignIn, removePasskey } from './passkeys.ts';
import type { StaffPrincipal } from './sessions.ts';
import { addStaff, changeStaff, listStaff } from './staff.ts';

const database = (await testDatabase()).pool({ max: 2 });
let now = 1000;
const registry = { database, now: () => now };
const SITE = { origin: 'https://floor.example', host: 'floor.example' };
const PASSWORD = 'tumbling dice at noon';

const MEMBER = {
  id: 'wei',
  name: 'Wei',
  position: 'dealer',
  actingPositions: [],
  isDemo: false,
  isDisabled: false,
  mustChangePassword: true,
} as const;

test('an account is made once, and its password must be another one soon', async () => {
  const asked = { id: 'wei', name: 'Wei', position: 'dealer', password: PASSWORD } as const;
  expect(await addStaff(registry, asked)).toEqual({ ok: true, value: MEMBER });
  expect(await addStaff(registry, { ...asked, name: 'Another' })).toMatchObject({
    error: { code: 'account-exists', field: 'id' },
  });
  expect(await addStaff(registry, { ...asked, id: 'short', password: 'short' })).toMatchObject({
    error: { code: 'weak-password', field: 'password' },
  });
  expect(await listStaff(registry)).toEqual([MEMBER]);
});

test.each([
  [{ name: 'Wei Ling' }],
  [{ position: 'pit-supervisor' }],
  [{ actingPositions: ['pit-manager'] }],
  [{ isDisabled: true }],
  [{ isDisabled: false }],
] as const)('%o changes that and nothing else', async (change) => {
  const [before] = await listStaff(registry);
  expect(await changeStaff(registry, 'wei', change)).toEqual({
    ok: true,
    value: { ...before, ...change },
  });
  expect(await listStaff(registry)).toEqual([{ ...before, ...change }]);
});

test('whoever is disabled twice was disabled the first time', async () => {
  const disabledAt = async () => {
    const { rows } = await database.query("select disabled_at from staff where id = 'wei'");
    return rows[0].disabled_at;
  };
  now = 2000;
  await changeStaff(registry, 'wei', { isDisabled: true });
  now = 3000;
  await changeStaff(registry, 'wei', { isDisabled: true });
  expect(Number(await disabledAt())).toBe(2000);
  await changeStaff(registry, 'wei', { isDisabled: false });
  expect(await disabledAt()).toBeNull();
});

test('a passkey finds its person by itself, asks for more than having it, and is made once', async () => {
  const wei: StaffPrincipal = {
    kind: 'staff',
    id: 'wei',
    name: 'Wei',
    position: 'dealer',
    actingPositions: [],
    actingAs: null,
    mustChangePassword: false,
    expiresAt: 9000,
    credential: 'session',
  };
  await database.query(
    `insert into passkeys (id, staff_id, public_key, counter, created_at)
     values ('held', 'wei', 'public', 1, 5)`,
  );
  const { options } = await offerPasskey(registry, wei, SITE);
  expect(options).toMatchObject({
    rp: { id: 'floor.example' },
    user: { name: 'wei', displayName: 'Wei' },
    excludeCredentials: [{ id: 'held' }],
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  expect((await offerSignIn(registry, SITE)).options).toMatchObject({
    rpId: 'floor.example',
    userVerification: 'required',
  });
  expect(await listPasskeys(registry, 'wei')).toEqual([{ id: 'held', createdAt: 5 }]);
  expect(await removePasskey(registry, 'another', 'held')).toBe(false);
  expect(await removePasskey(registry, 'wei', 'held')).toBe(true);
  expect(await listPasskeys(registry, 'wei')).toEqual([]);
});
