import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type EnterBody, enterBody } from '@baize/protocol/http';
import { terminalOf } from '@baize/table';
import { expect, onTestFinished, test } from 'vitest';
import { ask } from '../testing/ask.ts';
import { testDatabase } from '../testing/database.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { openDiceTable, testApp } from '../testing/test-app.ts';
import { testClient } from '../testing/test-client.ts';

const database = await testDatabase();
const v = 1;

async function enter(url: string, body: object): Promise<EnterBody> {
  return enterBody.parse((await ask(`${url}/api/demo/enter`, { body })).body);
}

test('windows of one browser are different terminals at once, ready to play', async () => {
  const { url, tables } = await testApp(database);
  const table = await openDiceTable(tables);
  const windows = await Promise.all(
    Array.from({ length: 4 }, () => enter(url, { kind: 'terminal', table: table.id })),
  );
  expect(new Set(windows.map(({ who }) => who.id)).size).toBe(4);
  for (const { who, token } of windows) {
    const protocols = ['baize.v1', `baize.bearer.${token}`];
    const client = await testClient(url, { protocols, origin: url });
    client.say({ v, type: 'hello', table: table.id, as: 'player' });
    const { view } = await client.next('snapshot');
    expect(view.own).toMatchObject({ terminal: who.id, isSeated: true, credit: 100_000 });
  }
});

test('[baize-floor#visit] whoever takes a free terminal begins a visit, with the credit and without the time of the last one', async () => {
  const { url, tables } = await testApp(database);
  const table = await openDiceTable(tables);
  const take = () => enter(url, { kind: 'terminal', table: table.id });
  const { who } = await take();
  const own = () => terminalOf(table.state(), who.id);
  await table.submit({
    op: `limits of ${who.id}`,
    by: { kind: 'terminal', id: who.id },
    command: { type: 'SetOwnLimits', terminal: who.id, minutesMost: 30 },
  });
  const first = own();
  // The same terminal by its name is the same person; nobody has opened a link yet, so it is not free for others.
  await enter(url, { kind: 'terminal', table: table.id, id: who.id });
  expect(own()).toBe(first);
  const { url: restarted } = await testApp(database, { deps: { tables } });
  const next = await enter(restarted, { kind: 'terminal', table: table.id });
  expect(next.who.id).toBe(who.id);
  expect(own()).toMatchObject({ credit: 100_000, visit: 2, own: { minutesMost: null } });
  expect(own()?.own.since).toBeGreaterThanOrEqual(first?.own.since ?? 0);
});

test('two windows in the same position are two people, who can agree with each other', async () => {
  const { url, registry } = await testApp(database);
  await registry.database.query(
    `insert into staff (id, name, position, is_demo, created_at)
     values ('demo-pit-manager-2', 'Second', 'pit-manager', true, 1)`,
  );
  const first = await enter(url, { kind: 'staff', position: 'pit-manager' });
  await testClient(url, { token: first.token ?? '' });
  const second = await enter(url, { kind: 'staff', position: 'pit-manager' });
  expect([first.who.id, second.who.id]).toEqual(['demo-pit-manager', 'demo-pit-manager-2']);
  const named = { kind: 'staff', position: 'pit-manager', id: 'demo-pit-manager' };
  expect((await enter(url, named)).who.id).toBe('demo-pit-manager');
});

test('on any other floor there is no such door', async () => {
  const { url } = await testApp(database, { config: { isDemo: false } });
  const body = { kind: 'staff', position: 'shift-manager' };
  expect((await ask(`${url}/api/demo/enter`, { body })).status).toBe(404);
});

test('screens are served with a strict policy: pages fresh, hashed files for a year', async () => {
  const folder = await temporaryFolder();
  onTestFinished(() => folder.remove());
  const webRoot = folder.path;
  await mkdir(join(webRoot, 'terminal'));
  await mkdir(join(webRoot, 'assets'));
  await writeFile(join(webRoot, 'index.html'), '<title>Lobby</title>');
  await writeFile(join(webRoot, 'terminal', 'index.html'), '<title>Terminal</title>');
  await writeFile(join(webRoot, 'assets', 'main-abc.js'), '1;');
  const { url } = await testApp(database, { config: { webRoot } });
  const page = await ask(`${url}/terminal`);
  expect(page.body).toContain('Terminal');
  expect(page.headers.get('cache-control')).toBe('no-cache');
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe');
  expect((await ask(`${url}/`)).body).toContain('Lobby');
  const script = await ask(`${url}/assets/main-abc.js`);
  expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect((await ask(`${url}/../../etc/passwd`)).status).toBe(404);
  expect((await ask(`${url}/%2e%2e/%2e%2e/etc/passwd`)).status).toBeGreaterThanOrEqual(400);
});
