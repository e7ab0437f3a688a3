import { money } from '@baize/exact';
import {
  balanceOf,
  commissionOf,
  creditByMeters,
  imbalance,
  receivableOf,
  winOf,
} from '@baize/ledger';
import { terminalOf } from '@baize/table';
import {
  ANN,
  at,
  BEN,
  betting,
  CARD_PHASES,
  CAT,
  cardTable,
  creditOf,
  DEALER,
  dealer,
  dealerSets,
  dealHands,
  fullTable,
  fullTableIn,
  only,
  pitManager,
  playOut,
  report,
  shiftManager,
} from '@baize/table/testing';
import { expect, test } from 'vitest';

const FOREIGN = ['rws-si-ki-pi-v2#5.1.1', 'rws-si-ki-pi-v2#5.1'];

test.each(CARD_PHASES)(
  '[rws-si-ki-pi-v2#5.1.1] a foreign card found during the round voids it: %s',
  (phase) => {
    const journal = fullTableIn(phase);
    const events = journal.give(dealer, report('foreign-card'));
    expect(only(events, 'IncidentRecorded')[0]).toMatchObject({
      incident: 'foreign-card',
      action: 'void-round',
      because: FOREIGN,
    });
    expect(only(events, 'RoundVoided')[0]?.because).toEqual([
      ...FOREIGN,
      'rws-si-ki-pi-v2#I-P6',
      'rws-si-ki-pi-v2#1 Void',
    ]);
    const state = journal.state();
    expect(state.round).toBeNull();
    expect(state.concluded.get('T7-1')).toMatchObject({ status: 'void', settled: [] });
    for (const each of [ANN, BEN, CAT]) {
      const terminal = terminalOf(state, each);
      expect(terminal).toMatchObject({ credit: 100_000, staked: 0 });
      expect(terminal && creditByMeters(terminal.meters)).toBe(100_000);
    }
    const { balances } = state;
    expect(balanceOf(balances, winOf('T7'))).toBe(0);
    expect(balanceOf(balances, commissionOf('T7'))).toBe(0);
    expect(balanceOf(balances, 'escrow:T7-1')).toBe(0);
    expect(imbalance(balances)).toBe(0);
  },
);

test('[rws-si-ki-pi-v2#I-P6] a void between the settlements undoes the first one, then returns the rest', () => {
  const events = fullTableIn('resulted').give(dealer, report('foreign-card'));
  expect(events.map(({ event }) => event)).toMatchObject([
    { type: 'IncidentRecorded' },
    {
      type: 'InitialBetsReversed',
      owed: [],
      because: [
        ...FOREIGN,
        'rws-si-ki-pi-v2#I-P6',
        'rws-si-ki-pi-v2#1 Void',
        'rws-si-ki-pi-v2#I-P11',
      ],
    },
    {
      type: 'RoundVoided',
      returned: [
        { terminal: ANN, amount: 1100 },
        { terminal: BEN, amount: 700 },
        { terminal: CAT, amount: 800 },
      ],
    },
  ]);
  // Box 1 had won 9.50 and box 2 19.00 and 28.50, with 0.50, 1.00 and 1.50 of commission.
  const [reversed] = only(events, 'InitialBetsReversed');
  expect(reversed?.postings.map(({ from, to, amount }) => [from, to, amount])).toEqual([
    ['commission:T7', 'win:T7', 50],
    ['credit:seat-Ann', 'win:T7', 950],
    ['commission:T7', 'win:T7', 100],
    ['credit:seat-Ben', 'win:T7', 1900],
    ['commission:T7', 'win:T7', 150],
    ['credit:seat-Cat', 'win:T7', 2850],
  ]);
});

test('[rws-si-ki-pi-v2#I-P6] a stake lost in the first settlement comes back from the house', () => {
  const journal = cardTable({ [ANN]: 1 });
  dealHands(journal, { [ANN]: { '1/initial': 1000 } }, 'Kh Qd Js 2d', DEALER);
  dealerSets(journal);
  journal.give(dealer, { type: 'SettleInitial' });
  expect(creditOf(journal, ANN)).toBe(99_000);
  const events = journal.give(dealer, report('foreign-card'));
  expect(only(events, 'InitialBetsReversed')[0]?.postings).toMatchObject([
    { from: 'win:T7', to: 'credit:seat-Ann', amount: 1000 },
  ]);
  expect(only(events, 'RoundVoided')[0]?.returned).toEqual([{ terminal: ANN, amount: 0 }]);
  expect(creditOf(journal, ANN)).toBe(100_000);
  expect(terminalOf(journal.state(), ANN)?.meters.voids).toBe(1);
});

test('[rws-si-ki-pi-v2#I-P11] winnings already spent are owed; no credit goes below nothing', () => {
  const journal = fullTableIn('resulted');
  // Ann has 998.50 after winning 9.50; she takes 990.00 out, which leaves 8.50 less than is due.
  expect(creditOf(journal, ANN)).toBe(99_850);
  journal.give(at(ANN), {
    type: 'CashOut',
    terminal: ANN,
    amount: money(99_000),
    number: '123456789012345678',
    expiresAt: 2_000_000_000_000,
  });
  const events = journal.give(dealer, report('foreign-card'));
  expect(only(events, 'InitialBetsReversed')[0]?.owed).toEqual([{ terminal: ANN, amount: 100 }]);
  expect(balanceOf(journal.state().balances, receivableOf(ANN))).toBe(-100);
  // What is left is the returned bonus stakes.
  expect(creditOf(journal, ANN)).toBe(1100);
  const terminal = terminalOf(journal.state(), ANN);
  expect(terminal && creditByMeters(terminal.meters)).toBe(1100);
  expect(imbalance(journal.state().balances)).toBe(0);
});

test('[rws-si-ki-pi-v2#5.1.3] a misdeal found between the settlements voids: every card lies open', () => {
  const journal = fullTableIn('resulted');
  journal.give(dealer, report('misdeal-seen'));
  expect(creditOf(journal, ANN)).toBe(100_000);
});

test('[rws-si-ki-pi-v2#5.1] a void leaves the rounds before it as they were', () => {
  const journal = fullTable();
  playOut(journal);
  const credits = [ANN, BEN, CAT].map((each) => creditOf(journal, each));
  betting(journal, { [ANN]: { '1/initial': 1000 } });
  journal.give(dealer, report('foreign-card'));
  expect([ANN, BEN, CAT].map((each) => creditOf(journal, each))).toEqual(credits);
  expect(journal.state().concluded.get('T7-1')?.status).toBe('settled');
});

test('[rws-si-ki-pi-v2#I-P13] a foreign card found after settlement changes no round', () => {
  const journal = fullTable();
  playOut(journal);
  const before = journal.state();
  const events = journal.give(dealer, report('foreign-card-after-settlement'));
  expect(events.map(({ event }) => event)).toMatchObject([
    {
      type: 'IncidentRecorded',
      action: 'continue',
      because: ['rws-si-ki-pi-v2#I-P13', 'rws-si-ki-pi-v2#5.1'],
    },
  ]);
  expect(journal.state().balances).toEqual(before.balances);
  expect(journal.ask(dealer, report('foreign-card'))).toMatchObject({
    refusal: { code: 'no-round' },
  });
});

test('[rws-si-ki-pi-v2#I-P12] a wrong result is no matter of dice: the shift manager decides', () => {
  const journal = fullTable();
  playOut(journal);
  const wrong = report('wrong-result-registered');
  const referred = only(journal.give(dealer, wrong), 'MatterReferred');
  expect(referred[0]?.because).toEqual(['rws-si-ki-pi-v2#I-P12']);
  const decision = {
    type: 'DecideMatter',
    matter: referred[0]?.matter ?? '',
    reason: 'The film shows the hands as they were compared.',
    effect: 'continue',
  } as const;
  expect(journal.ask(dealer, decision)).toMatchObject({ refusal: { code: 'not-authorised' } });
  journal.agree(shiftManager, decision, pitManager);
  expect(journal.state().matters.size).toBe(0);
});

test('[rws-si-ki-pi-v2#I-P12] the shift manager may void a round, between its settlements too', () => {
  const journal = fullTableIn('resulted');
  const [referred] = only(journal.give(dealer, report('not-covered')), 'MatterReferred');
  expect(journal.ask(dealer, { type: 'SettleBonus' })).toMatchObject({
    refusal: { code: 'matter-undecided' },
  });
  const decision = {
    type: 'DecideMatter',
    matter: referred?.matter ?? '',
    reason: 'The table was knocked over.',
    effect: 'void-round',
  } as const;
  const events = journal.agree(shiftManager, decision, pitManager);
  expect(events.map(({ event }) => event.type)).toEqual([
    'ApprovalGranted',
    'MatterDecided',
    'InitialBetsReversed',
    'RoundVoided',
  ]);
  expect(creditOf(journal, CAT)).toBe(100_000);
});
