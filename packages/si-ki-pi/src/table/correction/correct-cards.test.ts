import { emptyTable, recomputeRound } from '@baize/house';
import { balanceOf, commissionOf, winOf } from '@baize/ledger';
import { dealerView, plainState, replay } from '@baize/table';
import type { Journal } from '@baize/table/testing';
import { ANN, BEN, CAT, creditOf, dealer, only, supervisor } from '@baize/table/testing';
import { altered, DEALER, dealtToFour, found, played, recordOf } from '@baize/testing/card-records';
import { describe, expect, test } from 'vitest';

const noDifference = (journal: Journal) =>
  expect(recomputeRound(recordOf(journal)).differences).toEqual([]);

describe('[rws-si-ki-pi-v2#I-P25] cards that lay otherwise', () => {
  const reason = 'The Queen was read as a Jack.';
  /**
   * Two Queens for the dealer, King and 2 Low. Boxes 1 and 4 beat the Low Hand alone and stand off, the others lose
   * both; the bonus on the dealer wins even money.
   */
  const QUEENS = { type: 'CorrectCards', round: 'T7-1', dealer: 'Kd Qc Qh 2s', reason } as const;
  const MOMENTS = ['turned', 'initial', 'over'] as const;

  function correctedAt(moment: (typeof MOMENTS)[number], corrects = QUEENS): Journal {
    const journal = dealtToFour();
    journal.give(dealer, { type: 'SetDealerHand', low: 'Qc Jh', high: 'Kd 2s' });
    if (moment !== 'turned') journal.give(dealer, { type: 'SettleInitial' });
    if (moment === 'over') journal.give(dealer, { type: 'SettleBonus' });
    journal.agree(dealer, corrects, supervisor);
    if (moment === 'turned') journal.give(dealer, { type: 'SettleInitial' });
    if (moment !== 'over') journal.give(dealer, { type: 'SettleBonus' });
    return journal;
  }

  const correctionIn = (journal: Journal) => only(journal.facts(), 'CardsCorrected')[0];

  test.each(MOMENTS)('leave everybody with the same, whenever it is found: %s', (moment) => {
    const journal = correctedAt(moment);
    noDifference(journal);
    // Ann staked 41.00 and has 30.00 back, and 12.00 of a bonus; Ben has 5.00 and 14.00 of 52.00; Cat has lost.
    expect([ANN, BEN, CAT].map((each) => creditOf(journal, each))).toEqual([
      100_000 + 100,
      100_000 - 5200 + 1900,
      100_000 - 1000,
    ]);
    expect(balanceOf(journal.state().balances, commissionOf('T7'))).toBe(0);
    expect(balanceOf(journal.state().balances, winOf('T7'))).toBe(4200);
  });

  test('take the place of those that were entered, in the round in progress and in one that is over', () => {
    const journal = dealtToFour();
    journal.give(dealer, { type: 'SetDealerHand', low: 'Qc Jh', high: 'Kd 2s' });
    const cards = () => journal.state().round?.play.cards;
    const laid = {
      dealer: ['Kd', 'Qh', 'Qc', '2s'],
      dealerSetting: { low: ['Kd', '2s'], high: ['Qh', 'Qc'] },
    };
    const back = { ...QUEENS, dealer: DEALER };
    journal.agree(dealer, QUEENS, supervisor);
    expect(cards()).toMatchObject({ ...laid, initialSettled: null });
    journal.agree(dealer, back, supervisor);
    journal.give(dealer, { type: 'SettleInitial' });
    expect(cards()?.initialSettled?.map(({ returned }) => returned)).toEqual([5850, 975, 1000]);
    journal.agree(dealer, QUEENS, supervisor);
    expect(cards()).toMatchObject(laid);
    expect(cards()?.initialSettled?.map(({ returned }) => returned)).toEqual([3000, 500, 0]);
    expect(cards()?.hands.map(({ isSeen }) => isSeen)).toEqual([true, false, true, false]);
    const screen = dealerView(journal.state(), dealer, journal.now()).cards?.boxes;
    expect(screen?.slice(0, 4).map(({ result }) => result)).toEqual([
      'stand-off',
      'lose',
      'lose',
      'stand-off',
    ]);
    journal.give(dealer, { type: 'SettleBonus' });
    const held = () => journal.state().concluded.get('T7-1');
    expect(held()).toMatchObject({ status: 'corrected', play: { cards: laid } });
    journal.agree(dealer, back, supervisor);
    expect(held()).toMatchObject({
      status: 'corrected',
      play: { cards: { dealer: DEALER.split(' ') } },
    });
    expect(held()?.settled.map(({ returned }) => returned)).toEqual([7050, 975, 1000]);
    noDifference(journal);
    expect(plainState(replay(emptyTable(), journal.facts()))).toEqual(plainState(journal.state()));
  });

  test('move what has been settled by then, and nothing before', () => {
    const moved = (moment: (typeof MOMENTS)[number]) =>
      correctionIn(correctedAt(moment))?.postings.map(({ from, to, amount }) => [from, to, amount]);
    const [ann, ben, cat] = ['credit:seat-Ann', 'credit:seat-Ben', 'credit:seat-Cat'];
    const commission = [
      ['commission:T7', 'win:T7', 150],
      ['commission:T7', 'win:T7', 25],
    ];
    expect(moved('turned')).toEqual([]);
    expect(moved('initial')).toEqual([
      [ann, 'win:T7', 2850],
      [ben, 'win:T7', 475],
      [cat, 'win:T7', 1000],
      ...commission,
    ]);
    expect(moved('over')).toEqual([
      [ann, 'win:T7', 2850],
      ['win:T7', ben, 925],
      [cat, 'win:T7', 1000],
      ...commission,
    ]);
  });

  test('show what had been entered and what lay there, with the results and lines so far', () => {
    const laid = (box: number, cards: string, low: string, high: string, way: string) => ({
      box,
      cards,
      setting: { low, high },
      way,
    });
    const hands = [
      laid(1, 'As Ks 9h 8d', 'Ks 9h', 'As 8d', 'player'),
      laid(2, 'Kh Qd Js 2d', 'Qd Js', 'Kh 2d', 'house-way'),
      laid(3, 'Kc Jd Th 9c', 'Jd Th', 'Kc 9c', 'player'),
      laid(4, 'Ts 5s 5h 4d', 'Ts 4d', '5s 5h', 'house-way'),
    ];
    const results = [
      { box: 1, result: 'stand-off' },
      { box: 2, result: 'lose' },
      { box: 3, result: 'lose' },
      { box: 4, result: 'stand-off' },
    ];
    const shown = {
      type: 'CardsCorrected',
      round: 'T7-1',
      reason,
      was: { dealer: DEALER, hands },
      is: { dealer: 'Kd Qh Qc 2s', hands },
      dealerSetting: { low: 'Kd 2s', high: 'Qh Qc' },
      owed: [],
    };
    const returned = (moment: (typeof MOMENTS)[number]) =>
      correctionIn(correctedAt(moment))?.settled.map((each) => each.returned);
    expect(correctionIn(correctedAt('turned'))).toMatchObject({ ...shown, results: [] });
    expect(returned('turned')).toEqual([]);
    expect(correctionIn(correctedAt('initial'))).toMatchObject({ ...shown, results });
    expect(returned('initial')).toEqual([3000, 500, 0]);
    expect(correctionIn(correctedAt('over'))).toMatchObject({ ...shown, results });
    expect(returned('over')).toEqual([4200, 1900, 0]);
  });

  test.each(MOMENTS)('are computed again from the record in every part: %s', (moment) => {
    const record = recordOf(correctedAt(moment));
    const corrected = (change: object) => found(altered(record, 'CardsCorrected', () => change));
    const hands = record.operations
      .flatMap(({ events }) => events)
      .flatMap(({ event }) => (event.type === 'CardsCorrected' ? [event.was.hands] : []))[0];
    expect(corrected({ was: { dealer: 'Kd Qc Jd 2s', hands } })).toContain('event: was');
    expect(corrected({ was: { dealer: DEALER, hands: hands?.slice(1) } })).toContain('event: was');
    expect(corrected({ dealerSetting: { low: 'Kd Qc', high: 'Qh 2s' } })).toContain(
      'event: setting',
    );
    expect(corrected({ results: [{ box: 1, result: 'win' }] })).toContain('event: settled');
    const settled = moment === 'turned' ? record.settled : [];
    expect(corrected({ settled })).toContain('event: settled');
    expect(corrected({ owed: [{ terminal: ANN, amount: 1 }] })).toContain('event');
    expect(corrected({ left: [{ terminal: ANN, visit: 'T7/seat-Ann/1' }] })).toContain('event');
    const one = [{ from: 'win:T7', to: 'cage', amount: 1, key: 'x', because: ['a#1'] }];
    expect(corrected({ postings: one })).toContain('event');
    const kept = altered(record, 'CardsCorrected', ({ postings }) => ({
      postings: postings.filter(({ from }) => from !== 'commission:T7'),
    }));
    expect(found(kept)).toEqual(moment === 'turned' ? [] : ['event']);
  });

  test('are put right twice, and the second time it is the first settlement again', () => {
    const journal = correctedAt('over');
    journal.agree(dealer, { ...QUEENS, dealer: DEALER }, supervisor);
    noDifference(journal);
    const untouched = played();
    for (const each of [ANN, BEN, CAT]) {
      expect(creditOf(journal, each)).toBe(creditOf(untouched, each));
    }
  });

  test('of a box are compared as they lay; a hand the House Way put down is put down by it again', () => {
    const boxes = [
      { box: 1, cards: 'As Kd 9h 7d', low: 'Kd 9h', high: 'As 7d' },
      { box: 4, cards: '5s 6h Ts 4d' },
    ];
    const journal = played();
    const { dealer: _, ...round } = QUEENS;
    journal.agree(dealer, { ...round, dealer: 'Ks Qc Jh 2s', boxes }, supervisor);
    noDifference(journal);
    const corrected = correctionIn(journal);
    // The dealer still has Queen and Jack Low, King and 2 High: nothing and two points.
    expect(corrected?.dealerSetting).toEqual({ low: 'Qc Jh', high: 'Ks 2s' });
    expect(corrected?.is.hands[0]).toEqual({
      box: 1,
      cards: 'As Kd 9h 7d',
      setting: { low: 'As 7d', high: 'Kd 9h' },
      way: 'player',
    });
    expect(corrected?.is.hands[3]).toMatchObject({ cards: 'Ts 6h 5s 4d', way: 'house-way' });
    expect(corrected?.results.map(({ result }) => result)).toEqual([
      'win',
      'lose',
      'stand-off',
      'win',
    ]);
    // Only the bonus on the pair of box 4 is lost: 6.00 and the 6.00 it had won.
    expect(creditOf(journal, ANN)).toBe(100_000 - 4100 + 7050 - 1200);
  });

  test('are settled with whoever has left, who owes or is owed by name of the visit', () => {
    const journal = played();
    journal.give(dealer, { type: 'EndVisit', terminal: CAT });
    journal.give(dealer, { type: 'EndVisit', terminal: BEN });
    journal.agree(dealer, QUEENS, supervisor);
    noDifference(journal);
    const corrected = correctionIn(journal);
    expect(corrected?.left?.map(({ terminal }) => terminal)).toEqual([BEN, CAT]);
    expect(corrected?.owed).toEqual([{ terminal: CAT, amount: 1000 }]);
    const record = recordOf(journal);
    expect(found(altered(record, 'CardsCorrected', () => ({ left: [] })))).toContain('event');
  });
});
