import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimalText, fractionText, parseRational, type Rational, rational } from './rational.ts';

const bigints = fc.bigInt({ min: -(10n ** 25n), max: 10n ** 25n });
const rationals = fc
  .tuple(bigints, fc.bigInt({ min: 1n, max: 10n ** 12n }))
  .map(([n, d]) => rational(n, d));

describe('fractionText and parseRational', () => {
  test.each([
    [17, 2, '17/2'],
    [-17, 2, '-17/2'],
    [6, 1, '6'],
    [0, 1, '0'],
  ])('%i over %i is written %s', (numerator, denominator, text) => {
    expect(fractionText(rational(numerator, denominator))).toBe(text);
  });

  test('reading undoes writing', () => {
    fc.assert(
      fc.property(rationals, (value) => {
        expect(parseRational(fractionText(value))).toEqual(value);
      }),
    );
  });

  test.each([
    ['8.5', 17n, 2n],
    ['-8.5', -17n, 2n],
    ['0.05', 1n, 20n],
    ['12.50', 25n, 2n],
    ['-0.0', 0n, 1n],
    ['10/4', 5n, 2n],
    ['-10/4', -5n, 2n],
    ['007', 7n, 1n],
  ])('%s is read exactly', (text, numerator, denominator) => {
    expect(parseRational(text)).toEqual({ numerator, denominator });
  });

  test.each([
    '',
    '-',
    '1/0',
    '1/-2',
    '1/',
    '/2',
    '1/2/3',
    '1.5/2',
    '8.',
    '.5',
    '1e3',
    '+1',
    ' 1',
    '1 ',
    '1\n',
    '8,5',
    'x1',
    '1x',
    'x8.5',
    '8.5x',
    '١',
    'NaN',
    'Infinity',
  ])('%j is no fraction', (text) => {
    expect(parseRational(text)).toBeNull();
  });
});

describe('decimalText', () => {
  test.each([
    [1, 36, 4, '0.0278'],
    [11, 144, 5, '0.07639'],
    [1, 2, 0, '1'],
    [-1, 2, 0, '-1'],
    [1, 2, 1, '0.5'],
    [5, 1000, 2, '0.01'],
    [-5, 1000, 2, '-0.01'],
    [4999, 1000000, 2, '0.00'],
    [-4999, 1000000, 2, '0.00'],
    [999, 1000, 2, '1.00'],
    [-1234567, 1000, 1, '-1234.6'],
    [0, 1, 3, '0.000'],
    [12, 1, 2, '12.00'],
  ])('%i over %i to %i digits is %s', (numerator, denominator, digits, text) => {
    expect(decimalText(rational(numerator, denominator), digits)).toBe(text);
  });

  test('agrees with long division by hand', () => {
    fc.assert(
      fc.property(rationals, fc.integer({ min: 0, max: 12 }), (value, digits) => {
        expect(decimalText(value, digits)).toBe(byLongDivision(value, digits));
      }),
    );
  });

  test.each([-1, 1.5, Number.NaN])('throws on %s digits', (digits) => {
    expect(() => decimalText(rational(1), digits)).toThrow(
      new Error(`Not a number of digits: ${digits}`),
    );
  });
});

/** One digit after another as on paper, then half or more carried to the left. */
function byLongDivision({ numerator, denominator }: Rational, digits: number): string {
  const size = numerator < 0n ? -numerator : numerator;
  const written = [...String(size / denominator)].map(Number);
  const wholeDigits = written.length;
  let rest = size % denominator;
  for (let place = 0; place < digits; place += 1) {
    rest *= 10n;
    written.push(Number(rest / denominator));
    rest %= denominator;
  }
  let carry = rest * 2n >= denominator ? 1 : 0;
  for (let place = written.length - 1; place >= 0 && carry === 1; place -= 1) {
    const digit = (written[place] ?? 0) + carry;
    written[place] = digit % 10;
    carry = digit === 10 ? 1 : 0;
  }
  const point = wholeDigits + carry;
  const text = [...(carry === 1 ? [1] : []), ...written].join('');
  const sign = numerator < 0n && /[1-9]/.test(text) ? '-' : '';
  return sign + text.slice(0, point) + (digits > 0 ? `.${text.slice(point)}` : '');
}
