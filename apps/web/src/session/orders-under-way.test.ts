import { expect, test } from 'vitest';
import { ordersUnderWay } from './use-acts.ts';

const SELL = { type: 'BuyCredit', terminal: 'A', amount: 10_000 };

test('the same order is not given twice before it is answered, and is given again afterwards', () => {
  const begin = ordersUnderWay();
  const end = begin(SELL);
  expect(end).not.toBeNull();
  expect(begin({ ...SELL })).toBeNull();
  end?.();
  expect(begin(SELL)).not.toBeNull();
});

test('another order does not wait for it', () => {
  const begin = ordersUnderWay();
  begin(SELL);
  expect(begin({ ...SELL, amount: 50_000 })).not.toBeNull();
  expect(begin({ ...SELL, terminal: 'B' })).not.toBeNull();
});
