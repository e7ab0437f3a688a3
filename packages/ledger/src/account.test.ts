import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Account,
  commissionOf,
  creditOf,
  escrowOf,
  isHeldInTrust,
  receivableOf,
  tipsOf,
  winOf,
} from './posting.ts';

const KINDS = [
  ['credit', creditOf],
  ['escrow', escrowOf],
  ['win', winOf],
  ['commission', commissionOf],
  ['receivable', receivableOf],
  ['tips', tipsOf],
] as const;

describe('an account', () => {
  test.each(KINDS)('of kind %s says its kind and whose it is', (kind, accountOf) => {
    expect(accountOf('T7')).toBe(`${kind}:T7`);
  });

  test('is one for each kind and owner, whatever the owner is called', () => {
    const owner = fc.oneof(fc.string(), fc.constantFrom('', ':', 'credit:', 'a:b', '__proto__'));
    fc.assert(
      fc.property(owner, owner, (one, other) => {
        fc.pre(one !== other);
        const accounts = KINDS.flatMap(([, accountOf]) => [accountOf(one), accountOf(other)]);
        expect(new Set(accounts).size).toBe(2 * KINDS.length);
      }),
    );
  });
});

test.each([
  ['credit:T1', true],
  ['escrow:R1', true],
  ['commission:A', true],
  ['tips:A', true],
  ['win:A', false],
  ['receivable:T1', false],
  ['cage', false],
  ['instruments', false],
  ['in-transit', false],
] satisfies readonly (readonly [Account, boolean])[])(
  '%s is held in trust: %s',
  (account, isHeld) => {
    expect(isHeldInTrust(account)).toBe(isHeld);
  },
);

test('only the kind decides about trust, never the name of the owner', () => {
  expect(isHeldInTrust(winOf('credit:T1'))).toBe(false);
  expect(isHeldInTrust(receivableOf('escrow:R1'))).toBe(false);
  expect(isHeldInTrust(creditOf('win:A'))).toBe(true);
});
