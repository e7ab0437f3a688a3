import { expect, test } from 'vitest';
import { cardTable } from '../../testing/card-table.ts';
import { cardGameAt } from './card-game.ts';
import { arrangementIn, handIn } from './hand-text.ts';

const { rules } = cardTable({}).state();
if (!rules) throw new Error('The table is configured.');
const game = cardGameAt(rules);
const HAND = handIn('As Ks 9h 8d');

test('a recorded arrangement is read as it was recorded', () => {
  const { low, high } = arrangementIn({ low: 'Ks 8d', high: 'As 9h' }, HAND, game);
  expect([low.join(' '), high.join(' ')]).toEqual(['Ks 8d', 'As 9h']);
});

test.each([
  ['cards that lie elsewhere', { low: '2c 2d', high: 'As 9h' }],
  ['no cards', { low: '', high: '' }],
  ['the stronger hand put down as the Low Hand', { low: 'As 9h', high: 'Ks 8d' }],
])('%s on record are a fault, and never the House Way', (_, setting) => {
  expect(() => arrangementIn(setting, HAND, game)).toThrow('A recorded arrangement');
});
