import { describe, expect, test } from 'vitest';
import type { ErrorCode } from '../json-lines/error-codes.ts';
import { runCli } from '../testing/run-cli.ts';

const box = {
  minimum: 100,
  maximum: 1000,
  unit: 50,
  stakes: [
    { player: 'ann', stake: 900 },
    { player: 'bob', stake: 600 },
    { player: 'cho', stake: 50 },
  ],
};

async function apportion(request: unknown, ...options: readonly string[]) {
  return runCli(['apportion', ...options], { input: JSON.stringify(request) });
}

describe('apportioning a box', () => {
  test('answers with the documented fields, in the order of betting', async () => {
    const { out, code } = await apportion(box);
    // The small stake stays whole; 950 in the proportion of 900 to 600, in fifties, are 570 and 380:
    // eleven and seven whole units, and the one left over goes to the larger remainder.
    expect(out).toBe(
      '{"effective":[{"player":"ann","stake":900,"effective":550,"returned":350},' +
        '{"player":"bob","stake":600,"effective":400,"returned":200},' +
        '{"player":"cho","stake":50,"effective":50,"returned":0}],"total":1000,"overLimit":false}\n',
    );
    expect(code).toBe(0);
  });

  test('a box within its limit stands as it is', async () => {
    const { json } = await apportion({ ...box, maximum: 2000 });
    expect(json).toMatchObject([
      { total: 1550, overLimit: false, effective: [{ effective: 900 }, {}, {}] },
    ]);
  });

  test('the simple mode comes from the line, or from the reading', async () => {
    const byLine = await apportion({ ...box, mode: 'simple' });
    const byReading = await apportion(box, '--reading', 'L3=simple');
    expect(byLine.out).toBe(byReading.out);
    // Twenty units shared by 900, 600 and 50 of 1,550: 11.6, 7.7 and 0.6; with the two left over going
    // to the largest remainders, 11, 8 and 1.
    expect(byLine.json).toMatchObject([
      { effective: [{ effective: 550 }, { effective: 400 }, { effective: 50 }], total: 1000 },
    ]);
    const lineWins = await apportion({ ...box, mode: 'pro-rata' }, '--reading', 'L3=simple');
    expect(lineWins.out).toBe((await apportion(box)).out);
  });

  test('floors that pass the limit are reported', async () => {
    const many = { ...box, maximum: 100, stakes: box.stakes.slice(0, 2) };
    const { json } = await apportion(many);
    expect(json).toMatchObject([{ total: 200, overLimit: true }]);
    expect((await apportion(many, '--text')).out).toContain('over the limit');
  });

  test('players may be numbers, and no stakes are no fault', async () => {
    const { json } = await apportion({ ...box, stakes: [{ player: 7, stake: 100 }] });
    expect(json).toMatchObject([{ effective: [{ player: 7 }] }]);
    expect((await apportion({ ...box, stakes: [] })).json).toEqual([
      { effective: [], total: 0, overLimit: false },
    ]);
  });

  test('a minimum of nothing is no floor', async () => {
    const { json } = await apportion({ ...box, minimum: 0, maximum: 0, stakes: box.stakes });
    expect(json).toMatchObject([{ total: 0, overLimit: false }]);
  });
});

type Bad = readonly [
  what: string,
  change: Readonly<Record<string, unknown>>,
  code: ErrorCode,
  field: string,
];

const BAD: readonly Bad[] = [
  ['no minimum', { minimum: undefined }, 'missing-field', 'minimum'],
  ['a maximum as text', { maximum: '1000' }, 'amount-not-a-number', 'maximum'],
  ['half a minimum', { minimum: 0.5 }, 'amount-fractional', 'minimum'],
  ['a negative maximum', { maximum: -1 }, 'amount-negative', 'maximum'],
  ['an unsafe maximum', { maximum: 2 ** 60 }, 'amount-unsafe', 'maximum'],
  ['a unit of zero', { unit: 0 }, 'amount-zero', 'unit'],
  ['a minimum beside the unit', { minimum: 75 }, 'limit-not-a-multiple', 'minimum'],
  ['a maximum beside the unit', { maximum: 1010 }, 'limit-not-a-multiple', 'maximum'],
  ['a minimum above the maximum', { minimum: 1050 }, 'minimum-above-maximum', 'minimum'],
  ['stakes that are no list', { stakes: 5 }, 'wrong-type', 'stakes'],
  ['a stake that is no object', { stakes: [5] }, 'not-an-object', 'stakes[0]'],
  ['a stake of nobody', { stakes: [{ stake: 50 }] }, 'missing-field', 'stakes[0].player'],
  [
    'a player who is a list',
    { stakes: [{ player: [], stake: 50 }] },
    'wrong-type',
    'stakes[0].player',
  ],
  [
    'a stake beside the unit',
    { stakes: [{ player: 'a', stake: 60 }] },
    'stake-not-a-multiple',
    'stakes[0].stake',
  ],
  ['a stake of zero', { stakes: [{ player: 'a', stake: 0 }] }, 'stake-zero', 'stakes[0].stake'],
  [
    'stakes whose sum is unsafe',
    { stakes: Array.from({ length: 3 }, () => ({ player: 'a', stake: 50 * 2 ** 46 })) },
    'amount-unsafe',
    'stakes',
  ],
  ['another mode', { mode: 'fair' }, 'unknown-mode', 'mode'],
  ['a misspelt mode', { mod: 'simple' }, 'unknown-field', 'mod'],
];

test.each(BAD)('bad box: %s', async (_what, change, code, field) => {
  const { json, code: exit } = await apportion({ ...box, ...change });
  expect(json).toMatchObject([{ line: 1, error: { code, field } }]);
  expect(exit).toBe(1);
});
