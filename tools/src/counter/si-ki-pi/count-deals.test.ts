import { describe, expect, test } from 'vitest';
import { countDeals } from './count-deals.ts';
import { houseWaySetting } from './house-way.ts';
import { nameOfTwo, type OpenQuestions, placesOf } from './two-cards.ts';

const DEFAULT: OpenQuestions = {
  secondCardRanks: true,
  twoPairsSplit: false,
  exceptionsOblige: true,
  nineAndAceHigh: true,
};

function set(ranks: string, open: Partial<OpenQuestions> = {}): string {
  const questions = { ...DEFAULT, ...open };
  const { low, high } = houseWaySetting(ranks, questions, placesOf(questions));
  return `${low} ${high}`;
}

describe('two cards', () => {
  test('all 91 have a place; those without points share the last', () => {
    const places = placesOf(DEFAULT);
    expect(places.size).toBe(91);
    // 13 pairs, the Gong, 68 hands with points, and one place for the rest.
    expect(new Set(places.values()).size).toBe(83);
    expect(places.get('KQ')).toBe(places.get('73'));
  });

  test('without the second card the Ace with a zero card is one place', () => {
    const places = placesOf({ ...DEFAULT, secondCardRanks: false });
    expect(new Set(places.values()).size).toBe(80);
    expect(places.get('AK')).toBe(places.get('AT'));
    expect(places.get('AT')).toBeLessThan(places.get('92') ?? 0);
  });

  test('what two cards make', () => {
    expect(['AA', '82', 'A8', 'T9', '64', 'AK'].map(nameOfTwo)).toEqual([
      'pair',
      'Gong',
      '9',
      '9',
      '0',
      '1',
    ]);
    expect(() => nameOfTwo('28')).toThrow('the higher first');
  });
});

test('the House Way, branch by branch', () => {
  expect(set('AKQQ')).toBe('AK QQ');
  expect(set('KQ99')).toBe('Q9 K9');
  expect(set('8762')).toBe('76 82');
  expect(set('A432')).toBe('A3 42');
  expect(set('A532')).toBe('A3 52');
  expect(set('9743')).toBe('97 43');
  expect(set('KQ72')).toBe('K2 Q7');
  expect(set('KQ92')).toBe('Q2 K9');
  expect(set('KQJ5')).toBe('QJ K5');
  expect(set('KQJT')).toBe('JT KQ');
});

test('the open questions', () => {
  expect([set('KK88'), set('KK88', { twoPairsSplit: true })]).toEqual(['88 KK', 'K8 K8']);
  expect([set('KQ99'), set('KQ99', { exceptionsOblige: false })]).toEqual(['Q9 K9', 'KQ 99']);
  expect([set('AKT9'), set('AKT9', { nineAndAceHigh: false })]).toEqual(['AT K9', 'AK T9']);
});

test('every deal is counted once', () => {
  const counted = countDeals(DEFAULT);
  expect(counted).toHaveLength(1_820);
  expect(counted.reduce((sum, { hands }) => sum + hands, 0)).toBe(270_725);
  const wrong = counted.filter(({ settings }) =>
    settings.some(({ win, lose, standOff }) => win + lose + standOff !== 194_580),
  );
  expect(wrong).toEqual([]);
});

test('what can be said without counting: four Aces always win, no points never do', () => {
  const counted = countDeals(DEFAULT);
  const named = (ranks: string) => counted.find((each) => each.ranks === ranks);
  expect(named('AAAA')?.best).toMatchObject({ win: 194_580, lose: 0 });
  expect(named('KQJT')?.settings).toHaveLength(3);
  for (const { lose } of named('KQJT')?.settings ?? []) expect(lose).toBe(194_580);
  expect(named('AAAA')?.best.value).toEqual({ numerator: 19n, denominator: 20n });
});
