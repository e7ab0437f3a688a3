import { once } from 'node:events';
import { get, type RequestOptions } from 'node:https';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { serveOptions } from '../programs/serve-arguments.ts';
import { testDatabase } from '../testing/database.ts';
import { terminalToken } from '../testing/people.ts';
import { openDiceTable, testApp } from '../testing/test-app.ts';

const database = await testDatabase();
/** A certificate for this machine that nobody but a test trusts, and its key, which is therefore no secret. */
const OWN_CERTIFICATE = {
  cert: `-----BEGIN CERTIFICATE-----
MIIBmzCCAUGgAwIBAgIUbYEyq+W45DsuI2TpE5y4GcgfjsEwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTExNjA3MDkxNloYDzIxMjYxMDIz
MDcwOTE2WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAT7o3na4fBrZI6BBQewn2sDcdWXTRPOpexf6J3Ix0V27wGRg0wCSP4H
6Xyqnj3dy9g3S7llwBIoiAem7KWGJaUAo28wbTAdBgNVHQ4EFgQUObdAjHXWNn3q
2GS/BIA6SzLrlsMwHwYDVR0jBBgwFoAUObdAjHXWNn3q2GS/BIA6SzLrlsMwDwYD
VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZI
zj0EAwIDSAAwRQIhAIaL2xU3gI/wU67lplMu8GeMtvH1MzllsMiiyQunPSqcAiA5
BN3A4FbFTXkvX2AmUJMHRUr98G9+erBlecvgjMXTHQ==
-----END CERTIFICATE-----
`,
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgjPApPFuEav5x8ZDz
n6rTUVkAQARwnxpLPPWlvGjiTmuhRANCAAT7o3na4fBrZI6BBQewn2sDcdWXTRPO
pexf6J3Ix0V27wGRg0wCSP4H6Xyqnj3dy9g3S7llwBIoiAem7KWGJaUA
-----END PRIVATE KEY-----
`,
};
const { cert: ca } = OWN_CERTIFICATE;

async function floor() {
  const config = { tls: OWN_CERTIFICATE, isBehindTls: true, proxies: [] };
  const app = await testApp(database, { config });
  return { ...app, url: app.url.replace(/^http:/, 'https:') };
}

async function asked(url: string, options: RequestOptions = {}) {
  const [answer] = await once(get(url, { ca, ...options }), 'response');
  return { headers: answer.headers, status: answer.statusCode, body: await text(answer) };
}

test('a floor with a certificate serves HTTPS, asks to be reached by nothing else, and no plain HTTP', async () => {
  const { url } = await floor();
  const { status, headers } = await asked(`${url}/api/floor`);
  expect([status, headers['strict-transport-security']]).toEqual([
    200,
    'max-age=31536000; includeSubDomains',
  ]);
  await expect(fetch(`${url.replace(/^https:/, 'http:')}/api/floor`)).rejects.toThrow();
  await expect(asked(`${url}/api/floor`, { maxVersion: 'TLSv1.1' })).rejects.toThrow();
});

test('sockets come the same way', async () => {
  const { url, tables, registry } = await floor();
  const table = await openDiceTable(tables, ['TLS1']);
  const token = await terminalToken(registry, 'TLS1');
  const headers = { authorization: `Bearer ${token}` };
  const socket = new WebSocket(`${url.replace(/^https:/, 'wss:')}/ws`, { ca, headers });
  await once(socket, 'open');
  socket.send(JSON.stringify({ v: 1, type: 'hello', table: table.id, as: 'player' }));
  const [said] = await once(socket, 'message');
  expect(JSON.parse(String(said))).toMatchObject({ type: 'snapshot' });
  socket.terminate();
});

test('nobody before it is believed about where a request comes from', async () => {
  const { url } = await floor();
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  // What this machine may read it still may, whatever it says of itself.
  expect((await asked(`${url}/metrics`, { headers })).status).toBe(200);
});

test('certificate and key are read from files, and have to belong together', () => {
  const files: Readonly<Record<string, string>> = {
    '/casino/cert.pem': OWN_CERTIFICATE.cert,
    '/casino/key.pem': OWN_CERTIFICATE.key,
    '/casino/broken.pem': 'nothing of the kind',
  };
  const read = (path: string) => files[path] ?? null;
  const surroundings = { env: {}, folder: '/casino', exists: () => false, read };
  const said = (...args: readonly string[]) => {
    const options = serveOptions(args, surroundings);
    return options.ok ? options.value.tls : options.error;
  };
  expect(said()).toBeNull();
  expect(said('--tls-cert', 'cert.pem', '--tls-key', 'key.pem')).toEqual(OWN_CERTIFICATE);
  expect(said('--tls-cert', 'cert.pem')).toBe('--tls-cert needs --tls-key');
  expect(said('--tls-key', 'key.pem')).toBe('--tls-key needs --tls-cert');
  expect(said('--tls-cert', 'gone.pem', '--tls-key', 'key.pem')).toMatch(/^--tls-cert: nothing/);
  expect(said('--tls-cert', 'broken.pem', '--tls-key', 'key.pem')).toMatch(
    /do not belong together/,
  );
  const both = ['--tls-cert', 'cert.pem', '--tls-key', 'key.pem', '--behind-tls'];
  expect(said(...both)).toMatch(/by a proxy/);
});
