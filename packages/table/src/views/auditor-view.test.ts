import { money } from '@baize/exact';
import { emptyTable } from '@baize/house';
import { describe, expect, test } from 'vitest';
import { ANN, at, BEN, CAT, configOf, dealer, openTable } from '../testing/floor.ts';
import { diceStates, withHistory } from '../testing/tables.ts';
import { auditorView } from './auditor-view.ts';

describe('the auditor', () => {
  test('finds what waits: requests and matters, with their reasons', () => {
    const journal = withHistory('rws-sic-bo-2021/b');
    journal.give(dealer, { type: 'ReportIncident', incident: 'not-covered', note: 'a wasp' });
    const { approvals, matters } = auditorView(journal.state());
    expect(approvals).toMatchObject([
      { action: { kind: 'correct-result', round: 'T7-1', dice: [1, 3, 6] }, requestedBy: dealer },
    ]);
    const [matter] = journal.state().matters.keys();
    expect(matters).toEqual([
      { matter, incident: 'not-covered', because: ['rws-sic-bo-2021#5.10'] },
    ]);
  });

  test('finds every account with what it holds, and every instrument', () => {
    const { between } = diceStates('rws-sic-bo-2021/b');
    const { balances, instruments, meters, rounds, results } = auditorView(between);
    const held = new Map(balances.map(({ account, amount }) => [account, amount]));
    // Ann won 2000. Ben won 4900 on 700, lost 3000 and took 1000 out. Cat lost 600.
    expect(held.get(`credit:${ANN}`)).toBe(100_000 + 2000);
    expect(held.get(`credit:${BEN}`)).toBe(100_000 + 4900 - 3000 - 1000);
    expect(held.get(`credit:${CAT}`)).toBe(100_000 - 600);
    expect(held.get('instruments')).toBe(1000);
    expect(balances.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
    expect(instruments).toEqual([
      {
        number: '**************5678',
        amount: 1000,
        status: 'issued',
        expiresAt: 2_000_000_000_000,
      },
    ]);
    expect(meters).toMatchObject({ cashIn: 300_000, coinIn: 6300, coinOut: 4000 + 5600 });
    expect(rounds.map(({ id, status }) => [id, status])).toEqual([['T7-1', 'settled']]);
    expect(results).toMatchObject([{ round: 'T7-1', dice: [1, 3, 5], correctedAt: null }]);
  });

  test('finds the stakes of everybody while bets are open, and whoever has left', () => {
    const journal = openTable(configOf('rws-sic-bo-2021/b'), [ANN, BEN]);
    journal.give(at(BEN), { type: 'ReleaseTerminal', terminal: BEN });
    journal.give(dealer, { type: 'OpenBets' });
    const stake = money(500);
    journal.give(at(ANN), { type: 'PlaceBet', terminal: ANN, bet: 'big', stake });
    const { terminals, round } = auditorView(journal.state());
    expect(terminals).toMatchObject([
      { terminal: ANN, isSeated: true, credit: 100_000, stakes: [{ bet: 'big', stake: 500 }] },
      { terminal: BEN, isSeated: false, credit: 0, stakes: [] },
    ]);
    expect(round).toMatchObject({
      phase: 'betting',
      closed: null,
      settled: null,
      readings: { dealer: null, device: null },
    });
  });

  test('finds nothing at a table nothing has happened at', () => {
    expect(auditorView(emptyTable())).toMatchObject({
      sequence: 0,
      table: null,
      config: null,
      status: { status: 'closed' },
      round: null,
      terminals: [],
      cards: null,
      rounds: [],
      approvals: [],
      matters: [],
      instruments: [],
      imbalance: 0,
      escrow: null,
    });
  });
});
