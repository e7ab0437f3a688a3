import { money } from '@baize/exact';
import { balanceOf, imbalance } from '@baize/ledger';
import { describe, expect, test } from 'vitest';
import type { Actor } from '../authority/actor.ts';
import type { Command } from '../command.ts';
import {
  ANN,
  at,
  configOf,
  dealer,
  openTable,
  pitManager,
  staff,
  supervisor,
} from '../testing/floor.ts';
import type { Journal } from '../testing/journal.ts';
import type { InstrumentRecord, InstrumentStatus } from './instrument.ts';
import { openTicketOf } from './open-ticket.ts';
import { terminalOf } from './terminal.ts';

const NUMBER = '123456789012345678';
const cashier = staff('C-Ng', 'cashier');
const DAY = 86_400_000;

/** A table that has issued one instrument of 400.00, a day before it expires. */
function issuing(): { readonly journal: Journal; readonly record: InstrumentRecord } {
  const journal = openTable(configOf('rws-tai-sai-v5/c'), [ANN]);
  const expiresAt = journal.now() + DAY;
  const amount = money(40_000);
  journal.give(at(ANN), { type: 'CashOut', terminal: ANN, amount, number: NUMBER, expiresAt });
  return { journal, record: { amount, status: 'issued', expiresAt } };
}

/** Ann says that she has her ticket. */
function confirm(journal: Journal): void {
  const ticket = openTicketOf(journal.state(), ANN)?.ticket ?? '';
  journal.give(at(ANN), { type: 'ConfirmTicket', terminal: ANN, ticket });
}

function codeOf(journal: Journal, by: Actor, command: Command): string {
  const answer = journal.ask(by, command);
  return answer.type === 'refused' ? answer.refusal.code : answer.type;
}

const redeem = (instrument: InstrumentRecord, terminal: string | null = ANN): Command => ({
  type: 'RedeemInstrument',
  number: NUMBER,
  instrument,
  terminal,
});

describe('cashing out', () => {
  test('moves the credit into an instrument, to the unit', () => {
    const { journal } = issuing();
    expect(terminalOf(journal.state(), ANN)?.credit).toBe(60_000);
    expect(balanceOf(journal.state().balances, 'instruments')).toBe(40_000);
    expect(imbalance(journal.state().balances)).toBe(0);
  });

  test('under a number that exists is refused', () => {
    const { journal, record } = issuing();
    const again = { ...record, type: 'CashOut', terminal: ANN, number: NUMBER } as const;
    const { status: _, ...command } = again;
    expect(codeOf(journal, at(ANN), command)).toBe('instrument-number-used');
  });

  test('exactly all the credit is allowed, one unit more is not', () => {
    const { journal } = issuing();
    confirm(journal);
    const expiresAt = journal.now() + DAY;
    const cashOut = (amount: number, number: string): Command => ({
      type: 'CashOut',
      terminal: ANN,
      amount: money(amount),
      number,
      expiresAt,
    });
    expect(codeOf(journal, at(ANN), cashOut(60_001, '2'.repeat(18)))).toBe('not-enough-credit');
    expect(codeOf(journal, at(ANN), cashOut(60_000, '3'.repeat(18)))).toBe('accepted');
    expect(terminalOf(journal.state(), ANN)?.credit).toBe(0);
  });

  test('above the set amount is paid by hand', () => {
    const journal = openTable(configOf('rws-tai-sai-v5/c', { handPayAbove: money(500) }), [ANN]);
    const expiresAt = journal.now() + DAY;
    const cashOut = (amount: number, number: string): Command => ({
      type: 'CashOut',
      terminal: ANN,
      amount: money(amount),
      number,
      expiresAt,
    });
    expect(codeOf(journal, at(ANN), cashOut(501, '2'.repeat(18)))).toBe('hand-pay-needed');
    expect(codeOf(journal, at(ANN), cashOut(500, '3'.repeat(18)))).toBe('accepted');
  });
});

describe('redeeming', () => {
  test('pays to a terminal once', () => {
    const { journal, record } = issuing();
    expect(codeOf(journal, at(ANN), redeem(record))).toBe('accepted');
    expect(terminalOf(journal.state(), ANN)?.credit).toBe(100_000);
    expect(codeOf(journal, at(ANN), redeem(record))).toBe('instrument-not-payable');
    expect(journal.state().balances.has('instruments')).toBe(false);
  });

  test('pays in cash at the cage, and only a cashier does that', () => {
    const { journal, record } = issuing();
    expect(codeOf(journal, at(ANN), redeem(record, null))).toBe('not-authorised');
    expect(codeOf(journal, cashier, redeem(record, null))).toBe('accepted');
    expect(balanceOf(journal.state().balances, 'cage')).toBe(-60_000);
  });

  test('pays what another table issued, by what the floor says of it', () => {
    const journal = openTable(configOf('rws-tai-sai-v5/c'), [ANN]);
    const record = {
      amount: money(700),
      status: 'issued',
      expiresAt: journal.now() + DAY,
    } as const;
    expect(codeOf(journal, at(ANN), redeem(record))).toBe('accepted');
    expect(terminalOf(journal.state(), ANN)?.credit).toBe(100_700);
    // Its issue is on the books of the other table; the floor's sum is nothing.
    expect(balanceOf(journal.state().balances, 'instruments')).toBe(-700);
    expect(codeOf(journal, at(ANN), redeem(record))).toBe('instrument-not-payable');
  });

  test.each(['redeemed', 'void', 'expired'] satisfies InstrumentStatus[])(
    'what this table issued and another has made %s pays nothing',
    (status) => {
      const { journal, record } = issuing();
      expect(codeOf(journal, at(ANN), redeem({ ...record, status }))).toBe(
        'instrument-not-payable',
      );
      expect(terminalOf(journal.state(), ANN)?.credit).toBe(60_000);
    },
  );

  test('pays the amount this table issued it for, whatever the order says', () => {
    const { journal, record } = issuing();
    journal.give(at(ANN), redeem({ ...record, amount: money(1) }));
    expect(terminalOf(journal.state(), ANN)?.credit).toBe(100_000);
  });

  test('pays until the moment it expires, and not at it', () => {
    const early = issuing();
    early.journal.wait(86_397);
    expect(codeOf(early.journal, at(ANN), redeem(early.record))).toBe('accepted');
    const late = issuing();
    late.journal.wait(86_398);
    expect(codeOf(late.journal, at(ANN), redeem(late.record))).toBe('instrument-not-payable');
  });

  test('is refused where the credit would pass all bounds', () => {
    const { journal, record } = issuing();
    const amount = money(1_000_000_000_000 - 60_000);
    expect(codeOf(journal, dealer, { type: 'BuyCredit', terminal: ANN, amount })).toBe('accepted');
    expect(codeOf(journal, at(ANN), redeem(record))).toBe('credit-too-large');
  });
});

describe('ending an instrument unpaid', () => {
  const voided = (instrument?: InstrumentRecord): Command => ({
    type: 'VoidInstrument',
    number: NUMBER,
    reason: 'damaged',
    ...(instrument ? { instrument } : {}),
  });
  const expired = (instrument?: InstrumentRecord): Command => ({
    type: 'ExpireInstrument',
    number: NUMBER,
    ...(instrument ? { instrument } : {}),
  });

  test('a void brings the cage nothing, and is for once', () => {
    const { journal } = issuing();
    journal.agree(pitManager, voided(), supervisor);
    expect(balanceOf(journal.state().balances, 'cage')).toBe(-100_000);
    expect(balanceOf(journal.state().balances, 'voided')).toBe(40_000);
    expect(codeOf(journal, pitManager, voided())).toBe('instrument-not-payable');
  });

  test('what another table pays while somebody is asked is not void', () => {
    const { journal, record } = issuing();
    const [asked] = journal.give(pitManager, voided(record));
    const request = asked?.event.type === 'ApprovalRequested' ? asked.event.approval.id : '';
    const agree: Command = { type: 'ApproveRequest', request };
    const instrument = { ...record, status: 'redeemed' } as const;
    const late = codeOf(journal, supervisor, { ...agree, instrument });
    expect(late).toBe('instrument-not-payable');
    expect(codeOf(journal, supervisor, { ...agree, instrument: record })).toBe('accepted');
    expect(journal.state().instruments.get(NUMBER)?.status).toBe('void');
  });

  test('what another table has paid can be neither void nor expired here', () => {
    const { journal, record } = issuing();
    const paid = { ...record, status: 'redeemed' } as const;
    expect(codeOf(journal, pitManager, voided(paid))).toBe('instrument-not-payable');
    journal.wait(90_000);
    expect(codeOf(journal, cashier, expired(paid))).toBe('instrument-not-payable');
    expect(balanceOf(journal.state().balances, 'instruments')).toBe(40_000);
  });

  test('it expires at its time, not before, and only once', () => {
    const { journal } = issuing();
    expect(codeOf(journal, cashier, expired())).toBe('instrument-not-payable');
    journal.wait(86_397);
    expect(codeOf(journal, cashier, expired())).toBe('accepted');
    expect(codeOf(journal, cashier, expired())).toBe('instrument-not-payable');
    expect(journal.state().instruments.get(NUMBER)?.status).toBe('expired');
  });

  test('an expired one can no longer be void', () => {
    const { journal } = issuing();
    journal.wait(90_000);
    expect(codeOf(journal, pitManager, voided())).toBe('instrument-not-payable');
  });

  test('only the table that issued it knows it', () => {
    const journal = openTable(configOf('rws-tai-sai-v5/c'), [ANN]);
    expect(codeOf(journal, pitManager, voided())).toBe('unknown-instrument');
    expect(codeOf(journal, cashier, expired())).toBe('unknown-instrument');
  });
});
