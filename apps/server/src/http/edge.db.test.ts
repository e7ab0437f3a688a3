import { expect, test } from 'vitest';
import { ask } from '../testing/ask.ts';
import { testDatabase } from '../testing/database.ts';
import { newOp } from '../testing/dice-table.ts';
import { staffToken, terminalToken } from '../testing/people.ts';
import { openDiceTable, testApp } from '../testing/test-app.ts';
import { principalOf, staffOf } from './gate.ts';

const database = await testDatabase();

test('figures are for this machine, or for whoever has their token, and for nobody else', async () => {
  const { app } = await testApp(database);
  const from = (remoteAddress: string) =>
    app.inject({ url: '/metrics', headers: { host: 'localhost' }, remoteAddress });
  expect((await from('127.0.0.1')).statusCode).toBe(200);
  const refused = await from('10.0.0.9');
  expect([refused.statusCode, refused.json()]).toMatchObject([
    403,
    { error: { code: 'not-authorised' } },
  ]);
  const { url } = await testApp(database, { config: { metricsToken: 'figures' } });
  const told = await ask(`${url}/metrics`, { token: 'figures' });
  expect(told.headers.get('content-type')).toMatch(/^text\/plain; version=/);
  expect(told.body).toContain('baize_commits_total');
  expect((await ask(`${url}/metrics`, { token: 'other' })).status).toBe(403);
  expect((await ask(`${url}/metrics`)).status).toBe(403);
});

test('alive is alive, and ready is said with nothing in the way', async () => {
  const { url } = await testApp(database);
  const ok = { status: 'ok', checks: {} };
  expect((await ask(`${url}/healthz`)).body).toEqual(ok);
  expect((await ask(`${url}/readyz`)).body).toEqual(ok);
});

test('what is no JSON, too large or of another kind is refused by name, and nothing of ours is told', async () => {
  const { url, logged } = await testApp(database, { config: { bodyBytes: 200 } });
  const send = async (body: string, headers: Record<string, string> = {}) => {
    const answer = await ask(`${url}/api/session`, { body, headers });
    return [answer.status, Object(Object(answer.body).error).code];
  };
  expect(await send('{"account":')).toEqual([400, 'malformed-request']);
  expect(await send(JSON.stringify({ account: 'x'.repeat(300) }))).toEqual([413, 'too-large']);
  const xml = { 'content-type': 'application/xml' };
  expect(await send('<x/>', xml)).toEqual([415, 'unsupported-media-type']);
  expect(await send('{"account":"a","password":"b"}')).toEqual([401, 'sign-in-failed']);
  const refused = logged.filter(({ msg }) => msg === 'request refused');
  expect(refused.map(({ code, status }) => [code, status])).toEqual([
    ['malformed-request', 400],
    ['too-large', 413],
    ['unsupported-media-type', 415],
    ['sign-in-failed', 401],
  ]);
  expect(refused[3]).toMatchObject({ route: '/api/session', by: null, address: '127.0.0.1' });
});

test('what fails in us is told to nobody but the log', async () => {
  const { url, logged, registry } = await testApp(database, {
    deps: {
      routes: [
        (api) => {
          api.get('/broken', async () => {
            throw new Error('a secret');
          });
        },
      ],
    },
  });
  const { token } = await staffToken(registry, 'dealer');
  const { status, body } = await ask(`${url}/api/broken`, { token });
  expect([status, body]).toEqual([
    500,
    { error: { code: 'internal', message: 'This failed; it has been reported.' } },
  ]);
  expect(logged.filter(({ msg }) => msg === 'A request failed.')).toMatchObject([
    { route: '/api/broken' },
  ]);
  expect(logged.filter(({ msg }) => msg === 'request refused')).toMatchObject([
    { code: 'internal' },
  ]);
});

test('a route that nobody has guarded fails for whoever is not known', async () => {
  const { url, registry } = await testApp(database, {
    deps: {
      routes: [
        (api) => {
          api.get('/known', async (request) => ({ id: principalOf(request).id }));
          api.get('/staff-only', async (request) => ({ id: staffOf(request).id }));
        },
      ],
    },
  });
  const dealer = await staffToken(registry, 'dealer');
  const terminal = await terminalToken(registry, 'E1');
  const told = async (path: string, token?: string) =>
    (await ask(`${url}/api/${path}`, token === undefined ? {} : { token })).status;
  expect([await told('known'), await told('staff-only')]).toEqual([500, 500]);
  expect([await told('known', terminal), await told('staff-only', terminal)]).toEqual([200, 500]);
  expect([await told('known', dealer.token), await told('staff-only', dealer.token)]).toEqual([
    200, 200,
  ]);
});

test('pages run what this floor serves and nothing else; cameras it names may be played from', async () => {
  const cameras = ['https://camera.example'];
  const { url } = await testApp(database, { config: { cameras } });
  const { headers } = await ask(`${url}/api/floor`);
  const policy = Object.fromEntries(
    (headers.get('content-security-policy') ?? '').split(';').map((part) => {
      const [name = '', ...values] = part.trim().split(' ');
      return [name, values];
    }),
  );
  const self = ["'self'"];
  expect(policy).toEqual({
    'default-src': ["'none'"],
    'script-src': self,
    'style-src': self,
    'font-src': self,
    'img-src': [...self, 'data:', 'blob:'],
    'media-src': [...self, 'blob:', ...cameras],
    'connect-src': [...self, ...cameras],
    'worker-src': self,
    'manifest-src': self,
    'form-action': self,
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  });
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('strict-transport-security')).toBeNull();
  expect(headers.get('cross-origin-embedder-policy')).toBeNull();
  const secure = await testApp(database, { config: { isBehindTls: true } });
  const behind = await ask(`${secure.url}/api/floor`);
  expect(behind.headers.get('strict-transport-security')).toBe(
    'max-age=31536000; includeSubDomains',
  );
  expect(behind.headers.get('content-security-policy')).toContain('upgrade-insecure-requests');
});

test('many requests from one address are refused under the interface and nowhere else', async () => {
  const { url } = await testApp(database, { config: { requestsPerMinute: 3 } });
  const statuses = async (path: string) => {
    const told: number[] = [];
    for (let time = 0; time < 5; time += 1) told.push((await ask(`${url}${path}`)).status);
    return told;
  };
  expect(await statuses('/healthz')).toEqual([200, 200, 200, 200, 200]);
  expect(await statuses('/api/floor')).toEqual([200, 200, 200, 429, 429]);
});

test('a command is for a table that is there, by somebody who may give any', async () => {
  const { url, tables, registry } = await testApp(database);
  const table = await openDiceTable(tables);
  const dealer = await staffToken(registry, 'dealer');
  const give = async (id: string, token: string) => {
    const body = { op: newOp(), command: { type: 'PauseTable', reason: 'A break' } };
    const answer = await ask(`${url}/api/tables/${id}/commands`, { token, body });
    return [answer.status, Object(Object(answer.body).error).code];
  };
  expect(await give('nowhere', dealer.token)).toEqual([404, 'unknown-table']);
  const display = await ask(`${url}/api/demo/enter`, { body: { kind: 'display' } });
  const { token } = Object(display.body);
  expect(await give(table.id, token)).toEqual([403, 'not-authorised']);
  const view = (id: string) => ask(`${url}/api/tables/${id}/view?as=display`, { token });
  expect((await view('nowhere')).status).toBe(404);
  const shown = Object((await view(table.id)).body);
  expect(shown.at).toBeGreaterThan(1_700_000_000_000);
  expect(shown.view).toMatchObject({ sequence: table.state().sequence });
});

test('whoever tries secrets is slowed down at every door, and not held up elsewhere', async () => {
  const { url, registry } = await testApp(database, { config: { signInsPerMinute: 2 } });
  const { token } = await staffToken(registry, 'dealer');
  const credential = { id: 'x', rawId: 'x', type: 'public-key', response: {} };
  const doors: readonly (readonly [path: string, body: object])[] = [
    ['session', { account: 'anybody', password: 'guess' }],
    ['session/password', { current: 'guess', next: 'another guess at noon' }],
    ['passkeys/sign-in/options', {}],
    ['passkeys/sign-in', { challenge: 'x', credential }],
    ['pairing/claim', { code: '123456' }],
  ];
  for (const [path, body] of doors) {
    const statuses: number[] = [];
    for (let time = 0; time < 3; time += 1) {
      statuses.push((await ask(`${url}/api/${path}`, { token, body })).status);
    }
    expect([path, statuses.map((status) => status === 429)]).toEqual([path, [false, false, true]]);
  }
  expect((await ask(`${url}/api/floor`)).status).toBe(200);
});
