import { SHIPPED } from '@baize/house';
import { expect, test } from 'vitest';
import { readSeat } from '../store/floor-knowledge.ts';
import { testDatabase } from '../testing/database.ts';
import { prepareTable } from '../testing/dice-table.ts';
import { moveDebtor, oweAfterCorrection, takeWhatIsOwed } from '../testing/moved-debt.ts';
import { tablesOn } from '../testing/tables-on.ts';
import { verifyFloor } from '../verify/verify-floor.ts';

const database = await testDatabase();
const pool = database.pool();

test('[baize-floor#debt] a terminal that leaves owing brings no credit to the next table', async () => {
  const tables = tablesOn(database);
  const [first, second] = [await tables.open('first'), await tables.open('second')];
  await prepareTable(second, ['fay']);
  await oweAfterCorrection(first);
  expect(first.state().balances.get('credit:dan')).toBeUndefined();
  expect(first.state().balances.get('receivable:dan')).toBe(-100_000);

  await moveDebtor(first, second, pool);
  expect(second.state().balances.get('credit:dan')).toBeUndefined();
  expect(await takeWhatIsOwed(second)).toMatchObject({
    type: 'refused',
    refusal: { code: 'not-enough-credit' },
  });
  // The debt stays at the table where it was made, with the visit that made it.
  expect(first.state().balances.get('receivable:first/dan/1')).toBe(-100_000);
  expect(await readSeat(pool, 'dan')).toEqual({ seatedAt: 'second', credit: 0 });
  await tables.close();
  expect((await verifyFloor(pool, { library: SHIPPED })).finding).toBeNull();
});
