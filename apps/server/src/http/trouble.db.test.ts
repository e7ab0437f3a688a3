import { expect, test } from 'vitest';
import { ask } from '../testing/ask.ts';
import { testDatabase } from '../testing/database.ts';
import { terminalToken } from '../testing/people.ts';
import { openDiceTable, testApp } from '../testing/test-app.ts';
import { testClient } from '../testing/test-client.ts';

const database = await testDatabase({ alone: true });

test('without a database everybody is told so, and nothing is pretended', async () => {
  const { url, tables, registry } = await testApp(database);
  const table = await openDiceTable(tables, ['DB1']);
  const token = await terminalToken(registry, 'DB1');
  const client = await testClient(url, { token });
  client.say({ v: 1, type: 'hello', table: table.id, as: 'player' });
  await client.next('snapshot');
  await database.embedded?.stop();
  expect((await ask(`${url}/readyz`)).status).toBe(503);
  expect((await ask(`${url}/healthz`)).status).toBe(200);
  const asked = await ask(`${url}/api/terminals/me`, { token });
  expect([asked.status, asked.body]).toMatchObject([
    503,
    { error: { code: 'database-unavailable' } },
  ]);
  const number = '000000000000000001';
  const command = { type: 'RedeemInstrument', number, terminal: 'DB1' };
  client.say({ v: 1, type: 'do', op: 'without-database', command });
  expect(await client.next('fault')).toMatchObject({
    code: 'unavailable',
    op: 'without-database',
  });
});
