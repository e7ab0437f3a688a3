import { assert, money } from '@baize/exact';
import { balanceOf, creditByMeters, meter } from '@baize/ledger';
import { operate, terminalOf } from '@baize/table';
import { replaceItem } from '@baize/table/kit';
import {
  ANN,
  at,
  BEN,
  CAT,
  creditOf,
  dealer,
  dealerSets,
  deckOf,
  fullTable,
  only,
  pitManager,
  playOut,
  report,
  shiftManager,
} from '@baize/table/testing';
import { expect, test } from 'vitest';

const WITHDRAWAL = ['rws-si-ki-pi-v2#5.2', 'rws-si-ki-pi-v2#I-H12'];

test('[rws-si-ki-pi-v2#5.2] whoever has bets on an exposed hand may withdraw before play goes on', () => {
  const journal = fullTable();
  const events = journal.give(dealer, report('player-cards-exposed-unseen', 1));
  expect(events.map(({ event }) => event)).toMatchObject([
    { type: 'IncidentRecorded', action: 'offer-withdrawal', box: 1, because: WITHDRAWAL },
    { type: 'WithdrawalOffered', box: 1, terminals: [ANN, BEN], because: WITHDRAWAL },
  ]);
  const waiting = { refusal: { code: 'withdrawal-unanswered', because: WITHDRAWAL } };
  for (const type of ['LookAtCards', 'RequestHouseWay'] as const) {
    expect(journal.ask(at(BEN), { type, box: 2 })).toMatchObject(waiting);
  }
  const set = { type: 'SetDealerHand', low: 'Qc Jh', high: 'Kd 2s' } as const;
  expect(journal.ask(dealer, set)).toMatchObject(waiting);
});

test('[rws-si-ki-pi-v2#5.2] withdrawing returns the initial bet and every bonus on that hand', () => {
  const journal = fullTable();
  journal.give(dealer, report('player-cards-exposed-unseen', 1));
  const answer = { type: 'AnswerWithdrawal', box: 1, withdraw: true } as const;
  const events = journal.give(at(ANN), answer);
  // Ann's initial bet was the only one, so Ben's bonus on the hand goes back with it.
  expect(events.map(({ event }) => event)).toMatchObject([
    {
      type: 'WithdrawalAnswered',
      terminal: ANN,
      withdrawn: true,
      isHandOut: true,
      returned: [
        { terminal: ANN, amount: 1500, bets: ['1/initial', '1/bonus:player'] },
        { terminal: BEN, amount: 700, bets: ['1/bonus:player'] },
      ],
      because: WITHDRAWAL,
    },
  ]);
  const { round, rules } = journal.state();
  expect(round?.play.cards?.hands[0]?.isWithdrawn).toBe(true);
  const left = round?.totals.map((amount, area) => [rules?.areas[area], amount]);
  expect(left?.filter(([, amount]) => amount !== 0)).toEqual([
    ['1/bonus:dealer', 600],
    ['2/initial', 5000],
    ['2/bonus:player', 800],
  ]);
  expect(creditOf(journal, ANN)).toBe(100_000 - 600);
  expect(creditOf(journal, BEN)).toBe(100_000 - 2000);
  expect(balanceOf(journal.state().balances, 'escrow:T7-1')).toBe(600 + 2000 + 3800);
  expect(journal.ask(at(ANN), { type: 'LookAtCards', box: 1 })).toMatchObject({
    refusal: { code: 'no-hand-in-box' },
  });
  const settled = playOut(journal);
  expect(only(settled, 'InitialBetsSettled')[0]?.results).toEqual([{ box: 2, result: 'win' }]);
  // The bonus on the dealer's hand stood and lost; box 2 won 19.00 and 28.50, its bonus lost 8.00.
  expect(creditOf(journal, ANN)).toBe(100_000 - 600);
  expect(creditOf(journal, BEN)).toBe(100_000 + 1900);
  expect(creditOf(journal, CAT)).toBe(100_000 + 2850 - 800);
  expect(terminalOf(journal.state(), ANN)?.meters).toMatchObject({
    coinIn: 2100,
    coinOut: 0,
    stakesReturned: 1500,
  });
});

test('[rws-si-ki-pi-v2#I-H12] who stays on a hand plays it, without the player who sat there', () => {
  const journal = fullTable();
  journal.give(dealer, report('player-cards-exposed-unseen', 2));
  const events = journal.give(at(BEN), { type: 'AnswerWithdrawal', box: 2, withdraw: true });
  expect(events.map(({ event }) => event)).toMatchObject([
    {
      type: 'WithdrawalAnswered',
      isHandOut: false,
      returned: [{ terminal: BEN, amount: 2000, bets: ['2/initial'] }],
    },
    // With nobody seated any more the House Way arranges the box.
    { type: 'HandArranged', box: 2, way: 'house-way' },
  ]);
  expect(journal.state().round?.play.cards?.withdrawalOffered).toEqual([{ box: 2, terminal: CAT }]);
  expect(
    journal
      .give(at(CAT), { type: 'AnswerWithdrawal', box: 2, withdraw: false })
      .map((f) => f.event),
  ).toMatchObject([{ type: 'WithdrawalAnswered', withdrawn: false, returned: [], postings: [] }]);
  playOut(journal);
  expect(creditOf(journal, CAT)).toBe(100_000 + 2850 - 800);
});

test('a bonus bettor withdraws alone, and the hand plays on', () => {
  const journal = fullTable();
  journal.give(dealer, report('player-cards-exposed-unseen', 1));
  journal.give(at(BEN), { type: 'AnswerWithdrawal', box: 1, withdraw: true });
  expect(creditOf(journal, BEN)).toBe(100_000 - 2000);
  journal.give(at(ANN), { type: 'AnswerWithdrawal', box: 1, withdraw: false });
  journal.give(at(ANN), { type: 'LookAtCards', box: 1 });
  playOut(journal);
  expect(creditOf(journal, ANN)).toBe(100_000 + 950 - 500 - 600);
});

test('a dealer passes an answer on, and says whose where several could be meant', () => {
  const journal = fullTable();
  journal.give(dealer, report('player-cards-exposed-unseen', 1));
  const answer = { type: 'AnswerWithdrawal', box: 1, withdraw: true } as const;
  expect(journal.ask(dealer, answer)).toMatchObject({
    refusal: { code: 'missing-detail', field: 'terminal' },
  });
  journal.give(dealer, { ...answer, terminal: BEN });
  journal.give(dealer, answer);
  expect(creditOf(journal, ANN)).toBe(100_000 - 600);
});

test('two exposed hands are answered for one by one', () => {
  const journal = fullTable();
  journal.give(dealer, report('player-cards-exposed-unseen', 1));
  journal.give(dealer, report('player-cards-exposed-unseen', 2));
  expect(journal.state().round?.play.cards?.withdrawalOffered).toEqual([
    { box: 1, terminal: ANN },
    { box: 1, terminal: BEN },
    { box: 2, terminal: BEN },
    { box: 2, terminal: CAT },
  ]);
  journal.give(at(BEN), { type: 'AnswerWithdrawal', box: 2, withdraw: true });
  expect(creditOf(journal, BEN)).toBe(100_000 - 700);
  journal.give(at(ANN), { type: 'AnswerWithdrawal', box: 1, withdraw: false });
  // One answer is missing in each box; a dealer passing it on need not say whose it is.
  journal.give(dealer, { type: 'AnswerWithdrawal', box: 2, withdraw: true });
  expect(journal.state().round?.play.cards?.withdrawalOffered).toEqual([{ box: 1, terminal: BEN }]);
  expect(creditOf(journal, CAT)).toBe(100_000);
});

test('money that went back is audited at once: a terminal whose meters differ is locked', () => {
  const journal = fullTable();
  journal.give(dealer, report('player-cards-exposed-unseen', 1));
  const state = journal.state();
  const ann = terminalOf(state, ANN);
  assert(ann !== undefined, 'Ann is here.');
  const doctored = { ...ann, meters: meter(ann.meters, { cashIn: money(1) }) };
  const index = state.terminalIndex.get(ANN) ?? 0;
  const { answer } = operate(
    { ...state, terminals: replaceItem(state.terminals, index, doctored) },
    {
      op: 'audit',
      at: journal.now(),
      by: at(ANN),
      command: { type: 'AnswerWithdrawal', box: 1, withdraw: true },
    },
  );
  expect(answer.type === 'accepted' && answer.events.map(({ event }) => event)).toMatchObject([
    { type: 'WithdrawalAnswered' },
    { type: 'TerminalLocked', terminal: ANN, expected: 99_401, found: 99_400 },
  ]);
});

test('nobody withdraws without an offer, twice, or for another', () => {
  const journal = fullTable();
  const answer = { type: 'AnswerWithdrawal', box: 1, withdraw: true } as const;
  const none = { refusal: { code: 'no-withdrawal-offered', because: WITHDRAWAL } };
  expect(journal.ask(at(ANN), answer)).toMatchObject(none);
  expect(journal.ask(dealer, answer)).toMatchObject(none);
  journal.give(dealer, report('player-cards-exposed-unseen', 1));
  expect(journal.ask(at(CAT), answer)).toMatchObject(none);
  expect(journal.ask(at(BEN), { ...answer, terminal: ANN })).toMatchObject({
    refusal: { code: 'not-your-terminal' },
  });
  journal.give(at(ANN), { ...answer, withdraw: false });
  expect(journal.ask(at(ANN), answer)).toMatchObject(none);
});

test('an offer nobody answers lapses when the time for arranging ends', () => {
  const journal = fullTable();
  journal.give(dealer, report('player-cards-exposed-unseen', 1));
  const events = journal.give(dealer, { type: 'EndArranging' });
  expect(events.map(({ event }) => event.type)).toEqual([
    'WithdrawalAnswered',
    'WithdrawalAnswered',
    'HandArranged',
    'HandArranged',
  ]);
  expect(only(events, 'WithdrawalAnswered').map((each) => each.withdrawn)).toEqual([false, false]);
  dealerSets(journal);
});

test('a void after a withdrawal returns what still lies there, once', () => {
  const journal = fullTable();
  journal.give(dealer, report('player-cards-exposed-unseen', 1));
  journal.give(at(ANN), { type: 'AnswerWithdrawal', box: 1, withdraw: true });
  const events = journal.give(dealer, report('dealer-cards-exposed-unseen'));
  expect(only(events, 'RoundVoided')[0]?.returned).toEqual([
    { terminal: ANN, amount: 600 },
    { terminal: BEN, amount: 2000 },
    { terminal: CAT, amount: 3800 },
  ]);
  for (const each of [ANN, BEN, CAT]) {
    const terminal = terminalOf(journal.state(), each);
    expect(terminal?.credit).toBe(100_000);
    expect(terminal && creditByMeters(terminal.meters)).toBe(100_000);
  }
});

test('whoever has withdrawn everything may leave the table in the middle of the round', () => {
  const journal = fullTable();
  const leaves = { type: 'ReleaseTerminal', terminal: BEN } as const;
  expect(journal.ask(at(BEN), leaves)).toMatchObject({ refusal: { code: 'terminal-has-bets' } });
  for (const box of [1, 2]) {
    journal.give(dealer, report('player-cards-exposed-unseen', box));
    journal.give(dealer, { type: 'AnswerWithdrawal', box, withdraw: true, terminal: BEN });
  }
  const events = journal.give(at(BEN), leaves);
  expect(events.map(({ event }) => event.type)).toEqual(['BoxLeft', 'TerminalReleased']);
  playOut(journal);
  expect(only(journal.facts(), 'TerminalLocked')).toEqual([]);
});

test('a redeal after a withdrawal deals no cards to the box, and settles its bonus on the dealer', () => {
  const journal = fullTable();
  journal.give(dealer, report('player-cards-exposed-unseen', 1));
  journal.give(at(ANN), { type: 'AnswerWithdrawal', box: 1, withdraw: true });
  journal.give(dealer, report('misdeal-unseen'));
  const deck = deckOf('As Ks 9h 8d', 'Qs Qh 5d 4c');
  const deal = journal.give(dealer, { type: 'Deal', deck });
  expect(only(deal, 'CardsDealt')[0]).toMatchObject({
    boxes: [{ box: 2, cards: 'As Ks 9h 8d' }],
    dealer: 'Qs Qh 5d 4c',
  });
  playOut(journal);
  // A pair on the dealer's hand pays Ann's bonus of 6.00 one to one.
  expect(creditOf(journal, ANN)).toBe(100_000 + 600);
});

test('[rws-si-ki-pi-v2#I-H11] nobody is asked about bets that have gone back by decision, nor about a box without any', () => {
  const journal = fullTable();
  journal.give(dealer, report('player-cards-exposed-unseen', 1));
  journal.give(dealer, report('player-cards-exposed-unseen', 2));
  const back = (terminal: string, bet: string) => {
    const command = { type: 'DecideBet', round: 'T7-1', terminal, bet, reason: 'a test.' } as const;
    return journal.agree(shiftManager, command, pitManager);
  };
  // Cat stays on the hand of box 2, which Ben has nothing on any more.
  expect(only(back(BEN, '2/initial'), 'BetsReturned')[0]?.returned).toEqual([
    { terminal: BEN, bets: ['2/initial'], amount: 2000 },
  ]);
  const cards = () => journal.state().round?.play.cards;
  expect(cards()?.withdrawalOffered).toEqual([
    { box: 1, terminal: ANN },
    { box: 1, terminal: BEN },
    { box: 2, terminal: CAT },
  ]);
  expect(cards()?.hands.map(({ isWithdrawn }) => isWithdrawn)).toEqual([false, false]);
  // With the only initial bet of box 1 go all its bonus bets, and the hand is out.
  expect(only(back(ANN, '1/initial'), 'BetsReturned')[0]?.returned).toEqual([
    { terminal: ANN, bets: ['1/initial', '1/bonus:player', '1/bonus:dealer'], amount: 2100 },
    { terminal: BEN, bets: ['1/bonus:player'], amount: 700 },
  ]);
  expect(cards()?.withdrawalOffered).toEqual([{ box: 2, terminal: CAT }]);
  expect(cards()?.hands.map(({ isWithdrawn }) => isWithdrawn)).toEqual([true, false]);
  // A bonus bet that goes back alone leaves the rest as it is.
  expect(only(back(CAT, '2/bonus:player'), 'BetsReturned')[0]?.returned).toEqual([
    { terminal: CAT, bets: ['2/bonus:player'], amount: 800 },
  ]);
  expect(cards()?.withdrawalOffered).toEqual([{ box: 2, terminal: CAT }]);
  expect([ANN, BEN, CAT].map((each) => creditOf(journal, each))).toEqual([
    100_000,
    100_000,
    100_000 - 3000,
  ]);
});
