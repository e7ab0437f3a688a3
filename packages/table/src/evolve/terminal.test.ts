import { money } from '@baize/exact';
import { METERS_AT_ZERO } from '@baize/ledger';
import { describe, expect, test } from 'vitest';
import { terminalOf } from '../terminal/terminal.ts';
import {
  ANN,
  at,
  BEN,
  configOf,
  dealer,
  openTable,
  pitManager,
  shiftManager,
  staff,
  supervisor,
} from '../testing/floor.ts';
import { type Journal, openJournal } from '../testing/journal.ts';

const cashier = staff('C-Ng', 'cashier');
const NUMBER = '123456789012345678';
const metersOf = (journal: Journal, id: string) => terminalOf(journal.state(), id)?.meters;

describe('a terminal', () => {
  test('brings its credit along, and takes it away', () => {
    const journal = openTable(configOf('rws-sic-bo-2021/a'), []);
    const credit = money(7000);
    journal.give(at(ANN), { type: 'SeatTerminal', terminal: ANN, credit, seatedAt: null });
    expect(metersOf(journal, ANN)).toEqual({ ...METERS_AT_ZERO, transfersIn: 7000 });
    journal.give(at(ANN), { type: 'ReleaseTerminal', terminal: ANN });
    expect(terminalOf(journal.state(), ANN)).toBeUndefined();
    // What it carries off is no correction.
    expect(journal.state().meters).toEqual({
      ...METERS_AT_ZERO,
      transfersIn: 7000,
      transfersOut: 7000,
    });
  });

  test('that comes back has its old place and new meters', () => {
    const journal = openTable(configOf('rws-sic-bo-2021/a'), [ANN, BEN]);
    journal.give(at(ANN), { type: 'ReleaseTerminal', terminal: ANN });
    const credit = money(500);
    journal.give(at(ANN), { type: 'SeatTerminal', terminal: ANN, credit, seatedAt: null });
    expect(journal.state().terminals.length).toBe(2);
    expect([...journal.state().terminalIndex]).toEqual([
      [ANN, 0],
      [BEN, 1],
    ]);
    expect(terminalOf(journal.state(), ANN)).toMatchObject({
      credit: 500,
      meters: { ...METERS_AT_ZERO, transfersIn: 500 },
    });
  });

  test('[baize-floor#self-audit] finds what an older record put on its account meanwhile, and its meters agree', () => {
    const journal = openTable(configOf('rws-sic-bo-2021/a'), [ANN]);
    const last = journal.facts().at(-1);
    if (!last) throw new Error('Something has happened.');
    const because = ['baize-floor#one-table'] as const;
    const event = { terminal: ANN, postings: [], because } as const;
    const older = openJournal([
      ...journal.facts(),
      {
        ...last,
        sequence: last.sequence + 1,
        op: 'old-release',
        event: { type: 'TerminalReleased', ...event },
      },
      {
        ...last,
        sequence: last.sequence + 2,
        op: 'old-seat',
        event: { type: 'TerminalSeated', credit: money(0), ...event },
      },
    ]);
    expect(terminalOf(older.state(), ANN)).toMatchObject({
      credit: 100_000,
      meters: { ...METERS_AT_ZERO, corrected: 100_000 },
      own: { lossMost: null },
    });
  });

  test('[baize-floor#debt] that pays what it owes as it leaves carries off the rest, and each is on its own meter', () => {
    const journal = openTable(configOf('rws-sic-bo-2021/a'), [ANN]);
    const reason = 'Paid to the wrong seat';
    const collect = { type: 'DecideAmount', terminal: ANN, effect: 'collect', reason } as const;
    // Of 1,500.00 that are taken back 1,000.00 are there; of the next 800.00 she pays the 500.00 she owes.
    journal.agree(shiftManager, { ...collect, amount: money(150_000) }, pitManager);
    journal.give(dealer, { type: 'BuyCredit', terminal: ANN, amount: money(80_000) });
    journal.give(at(ANN), { type: 'ReleaseTerminal', terminal: ANN });
    expect(journal.state().meters).toEqual({
      ...METERS_AT_ZERO,
      cashIn: 180_000,
      corrected: -150_000,
      transfersOut: 30_000,
    });
  });

  test('with nothing on it leaves with nothing', () => {
    const journal = openTable(configOf('rws-sic-bo-2021/a'), []);
    const nothing = { credit: money(0), seatedAt: null };
    journal.give(at(ANN), { type: 'SeatTerminal', terminal: ANN, ...nothing });
    journal.give(at(ANN), { type: 'ReleaseTerminal', terminal: ANN });
    expect(journal.state().meters).toEqual(METERS_AT_ZERO);
  });
});

describe('money on the meters', () => {
  test('each way in and out has its own', () => {
    const journal = openTable(configOf('rws-sic-bo-2021/a', { handPayAbove: money(5000) }), [ANN]);
    const pays = { type: 'PayByHand', terminal: ANN, amount: money(6000) } as const;
    journal.agree(supervisor, pays, pitManager);
    journal.give(at(ANN), { type: 'GiveTip', terminal: ANN, amount: money(300) });
    const expiresAt = journal.now() + 86_400_000;
    const amount = money(4000);
    journal.give(at(ANN), { type: 'CashOut', terminal: ANN, amount, number: NUMBER, expiresAt });
    const paid = { cashIn: 100_000, cashOut: 6000, tips: 300, instrumentsOut: 4000 };
    expect(metersOf(journal, ANN)).toEqual({ ...METERS_AT_ZERO, ...paid });
    expect(journal.state().meters).toEqual({ ...METERS_AT_ZERO, ...paid });
    const instrument = { amount, status: 'issued', expiresAt } as const;
    const redeem = { type: 'RedeemInstrument', number: NUMBER, instrument } as const;
    journal.give(at(ANN), { ...redeem, terminal: ANN });
    expect(metersOf(journal, ANN)).toMatchObject({ ...paid, instrumentsIn: 4000 });
    expect(journal.state().instruments.get(NUMBER)).toEqual({
      amount,
      status: 'redeemed',
      expiresAt,
    });
  });

  test('an instrument paid out in cash is on no terminal’s meter', () => {
    const journal = openTable(configOf('rws-sic-bo-2021/a'), [ANN]);
    const expiresAt = journal.now() + 86_400_000;
    const amount = money(4000);
    journal.give(at(ANN), { type: 'CashOut', terminal: ANN, amount, number: NUMBER, expiresAt });
    const instrument = { amount, status: 'issued', expiresAt } as const;
    const redeem = { type: 'RedeemInstrument', number: NUMBER, instrument } as const;
    journal.give(cashier, { ...redeem, terminal: null });
    expect(metersOf(journal, ANN)).toMatchObject({ instrumentsIn: 0, instrumentsOut: 4000 });
    expect(journal.state().meters).toMatchObject({ instrumentsIn: 0 });
  });

  test('an instrument that is void or has expired stays known as that', () => {
    const issuing = () => {
      const journal = openTable(configOf('rws-sic-bo-2021/a'), [ANN]);
      const expiresAt = journal.now() + 60_000;
      const amount = money(4000);
      journal.give(at(ANN), { type: 'CashOut', terminal: ANN, amount, number: NUMBER, expiresAt });
      return { journal, known: { amount, expiresAt } };
    };
    const misprinted = issuing();
    const reason = 'misprinted';
    const voids = { type: 'VoidInstrument', number: NUMBER, reason } as const;
    misprinted.journal.agree(pitManager, voids, supervisor);
    expect(misprinted.journal.state().instruments.get(NUMBER)).toEqual({
      ...misprinted.known,
      status: 'void',
    });
    const forgotten = issuing();
    forgotten.journal.wait(600);
    forgotten.journal.give(cashier, { type: 'ExpireInstrument', number: NUMBER });
    expect(forgotten.journal.state().instruments.get(NUMBER)).toEqual({
      ...forgotten.known,
      status: 'expired',
    });
  });
});

test('whoever took all bets back has nothing to undo after the close', () => {
  const journal = openTable(configOf('rws-sic-bo-2021/a'), [ANN]);
  journal.give(dealer, { type: 'OpenBets' });
  const stake = money(500);
  journal.give(at(ANN), { type: 'PlaceBet', terminal: ANN, bet: 'small', stake });
  journal.give(at(ANN), { type: 'ClearBets', terminal: ANN });
  expect(terminalOf(journal.state(), ANN)?.done).not.toBeNull();
  journal.give(dealer, { type: 'CloseBets' });
  expect(terminalOf(journal.state(), ANN)).toMatchObject({ done: null, staked: 0, lastBets: [] });
});
