import { expect, test } from 'vitest';
import { correctionOf, isChanged, type LaidHand, twiceIn, withCard } from './laid-hands.ts';

const OWN = ['Kc', '8s', '8h', '2d'];
const OTHER = ['Qc', '3h', '7s', '7c'];
const DEALER = ['Jh', '6d', 'Qd', '9c'];

const HANDS: readonly LaidHand[] = [
  { box: 3, way: 'player', entered: OWN, lay: OWN },
  { box: 5, way: 'house-way', entered: OTHER, lay: OTHER },
  { box: null, way: 'house-way', entered: DEALER, lay: DEALER },
];

test('a card that is put right lies where the wrong one was entered', () => {
  const [own, ...others] = withCard(HANDS, { box: 3, index: 3 }, '3d');
  expect(own?.lay).toEqual(['Kc', '8s', '8h', '3d']);
  expect(own && isChanged(own)).toBe(true);
  expect(others.some(isChanged)).toBe(false);
});

test('only hands that lay otherwise are named, as put down where a player put them down', () => {
  const own = withCard(HANDS, { box: 3, index: 3 }, '3d');
  const all = withCard(withCard(own, { box: 5, index: 0 }, 'Qs'), { box: null, index: 1 }, '5d');
  expect(correctionOf('T-1', own, 'read wrongly')).toEqual({
    type: 'CorrectCards',
    round: 'T-1',
    boxes: [{ box: 3, cards: 'Kc 8s 8h 3d', low: 'Kc 8s', high: '8h 3d' }],
    reason: 'read wrongly',
  });
  expect(correctionOf('T-1', all, 'read wrongly')).toMatchObject({
    dealer: 'Jh 5d Qd 9c',
    boxes: [{ box: 3 }, { box: 5, cards: 'Qs 3h 7s 7c' }],
  });
  expect(correctionOf('T-1', all, 'read wrongly').boxes?.[1]).not.toHaveProperty('low');
});

test('a card lies in one place only, until two hands that were mixed up are both put right', () => {
  const half = withCard(HANDS, { box: 3, index: 3 }, '3h');
  expect(twiceIn(HANDS)).toBeNull();
  expect(twiceIn(half)).toBe('3h');
  expect(twiceIn(withCard(half, { box: 5, index: 1 }, '2d'))).toBeNull();
});
