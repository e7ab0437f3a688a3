import { money } from '@baize/exact';
import { expect, test } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import {
  asking,
  betting,
  cashier,
  dealer,
  finishRound,
  newOp,
  prepareTable,
  submitAccepted,
} from '../testing/dice-table.ts';
import { tablesOn } from '../testing/tables-on.ts';

const database = await testDatabase();
const pool = database.pool({ max: 1 });

const USED = {
  type: 'refused',
  refusal: { code: 'malformed-command', field: 'op', because: ['baize-floor#well-formed'] },
};

async function tableOf(id: string) {
  const tables = tablesOn(database);
  const table = await tables.open(id);
  await prepareTable(table, [`${id}-1`, `${id}-2`]);
  const bet = (op: string, stake = 100, seat = 1) => ({
    ...betting(`${id}-${seat}`, 'big', money(stake), op),
    round: `${id}-1`,
  });
  return { tables, table, bet };
}

test('[baize-floor#this-round] a bet on record is answered as the first time however many rounds later', async () => {
  const { tables, table, bet } = await tableOf('later');
  const op = newOp();
  const first = await table.submit(bet(op));
  expect(first).toMatchObject({ type: 'accepted' });
  const sequence = first.type === 'accepted' ? first.events[0]?.sequence : undefined;
  for (let round = 0; round < 3; round += 1) {
    await finishRound(table, [1, 2, 4]);
    await submitAccepted(table, dealer, { type: 'OpenBets' });
    expect(await table.submit(bet(op))).toEqual({ type: 'repeated', sequence });
  }
  // One that never arrived is too late, as it was.
  const late = await table.submit(bet(newOp()));
  expect(late).toMatchObject({ type: 'refused', refusal: { code: 'round-over' } });
  await tables.close();
  const again = await tablesOn(database).open('later');
  expect(await again.submit(bet(op))).toEqual({ type: 'repeated', sequence });
});

test('[baize-floor#well-formed] a used id with another command or another sender is refused', async () => {
  const { tables, table, bet } = await tableOf('used');
  const op = newOp();
  expect(await table.submit(bet(op))).toMatchObject({ type: 'accepted' });
  expect(await table.submit(bet(op))).toMatchObject({ type: 'repeated' });
  expect(await table.submit(bet(op, 200))).toMatchObject(USED);
  expect(await table.submit(bet(op, 100, 2))).toMatchObject(USED);
  const buy = (amount: number, id: string) =>
    asking(cashier, { type: 'BuyCredit', terminal: 'used-1', amount: money(amount) }, id);
  expect(await table.submit(buy(500, op))).toMatchObject(USED);
  const bought = newOp();
  expect(await table.submit(buy(500, bought))).toMatchObject({ type: 'accepted' });
  expect(await table.submit(buy(500, bought))).toMatchObject({ type: 'repeated' });
  expect(await table.submit(buy(900, bought))).toMatchObject(USED);
  expect(await table.submit({ ...buy(500, bought), by: dealer })).toMatchObject(USED);
  await tables.close();
  const again = await tablesOn(database).open('used');
  expect(await again.submit(bet(op))).toMatchObject({ type: 'repeated' });
  expect(await again.submit(bet(op, 200))).toMatchObject(USED);
});

test('two commands under one id at once are one that is done and one that is refused', async () => {
  const { table, bet } = await tableOf('once');
  const op = newOp();
  const answers = await Promise.all(
    [bet(op), bet(op, 100, 2), bet(op)].map((each) => table.submit(each)),
  );
  expect(answers).toMatchObject([{ type: 'accepted' }, USED, { type: 'repeated' }]);
});

test('a refusal is given again to whom it was given, and to nobody else', async () => {
  const { table, bet } = await tableOf('refused');
  const op = newOp();
  const tooLarge = await table.submit(bet(op, 100_000_000));
  expect(tooLarge).toMatchObject({ refusal: { code: 'not-enough-credit' } });
  expect(await table.submit(bet(op, 100_000_000))).toEqual(tooLarge);
  expect(await table.submit(bet(op, 100_000_000, 2))).toMatchObject(USED);
  expect(await table.submit(bet(op, 100))).toMatchObject(USED);
});

test('of an operation from before digests were kept the journal knows who gave it', async () => {
  const { table, bet } = await tableOf('older');
  const op = newOp();
  await table.submit(bet(op));
  await pool.query('update operations set asked = null where op = $1', [op]);
  expect(await table.submit(bet(op))).toMatchObject({ type: 'repeated' });
  expect(await table.submit(bet(op, 100, 2))).toMatchObject(USED);
});
