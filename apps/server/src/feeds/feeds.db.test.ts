import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { money } from '@baize/exact';
import { SHIPPED } from '@baize/house';
import { feedBody, newFeedBody } from '@baize/protocol/http';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { ask } from '../testing/ask.ts';
import { testDatabase } from '../testing/database.ts';
import { asking, betting, dealer, newOp } from '../testing/dice-table.ts';
import { staffToken } from '../testing/people.ts';
import { KEY } from '../testing/tables-on.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { openDiceTable, testApp } from '../testing/test-app.ts';
import { startDelivering } from './deliver.ts';

const CONSUMER = fileURLToPath(
  new URL('../../../../packages/protocol/examples/feed-consumer.mjs', import.meta.url),
);

async function floorWithFeed(url: string | null) {
  const database = await testDatabase();
  const app = await testApp(database);
  const table = await openDiceTable(app.tables, ['feed-1']);
  const { token } = await staffToken(app.registry, 'shift-manager');
  const address = `${app.url}/api/feeds`;
  const made = newFeedBody.parse((await ask(address, { token, body: { name: 'CMS', url } })).body);
  const events = async () => {
    const { rows } = await app.database.query<{ count: string }>(
      'select sum(last - first + 1) as count from journal',
    );
    return Number(rows[0]?.count);
  };
  return { ...app, table, manager: token, made, events };
}

test('a reader that keeps its cursor gets every event once, in the order of each table', async () => {
  const { url, made, table, tables, events, manager } = await floorWithFeed(null);
  const other = await openDiceTable(tables, ['feed-2']);
  const read = async (cursor: string, wait = 0) => {
    const query = new URLSearchParams({ cursor, limit: '3', wait: String(wait) });
    const answer = await ask(`${url}/api/feed?${query}`, { token: made.token });
    return feedBody.parse(answer.body);
  };
  const seen = new Map<string, number[]>();
  let cursor = '';
  for (let count = 0; ; count += 1) {
    if (count < 4) await table.submit(betting('feed-1', 'small', money(100)));
    if (count < 4) await other.submit(betting('feed-2', 'big', money(100)));
    const page = await read(cursor);
    for (const each of page.events) {
      seen.set(each.table, [...(seen.get(each.table) ?? []), each.sequence]);
    }
    cursor = page.cursor;
    if (page.events.length === 0) break;
  }
  expect([...seen.values()].flat().length).toBe(await events());
  for (const sequences of seen.values()) {
    expect(sequences).toEqual(sequences.map((_, index) => index + 1));
  }
  // A question that waits is answered by what happens next.
  const [waited] = await Promise.all([
    read(cursor, 20),
    table.submit(betting('feed-1', 'small', money(100))),
  ]);
  expect(waited.events.map(({ event }) => event.type)).toEqual(['BetsChanged']);
  const nonsense = await ask(`${url}/api/feed?cursor=bm9uc2Vuc2U`, { token: made.token });
  expect(nonsense.body).toMatchObject({ error: { code: 'unknown-cursor', field: 'cursor' } });
  expect((await ask(`${url}/api/feed`, { token: 'bzf_made-up' })).status).toBe(401);
  const ended = await ask(`${url}/api/feeds/${made.feed.id}`, { token: manager, method: 'DELETE' });
  expect(ended.status).toBe(200);
  expect((await ask(`${url}/api/feed`, { token: made.token })).status).toBe(401);
});

test('nobody outside learns a number by which an instrument could be paid', async () => {
  const { url, made, table } = await floorWithFeed(null);
  const number = '120000000000000042';
  const cashOut = { type: 'CashOut', terminal: 'feed-1', amount: money(100), number } as const;
  const expiresAt = Date.now() + 86_400_000;
  const by = { kind: 'terminal', id: 'feed-1' } as const;
  const answer = await table.submit(asking(by, { ...cashOut, expiresAt }));
  expect(answer.type).toBe('accepted');
  const { body } = await ask(`${url}/api/feed?limit=2000`, { token: made.token });
  const text = JSON.stringify(body);
  expect(text).toContain(`${'*'.repeat(14)}0042`);
  expect(text).not.toContain(number);
});

test('a consumer killed again and again has every event once, signed and in order', async () => {
  const folder = await temporaryFolder();
  onTestFinished(() => folder.remove());
  const file = join(folder.path, 'events.jsonl');
  const key = KEY.publicKey.toString('hex');
  const start = async (port: number) => {
    const args = [CONSUMER, '--key', key, '--file', file, '--port', String(port)];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    const [said] = await once(child.stdout, 'data');
    return { child, port: Number(/\d+/.exec(String(said))?.[0]) };
  };
  let consumer = await start(0);
  const { port } = consumer;
  onTestFinished(() => void consumer.child.kill('SIGKILL'));
  const { database, table, events } = await floorWithFeed(`http://127.0.0.1:${port}/`);
  // A clock that runs ahead: what is tried again later is tried again soon.
  const began = Date.now();
  const now = () => began + (Date.now() - began) * 2;
  const log = pino({ level: 'silent' });
  const delivering = startDelivering({ database, library: SHIPPED, key: KEY, now, log, every: 5 });
  onTestFinished(() => delivering.stop());
  for (let kill = 0; kill < 6; kill += 1) {
    for (let bet = 0; bet < 20; bet += 1) {
      void table.submit(betting('feed-1', 'small', money(100)));
      if (bet % 7 === 3) await table.submit(asking(dealer, { type: 'ResumeTable' }, newOp()));
    }
    const ended = once(consumer.child, 'exit');
    consumer.child.kill('SIGKILL');
    await ended;
    await table.submit(betting('feed-1', 'big', money(100)));
    consumer = await start(port);
  }
  const lines = async () => (await readFile(file, 'utf8')).split('\n').filter(Boolean);
  await expect.poll(async () => (await lines()).length, { timeout: 240_000 }).toBe(await events());
  const sequences = (await lines()).map((line) => JSON.parse(line).sequence);
  expect(sequences).toEqual(sequences.map((_, index) => index + 1));
  // Something that only claims to come from the floor is turned away.
  const forged = await fetch(`http://127.0.0.1:${port}/`, {
    method: 'POST',
    body: '{"events":[]}',
  });
  expect(forged.status).toBe(401);
});

test('no password stands in an address that others can read', async () => {
  const { url, manager } = await floorWithFeed(null);
  const body = { name: 'CMS', url: 'https://cms:secret@cms.example/' };
  const told = await ask(`${url}/api/feeds`, { token: manager, body });
  expect([told.status, told.body]).toMatchObject([400, { error: { field: 'url' } }]);
  const { body: feeds } = await ask(`${url}/api/feeds`, { token: manager });
  expect(JSON.stringify(feeds)).not.toContain('secret');
});

test('one reader waits a few times at once, so that nobody has every commit answered a thousand times', async () => {
  const { url, made, table } = await floorWithFeed(null);
  const read = (cursor: string, wait: number) => {
    const query = new URLSearchParams({ cursor, limit: '2000', wait: String(wait) });
    return ask(`${url}/api/feed?${query}`, { token: made.token });
  };
  const { cursor } = feedBody.parse((await read('', 0)).body);
  const waiting = Array.from({ length: 12 }, () => read(cursor, 20));
  // Those that are too many are told at once; the others wait for what happens next.
  let refused = 0;
  for (const each of waiting) {
    void each.then(({ status }) => {
      refused += Number(status === 429);
    });
  }
  await expect.poll(() => refused).toBe(8);
  await table.submit(betting('feed-1', 'small', money(100)));
  const statuses = (await Promise.all(waiting)).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([
    200,
    200,
    200,
    200,
    ...Array.from({ length: 8 }, () => 429),
  ]);
  expect((await read(cursor, 0)).status).toBe(200);
});
