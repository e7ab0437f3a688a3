import { describe, expect, test } from 'vitest';
import { amountText, changeText, moneyText } from './amount.ts';
import { percentText } from './fraction.ts';

describe('amounts', () => {
  test('money that was moved always shows its cents', () => {
    expect(moneyText(486_500)).toBe('4,865.00');
    expect(moneyText(50)).toBe('0.50');
    expect(moneyText(0)).toBe('0.00');
  });

  test('stakes and limits show cents only where there are some', () => {
    expect(amountText(1_000_000)).toBe('10,000');
    expect(amountText(650)).toBe('6.50');
  });

  test('a change carries its sign', () => {
    expect(changeText(37_500)).toBe('+375');
    expect(changeText(-2_550)).toBe('−25.50');
    expect(changeText(0)).toBe('0');
  });
});

describe('fractions', () => {
  // The edges printed in the specification of the screens, to three digits.
  test.each([
    ['1/36', '2.778%'],
    ['1/27', '3.704%'],
    ['7/24', '29.167%'],
    ['5/36', '13.889%'],
    ['0', '0.000%'],
  ])('%s is %s', (fraction, percent) => {
    expect(percentText(fraction)).toBe(percent);
  });
});
