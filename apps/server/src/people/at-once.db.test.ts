import { expect, test } from 'vitest';
import { openOffice } from '../store/office.ts';
import { testDatabase } from '../testing/database.ts';
import { KEY } from '../testing/tables-on.ts';
import { openSession } from './sessions.ts';
import { provePassword } from './sign-in.ts';
import { addStaff, setPassword } from './staff.ts';

const database = (await testDatabase()).pool({ max: 6 });
const now = Date.now;
const office = openOffice(database, { key: KEY, now });
const OLD = 'three dice under a cup';

test('a sign-in under way with the old password leaves no session after the password is reset', async () => {
  const registry = { database: office, now };
  await addStaff(registry, { id: 'wei', name: 'Wei', position: 'dealer', password: OLD });
  let commit = (): void => undefined;
  const mayCommit = new Promise<void>((resolve) => {
    commit = resolve;
  });
  let isProved = false;
  const signingIn = office.together(async (acting) => {
    const said = { account: 'wei', password: OLD, address: 'here' };
    const registry = { database: acting, now };
    isProved = (await provePassword(registry, said)).ok;
    await mayCommit;
    await openSession(registry, said.account, said.address);
  });
  await expect.poll(() => isProved, { timeout: 20_000 }).toBe(true);
  const renewed = { id: 'wei', password: 'a deck of fifty-two', mustChange: true, keep: null };
  let isReset = false;
  const resetting = office
    .together((acting) => setPassword({ database: acting, now }, renewed))
    .then(() => {
      isReset = true;
    });
  // Either it is over already, or it waits for the sign-in.
  const isWaiting = async () =>
    (await database.query('select 1 from pg_locks where not granted')).rows.length > 0;
  await expect.poll(async () => isReset || (await isWaiting()), { timeout: 20_000 }).toBe(true);
  commit();
  await Promise.all([signingIn, resetting]);
  const { rows } = await database.query('select 1 from sessions where revoked_at is null');
  expect(rows).toEqual([]);
});
