import { money } from '@baize/exact';
import { balanceOf, creditOf, imbalance, receivableOf } from '@baize/ledger';
import { expect, test } from 'vitest';
import type { Command } from '../command.ts';
import type { TableEvent } from '../event.ts';
import { ANN, at, configOf, openTable, pitManager, shiftManager, staff } from '../testing/floor.ts';
import { type Journal, openJournal } from '../testing/journal.ts';
import { terminalOf, visitsOf } from './terminal.ts';

const cashier = staff('C-Yeo', 'cashier');
const VISIT = `T7/${ANN}/1`;

const seat = (more: object = {}): Command => ({
  type: 'SeatTerminal',
  terminal: ANN,
  credit: money(0),
  seatedAt: null,
  ...more,
});

const decide = (effect: 'pay' | 'collect', amount: number): Command => ({
  type: 'DecideAmount',
  terminal: ANN,
  effect,
  amount: money(amount),
  reason: 'Paid to the wrong seat',
});

test('[baize-floor#one-table] a terminal brings its credit, and a card only where one is shown', () => {
  const journal = openTable(configOf('rws-sic-bo-2021/a'), []);
  const because = ['baize-floor#one-table'];
  const seated = {
    type: 'TerminalSeated',
    terminal: ANN,
    credit: 700,
    postings: [
      {
        from: 'in-transit',
        to: creditOf(ANN),
        amount: 700,
        key: expect.stringMatching(/^seat-Ann:arrives:op-\d+$/),
        because,
      },
    ],
    because,
  };
  const eventOf = (command: Command) => journal.give(at(ANN), command).map(({ event }) => event);
  expect(visitsOf(journal.state(), ANN)).toBe(0);
  expect(eventOf(seat({ credit: money(700) }))).toEqual([seated]);
  expect(visitsOf(journal.state(), ANN)).toBe(1);
  journal.give(at(ANN), { type: 'ReleaseTerminal', terminal: ANN });
  expect(visitsOf(journal.state(), ANN)).toBe(1);
  expect(eventOf(seat({ credit: money(700), card: 'M-2041' }))).toEqual([
    { ...seated, card: 'M-2041' },
  ]);
  expect(visitsOf(journal.state(), ANN)).toBe(2);
});

/** A record of the time when a terminal that left moved nothing of what stood under its name. */
function leftBehind(journal: Journal): Journal {
  const last = journal.facts().at(-1);
  if (!last) throw new Error('Nothing has happened yet.');
  const event: TableEvent = {
    type: 'TerminalReleased',
    terminal: ANN,
    postings: [],
    because: ['baize-floor#one-table'],
  };
  const released = { ...last, sequence: last.sequence + 1, op: 'old-release', by: at(ANN), event };
  return openJournal([...journal.facts(), released]);
}

const forward = (from: string, to: string, amount: number, what: string) => ({
  from,
  to,
  amount,
  key: expect.stringMatching(new RegExp(`^seat-Ann:arrives:op-\\d+:before:${what}$`)),
  because: ['baize-floor#visit'],
});

test('[baize-floor#visit] credit that an older record left under a terminal is kept for whoever left (P21)', () => {
  const journal = leftBehind(openTable(configOf('rws-sic-bo-2021/a'), [ANN]));
  const [seated] = journal.give(at(ANN), seat());
  expect(seated?.event).toMatchObject({
    postings: [forward(creditOf(ANN), receivableOf(VISIT), 100_000, 'kept')],
  });
  const { balances } = journal.state();
  expect(terminalOf(journal.state(), ANN)).toMatchObject({ credit: 0, visit: 2 });
  expect(balanceOf(balances, receivableOf(VISIT))).toBe(100_000);
  expect(imbalance(balances)).toBe(0);
});

test('[baize-floor#visit] a debt that an older record left under a terminal stays that of whoever left (P21)', () => {
  const before = openTable(configOf('rws-sic-bo-2021/a'), [ANN]);
  // Of 1,500.00 that are taken back, 1,000.00 are there.
  before.agree(shiftManager, decide('collect', 150_000), pitManager);
  const journal = leftBehind(before);
  const [seated] = journal.give(at(ANN), seat());
  expect(seated?.event).toMatchObject({
    postings: [forward(receivableOf(VISIT), receivableOf(ANN), 50_000, 'owed')],
  });
  const { balances } = journal.state();
  expect(balanceOf(balances, receivableOf(VISIT))).toBe(-50_000);
  expect(balanceOf(balances, receivableOf(ANN))).toBe(0);
});

test('[baize-floor#debt] what somebody owes who has left is not taken out of a credit', () => {
  const journal = openTable(configOf('rws-sic-bo-2021/a'), [ANN]);
  journal.agree(shiftManager, decide('collect', 150_000), pitManager);
  journal.give(at(ANN), { type: 'EndVisit', terminal: ANN });
  const collect = (from: 'cash' | 'credit'): Command => ({
    type: 'CollectDebt',
    visit: VISIT,
    amount: money(100),
    from,
  });
  expect(journal.ask(cashier, collect('credit'))).toMatchObject({
    refusal: { code: 'unknown-terminal', because: ['baize-floor#known-terminal'] },
  });
  expect(journal.ask(cashier, collect('cash'))).toMatchObject({ type: 'accepted' });
});
