import { expect, test } from 'vitest';
import { priceText } from '../../../ui/board/printed.ts';
import { drawnBet, printedDigits } from './bet-text.ts';
import { captionText } from './dice-print.tsx';

test.each([
  ['1 wins 8 ½', '1 赔 8 ½'],
  ['8.5 to 1', '1 赔 8.5'],
  ['1:62', '1:62'],
])('%s is printed %s in Chinese', (english, chinese) => {
  expect(priceText(english, 'zh-Hans')).toBe(chinese);
  expect(priceText(english, 'en')).toBe(english);
});

test('a caption for several dice is two texts', () => {
  expect(captionText('1 wins 12 on three dice', 'en')).toEqual({
    price: '1 wins 12',
    note: 'on three dice',
  });
  expect(captionText('12 to 1 on three dice', 'zh-Hans')).toEqual({
    price: '1 赔 12',
    note: '中三粒',
  });
  expect(captionText('1 wins 6', 'en')).toEqual({ price: '1 wins 6', note: null });
});

test('an id says how its area is drawn', () => {
  expect(drawnBet('pair-single:334')).toEqual({
    kind: 'pair-single',
    selection: '334',
    faces: [3, 3, 4],
  });
  expect(drawnBet('domino:1-6').faces).toEqual([1, 6]);
  expect(drawnBet('total:16')).toEqual({ kind: 'total', selection: '16', faces: [] });
  expect(drawnBet('any-triple')).toEqual({ kind: 'any-triple', selection: '', faces: [] });
  expect(drawnBet('run')).toEqual({ kind: 'own', selection: '', faces: [] });
});

test('numbers are printed from high to low', () => {
  expect(printedDigits('2356')).toBe('6532');
  expect(printedDigits('1-6')).toBe('61');
});
