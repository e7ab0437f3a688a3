import { expect, test } from 'vitest';
import { changeStaff } from '../people/staff.ts';
import { ask } from '../testing/ask.ts';
import { cageFloor } from '../testing/cage-floor.ts';
import { testDatabase } from '../testing/database.ts';
import { newOp } from '../testing/dice-table.ts';
import { staffToken } from '../testing/people.ts';

const database = await testDatabase();

/** A window with a drawer, its cashier, and a supervisor who may agree. */
async function window(secondAbove: number | null = null) {
  const house = await cageFloor(database, secondAbove);
  const cashier = await house.cashier(house.one);
  const { drawer } = await cashier.desk();
  const asker = drawer?.cashier ?? '';
  const second = await staffToken(house.registry, 'pit-supervisor');
  const decide = (path: string, agrees: boolean) =>
    ask(`${house.url}/api/cage/${path}/second`, { token: second.token, body: { agrees } });
  const expected = async () => {
    const { rows } = await house.registry.database.query<{ readonly stage: string }>(
      'select stage from cage_slips where by_whom = $1 order by at, op',
      [asker],
    );
    return rows.map(({ stage }) => stage);
  };
  const demote = (id: string) => changeStaff(house.registry, id, { position: 'dealer' });
  return { ...house, ...cashier, asker, second, decide, stages: expected, demote };
}

test('money of the house does not move for a cashier who is none any more', async () => {
  const { slip, asker, decide, stages, demote } = await window();
  const op = newOp();
  await slip({ op, kind: 'to-vault', amount: 5000 });
  await demote(asker);
  const agreed = await decide(`slips/${op}`, true);
  expect([agreed.status, agreed.body]).toMatchObject([404, { error: { code: 'unknown-slip' } }]);
  expect(await stages()).toEqual(['waiting']);
  expect((await decide(`slips/${op}`, false)).body).toMatchObject({ state: 'rejected' });
});

test('a payment by hand falls with the cashier who asked for it', async () => {
  const { slip, asker, decide, stages, demote, terminal } = await window();
  const op = newOp();
  await slip({ op, kind: 'hand', terminal, amount: 25_000 });
  await demote(asker);
  const agreed = await decide(`slips/${op}`, true);
  expect([agreed.status, agreed.body]).toMatchObject([409, { error: { code: 'unknown-request' } }]);
  expect(await stages()).toEqual(['requested']);
  expect((await decide(`slips/${op}`, false)).body).toMatchObject({ state: 'rejected' });
});

test('what somebody agreed to who was moved since waits for another one', async () => {
  const { slip, second, decide, demote, cashOut, registry, url } = await window(10_000);
  const body = { op: newOp(), kind: 'redeem', number: await cashOut(10_001) };
  await slip(body);
  expect((await decide(`slips/${body.op}`, true)).body).toMatchObject({ state: 'agreed' });
  await demote(second.id);
  expect(await slip(body)).toMatchObject({ answer: null, slip: { state: 'waiting', cash: 0 } });
  const other = await staffToken(registry, 'pit-supervisor');
  const agreement = { token: other.token, body: { agrees: true } };
  await ask(`${url}/api/cage/slips/${body.op}/second`, agreement);
  expect(await slip(body)).toMatchObject({ slip: { state: 'done', cash: -10_001 } });
});

test('a count of a box by a cashier who is none any more settles nothing', async () => {
  const { post, asker, decide, demote, table } = await window();
  const op = newOp();
  await post('drops', { op, table: table.id, pieces: [{ value: 10_000, pieces: 100 }] });
  await demote(asker);
  const agreed = await decide(`drops/${op}`, true);
  expect([agreed.status, agreed.body]).toMatchObject([404, { error: { code: 'unknown-drop' } }]);
  expect((await decide(`drops/${op}`, false)).body).toMatchObject({ state: 'rejected' });
});
