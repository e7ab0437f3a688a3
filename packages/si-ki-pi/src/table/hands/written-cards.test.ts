import { cardTable, dealHands, playOut } from '@baize/table/testing';
import { expect, test } from 'vitest';
import { boxSetting } from '../../cards/setting.ts';
import { cardGameAt } from '../card-game.ts';
import { arrangementIn, CARDS_IN_TEXT, handIn } from './written-cards.ts';

const { rules } = cardTable({}).state();
if (!rules) throw new Error('The table is configured.');
const game = cardGameAt(rules);
const HAND = handIn('As Ks 9h 8d');

test('an arrangement on record keeps the names it was recorded under', () => {
  expect(arrangementIn({ low: 'Ks 8d', high: 'As 9h' }, HAND)).toEqual({
    low: ['Ks', '8d'],
    high: ['As', '9h'],
  });
});

// An Ace and a 9 make ten, which counts nothing; a King and an 8 make eight.
test.each([
  ['as it was recorded', { low: 'As 9h', high: 'Ks 8d' }],
  ['with the weaker hand as the Low Hand, however it was named', { low: 'Ks 8d', high: 'As 9h' }],
])('[rws-si-ki-pi-v2#1 Low Hand] an arrangement is compared %s', (_, setting) => {
  const { low, high } = boxSetting(HAND, arrangementIn(setting, HAND), game);
  expect([low.join(' '), high.join(' ')]).toEqual(['As 9h', 'Ks 8d']);
});

test.each([
  ['cards that lie elsewhere', { low: '2c 2d', high: 'As 9h' }],
  ['one card twice', { low: 'As As', high: 'Ks 8d' }],
  ['one card in both hands', { low: 'As Ks', high: 'As 9h' }],
  ['no cards', { low: '', high: '' }],
])('%s on record are a fault, and never the House Way', (_, setting) => {
  expect(() => arrangementIn(setting, HAND)).toThrow('A recorded arrangement');
});

test.each(['', 'As Ks 9h', 'As As 9h 8d', 'As Ks 9h 1d'])('"%s" on record is no hand', (text) => {
  expect(() => handIn(text)).toThrow('A recorded hand holds four cards.');
});

test('the cards of a round are written as text, and read again as the same values', () => {
  const journal = cardTable({ 'seat-Ann': 1 });
  dealHands(journal, { 'seat-Ann': { '1/initial': 1000 } }, 'As Ks 9h 8d', '5s 5h Kd Qc');
  playOut(journal);
  const [round] = journal.state().concluded.values();
  const written = CARDS_IN_TEXT.write(round?.play.cards ?? null);
  // A pair is never split; of the box, the Ace and the 8 make nine.
  expect(written).toMatchObject({
    dealer: 'Kd Qc 5s 5h',
    dealerSetting: { low: 'Kd Qc', high: '5s 5h' },
    hands: [{ box: 1, cards: 'As Ks 9h 8d', setting: { low: 'Ks 9h', high: 'As 8d' } }],
  });
  expect(CARDS_IN_TEXT.read(JSON.parse(JSON.stringify(written)))).toEqual(round?.play.cards);
  expect(CARDS_IN_TEXT.write(null)).toBeNull();
  expect(CARDS_IN_TEXT.read(null)).toBeNull();
});
