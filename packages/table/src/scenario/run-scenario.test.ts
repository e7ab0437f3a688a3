import { assert } from '@baize/exact';
import { parseScenarios, runScenario } from '@baize/house';
import { describe, expect, test } from 'vitest';

const GIVEN = {
  game: 'rws-tai-sai-v5/a',
  credits: { A: 1000 },
  earlier: [{ reach: 'betting' }, { A: 'bet small 100' }],
};

function differencesOf(
  when: readonly unknown[],
  expected: readonly unknown[],
  given: unknown = GIVEN,
): readonly string[] {
  const fields = { clause: 'rws-tai-sai-v5#3.6', title: 'a case', given, when };
  const parsed = parseScenarios({ ...fields, ...Object.fromEntries([['then', expected]]) });
  assert(parsed.ok, parsed.ok ? '' : `${parsed.error.field}: ${parsed.error.message}`);
  const [scenario] = parsed.value;
  assert(scenario !== undefined, 'There is a case.');
  const { passed, differences } = runScenario(scenario);
  expect(passed).toBe(differences.length === 0);
  return differences;
}

const close = [{ dealer: 'close bets' }];

describe('a scenario passes', () => {
  test('where everything expected happened, in that order', () => {
    expect(differencesOf(close, [{ BetsClosed: { stakes: { A: 100 } } }, { escrow: 100 }])).toEqual(
      [],
    );
  });

  test('where a second delivery is answered like the first', () => {
    const twice = [...close, 'again'];
    expect(differencesOf(twice, ['BetsClosed', 'repeated', { escrow: 100 }])).toEqual([]);
  });

  test('where exactly these events happened', () => {
    expect(differencesOf(close, [{ events: ['BetsClosed'] }])).toEqual([]);
  });
});

describe('a scenario fails', () => {
  test.each([
    [
      'an event that is missing',
      close,
      ['RoundVoided'],
      'RoundVoided did not happen; what did: BetsClosed.',
    ],
    [
      'a fact that is different',
      close,
      [{ BetsClosed: { stakes: { A: 200 } } }],
      'BetsClosed.stakes.A should be 200 and is 100.',
    ],
    [
      'events in another order',
      [...close, { dealer: 'tumble 3' }],
      ['DiceTumbled', 'BetsClosed'],
      'BetsClosed did not happen; what did: nothing.',
    ],
    [
      'an event that must not happen',
      close,
      [{ never: ['BetsClosed'] }],
      'BetsClosed happened, which must not.',
    ],
    [
      'events beside those listed',
      [...close, { dealer: 'tumble 3' }],
      [{ events: ['BetsClosed'] }],
      'events should be "BetsClosed" and is "BetsClosed, DiceTumbled".',
    ],
    [
      'a refusal of another kind',
      [...close, { A: 'bet small 100' }],
      ['BetsClosed', { refused: 'wrong-phase' }],
      'refused.code should be "wrong-phase" and is "bets-closed".',
    ],
    ['a fact about the table', close, [{ escrow: 5 }], 'escrow should be 5 and is 100.'],
    ['a line that is not there', close, [{ line: 'A small' }], 'There is no line A small.'],
    [
      'a closed stake',
      close,
      [{ closed: 'A small', effective: 1 }],
      'closed A small.effective should be 1 and is 100.',
    ],
    [
      'an order that was not repeated',
      close,
      ['repeated'],
      'repeated did not happen; what did: BetsClosed.',
    ],
  ])('for %s', (_, when, expected, difference) => {
    expect(differencesOf(when, expected)).toContain(difference);
  });

  test('for a refusal that nobody expected', () => {
    const [difference] = differencesOf([...close, { A: 'bet small 100' }], ['BetsClosed']);
    expect(difference).toMatch(/^Refused, which nobody expected: bets-closed: No more Bets/);
  });

  test('if nothing cites the clause it is about', () => {
    const differences = differencesOf([{ A: 'bet small 100' }], ['BetsChanged']);
    expect(differences).toEqual(['Nothing that happened cites rws-tai-sai-v5#3.6.']);
  });

  test('if what is given cannot be', () => {
    expect(differencesOf(close, ['BetsClosed'], { ...GIVEN, unit: 0 })).toEqual([
      'given, the table is set up: was refused: configuration-invalid: The unit must be a multiple of 1, so that every price is exact.',
    ]);
    const [difference] = differencesOf(close, ['BetsClosed'], { ...GIVEN, credits: {} });
    expect(difference).toMatch(/^given, A: bet small 100: was refused: unknown-terminal/);
  });

  test('if a step cannot be taken', () => {
    expect(differencesOf([{ reach: 'dealt' }], ['BetsClosed'])).toEqual([
      'when, reach: dealt: the procedure does not lead to dealt',
    ]);
  });
});
