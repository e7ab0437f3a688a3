import { cardTable } from '@baize/table/testing';
import { expect, test } from 'vitest';
import { cardGameAt } from './card-game.ts';
import { arrangementIn, handIn } from './hand-text.ts';

const { rules } = cardTable({}).state();
if (!rules) throw new Error('The table is configured.');
const game = cardGameAt(rules);
const HAND = handIn('As Ks 9h 8d');

// An Ace and a 9 make ten, which counts nothing; a King and an 8 make eight.
test.each([
  ['as it was recorded', { low: 'As 9h', high: 'Ks 8d' }],
  ['with the weaker hand as the Low Hand, however it was named', { low: 'Ks 8d', high: 'As 9h' }],
])('[rws-si-ki-pi-v2#1 Low Hand] an arrangement is read %s', (_, setting) => {
  const { low, high } = arrangementIn(setting, HAND, game);
  expect([low.join(' '), high.join(' ')]).toEqual(['As 9h', 'Ks 8d']);
});

test.each([
  ['cards that lie elsewhere', { low: '2c 2d', high: 'As 9h' }],
  ['one card twice', { low: 'As As', high: 'Ks 8d' }],
  ['no cards', { low: '', high: '' }],
])('%s on record are a fault, and never the House Way', (_, setting) => {
  expect(() => arrangementIn(setting, HAND, game)).toThrow('A recorded arrangement');
});
