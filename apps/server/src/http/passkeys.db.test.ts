import { passkeyOptionsBody, passkeysBody } from '@baize/protocol/http';
import { expect, test } from 'vitest';
import { setPassword } from '../people/staff.ts';
import { ask } from '../testing/ask.ts';
import { authenticator } from '../testing/authenticator.ts';
import { testDatabase } from '../testing/database.ts';
import { staffToken } from '../testing/people.ts';
import { testApp } from '../testing/test-app.ts';

const database = await testDatabase();

async function floorWithPasskey() {
  const { url, registry } = await testApp(database);
  const { token, id } = await staffToken(registry, 'pit-manager');
  const headers = { origin: url };
  const post = (path: string, body: unknown, as?: string) =>
    ask(`${url}/api/passkeys/${path}`, { body, headers, ...(as ? { token: as } : {}) });
  const offer = async (path: string, as?: string) => {
    const { challenge, options } = passkeyOptionsBody.parse((await post(path, {}, as)).body);
    return { challenge, signed: String(options.challenge) };
  };
  const passkey = authenticator(url);
  const { challenge, signed } = await offer('register/options', token);
  const response = passkey.register(signed);
  const added = await post('register', { challenge, response }, token);
  expect([added.status, added.body]).toMatchObject([200, { who: { id } }]);
  return { url, id, passkey, post, offer, again: { challenge, response }, token, registry };
}

test('whoever has a passkey signs in with it, and with nothing else', async () => {
  const { id, passkey, post, offer } = await floorWithPasskey();
  const { challenge, signed } = await offer('sign-in/options');
  const answer = { challenge, response: passkey.signIn(signed) };
  const { status, body, headers } = await post('sign-in', answer);
  expect([status, body]).toMatchObject([200, { who: { id, kind: 'staff' } }]);
  expect(headers.get('set-cookie')).toContain('baize_session=bzs_');
  // The same answer once more: its challenge has been used.
  expect((await post('sign-in', answer)).status).toBe(401);
});

test('a passkey is listed, taken away, and gone with the password it was added under', async () => {
  const { url, id, token, passkey, post, offer, registry } = await floorWithPasskey();
  const list = async () =>
    passkeysBody.parse((await ask(`${url}/api/passkeys`, { token })).body).passkeys;
  const signsIn = async () => {
    const { challenge, signed } = await offer('sign-in/options');
    return (await post('sign-in', { challenge, response: passkey.signIn(signed) })).status;
  };
  const [held] = await list();
  const remove = { token, method: 'DELETE' };
  expect((await ask(`${url}/api/passkeys/none`, remove)).status).toBe(404);
  expect(await signsIn()).toBe(200);
  expect((await ask(`${url}/api/passkeys/${held?.id}`, remove)).body).toEqual({ passkeys: [] });
  expect(await signsIn()).toBe(401);
  const again = await offer('register/options', token);
  await post(
    'register',
    { challenge: again.challenge, response: passkey.register(again.signed) },
    token,
  );
  expect(await list()).toHaveLength(1);
  const password = 'four aces in a sleeve';
  await setPassword(registry, { id, password, mustChange: true, keep: null });
  expect(await signsIn()).toBe(401);
});

test('nobody adds a passkey before they have chosen a password of their own', async () => {
  const { url, registry } = await testApp(database);
  const { token, id } = await staffToken(registry, 'dealer');
  await registry.database.query('update staff set must_change_password = true where id = $1', [id]);
  const options = await ask(`${url}/api/passkeys/register/options`, { token, body: {} });
  expect([options.status, options.body]).toMatchObject([
    403,
    { error: { code: 'password-must-change' } },
  ]);
});

test('a passkey of somebody else, for another site or another challenge is refused', async () => {
  const { url, post, offer, passkey, again, token } = await floorWithPasskey();
  const refused = async (answer: (signed: string) => unknown) => {
    const { challenge, signed } = await offer('sign-in/options');
    return (await post('sign-in', { challenge, response: answer(signed) })).status;
  };
  expect(await refused((signed) => authenticator(url).signIn(signed))).toBe(401);
  expect(await refused((signed) => authenticator('https://evil.example').signIn(signed))).toBe(401);
  expect(await refused(() => passkey.signIn('another'))).toBe(401);
  expect(await refused(() => ({}))).toBe(401);
  expect((await post('register', again, token)).status).toBe(400);
  expect((await post('register', again)).status).toBe(401);
});
