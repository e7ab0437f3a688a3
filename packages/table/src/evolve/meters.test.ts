import { type Money, money } from '@baize/exact';
import { METERS_AT_ZERO } from '@baize/ledger';
import { describe, expect, test } from 'vitest';
import { terminalOf } from '../terminal/terminal.ts';
import { ANN, at, BEN, CAT, configOf, dealer, openTable } from '../testing/floor.ts';
import type { Journal } from '../testing/journal.ts';

const BOUGHT = money(100_000);

function tumbled(): Journal {
  const journal = openTable(configOf('rws-sic-bo-2021/a'));
  journal.give(dealer, { type: 'OpenBets' });
  journal.give(at(ANN), { type: 'PlaceBet', terminal: ANN, bet: 'small', stake: money(5000) });
  journal.give(at(ANN), { type: 'PlaceBet', terminal: ANN, bet: 'odd', stake: money(1000) });
  journal.give(at(BEN), { type: 'PlaceBet', terminal: BEN, bet: 'big', stake: money(2000) });
  journal.give(dealer, { type: 'CloseBets' });
  journal.give(dealer, { type: 'Tumble', tumbles: 3 });
  return journal;
}

const metersOf = (journal: Journal, id: string) => terminalOf(journal.state(), id)?.meters;
const times = (amount: Money, factor: number) => money(amount * factor);

describe('after a round', () => {
  // 1-2-3: Small pays 1 to 1, the total of 6 is even, Big loses.
  const settled = (): Journal => {
    const journal = tumbled();
    journal.give(dealer, { type: 'RegisterResult', dice: [1, 2, 3], flat: true });
    return journal;
  };

  test('each terminal has counted its own turnover, and only whoever bet has played a round', () => {
    const journal = settled();
    const bought = { ...METERS_AT_ZERO, cashIn: BOUGHT };
    expect(metersOf(journal, ANN)).toEqual({
      ...bought,
      coinIn: 6000,
      coinOut: 10_000,
      rounds: 1,
    });
    expect(metersOf(journal, BEN)).toEqual({ ...bought, coinIn: 2000, rounds: 1 });
    expect(metersOf(journal, CAT)).toEqual(bought);
  });

  test('the table has counted all of it, and one round', () => {
    expect(settled().state().meters).toEqual({
      ...METERS_AT_ZERO,
      cashIn: times(BOUGHT, 3),
      coinIn: 8000,
      coinOut: 10_000,
      rounds: 1,
    });
  });
});

describe('after a void round', () => {
  const voided = (): Journal => {
    const journal = tumbled();
    journal.give(dealer, { type: 'ReportIncident', incident: 'die-not-flat' });
    return journal;
  };

  test('each terminal has its stakes back and one void round on its meter', () => {
    const journal = voided();
    const bought = { ...METERS_AT_ZERO, cashIn: BOUGHT };
    const both = { rounds: 1, voids: 1 };
    expect(metersOf(journal, ANN)).toEqual({
      ...bought,
      ...both,
      coinIn: 6000,
      stakesReturned: 6000,
    });
    expect(metersOf(journal, BEN)).toEqual({
      ...bought,
      ...both,
      coinIn: 2000,
      stakesReturned: 2000,
    });
    expect(metersOf(journal, CAT)).toEqual(bought);
  });

  test('the table has counted one void round', () => {
    expect(voided().state().meters).toEqual({
      ...METERS_AT_ZERO,
      cashIn: times(BOUGHT, 3),
      coinIn: 8000,
      stakesReturned: 8000,
      rounds: 1,
      voids: 1,
    });
  });
});

test('a round that is void before its close returns nothing that had left a credit', () => {
  const journal = openTable(configOf('rws-sic-bo-2021/a'));
  journal.give(dealer, { type: 'OpenBets' });
  journal.give(at(ANN), { type: 'PlaceBet', terminal: ANN, bet: 'small', stake: money(5000) });
  journal.give(dealer, { type: 'Tumble', tumbles: 3 });
  expect(journal.state().round).toBeNull();
  expect(metersOf(journal, ANN)).toEqual({ ...METERS_AT_ZERO, cashIn: BOUGHT, voids: 1 });
  expect(journal.state().meters).toMatchObject({ stakesReturned: 0, rounds: 0, voids: 1 });
});

test('a round nobody bet in is none on the meters', () => {
  const journal = openTable(configOf('rws-sic-bo-2021/a'));
  journal.give(dealer, { type: 'OpenBets' });
  journal.give(dealer, { type: 'CloseBets' });
  journal.give(dealer, { type: 'Tumble', tumbles: 3 });
  journal.give(dealer, { type: 'RegisterResult', dice: [1, 2, 3], flat: true });
  expect(journal.state().meters).toMatchObject({ rounds: 0, coinIn: 0 });
});
