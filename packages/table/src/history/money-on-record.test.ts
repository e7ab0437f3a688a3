import { money } from '@baize/exact';
import { creditOf, escrowOf, type Posting, posting, receivableOf, winOf } from '@baize/ledger';
import { describe, expect, test } from 'vitest';
import type { Recorded, TableEvent } from '../event.ts';
import { ANN, BEN, CAT, dealer } from '../testing/floor.ts';
import { netOf, postingsOf, postingsUntilTheEnd } from './net-of.ts';
import { joinSettled } from './outcome.ts';
import { payableFundsOnRecord } from './payable-funds-on-record.ts';
import { betsIn, stakesOf, withoutLines, withoutReturned } from './without-bets.ts';

const BECAUSE = ['rws-sic-bo-2021#3.7'] as const;
const moved = (from: Posting['from'], to: Posting['to'], amount: number) =>
  posting(from, to, money(amount), `${from}>${to}:${amount}`, BECAUSE);

const toEscrow = moved(creditOf(ANN), escrowOf('T7-1'), 1000);
const toWin = moved(escrowOf('T7-1'), winOf('T7'), 700);
const back = moved(escrowOf('T7-1'), creditOf(ANN), 300);
const later = moved(winOf('T7'), creditOf(ANN), 50);

test('an account gains what comes and loses what goes', () => {
  const all = [toEscrow, toWin, back];
  expect(netOf(creditOf(ANN), all)).toBe(-700);
  expect(netOf(escrowOf('T7-1'), all)).toBe(0);
  expect(netOf(winOf('T7'), all)).toBe(700);
  expect(netOf(creditOf(BEN), all)).toBe(0);
});

describe('what moved until the end of a round', () => {
  const fact = (op: string, event: TableEvent): Recorded => ({
    sequence: 0,
    at: 0,
    op,
    by: dealer,
    event,
  });
  const because = BECAUSE;
  const round = 'T7-1';
  const paid = (op: string, postings: readonly Posting[]) =>
    fact(op, { type: 'WinnersPaid', round, postings, because });
  const over = (op: string) => fact(op, { type: 'RoundConcluded', round, because });
  const paused = (op: string) => fact(op, { type: 'TablePaused', reason: 'Rest.', because });

  test('is nothing where an event moves nothing', () => {
    expect(postingsOf(paused('a'))).toEqual([]);
    expect(postingsOf(paid('a', [toEscrow]))).toEqual([toEscrow]);
  });

  test('goes as far as the operation that ended it, and no further', () => {
    const facts = [paid('a', [toEscrow]), over('b'), paid('b', [back]), paid('c', [later])];
    expect(postingsUntilTheEnd(facts)).toEqual([toEscrow, back]);
  });
});

test('what was taken from a credit was there, and what was set against a debt was owed', () => {
  const funds = payableFundsOnRecord(
    [moved(creditOf(ANN), winOf('T7'), 400), moved(winOf('T7'), receivableOf(BEN), 90)],
    [{ terminal: CAT, visit: 'visit-3' }],
  );
  expect(funds.available(ANN)).toBe(400);
  expect(funds.available(BEN)).toBe(0);
  expect(funds.owing(BEN)).toBe(90);
  expect(funds.owing(ANN)).toBe(0);
  expect(funds.left(CAT)).toBe('visit-3');
  expect(funds.left(ANN)).toBe(null);
  expect(payableFundsOnRecord([]).left(CAT)).toBe(null);
});

describe('a settlement', () => {
  /** A win of one to one on what was at risk; the rest of a stake was never at risk. */
  const line = (bet: string, stake: number, effective = stake) => ({
    bet,
    stake: money(stake),
    effective: money(effective),
    result: 'win' as const,
    odds: '1',
    pays: money(effective),
    returns: money(2 * effective),
    commission: money(0),
    because: BECAUSE,
  });
  const ann = {
    terminal: ANN,
    lines: [line('big', 500), line('small', 900, 600)],
    staked: money(1400),
    returned: money(1000 + 1200 + 300),
  };
  const ben = {
    terminal: BEN,
    lines: [line('big', 200)],
    staked: money(200),
    returned: money(400),
  };
  const stake = (bet: string, amount: number) => ({
    bet,
    stake: money(amount),
    effective: money(amount),
    because: null,
  });
  const closed = [
    { terminal: ANN, stakes: [stake('big', 500), stake('small', 900)], total: money(1400) },
    { terminal: BEN, stakes: [stake('big', 200)], total: money(200) },
  ];

  test('is about the bets of its lines', () => {
    expect(betsIn([ann, ben])).toEqual([
      { terminal: ANN, bets: ['big', 'small'] },
      { terminal: BEN, bets: ['big'] },
    ]);
  });

  test('has the stakes of those who made the bets', () => {
    expect(stakesOf(closed, [{ terminal: ANN, bets: ['small'] }])).toEqual([stake('small', 900)]);
    expect(stakesOf(closed, [{ terminal: BEN, bets: ['big', 'small'] }])).toEqual([
      stake('big', 200),
    ]);
    expect(stakesOf(closed, [{ terminal: CAT, bets: ['big'] }])).toEqual([]);
  });

  test('loses the line of a bet that went back, and nobody else’s', () => {
    expect(withoutLines([ann, ben], [{ terminal: ANN, bets: ['big'] }])).toEqual([
      { terminal: ANN, lines: [line('small', 900, 600)], staked: 900, returned: 1200 + 300 },
      ben,
    ]);
    expect(withoutLines([ann, ben], [{ terminal: BEN, bets: ['big'] }])).toEqual([ann]);
    expect(withoutLines([ann, ben], [])).toEqual([ann, ben]);
  });

  test('joins another one terminal by terminal', () => {
    const more = { ...ben, lines: [line('small', 100)], staked: money(100), returned: money(200) };
    expect(joinSettled([ann, ben], [more])).toEqual([
      ann,
      { terminal: BEN, lines: [...ben.lines, ...more.lines], staked: 300, returned: 600 },
    ]);
  });

  test('is without a bet only where a decision returns that bet', () => {
    const standing = { closed, settled: [ann, ben] };
    const decided = {
      type: 'AmountDecided',
      about: 'T7-1',
      terminal: ANN,
      effect: 'pay',
      amount: money(500),
      bet: 'big',
      returnsBet: true,
      owed: [],
      postings: [],
      because: BECAUSE,
    } as const;
    expect(withoutReturned(standing, decided)).toEqual({
      closed: [
        { terminal: ANN, stakes: [stake('small', 900)], total: 900 },
        { terminal: BEN, stakes: [stake('big', 200)], total: 200 },
      ],
      settled: withoutLines([ann, ben], [{ terminal: ANN, bets: ['big'] }]),
    });
    const { returnsBet: _, ...kept } = decided;
    expect(withoutReturned(standing, kept)).toEqual(standing);
    expect(withoutReturned(standing, { ...decided, bet: null })).toEqual(standing);
  });
});
