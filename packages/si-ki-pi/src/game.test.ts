import { money, rational } from '@baize/exact';
import { DEFAULT_READINGS } from '@baize/game';
import { rwsSiKiPiV2 } from '@baize/rulebooks';
import { expect, test } from 'vitest';
import { commissionOf, siKiPiGame } from './game.ts';
import { choiceFor, houseWayPatterns } from './house-way/house-way-patterns.ts';

test('twenty minor units are the smallest stake whose commission is exact', () => {
  const game = siKiPiGame(rwsSiKiPiV2);
  expect(game).toMatchObject({ id: 'rws-si-ki-pi-v2', mechanic: 'si-ki-pi', unit: 20 });
  expect(game.initialOdds).toEqual(rational(1));
  expect(game.commission).toEqual(rational(1, 20));
  expect(rwsSiKiPiV2.rules['stake-unit']).toBe('rws-si-ki-pi-v2#I-D13');
});

test('a table may have a larger unit, but none that leaves a fraction of a minor unit', () => {
  expect(siKiPiGame(rwsSiKiPiV2, { unit: money(100) }).unit).toBe(100);
  for (const unit of [0, 1, 10, 19, 30, -20]) {
    expect(() => siKiPiGame(rwsSiKiPiV2, { unit: money(unit) })).toThrow(`The unit ${unit} cannot`);
  }
});

test('only readings this book leaves open are in force', () => {
  const readings = { ...DEFAULT_READINGS, H2: 'literal', D1: 'exactly-two' } as const;
  const game = siKiPiGame(rwsSiKiPiV2, { readings });
  expect(game.readings).toEqual({ ...DEFAULT_READINGS, H2: 'literal' });
});

test.each(['5', '5 %', '', 'x5%', '5%x', '0.5%'])('"%s" is no commission', (text) => {
  expect(() => commissionOf(text)).toThrow('is not a commission');
});

test('a commission may be any whole percentage', () => {
  expect(commissionOf('0%')).toEqual(rational(0));
  expect(commissionOf('12%')).toEqual(rational(3, 25));
});

test('the patterns are computed once for each combination of readings', () => {
  const patterns = houseWayPatterns(DEFAULT_READINGS);
  expect(patterns).toHaveLength(1_820);
  expect(houseWayPatterns({ ...DEFAULT_READINGS })).toBe(patterns);
  expect(houseWayPatterns({ ...DEFAULT_READINGS, H2: 'literal' })).not.toBe(patterns);
  expect(houseWayPatterns({ ...DEFAULT_READINGS, H3: 'permits' })).not.toBe(patterns);
  expect(houseWayPatterns({ ...DEFAULT_READINGS, H4: 'exclusive' })).not.toBe(patterns);
});

test('a pattern without an entry is a bug', () => {
  expect(() => choiceFor([9, 8, 7, 6], [])).toThrow('No House Way for 9 8 7 6.');
});
