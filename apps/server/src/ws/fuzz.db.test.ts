import { plainState } from '@baize/table';
import { expect, test } from 'vitest';
import { ask } from '../testing/ask.ts';
import { forgedCommands } from '../testing/attacks/forged-commands.ts';
import { hostileMessage, numbersFrom } from '../testing/attacks/hostile-messages.ts';
import { testDatabase } from '../testing/database.ts';
import { terminalToken } from '../testing/people.ts';
import { openDiceTable, testApp } from '../testing/test-app.ts';
import { type TestClient, testClient } from '../testing/test-client.ts';

const database = await testDatabase();
const v = 1;
const FRAMES = 98_000;
const REQUESTS = 2_000;
const CONNECTIONS = 4;
const WINDOW = 500;
const AT_ONCE = 20;

/** Says so many hostile things and hears an answer to each; how many were refused, and how. */
async function attack(client: TestClient, sayNext: () => string, count: number) {
  const replies = new Map<string, number>();
  client.socket.removeAllListeners('message');
  let unanswered = 0;
  let next = () => {};
  client.socket.on('message', (data) => {
    const message = JSON.parse(data.toString());
    const kind = message.type === 'answer' ? message.answer.type : message.type;
    replies.set(kind, (replies.get(kind) ?? 0) + 1);
    unanswered -= 1;
    if (unanswered === 0) next();
  });
  for (let said = 0; said < count; said += WINDOW) {
    unanswered = WINDOW;
    const answered = new Promise<void>((resolve) => {
      next = resolve;
    });
    for (let sent = 0; sent < WINDOW; sent += 1) client.say(sayNext());
    await answered;
  }
  return replies;
}

test('100,000 hostile messages and requests are refused, counted, and change nothing', async () => {
  const { url, tables, registry, database: pool } = await testApp(database, { logLevel: 'warn' });
  const home = await openDiceTable(tables, ['FZ0', 'FZ1', 'FZ2', 'FZ3']);
  const target = await openDiceTable(tables, ['FZ9']);
  const everything = async () => ({
    home: plainState(home.state()),
    target: plainState(target.state()),
    rows: (await pool.query('select count(*), max(last) from journal')).rows,
    seats: (await pool.query('select * from terminals order by id')).rows,
  });
  const before = await everything();
  const total = new Map<string, number>();
  for (let number = 0; number < CONNECTIONS; number += 1) {
    const terminal = `FZ${number}`;
    const token = await terminalToken(registry, terminal);
    const client = await testClient(url, { token });
    client.say({ v, type: 'hello', table: target.id, as: 'player' });
    await client.next('snapshot');
    const below = numbersFrom(number + 1);
    const messages = [
      ...forgedCommands(terminal, 'FZ9').map((command) => {
        return { v, type: 'do', op: `fuzz-${number}-operation`, command };
      }),
      { v, type: 'hello', table: target.id, as: 'pit' },
      { v, type: 'ask', ops: ['fuzz-operation'] },
      { v, type: 'ping', sent: 1 },
    ];
    const replies = await attack(
      client,
      () => hostileMessage(below, messages),
      FRAMES / CONNECTIONS,
    );
    for (const [kind, count] of replies) total.set(kind, (total.get(kind) ?? 0) + count);
    const http = numbersFrom(number + 100);
    const address = `${url}/api/tables/${target.id}/commands`;
    for (let sent = 0; sent < REQUESTS / CONNECTIONS; sent += AT_ONCE) {
      const bodies = Array.from({ length: AT_ONCE }, () => hostileMessage(http, messages));
      const answers = await Promise.all(bodies.map((body) => ask(address, { token, body })));
      for (const { status } of answers) expect(status).toBeGreaterThanOrEqual(400);
    }
  }
  expect(await everything()).toEqual(before);
  const counted = [...total.values()].reduce((sum, count) => sum + count, 0);
  expect(counted).toBe(FRAMES);
  expect([...total.keys()].toSorted()).toEqual(['fault', 'known', 'pong', 'refused']);
  const figures = String((await ask(`${url}/metrics`)).body);
  const turnedAway = [...figures.matchAll(/baize_turned_away_total\{[^}]*\} (\d+)/g)];
  const sum = turnedAway.reduce((all, [, count]) => all + Number(count), 0);
  expect(sum).toBe((total.get('fault') ?? 0) + REQUESTS);
});
