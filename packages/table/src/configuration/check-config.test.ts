import { money } from '@baize/exact';
import { checkConfig, SHIPPED } from '@baize/house';
import { describe, expect, test } from 'vitest';
import { configOf } from '../testing/floor.ts';
import { otherBooks } from '../testing/other-books.ts';
import { checkRecordedConfig, configProblems } from './check-config.ts';
import type { TableConfig } from './table-config.ts';

const DICE = 'rws-tai-sai-v5/c';
const CARDS = 'rws-si-ki-pi-v2';
const LIMITS = { minimum: money(100), maximum: money(1000) };

/** The field a configuration is refused for, or null where a table can be played by it. */
function problemOf(game: string, changes: Partial<TableConfig>): string | null {
  const checked = checkConfig(configOf(game, changes));
  return checked.ok ? null : checked.error.field;
}

function limits(minimum: number, maximum: number): Partial<TableConfig> {
  const both = { minimum: money(minimum), maximum: money(maximum) };
  return { limits: { default: both, kinds: {} } };
}

describe('limits', () => {
  test.each([
    [100, 100, null],
    [100, 10_000_000_000, null],
    [0, 1000, 'limits.default.minimum'],
    [150, 1000, 'limits.default.minimum'],
    [200, 100, 'limits.default.maximum'],
    [100, 150, 'limits.default.maximum'],
    [100, 10_000_000_100, 'limits.default.maximum'],
  ])('from %i to %i at a unit of 100: %s', (minimum, maximum, field) => {
    expect(problemOf(DICE, limits(minimum, maximum))).toBe(field);
  });

  test('of single kinds of bet are held to the same, and the fault names the kind', () => {
    const fine = { minimum: money(100), maximum: money(1000) };
    const kinds = { small: fine, total: { minimum: money(100), maximum: money(50) } };
    expect(problemOf(DICE, { limits: { default: fine, kinds } })).toBe(
      'limits.kinds.total.maximum',
    );
    expect(problemOf(DICE, { limits: { default: fine, kinds: { small: fine } } })).toBeNull();
  });

  test.each([
    [
      DICE,
      { strait: LIMITS },
      'limits.kinds.strait',
      /"strait" is no kind of bet here: .*\bsmall\b.*\btotal\b/,
    ],
    [CARDS, { small: LIMITS }, 'limits.kinds.small', /no kind of bet here: initial, bonus\.$/],
  ])(
    'of %s are refused for a kind it does not know, with those it knows',
    (game, kinds, field, says) => {
      const checked = checkConfig(configOf(game, { limits: { default: LIMITS, kinds } }));
      expect(checked).toMatchObject({ error: { field, message: expect.stringMatching(says) } });
    },
  );

  test('may be for a kind of another layout of the house, which has one list for all its tables', () => {
    const kinds = { odd: LIMITS };
    const checked = checkConfig(
      configOf('licensee-sic-bo/minimum', { limits: { default: LIMITS, kinds } }),
    );
    expect(checked.ok).toBe(true);
  });

  test('on record stay what they were: what nobody was asked then is not asked now', () => {
    const config = configOf(DICE, { limits: { default: LIMITS, kinds: { strait: LIMITS } } });
    expect(checkRecordedConfig(config, SHIPPED).ok).toBe(true);
    const wrong = configOf(DICE, limits(150, 1000));
    expect(checkRecordedConfig(wrong, SHIPPED)).toEqual(checkConfig(wrong));
  });

  test('say what would do', () => {
    expect(checkConfig(configOf(DICE, limits(150, 1000)))).toMatchObject({
      error: { message: 'A minimum is a positive multiple of 100.' },
    });
    expect(checkConfig(configOf(DICE, limits(100, 150)))).toMatchObject({
      error: { message: 'A maximum is a multiple of 100, from the minimum up to 10000000000.' },
    });
  });
});

describe('the Differential', () => {
  test('[rws-tai-sai-v5#1.3] is a multiple of the unit, or none at all', () => {
    expect(problemOf(DICE, { differential: money(0) })).toBeNull();
    expect(problemOf(DICE, { differential: money(300) })).toBeNull();
    expect(problemOf(DICE, { differential: null })).toBeNull();
    expect(problemOf(DICE, { differential: money(350) })).toBe('differential');
    expect(problemOf(DICE, { differential: money(-300) })).toBe('differential');
  });

  test.each(['rws-sic-bo-2021/a', 'mbs-sic-bo-v4/alfastreet', 'licensee-sic-bo/standard', CARDS])(
    'is unknown to the rulebook of %s',
    (game) => {
      expect(problemOf(game, { differential: money(300) })).toBe('differential');
      expect(problemOf(game, { differential: null })).toBeNull();
    },
  );
});

describe('boxes', () => {
  test.each([
    [0, 'boxes'],
    [1, null],
    [12, null],
    [13, 'boxes'],
    [1.5, 'boxes'],
  ])('[rws-si-ki-pi-v2#2.1.1] %d of them: %s', (boxes, field) => {
    expect(problemOf(CARDS, { boxes })).toBe(field);
  });

  test('do not matter where dice are thrown', () => {
    expect(problemOf(DICE, { boxes: 13 })).toBeNull();
  });
});

test('cards come from one source, dice may be read by two', () => {
  expect(problemOf(CARDS, { resultSource: 'dealer-and-device' })).toBe('resultSource');
  expect(problemOf(CARDS, { resultSource: 'device' })).toBeNull();
  expect(problemOf(DICE, { resultSource: 'dealer-and-device' })).toBeNull();
});

test('a game that no seed decides and that no table plays by itself is dealt, and read', () => {
  const dealt = SHIPPED.mechanics.map(({ virtual: _, automatic: __, ...rest }) => rest);
  const library = otherBooks((book) => book, dealt);
  const problems = (changes: Partial<TableConfig>) =>
    configProblems(configOf(DICE, changes), library);
  expect(problems({})).toEqual([]);
  expect(problems({ resultSource: 'device' })).toEqual([]);
  expect(problems({ resultSource: 'virtual', mode: 'automatic' })).toEqual([
    {
      field: 'resultSource',
      message: 'Nothing of this game is drawn from a seed: a dealer or a device reads its results.',
    },
    { field: 'mode', message: 'This game does not play by itself: a dealer takes its steps.' },
  ]);
  expect(problemOf(DICE, { resultSource: 'virtual', mode: 'automatic' })).toBeNull();
});

describe('times', () => {
  test.each([
    [undefined, null],
    [null, null],
    [1, null],
    [0, 'arrangingSeconds'],
  ])('cards are arranged for %s seconds: %s', (arrangingSeconds, field) => {
    const changes = arrangingSeconds === undefined ? {} : { arrangingSeconds };
    expect(problemOf(CARDS, changes)).toBe(field);
  });

  test.each([
    [null, 0, null],
    [null, 30, null],
    [1, 0, null],
    [0, 0, 'bettingSeconds'],
    [30, 30, null],
    [29, 30, 'bettingSeconds'],
    [30, -1, 'bettingSecondsMinimum'],
  ])('bets open for %s seconds, at least %i: %s', (bettingSeconds, minimum, field) => {
    expect(problemOf(DICE, { bettingSeconds, bettingSecondsMinimum: minimum })).toBe(field);
  });

  test('the least time is said', () => {
    const seconds = (bettingSeconds: number, bettingSecondsMinimum: number) =>
      checkConfig(configOf(DICE, { bettingSeconds, bettingSecondsMinimum }));
    const message = (least: number) => `Bets must stay open for at least ${least} seconds.`;
    expect(seconds(0, 0)).toMatchObject({ error: { message: message(1) } });
    expect(seconds(29, 30)).toMatchObject({ error: { message: message(30) } });
  });

  test('a request lives for a minute at least', () => {
    expect(problemOf(DICE, { approvalMinutes: 0 })).toBe('approvalMinutes');
    expect(problemOf(DICE, { approvalMinutes: 1 })).toBeNull();
  });

  test('at least ten rounds are kept, and whole ones', () => {
    expect(problemOf(DICE, { roundsKept: 9 })).toBe('roundsKept');
    expect(problemOf(DICE, { roundsKept: 10.5 })).toBe('roundsKept');
    expect(problemOf(DICE, { roundsKept: 10 })).toBeNull();
  });
});

test('whoever is still writing a configuration is told everything that is wrong with it', () => {
  const wrong = configOf(DICE, {
    ...limits(150, 150),
    differential: money(350),
    bettingSeconds: 0,
    approvalMinutes: 0,
    roundsKept: 9,
  });
  expect(configProblems(wrong, SHIPPED).map(({ field }) => field)).toEqual([
    'limits.default.minimum',
    'limits.default.maximum',
    'differential',
    'bettingSeconds',
    'approvalMinutes',
    'roundsKept',
  ]);
  expect(configProblems(configOf(DICE, {}), SHIPPED)).toEqual([]);
  expect(configProblems(configOf('no-such-book', {}), SHIPPED).map(({ field }) => field)).toEqual([
    'game',
  ]);
});
