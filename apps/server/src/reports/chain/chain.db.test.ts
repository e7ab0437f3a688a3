import { chainBody } from '@baize/protocol/http';
import { expect, test } from 'vitest';
import { ask } from '../../testing/ask.ts';
import { tampering } from '../../testing/attacks/tampering.ts';
import { testDatabase } from '../../testing/database.ts';
import { staffToken } from '../../testing/people.ts';
import { openDiceTable, testApp } from '../../testing/test-app.ts';

const database = await testDatabase();

test('the newest signed statement holds until somebody takes a row away', async () => {
  const app = await testApp(database);
  const table = await openDiceTable(app.tables, [`chain-${process.pid}`]);
  // Whoever closes signs where the journals end.
  await app.tables.close();
  const { token } = await staffToken(app.registry, 'auditor');
  const chain = async () => chainBody.parse((await ask(`${app.url}/api/chain`, { token })).body);
  const whole = await chain();
  const end = whole.tables.find((each) => each.table === table.id);
  expect(end?.last).toBe(table.state().sequence);
  expect(whole.checkpoint?.faults).toEqual([]);
  const { tamper, restore } = await tampering(app.database, 'journal');
  await tamper('delete from journal where table_id = $1 and last = $2', [table.id, end?.last]);
  const [fault = ''] = (await chain()).checkpoint?.faults ?? [];
  expect(fault).toContain(table.id);
  await restore();
  expect((await chain()).checkpoint?.faults).toEqual([]);
  const dealer = await staffToken(app.registry, 'dealer');
  expect((await ask(`${app.url}/api/chain`, { token: dealer.token })).status).toBe(403);
});
