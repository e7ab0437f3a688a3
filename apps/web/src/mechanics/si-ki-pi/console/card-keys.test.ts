import { expect, test } from 'vitest';
import { readCardKey } from './card-grid.tsx';

function typed(keys: string): readonly string[] {
  const cards: string[] = [];
  let rank: string | null = null;
  for (const key of keys) {
    const read = readCardKey(key, rank);
    if (read.is === 'rank') rank = read.rank;
    if (read.is === 'card') {
      cards.push(read.card);
      rank = null;
    }
  }
  return cards;
}

test('a rank and a suit make a card, in either case, as a scanner types them', () => {
  expect(typed('7ckhASTd10s')).toEqual(['7c', 'Kh', 'As', 'Td', 'Ts']);
});

test('a suit without a rank is nothing, and the last of two ranks counts', () => {
  expect(typed('cs9x8d')).toEqual(['8d']);
});

test('Backspace and Enter are keys of their own', () => {
  expect(readCardKey('Backspace', 'K')).toEqual({ is: 'back' });
  expect(readCardKey('Enter', null)).toEqual({ is: 'enter' });
  expect(readCardKey('F5', null)).toEqual({ is: 'nothing' });
});
