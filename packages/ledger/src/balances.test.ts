import { type Money, money } from '@baize/exact';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Account,
  balanceOf,
  imbalance,
  NO_BALANCES,
  type Posting,
  post,
  posting,
  reverse,
} from './posting.ts';

const why = ['rws-tai-sai-v5#5.12'] as const;

const move = (from: Account, to: Account, amount: number, key = `${from}>${to}`): Posting =>
  posting(from, to, money(amount), key, why);

const FREE: readonly Account[] = ['cage', 'instruments', 'in-transit', 'win:A', 'receivable:T1'];
const TRUSTED: readonly Account[] = [
  'credit:T1',
  'credit:T2',
  'escrow:R1',
  'commission:A',
  'tips:A',
];
const ALL = [...FREE, ...TRUSTED];

const anyMove = fc
  .tuple(fc.constantFrom(...ALL), fc.constantFrom(...ALL), fc.integer({ min: 1, max: 1000 }))
  .filter(([from, to]) => from !== to);

/** Postings in an order in which nobody is overdrawn, with the sums counted independently. */
function legal(moves: readonly (readonly [Account, Account, number])[]) {
  const sums: Record<string, number> = {};
  const postings: Posting[] = [];
  for (const [from, to, amount] of moves) {
    const left = (sums[from] ?? 0) - amount;
    if (left < 0 && TRUSTED.includes(from)) continue;
    sums[from] = left;
    sums[to] = (sums[to] ?? 0) + amount;
    postings.push(move(from, to, amount));
  }
  return { postings, sums };
}

describe('balances', () => {
  test('are nothing for an account nobody has posted to', () => {
    expect(balanceOf(NO_BALANCES, 'cage')).toBe(0);
    expect(imbalance(NO_BALANCES)).toBe(0);
  });

  test('are the sums of the postings, and together always nothing', () => {
    fc.assert(
      fc.property(fc.array(anyMove), (moves) => {
        const { postings, sums } = legal(moves);
        const balances = post(NO_BALANCES, postings);
        for (const account of ALL) expect(balanceOf(balances, account)).toBe(sums[account] ?? 0);
        expect(imbalance(balances)).toBe(0);
      }),
    );
  });

  test('come out the same whether postings are applied one by one or together', () => {
    fc.assert(
      fc.property(fc.array(anyMove), (moves) => {
        const { postings } = legal(moves);
        const oneByOne = postings.reduce((held, each) => post(held, [each]), NO_BALANCES);
        expect(oneByOne).toEqual(post(NO_BALANCES, postings));
      }),
    );
  });

  test('are back where they were once every posting is reversed, newest first', () => {
    fc.assert(
      fc.property(fc.array(anyMove), fc.array(anyMove), (before, after) => {
        const first = legal(before).postings;
        const start = post(NO_BALANCES, first);
        const more = legal([...before, ...after]).postings.slice(first.length);
        const back = more.toReversed().map((each) => reverse(each, why));
        expect(post(post(start, more), back)).toEqual(start);
      }),
    );
  });

  test('leave the balances they start from as they were', () => {
    const before = post(NO_BALANCES, [move('cage', 'credit:T1', 100)]);
    post(before, [move('credit:T1', 'escrow:R1', 60), move('cage', 'credit:T2', 5)]);
    expect([...before]).toEqual([
      ['cage', -100],
      ['credit:T1', 100],
    ]);
  });

  test('are the very same where nothing is posted', () => {
    const before = post(NO_BALANCES, [move('cage', 'credit:T1', 100)]);
    expect(post(before, [])).toBe(before);
  });

  test('forget an account that is back at nothing, from either side', () => {
    const bought = post(NO_BALANCES, [move('cage', 'credit:T1', 100)]);
    const paidOut = post(bought, [move('credit:T1', 'cage', 100)]);
    expect(paidOut.size).toBe(0);
    const staked = post(bought, [move('credit:T1', 'escrow:R1', 40)]);
    expect([...staked.keys()]).toEqual(['cage', 'credit:T1', 'escrow:R1']);
  });

  test('out of balance are noticed to the unit', () => {
    const broken = new Map<Account, Money>([
      ['cage', money(-100)],
      ['credit:T1', money(101)],
    ]);
    expect(imbalance(broken)).toBe(1);
  });
});

describe('overdrawing', () => {
  test.each(TRUSTED)('%s by one unit is a bug that names the posting', (account) => {
    const held = post(NO_BALANCES, [move('cage', account, 100)]);
    expect(post(held, [move(account, 'cage', 100)]).size).toBe(0);
    expect(() => post(held, [move(account, 'cage', 101, 'R1:close')])).toThrow(
      `R1:close would overdraw ${account}.`,
    );
  });

  test.each(FREE)('%s is how money enters', (account) => {
    const balances = post(NO_BALANCES, [move(account, 'credit:T9', 101)]);
    expect(balanceOf(balances, account)).toBe(-101);
  });

  test('in the middle is no better for being made good at the end', () => {
    const late = [move('credit:T1', 'escrow:R1', 1), move('cage', 'credit:T1', 1)];
    expect(() => post(NO_BALANCES, late)).toThrow('would overdraw credit:T1');
    expect(post(NO_BALANCES, late.toReversed()).get('escrow:R1')).toBe(1);
  });

  test('leaves nothing of the postings before it', () => {
    const held = post(NO_BALANCES, [move('cage', 'credit:T1', 5)]);
    expect(() => post(held, [move('cage', 'tips:A', 1), move('credit:T1', 'cage', 6)])).toThrow();
    expect([...held]).toEqual([
      ['cage', -5],
      ['credit:T1', 5],
    ]);
  });

  test('the safe range of whole numbers is a bug, not a rounding', () => {
    const full = post(NO_BALANCES, [move('cage', 'credit:T1', Number.MAX_SAFE_INTEGER)]);
    expect(() => post(full, [move('win:A', 'credit:T1', 1)])).toThrow('Not a safe amount');
  });
});
