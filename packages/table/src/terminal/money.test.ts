import { money } from '@baize/exact';
import { balanceOf, imbalance } from '@baize/ledger';
import { describe, expect, test } from 'vitest';
import type { Command } from '../command.ts';
import type { TableConfig } from '../configuration/table-config.ts';
import { ANN, at, configOf, dealer, openTable, staff } from '../testing/floor.ts';
import type { Journal } from '../testing/journal.ts';
import { CREDIT_MAXIMUM } from '../well-formed/field-shapes.ts';
import { terminalOf } from './terminal.ts';

const cashier = staff('C-Yeo', 'cashier');
const NUMBER = '7'.repeat(18);
const DAY = 86_400_000;

/** A table at which Ann has 1,000.00, of which 400.00 have become an instrument. */
function issued(changes: Partial<TableConfig> = {}) {
  const journal = openTable(configOf('rws-sic-bo-2021/a', changes), [ANN]);
  const expiresAt = journal.now() + DAY;
  const amount = money(40_000);
  journal.give(at(ANN), { type: 'CashOut', terminal: ANN, amount, number: NUMBER, expiresAt });
  return { journal, instrument: { amount, status: 'issued', expiresAt } as const };
}

function refusalOf(journal: Journal, command: Command) {
  const answer = journal.ask(cashier, command);
  if (answer.type !== 'refused') return [answer.type];
  const { code, field, amount } = answer.refusal;
  return [code, field, amount];
}

test('[baize-floor#expiry] an instrument nobody redeemed in time is the house’s', () => {
  const { journal } = issued();
  const expire = { type: 'ExpireInstrument', number: NUMBER } as const;
  expect(refusalOf(journal, expire)).toEqual(['instrument-not-payable', 'number', undefined]);
  journal.wait(DAY / 1000);
  journal.give(cashier, expire);
  const { balances } = journal.state();
  expect(balanceOf(balances, 'instruments')).toBe(0);
  expect(balanceOf(balances, 'cage')).toBe(-100_000);
  expect(balanceOf(balances, 'breakage')).toBe(40_000);
  expect(imbalance(balances)).toBe(0);
  expect(refusalOf(journal, expire)).toEqual(['instrument-not-payable', 'number', undefined]);
});

describe('[baize-floor#known-terminal] money of a terminal that does not sit here', () => {
  const terminal = 'seat-Zoe';
  const amount = money(100);
  const { instrument } = issued();
  test.each<Command>([
    { type: 'BuyCredit', terminal, amount },
    { type: 'PayByHand', terminal, amount },
    { type: 'RedeemInstrument', number: NUMBER, instrument, terminal },
  ])('%j is refused', (command) => {
    expect(refusalOf(issued().journal, command)).toEqual([
      'unknown-terminal',
      'terminal',
      undefined,
    ]);
  });
});

describe('what cannot be paid says why', () => {
  test.each<readonly [Command, string, string | undefined, number | undefined]>([
    [
      { type: 'PayByHand', terminal: ANN, amount: money(60_001) },
      'not-enough-credit',
      undefined,
      60_000,
    ],
    [
      { type: 'VoidInstrument', number: '8'.repeat(18), reason: 'x' },
      'unknown-instrument',
      'number',
      undefined,
    ],
    [
      { type: 'ExpireInstrument', number: '8'.repeat(18) },
      'unknown-instrument',
      'number',
      undefined,
    ],
  ])('%j', (command, code, field, amount) => {
    const journal = issued().journal;
    const by = command.type === 'VoidInstrument' ? staff('P-Ong', 'pit-manager') : cashier;
    const answer = journal.ask(by, command);
    const refusal = answer.type === 'refused' ? answer.refusal : null;
    expect([refusal?.code, refusal?.field, refusal?.amount]).toEqual([code, field, amount]);
  });
});

test('[baize-floor#credit] a terminal holds so much and not a unit more', () => {
  const { journal, instrument } = issued();
  const room = CREDIT_MAXIMUM - 60_000;
  const buy = (amount: number): Command => ({
    type: 'BuyCredit',
    terminal: ANN,
    amount: money(amount),
  });
  expect(refusalOf(journal, buy(room + 1))).toEqual(['credit-too-large', 'amount', undefined]);
  journal.give(dealer, buy(room - 40_000));
  const redeem = { type: 'RedeemInstrument', number: NUMBER, instrument, terminal: ANN } as const;
  journal.give(cashier, redeem);
  expect(terminalOf(journal.state(), ANN)?.credit).toBe(CREDIT_MAXIMUM);
});

test('[baize-floor#money-in] a sale may be as large as the house allows, whoever sells', () => {
  const { journal } = issued({ saleMost: money(100_000) });
  const buy = (amount: number): Command => ({
    type: 'BuyCredit',
    terminal: ANN,
    amount: money(amount),
  });
  for (const by of [dealer, cashier]) {
    const answer = journal.ask(by, buy(100_001));
    expect(answer).toMatchObject({
      refusal: { code: 'sale-too-large', field: 'amount', amount: 100_000 },
    });
    journal.give(by, buy(100_000));
  }
});

test('[baize-floor#one-table] a terminal that sits here or elsewhere cannot sit down', () => {
  const { journal } = issued();
  const seat = { type: 'SeatTerminal', credit: money(0) } as const;
  for (const [terminal, seatedAt, code] of [
    [ANN, null, 'terminal-already-seated'],
    ['seat-Zoe', 'T9', 'terminal-at-another-table'],
  ] as const) {
    const answer = journal.ask(dealer, { ...seat, terminal, seatedAt });
    expect(answer).toMatchObject({ refusal: { code, field: 'terminal' } });
  }
});
