import { rwsSiKiPiV2 } from '@baize/rulebooks';
import { hand } from '@baize/testing/si-ki-pi-cards';
import { expect, test } from 'vitest';
import { siKiPiGame } from '../game.ts';
import { DECK } from './card.ts';
import { deal } from './deal.ts';

const game = siKiPiGame(rwsSiKiPiV2);

test('[rws-si-ki-pi-v2#3.8] sets of four go clockwise to the boxes with a bet, and the last to the dealer', () => {
  expect(deal(DECK, [5, 1, 3], game)).toEqual({
    boxes: [
      { box: 1, hand: hand('As Ah Ad Ac') },
      { box: 3, hand: hand('Ks Kh Kd Kc') },
      { box: 5, hand: hand('Qs Qh Qd Qc') },
    ],
    dealer: hand('Js Jh Jd Jc'),
    because: ['rws-si-ki-pi-v2#3.8', 'rws-si-ki-pi-v2#2.2.1', 'rws-si-ki-pi-v2#I-H9'],
  });
});

test('twelve boxes and the dealer use all 52 cards', () => {
  const { boxes, dealer } = deal(DECK, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], game);
  expect([...boxes.flatMap((box) => box.hand), ...dealer]).toEqual(DECK);
});

test('only a complete deck is dealt, to different boxes', () => {
  expect(() => deal(DECK.slice(1), [1], game)).toThrow('one complete deck');
  expect(() => deal([...DECK.slice(1), 'Ks'], [1], game)).toThrow('one complete deck');
  expect(() => deal([...DECK, 'As'], [1], game)).toThrow('one complete deck');
  expect(() => deal(DECK, [1, 1], game)).toThrow('Not boxes to deal to: 1 1');
  expect(() => deal(DECK, [...Array(13).keys()], game)).toThrow('Not boxes');
});
