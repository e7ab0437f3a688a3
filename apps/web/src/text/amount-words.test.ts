import { expect, test } from 'vitest';
import { amountWords } from './amount-words.ts';

test.each([
  [100_000, 'one thousand', '一千'],
  [184_500, 'one thousand eight hundred forty-five', '一千八百四十五'],
  [286_550, 'two thousand eight hundred sixty-five and 50/100', '二千八百六十五点五零'],
  [1_200, 'twelve', '十二'],
  [100_500, 'one thousand five', '一千零五'],
  [101_000, 'one thousand ten', '一千零一十'],
  [1_000_000, 'ten thousand', '一万'],
  [10_000_100, 'one hundred thousand one', '十万零一'],
  [100_000_000, 'one million', '一百万'],
  [1_000_000_500, 'ten million five', '一千万零五'],
  [5, 'zero and 05/100', '零点零五'],
])('%d minor units are written out', (minor, english, chinese) => {
  expect(amountWords(minor, 'en')).toBe(english);
  expect(amountWords(minor, 'zh-Hans')).toBe(chinese);
});
