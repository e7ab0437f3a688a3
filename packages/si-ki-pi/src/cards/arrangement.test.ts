import { allHands, arrangement, hand, twoCards } from '@baize/testing/si-ki-pi-cards';
import { expect, test } from 'vitest';
import {
  type Arrangement,
  arrangementsOf,
  hasSameRanks,
  isSameSetting,
  labelHalves,
  rankOfTwo,
} from './arrangement.ts';
import { cardsText, handOf } from './hand.ts';

test('four cards can be parted in three ways, each printed in order', () => {
  expect(arrangementsOf(hand('9c Th As Kd')).map(text)).toEqual([
    'As Kd | Th 9c',
    'As Th | Kd 9c',
    'Kd Th | As 9c',
  ]);
});

test('all arrangements of all 270,725 hands use exactly the four cards, and differ', () => {
  let hands = 0;
  const wrong: string[] = [];
  for (const each of allHands()) {
    hands += 1;
    const arrangements = arrangementsOf(each);
    const isWhole = arrangements.every(
      ({ low, high }) => cardsText(handOf([...low, ...high])) === cardsText(each),
    );
    if (!isWhole || new Set(arrangements.map(parting)).size !== 3) wrong.push(cardsText(each));
  }
  expect(hands).toBe(270_725);
  expect(wrong).toEqual([]);
});

test('[rws-si-ki-pi-v2#1 High Hand] the two cards that rank higher are High, whatever they were called', () => {
  expect(labelHalves(twoCards('9s 9h'), twoCards('As Kd'))).toEqual(arrangement('As Kd', '9s 9h'));
  expect(labelHalves(twoCards('As Kd'), twoCards('9s 9h'))).toEqual(arrangement('As Kd', '9s 9h'));
});

test('[rws-si-ki-pi-v2#1 Low Hand] no Low Hand of any hand ranks above its High Hand', () => {
  const wrong: string[] = [];
  for (const each of allHands()) {
    for (const { low, high } of arrangementsOf(each)) {
      if (rankOfTwo(low) > rankOfTwo(high)) wrong.push(cardsText(each));
    }
  }
  expect(wrong).toEqual([]);
});

test('of two hands that rank equal the one named first is High', () => {
  expect(labelHalves(twoCards('Kd Qc'), twoCards('As 9h'))).toEqual(arrangement('As 9h', 'Kd Qc'));
  expect(labelHalves(twoCards('As 9h'), twoCards('Kd Qc'))).toEqual(arrangement('Kd Qc', 'As 9h'));
});

test('two settings are the same when each hand has the same ranks', () => {
  const set = arrangement('Qd 9s', 'Kd 9h');
  expect(isSameSetting(set, arrangement('Qd 9h', 'Kd 9s'))).toBe(true);
  expect(isSameSetting(set, arrangement('Kd 9h', 'Qd 9s'))).toBe(false);
  expect(isSameSetting(set, arrangement('Qd 9s', 'Kd 8h'))).toBe(false);
  expect(isSameSetting(set, arrangement('Jd 9s', 'Kd 9h'))).toBe(false);
  expect(hasSameRanks(['Kd', '9h'], ['9c', 'Ks'])).toBe(true);
  expect(hasSameRanks(['Kd', '9h'], ['9c', '9s'])).toBe(false);
  expect(hasSameRanks(['Kd', '9h'], ['Qc', 'Ks'])).toBe(false);
  expect(hasSameRanks(['9d', '9h'], ['9c', 'Ks'])).toBe(false);
});

test('a hand is four different cards', () => {
  expect(() => handOf(['As', 'Kd', 'Th'])).toThrow('Not a hand: As Kd Th');
  expect(() => handOf(['As', 'Kd', 'Th', 'As'])).toThrow('Not a hand');
  expect(() => handOf(['As', 'Kd', 'Th', '9c', 'As'])).toThrow('Not a hand');
});

function text({ low, high }: Arrangement): string {
  return `${cardsText(low)} | ${cardsText(high)}`;
}

function parting({ low, high }: Arrangement): string {
  return [cardsText(low), cardsText(high)].toSorted().join(' | ');
}
