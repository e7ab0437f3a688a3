import { expect, test } from 'vitest';
import { readTicketNumber } from './ticket-number.ts';

// 1000 leaves 3 when divided by 997, so 10^17 leaves 3^5 times 100, less 24 times 997: 372. With 626 more it leaves 1.
const NUMBER = '100000000000000626';

test.each([
  ['as it is', NUMBER],
  ['in the groups of the paper', '10 0000 0000 0000 0626'],
  ['with other gaps', ' 100000-000000 000626\n'],
  ['as a scanner sends it', `]C1${NUMBER}`],
])('[baize-floor#instrument] a number is read %s', (_, text) => {
  expect(readTicketNumber(text)).toEqual({ ok: true, number: NUMBER });
});

test('[baize-floor#instrument] too few digits are counted', () => {
  expect(readTicketNumber('5273')).toEqual({
    ok: false,
    problem: { code: 'digit-count', digits: 4 },
  });
});

test('[baize-floor#instrument] any other digit in any place is found', () => {
  for (let place = 0; place < NUMBER.length; place += 1) {
    for (let digit = 0; digit < 10; digit += 1) {
      const other = `${NUMBER.slice(0, place)}${digit}${NUMBER.slice(place + 1)}`;
      if (other === NUMBER) continue;
      expect(readTicketNumber(other)).toEqual({ ok: false, problem: { code: 'wrong-digit' } });
    }
  }
});
