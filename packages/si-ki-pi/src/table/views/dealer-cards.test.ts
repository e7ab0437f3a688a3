import { auditorView, dealerView, pitView } from '@baize/table';
import type { Journal } from '@baize/table/testing';
import {
  ANN,
  at,
  BEN,
  CAT,
  dealer,
  dealerSets,
  fullTable,
  only,
  pitManager,
  playOut,
  report,
  shiftManager,
  supervisor,
} from '@baize/table/testing';
import { DEALER, dealtToFour, played } from '@baize/testing/card-records';
import { describe, expect, test } from 'vitest';

const cardsOf = (journal: Journal) => dealerView(journal.state(), dealer, journal.now()).cards;

/** Queen and Jack without points Low, King and 2 High. */
const BY_THE_HOUSE_WAY = {
  cards: DEALER,
  low: 'Qc Jh',
  high: 'Kd 2s',
  values: { low: { points: 0, rank: 'Q' }, high: { points: 2, rank: 'K' } },
  because: expect.arrayContaining(['rws-si-ki-pi-v2#Appendix H 4(iii)']),
};

describe('the dealer', () => {
  test('sees who sits where, who has looked and whose answer is awaited, and no card', () => {
    const journal = fullTable();
    const box = (number: number) => cardsOf(journal)?.boxes[number - 1];
    const covered = { cards: null, setting: null, values: null, houseWay: null, compared: null };
    const unseen = { ...covered, hasLooked: false, offered: [] };
    expect(box(1)).toMatchObject({ ...unseen, terminal: ANN, isOffered: false, hand: 'dealt' });
    expect(box(2)).toMatchObject({ ...unseen, terminal: BEN, backers: 1 });
    expect(box(3)).toMatchObject({ ...unseen, terminal: null, hand: 'none' });
    expect(cardsOf(journal)).toMatchObject({ houseWay: null, due: null, corrections: [] });
    journal.give(dealer, report('player-cards-exposed-unseen', 2));
    expect(box(1)).toMatchObject({ offered: [], isOffered: false });
    expect(box(2)).toMatchObject({ offered: [BEN, CAT], isOffered: true });
    journal.give(at(BEN), { type: 'AnswerWithdrawal', box: 2, withdraw: false });
    expect(box(2)).toMatchObject({ offered: [CAT], isOffered: true });
    journal.give(at(CAT), { type: 'AnswerWithdrawal', box: 2, withdraw: false });
    expect(box(2)).toMatchObject({ offered: [], isOffered: false });
    journal.give(at(BEN), { type: 'LookAtCards', box: 2 });
    expect([box(1)?.hasLooked, box(2)?.hasLooked]).toEqual([false, true]);
    expect(cardsOf(journal)?.dealer).toEqual({ cards: null, setting: null, values: null });
  });

  test('[rws-si-ki-pi-v2#3.12] is shown how the own cards are to be set once every hand lies or is out', () => {
    const journal = fullTable();
    journal.give(dealer, report('player-cards-exposed-unseen', 1));
    journal.give(at(ANN), { type: 'AnswerWithdrawal', box: 1, withdraw: true });
    expect(cardsOf(journal)?.houseWay).toBeNull();
    expect(cardsOf(journal)?.boxes[0]?.hand).toBe('withdrawn');
    journal.give(at(BEN), { type: 'RequestHouseWay', box: 2 });
    expect(cardsOf(journal)?.houseWay).toMatchObject(BY_THE_HOUSE_WAY);
    expect(cardsOf(journal)?.boxes[1]?.houseWay).toBeNull();
    dealerSets(journal);
    expect(cardsOf(journal)?.houseWay).toBeNull();
    // A hand that is out is turned, and compared with nothing.
    expect(cardsOf(journal)?.boxes[0]).toMatchObject({ cards: 'As Ks 9h 8d', compared: null });
  });

  test('sees every hand once the own one is set, how the House Way would have it, and what is due', () => {
    const journal = dealtToFour();
    expect(cardsOf(journal)).toMatchObject({ houseWay: BY_THE_HOUSE_WAY, due: null });
    dealerSets(journal);
    const cards = cardsOf(journal);
    expect(cards?.dealer).toMatchObject({
      cards: DEALER,
      setting: { low: 'Qc Jh', high: 'Kd 2s' },
    });
    expect(cards?.boxes.map(({ terminal, hasLooked }) => [terminal, hasLooked])).toEqual([
      [ANN, true],
      [BEN, false],
      [CAT, true],
      ...Array.from({ length: 4 }, () => [null, false]),
    ]);
    const compared = cards?.boxes.map((each) => each.compared?.result ?? null);
    expect(compared).toEqual(['win', 'lose', 'stand-off', 'win', null, null, null]);
    expect(cards?.boxes.map(({ houseWay }) => houseWay && [houseWay.low, houseWay.high])).toEqual([
      ['Ks 9h', 'As 8d'],
      ['Qd Js', 'Kh 2d'],
      ['Jd Th', 'Kc 9c'],
      ['Ts 4d', '5s 5h'],
      null,
      null,
      null,
    ]);
    const due = (part: 'initial' | 'bonus') =>
      cards?.due?.[part].map(({ terminal, staked, returned }) => [terminal, staked, returned]);
    expect(due('initial')).toEqual([
      [ANN, 3000, 3900 + 1950],
      [BEN, 4500, 975],
      [CAT, 1000, 1000],
    ]);
    expect(due('bonus')).toEqual([
      [ANN, 1100, 1200],
      [BEN, 700, 0],
    ]);
    // Whoever supervises or audits the table sees the same cards.
    expect(pitView(journal.state(), supervisor, journal.now()).cards).toEqual(cards);
    expect(auditorView(journal.state()).cards).toEqual(cards);
  });
});

test('[rws-si-ki-pi-v2#5.1] once the initial bets are settled a void returns the bonus bets alone, and the pit is told so', () => {
  const journal = dealtToFour();
  dealerSets(journal);
  journal.give(dealer, { type: 'SettleInitial' });
  const told = pitView(journal.state(), supervisor, journal.now()).voidReturns;
  const [voided] = only(journal.give(dealer, report('misdeal-seen', 1)), 'RoundVoided');
  // Ann has 11.00 and Ben 7.00 on bonus bets.
  expect(voided?.returned.filter(({ amount }) => amount > 0)).toEqual([
    { terminal: ANN, amount: 1100 },
    { terminal: BEN, amount: 700 },
  ]);
  expect(told).toBe(1800);
});

describe('[rws-si-ki-pi-v2#I-P25] a correction that waits for a second person', () => {
  const reason = 'The Queen was read as a Jack.';
  const asks = { type: 'CorrectCards', round: 'T7-1', reason } as const;

  test('shows every hand that is said to have lain otherwise, as it was entered and as it lay', () => {
    const journal = played();
    const boxes = [
      { box: 3, cards: 'Kc Jd Th 9c' },
      { box: 1, cards: 'As Ks 9h 7d', low: 'Ks 9h', high: 'As 7d' },
    ];
    const events = journal.give(dealer, { ...asks, dealer: 'Kd Qc Qh 2s', boxes });
    const request = only(events, 'ApprovalRequested')[0]?.approval.id;
    // What else two people have to agree about is shown elsewhere.
    journal.give(shiftManager, {
      type: 'DecideBet',
      round: 'T7-1',
      terminal: BEN,
      bet: '2/initial',
      reason,
    });
    expect(journal.state().approvals.size).toBe(2);
    expect(cardsOf(journal)?.corrections).toEqual([
      {
        request,
        round: 'T7-1',
        reason,
        hands: [
          { box: null, was: DEALER, is: 'Kd Qh Qc 2s' },
          { box: 1, was: 'Ks 9h | As 8d', is: 'As 7d | Ks 9h' },
        ],
      },
    ]);
  });

  test('shows four cards where nobody has put them down', () => {
    const journal = fullTable();
    journal.give(dealer, report('player-cards-exposed-unseen', 1));
    journal.give(at(ANN), { type: 'AnswerWithdrawal', box: 1, withdraw: true });
    playOut(journal);
    journal.give(dealer, { ...asks, boxes: [{ box: 1, cards: 'As Ks 9h 7d' }] });
    expect(cardsOf(journal)?.corrections[0]?.hands).toEqual([
      { box: 1, was: 'As Ks 9h 8d', is: 'As Ks 9h 7d' },
    ]);
  });

  test('shows no hands once it has become impossible, since the round was taken back', () => {
    const journal = played();
    const [asked] = journal.give(dealer, { ...asks, dealer: 'Kd Qc Qh 2s' });
    const takesBack = { type: 'DecideRound', round: 'T7-1', effect: 'void-round' } as const;
    journal.agree(shiftManager, { ...takesBack, reason }, pitManager);
    const request = asked?.event.type === 'ApprovalRequested' ? asked.event.approval.id : undefined;
    expect(cardsOf(journal)?.corrections).toEqual([{ request, round: 'T7-1', reason, hands: [] }]);
  });
});
