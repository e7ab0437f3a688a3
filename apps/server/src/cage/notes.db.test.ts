import { cageBody, dropsBody, enterBody } from '@baize/protocol/http';
import { terminalOf } from '@baize/table';
import { expect, test } from 'vitest';
import { ask } from '../testing/ask.ts';
import { cageFloor } from '../testing/cage-floor.ts';
import { testDatabase } from '../testing/database.ts';
import { newOp } from '../testing/dice-table.ts';

const database = await testDatabase();

test('[baize-floor#money-in] a note put into a terminal lies in the box of its table, and in no drawer', async () => {
  const { url, table, terminal, one } = await cageFloor(database);
  const enter = async (body: object) => {
    const entered = enterBody.parse((await ask(`${url}/api/demo/enter`, { body })).body);
    return entered.token ?? '';
  };
  const cashier = await enter({ kind: 'staff', position: 'cashier' });
  const pieces = [{ value: 10_000, pieces: 50 }];
  const asCashier = async (path: string, body?: object) =>
    (await ask(`${url}/api/cage${path}`, { token: cashier, ...(body && { body }) })).body;
  await asCashier('/drawers', { window: one, pieces });
  const boxed = async () =>
    dropsBody.parse(await asCashier('/drops')).tables.find((each) => each.table === table.id)
      ?.expected ?? 0;
  const had = terminalOf(table.state(), terminal)?.credit ?? 0;
  const [box, player] = [await boxed(), await enter({ kind: 'terminal', id: terminal })];
  const body = { op: newOp(), amount: 5000 };
  const insert = async () =>
    cageBody.parse((await ask(`${url}/api/demo/notes`, { token: player, body })).body).answer.type;
  expect([await insert(), await insert()]).toEqual(['accepted', 'repeated']);
  expect(terminalOf(table.state(), terminal)?.credit).toBe(had + 5000);
  expect(await asCashier('')).toMatchObject({ drawer: { expected: 500_000, slips: [] } });
  expect(await boxed()).toBe(box + 5000);
  const refused = await ask(`${url}/api/demo/notes`, {
    token: cashier,
    body: { ...body, op: newOp() },
  });
  expect(refused.status).toBe(403);
});
