import { money } from '@baize/exact';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Holding,
  holdingOn,
  holdingsAsList,
  holdingsFrom,
  holdingsIn,
  NO_HOLDINGS,
  withHolding,
} from './holdings.ts';

const anyChange = fc.tuple(
  fc.nat(130),
  fc.option(fc.record({ stake: fc.nat(9999).map(money), since: fc.nat(500) }), { nil: undefined }),
);

test('stakes laid and taken back lie as in one long list', () => {
  fc.assert(
    fc.property(fc.array(anyChange, { maxLength: 60 }), (changes) => {
      let holdings = NO_HOLDINGS;
      const list: (Holding | undefined)[] = [];
      for (const [area, holding] of changes) {
        const before = holdingsAsList(holdings);
        const next = withHolding(holdings, area, holding);
        // What was there before has not been touched: earlier states look at it.
        expect(holdingsAsList(holdings)).toEqual(before);
        holdings = next;
        list[area] = holding;
        expect(holdingOn(holdings, area)).toEqual(holding);
      }
      expect(holdingsAsList(holdings)).toEqual(Array.from(list, (each) => each ?? null));
      expect([...holdingsIn(holdings)]).toEqual(
        Array.from(list.entries()).filter(([, each]) => each !== undefined),
      );
      expect(holdingsFrom(holdingsAsList(holdings))).toEqual(holdings);
    }),
  );
});

test('nothing lies beside a layout', () => {
  const one = withHolding(NO_HOLDINGS, 3, { stake: money(100), since: 7 });
  expect([-1, 0, 4, 8, 1000].map((area) => holdingOn(one, area))).toEqual(
    Array.from({ length: 5 }, () => undefined),
  );
});
