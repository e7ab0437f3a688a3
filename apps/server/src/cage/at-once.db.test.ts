import { money } from '@baize/exact';
import { expect, test } from 'vitest';
import { ask } from '../testing/ask.ts';
import { cageFloor } from '../testing/cage-floor.ts';
import { testDatabase } from '../testing/database.ts';
import { newOp } from '../testing/dice-table.ts';
import { staffToken } from '../testing/people.ts';

const database = await testDatabase();
const FIVE_HUNDREDS = [{ value: money(10_000), pieces: 5 }];

test('two payments of one drawer that both wait for a second person cannot pay more than is in it', async () => {
  const { cashier, one, cashOut, registry, url } = await cageFloor(database, 30_000);
  const { slip, desk, post } = await cashier(one, FIVE_HUNDREDS);
  const second = await staffToken(registry, 'pit-supervisor');
  const first = { op: newOp(), kind: 'redeem', number: await cashOut(40_000) };
  const other = { op: newOp(), kind: 'redeem', number: await cashOut(40_000) };
  expect(await slip(first)).toMatchObject({ slip: { state: 'waiting' } });
  // 500.00 less the 400.00 that wait for a second person.
  const refused = await post('slips', other);
  expect([refused.status, refused.body]).toMatchObject([
    409,
    { error: { code: 'drawer-too-small', field: 'amount' } },
  ]);
  const agree = { token: second.token, body: { agrees: true } };
  await ask(`${url}/api/cage/slips/${first.op}/second`, agree);
  expect(await slip(first)).toMatchObject({ slip: { state: 'done', cash: -40_000 } });
  expect((await desk()).drawer?.expected).toBe(10_000);
});

test('two payments of one drawer at the same time: one is paid, the other refused', async () => {
  const { cashier, one, cashOut } = await cageFloor(database);
  const { post, desk } = await cashier(one, FIVE_HUNDREDS);
  const numbers = [await cashOut(40_000), await cashOut(40_000)];
  const told = await Promise.all(
    numbers.map((number) => post('slips', { op: newOp(), kind: 'redeem', number })),
  );
  expect(told.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await desk()).drawer?.expected).toBe(10_000);
});

test('a payment that the table has refused frees what it held, and is measured again when it is repeated', async () => {
  const { cashier, one, two, cashOut } = await cageFloor(database);
  const [{ post, slip, desk }, other] = [await cashier(one, FIVE_HUNDREDS), await cashier(two)];
  const number = await cashOut(40_000);
  await other.slip({ op: newOp(), kind: 'redeem', number });
  const late = { op: newOp(), kind: 'redeem', number };
  expect(await slip(late)).toMatchObject({ slip: { state: 'refused', cash: 0 } });
  const paid = { op: newOp(), kind: 'redeem', number: await cashOut(45_000) };
  expect(await slip(paid)).toMatchObject({ slip: { state: 'done', cash: -45_000 } });
  const again = await post('slips', late);
  expect([again.status, again.body]).toMatchObject([409, { error: { code: 'drawer-too-small' } }]);
  expect((await desk()).drawer?.expected).toBe(5_000);
});

test('a drawer with a slip in work is not closed with its difference', async () => {
  const { cashier, one, cashOut, registry, url } = await cageFloor(database, 30_000);
  const { slip, desk, post } = await cashier(one, FIVE_HUNDREDS);
  const id = (await desk()).drawer?.id ?? '';
  const short = { pieces: [{ value: 10_000, pieces: 4 }] };
  await post(`drawers/${id}/counts`, short);
  await post(`drawers/${id}/counts`, short);
  await slip({ op: newOp(), kind: 'redeem', number: await cashOut(40_000) });
  const { token } = await staffToken(registry, 'shift-manager');
  const body = { reason: 'One note short.' };
  const closed = await ask(`${url}/api/cage/drawers/${id}/close`, { token, body });
  expect([closed.status, closed.body]).toMatchObject([409, { error: { code: 'slips-open' } }]);
});

test('two counts of one box that are agreed to at the same time empty it once', async () => {
  const { cashier, one, two, table, registry, url } = await cageFloor(database);
  const cashiers = [await cashier(one), await cashier(two)];
  const second = await staffToken(registry, 'pit-supervisor');
  const ops = await Promise.all(
    cashiers.map(async ({ post }) => {
      const op = newOp();
      // The terminal was seated with 10,000.00 bought at the table.
      await post('drops', { op, table: table.id, pieces: [{ value: 10_000, pieces: 100 }] });
      return op;
    }),
  );
  const agree = { token: second.token, body: { agrees: true } };
  await Promise.all(ops.map((op) => ask(`${url}/api/cage/drops/${op}/second`, agree)));
  const boxes = await ask(`${url}/api/cage/drops`, { token: second.token });
  const here = { table: table.id };
  expect(boxes.body).toMatchObject({
    tables: expect.arrayContaining([{ ...here, expected: 0 }]),
    drops: expect.arrayContaining([
      expect.objectContaining({ ...here, state: 'done', expected: 1_000_000 }),
      expect.objectContaining({ ...here, state: 'done', expected: 0 }),
    ]),
  });
});
