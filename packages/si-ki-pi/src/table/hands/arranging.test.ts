import { DEFAULT_READINGS } from '@baize/game';
import {
  ANN,
  at,
  BEN,
  CAT,
  cardTable,
  dealer,
  dealerSets,
  dealHands,
  only,
} from '@baize/table/testing';
import { expect, test } from 'vitest';

const HAND = 'As Ks 9h 8d';
const OTHER_HAND = 'Ah Kh 9d 8c';
const DEALER = 'Kd Qc Jh 2s';
const BETS = { [ANN]: { '1/initial': 1000 }, [BEN]: { '2/initial': 1000 } };

const HIGHEST_BETTOR = { readings: { ...DEFAULT_READINGS, H10: 'highest-bettor' } } as const;

function twoBoxes() {
  return dealHands(cardTable({ [ANN]: 1, [BEN]: 2 }), BETS, HAND, OTHER_HAND, DEALER);
}

test('[rws-si-ki-pi-v2#1 Seated Player] the player who sits at a box looks and arranges', () => {
  const journal = twoBoxes();
  const [seen] = only(journal.give(at(ANN), { type: 'LookAtCards', box: 1 }), 'CardsSeen');
  expect(seen?.because).toEqual(['rws-si-ki-pi-v2#1 Seated Player']);
  expect(journal.give(at(ANN), { type: 'LookAtCards', box: 1 })).toEqual([]);
  const events = journal.give(at(ANN), {
    type: 'ArrangeHand',
    box: 1,
    low: 'Ks 9h',
    high: 'As 8d',
  });
  expect(events.map(({ event }) => event)).toEqual([
    {
      type: 'HandArranged',
      box: 1,
      low: 'Ks 9h',
      high: 'As 8d',
      way: 'player',
      because: [
        'rws-si-ki-pi-v2#1 Seated Player',
        'rws-si-ki-pi-v2#1 High Hand',
        'rws-si-ki-pi-v2#1 Low Hand',
        'rws-si-ki-pi-v2#3.9',
      ],
    },
  ]);
});

test('[rws-si-ki-pi-v2#I-H15] whoever arranges cards has looked at them, and no dealer does it for them', () => {
  const journal = twoBoxes();
  const command = { type: 'ArrangeHand', box: 1, low: 'Ks 9h', high: 'As 8d' } as const;
  expect(journal.ask(dealer, command)).toMatchObject({
    refusal: { code: 'not-authorised', because: ['rws-si-ki-pi-v2#I-H15', 'rws-si-ki-pi-v2#3.10'] },
  });
  const events = journal.give(at(ANN), command);
  expect(events.map(({ event }) => event.type)).toEqual(['CardsSeen', 'HandArranged']);
});

test('[rws-si-ki-pi-v2#1 High Hand] the better two cards are High, whatever the player calls them', () => {
  const journal = twoBoxes();
  const command = { type: 'ArrangeHand', box: 1, low: 'As 8d', high: '9h Ks' } as const;
  // Nine points each; the Ace ranks above the King.
  expect(only(journal.give(at(ANN), command), 'HandArranged')[0]).toMatchObject({
    low: 'Ks 9h',
    high: 'As 8d',
  });
});

test('[rws-si-ki-pi-v2#3.9] a hand once put down is handled no more', () => {
  const journal = twoBoxes();
  journal.give(at(ANN), { type: 'ArrangeHand', box: 1, low: 'Ks 9h', high: 'As 8d' });
  for (const command of [
    { type: 'ArrangeHand', box: 1, low: 'Ks 8d', high: 'As 9h' },
    { type: 'RequestHouseWay', box: 1 },
    { type: 'LookAtCards', box: 1 },
  ] as const) {
    expect(journal.ask(at(ANN), command)).toMatchObject({
      refusal: { code: 'hand-already-set', because: ['rws-si-ki-pi-v2#3.9'] },
    });
  }
});

test.each([
  ['three cards', 'As Ks 9h', '8d'],
  ['cards of another box', 'Ah Kh', '9d 8c'],
  ['a card twice', 'As Ks', 'As 9h'],
  ['what is no card', 'As Xx', '9h 8d'],
  ['nothing', '', ''],
])('a player arranges the own four cards, not %s', (_, low, high) => {
  const journal = twoBoxes();
  expect(journal.ask(at(ANN), { type: 'ArrangeHand', box: 1, low, high })).toEqual({
    type: 'refused',
    refusal: {
      code: 'cards-invalid',
      message: 'Arrange the four cards of this box as two and two.',
      because: ['rws-si-ki-pi-v2#1 High Hand', 'rws-si-ki-pi-v2#1 Low Hand'],
    },
  });
});

test('[rws-si-ki-pi-v2#3.10] a player may have the cards set by the House Way', () => {
  const journal = twoBoxes();
  const events = journal.give(at(ANN), { type: 'RequestHouseWay', box: 1 });
  // No pair, no Gong: nine Low is the most, so King and 9 lie Low and Ace and 8 High.
  expect(events.map(({ event }) => event)).toEqual([
    {
      type: 'HandArranged',
      box: 1,
      low: 'Ks 9h',
      high: 'As 8d',
      way: 'house-way',
      because: [
        'rws-si-ki-pi-v2#3.10',
        'rws-si-ki-pi-v2#1 House Way',
        'rws-si-ki-pi-v2#Appendix H 4(i)',
        'rws-si-ki-pi-v2#Appendix H 4',
      ],
    },
  ]);
  expect(journal.state().round?.play.cards?.hands[0]?.isSeen).toBe(false);
});

test('[rws-si-ki-pi-v2#3.11] a box with nobody seated is set by the House Way as it is dealt', () => {
  const journal = cardTable({ [ANN]: null, [BEN]: 2, [CAT]: 3 });
  // Cat sits at box 3 without a bet there, so nobody is seated in the sense of the clause.
  const bets = { [ANN]: { '1/initial': 1000, '3/initial': 500 }, [BEN]: { '2/initial': 1000 } };
  dealHands(journal, bets, HAND, OTHER_HAND, 'Qs Qh 5d 4c', DEALER);
  const arranged = only(journal.facts(), 'HandArranged');
  expect(arranged.map(({ box, way }) => [box, way])).toEqual([
    [1, 'house-way'],
    [3, 'house-way'],
  ]);
  expect(arranged[0]?.because.slice(0, 2)).toEqual([
    'rws-si-ki-pi-v2#3.11',
    'rws-si-ki-pi-v2#I-H10',
  ]);
  expect(arranged[1]).toMatchObject({ low: '5d 4c', high: 'Qs Qh' });
  expect(journal.ask(at(CAT), { type: 'LookAtCards', box: 3 })).toMatchObject({
    refusal: { code: 'not-your-box', because: expect.arrayContaining(['rws-si-ki-pi-v2#3.11']) },
  });
});

test('[rws-si-ki-pi-v2#I-H10] under the other reading the highest bettor decides for an empty seat', () => {
  const journal = cardTable({ [ANN]: null, [BEN]: null, [CAT]: 3 }, HIGHEST_BETTOR);
  const bets = {
    [ANN]: { '1/initial': 1000, '2/initial': 700 },
    [BEN]: { '1/initial': 2000, '2/initial': 700 },
  };
  dealHands(journal, bets, HAND, OTHER_HAND, DEALER);
  expect(only(journal.facts(), 'HandArranged')).toEqual([]);
  expect(journal.ask(at(ANN), { type: 'LookAtCards', box: 1 })).toMatchObject({
    refusal: { code: 'not-your-box' },
  });
  journal.give(at(BEN), { type: 'LookAtCards', box: 1 });
  // Of two with equal stakes the one who bet first.
  journal.give(at(ANN), { type: 'RequestHouseWay', box: 2 });
});

test('of equal bettors the earlier one decides, whoever came to the table first', () => {
  const journal = cardTable({ [ANN]: null, [BEN]: null }, HIGHEST_BETTOR);
  const bets = { [BEN]: { '1/initial': 1000 }, [ANN]: { '1/initial': 1000 } };
  dealHands(journal, bets, HAND, DEALER);
  journal.give(at(BEN), { type: 'LookAtCards', box: 1 });
});

test('[rws-si-ki-pi-v2#I-H16] a hand not put down in time is set by the House Way', () => {
  const journal = twoBoxes();
  journal.give(at(BEN), { type: 'ArrangeHand', box: 2, low: 'Kh 8c', high: 'Ah 9d' });
  const events = journal.give(dealer, { type: 'EndArranging' });
  expect(events.map(({ event }) => event)).toMatchObject([
    {
      type: 'HandArranged',
      box: 1,
      low: 'Ks 9h',
      high: 'As 8d',
      way: 'house-way',
      because: expect.arrayContaining(['rws-si-ki-pi-v2#I-H16', 'rws-si-ki-pi-v2#Appendix H 4(i)']),
    },
  ]);
  expect(journal.give(dealer, { type: 'EndArranging' })).toEqual([]);
  // Nobody's own arrangement is touched.
  expect(journal.state().round?.play.cards?.hands[1]?.setting).toEqual({
    low: ['Ah', '9d'],
    high: ['Kh', '8c'],
  });
});

test('[rws-si-ki-pi-v2#3.12] the dealer sets last, when every hand lies', () => {
  const journal = twoBoxes();
  const set = { type: 'SetDealerHand', low: 'Qc Jh', high: 'Kd 2s' } as const;
  expect(journal.ask(dealer, set)).toMatchObject({
    refusal: {
      code: 'hands-not-set',
      message: 'Not yet put down: box 1, 2.',
      because: expect.arrayContaining(['rws-si-ki-pi-v2#3.12']),
    },
  });
  journal.give(at(ANN), { type: 'RequestHouseWay', box: 1 });
  journal.give(at(BEN), { type: 'RequestHouseWay', box: 2 });
  const [event] = only(journal.give(dealer, set), 'DealerHandSet');
  expect(event).toEqual({
    type: 'DealerHandSet',
    low: 'Qc Jh',
    high: 'Kd 2s',
    reset: null,
    because: [
      'rws-si-ki-pi-v2#3.12',
      'rws-si-ki-pi-v2#1 House Way',
      'rws-si-ki-pi-v2#Appendix H 4(iii)',
      'rws-si-ki-pi-v2#I-H6',
    ],
  });
});

test('[rws-si-ki-pi-v2#3.12] a wrong setting of the dealer is put right and goes on record', () => {
  const journal = twoBoxes();
  journal.give(dealer, { type: 'EndArranging' });
  const events = journal.give(dealer, { type: 'SetDealerHand', low: 'Kd Qc', high: 'Jh 2s' });
  expect(events.map(({ event }) => event)).toMatchObject([
    {
      type: 'IncidentRecorded',
      incident: 'dealer-hand-misset',
      action: 'reset-dealer-hand',
      because: ['rws-si-ki-pi-v2#3.12'],
    },
    {
      type: 'DealerHandSet',
      low: 'Qc Jh',
      high: 'Kd 2s',
      reset: { low: 'Kd Qc', high: 'Jh 2s' },
    },
  ]);
});

test('the dealer sets the own four cards, and a refusal names none of them', () => {
  const journal = twoBoxes();
  journal.give(dealer, { type: 'EndArranging' });
  for (const low of ['Qc', 'As Qc', 'Kd Qc Jh 2s', '']) {
    expect(journal.ask(dealer, { type: 'SetDealerHand', low, high: 'Jh 2s' })).toMatchObject({
      refusal: { code: 'cards-invalid', message: "Set the dealer's four cards as two and two." },
    });
  }
  dealerSets(journal);
});

test('after the dealer has set, nobody handles a hand any more', () => {
  const journal = twoBoxes();
  dealerSets(journal);
  expect(journal.ask(at(ANN), { type: 'LookAtCards', box: 1 })).toMatchObject({
    refusal: { code: 'wrong-phase', phase: 'dealer-set', steps: ['settle-initial'] },
  });
});
