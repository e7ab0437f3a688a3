import { expect, test } from 'vitest';
import { ask } from '../testing/ask.ts';
import { testDatabase } from '../testing/database.ts';
import { staffToken } from '../testing/people.ts';
import { testApp } from '../testing/test-app.ts';

const database = await testDatabase();

test('behind TLS no password and no key crosses the network in plain text', async () => {
  const { url, registry } = await testApp(database, { config: { isBehindTls: true } });
  const { token } = await staffToken(registry, 'shift-manager');
  const sent = (scheme: string) => async (path: string, method: string, body: object) =>
    ask(`${url}/api/${path}`, { token, method, body, headers: { 'x-forwarded-proto': scheme } });
  const everySecret = async (send: ReturnType<typeof sent>) => {
    const person = { name: 'Wei', position: 'dealer', password: 'three dice under a cup' };
    const proof = { challenge: 'none', response: {} };
    const answers = [
      await send('session', 'POST', { account: 'ann', password: 'wrong' }),
      await send('session/password', 'POST', { current: 'wrong', next: 'three dice under a cup' }),
      await send('passkeys/sign-in', 'POST', proof),
      await send('pairing/claim', 'POST', { code: 'AAAAA-AAAAA' }),
      await send('staff', 'POST', { id: 'wei', ...person }),
      await send('staff/wei', 'PATCH', { password: 'three dice under a cup' }),
    ];
    return answers.map(({ body }) =>
      Reflect.get(Object(Reflect.get(Object(body), 'error')), 'code'),
    );
  };
  expect(await everySecret(sent('http'))).toEqual(Array(6).fill('https-required'));
  expect(await everySecret(sent('https'))).not.toContain('https-required');
  const floor = await ask(`${url}/api/floor`, { headers: { 'x-forwarded-proto': 'http' } });
  expect(floor.status).toBe(200);
});
