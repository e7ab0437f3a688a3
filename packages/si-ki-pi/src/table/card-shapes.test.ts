import { assert } from '@baize/exact';
import { fullTableIn } from '@baize/table/testing';
import { expect, test } from 'vitest';
import { CARD_SHAPES, cards } from './card-shapes.ts';
import { CARDS_IN_TEXT } from './hands/written-cards.ts';

const play = () => fullTableIn('resulted').state().round?.play;

function writtenCards() {
  const written = CARDS_IN_TEXT.write(play()?.cards ?? null);
  assert(written !== null, 'Cards lie on the table.');
  return written;
}

const problem = (changes: object) => cards({ ...writtenCards(), ...changes }, 'cards');

test('the cards of a round as they are written can be read, and so can none', () => {
  expect(problem({})).toBeNull();
  expect(cards(null, 'cards')).toBeNull();
  expect(problem({ dealerSetting: null, initialSettled: null })).toBeNull();
  expect(problem({ arrangeBy: 5, dealtAt: 3 })).toBeNull();
  expect(cards('As Ks 9h 8d', 'cards')).not.toBeNull();
});

test.each([
  ['three cards', { dealer: 'Kd Qc Jh' }, 'cards.dealer'],
  ['five cards', { dealer: 'Kd Qc Jh 2s 3s' }, 'cards.dealer'],
  ['what is no card', { dealer: 'Kd Qc Jh 1s' }, 'cards.dealer'],
  ['a card twice', { dealer: 'Kd Qc Jh Jh' }, 'cards.dealer'],
  [
    'a setting of other cards',
    { dealerSetting: { low: 'Qc Jh', high: 'Kd 3s' } },
    'cards.dealerSetting',
  ],
  [
    'a setting of one card',
    { dealerSetting: { low: 'Qc', high: 'Kd 2s' } },
    'cards.dealerSetting.low',
  ],
  [
    'a setting of three',
    { dealerSetting: { low: 'Qc Jh', high: 'Kd 2s 3s' } },
    'cards.dealerSetting.high',
  ],
])('%s on record is a problem that is named where it is', (_, changes, field) => {
  expect(problem(changes)).toMatchObject({ field });
});

test('a hand in a box is of its own four cards, too, and no box has two', () => {
  const [first, second] = writtenCards().hands;
  assert(first !== undefined && second !== undefined, 'Two boxes have cards.');
  const twice = { ...first, cards: 'As As 9h 8d' };
  expect(problem({ hands: [twice, second] })).toEqual({
    field: 'cards.hands[0].cards',
    message: 'A deck has each card once.',
  });
  const setting = { low: 'Ks 9h', high: 'As 8c' };
  expect(problem({ hands: [first, { ...second, setting }] })).toEqual({
    field: 'cards.hands[1].setting',
    message: 'Only the own four cards can be arranged.',
  });
  expect(problem({ hands: [{ ...first, setting: null }, second] })).toBeNull();
  expect(problem({ hands: [first, first] })).not.toBeNull();
  expect(problem({ hands: [first, { ...second, way: 'chance' }] })).not.toBeNull();
});

test('who walked away and who bet is remembered by name and box', () => {
  expect(CARD_SHAPES.boxes(play()?.boxes, 'boxes')).toBeNull();
  const bettors = [{ box: 1, terminal: 7 }];
  expect(CARD_SHAPES.boxes({ away: [], bettors }, 'boxes')).toMatchObject({
    field: 'boxes.bettors[0].terminal',
  });
});
