import { parseScenarios } from '@baize/house';
import { describe, expect, test } from 'vitest';

const clause = 'rws-tai-sai-v5#5.12';
const given = { game: 'rws-tai-sai-v5/a' };
const when = [{ dealer: 'open bets' }];
const then = ['BetsOpened'];
/** Written so that no object of this file has a field called `then` of its own. */
const scenario = (change: Readonly<Record<string, unknown>> = {}) => ({
  clause,
  title: 'a case',
  given,
  when,
  ...Object.fromEntries([['then', then]]),
  ...change,
});
const expecting = (...expected: readonly unknown[]) =>
  scenario(Object.fromEntries([['then', expected]]));

test('a file is one case', () => {
  const parsed = parseScenarios(scenario());
  expect(parsed.ok && parsed.value.map(({ title }) => title)).toEqual(['a case']);
});

test('or several that share what is given', () => {
  const own = { title: 'second', given: { credits: { B: 2 }, earlier: [{ wait: '1s' }] }, when };
  const shared = { ...given, credits: { A: 1 }, earlier: [{ reach: 'betting' }] };
  const cases = [own, { ...own, title: 'third' }].map((each) => ({
    ...each,
    ...Object.fromEntries([['then', then]]),
  }));
  const parsed = parseScenarios({ clause, given: shared, cases });
  expect(parsed.ok && parsed.value.map(({ title }) => title)).toEqual(['second', 'third']);
  const [first] = parsed.ok ? parsed.value : [];
  expect(first?.given.earlier.map(({ said }) => said)).toEqual(['reach: betting', 'wait: 1s']);
  expect([...(first?.given.credits ?? [])]).toEqual([
    ['A', 1],
    ['B', 2],
  ]);
});

test('several facts of the table may be expected at once', () => {
  const parsed = parseScenarios(expecting({ round: 'none', escrow: 0 }, { never: 'RoundVoided' }));
  expect(parsed.ok && parsed.value[0]?.expected).toEqual([
    { expect: 'state', fact: 'round', value: 'none' },
    { expect: 'state', fact: 'escrow', value: 0 },
    { expect: 'never', types: ['RoundVoided'] },
  ]);
});

describe('a fault is named by its field', () => {
  test.each([
    [null, ''],
    [scenario({ clause: 'rws-tai-sai-v5#9.9' }), 'clause'],
    [scenario({ clause: 5 }), 'clause'],
    [scenario({ title: ' ' }), 'title'],
    [scenario({ tittle: 'x' }), 'tittle'],
    [scenario({ given: undefined }), 'given'],
    [scenario({ given: { game: 'chess' } }), 'given.game'],
    [scenario({ given: { ...given, limit: '1 to 2' } }), 'given.limit'],
    [scenario({ given: { ...given, credits: { A: -1 } } }), 'given.credits.A'],
    [scenario({ given: { ...given, credits: 5 } }), 'given.credits'],
    [scenario({ given: { ...given, seats: { A: 'one' } } }), 'given.seats.A'],
    [scenario({ given: { ...given, shaker: 'big' } }), 'given.shaker'],
    [scenario({ given: { ...given, earlier: 'x' } }), 'given.earlier'],
    [scenario({ given: { ...given, earlier: [{ wait: 'long' }] } }), 'given.earlier[0].wait'],
    [
      scenario({ given: { ...given, earlier: [{ 'clock set back': '-1h' }] } }),
      'given.earlier[0].clock set back',
    ],
    [scenario({ when: [] }), 'when'],
    [scenario({ when: 'open' }), 'when'],
    [scenario({ when: ['dance'] }), 'when[0]'],
    [scenario({ when: [{ dealer: 'open bets', A: 'bet small 1' }] }), 'when[0]'],
    [scenario({ when: [{ dealer: 'dance' }] }), 'when[0].dealer'],
    [scenario({ when: [{ dealer: { type: 'Dance' } }] }), 'when[0].dealer.type'],
    [scenario({ when: [{ 'A B': 'open bets' }] }), 'when[0].A B'],
    [scenario({ when: [{ reach: 'heaven' }] }), 'when[0].reach'],
    [scenario({ when: [{ roll: '1 2' }] }), 'when[0].roll'],
    [scenario({ when: [{ deal: 5 }] }), 'when[0].deal'],
    [expecting(), 'then'],
    [expecting(5), 'then[0]'],
    [expecting('Dance'), 'then[0]'],
    [expecting({}), 'then[0]'],
    [expecting({ refused: 'no' }), 'then[0].refused'],
    [expecting({ refused: 'no-round', reason: 'x' }), 'then[0].refused.reason'],
    [expecting({ RoundVoided: 5 }), 'then[0].RoundVoided'],
    [expecting({ RoundVoided: {}, because: ['5.12'] }), 'then[0]'],
    [expecting({ events: ['Dance'] }), 'then[0].events'],
    [expecting({ line: 'small' }), 'then[0].line'],
    [expecting({ weather: 'fine' }), 'then[0].weather'],
    [{ clause, cases: [] }, 'cases'],
    [{ clause, cases: [5] }, 'cases[0]'],
    [{ clause, given: 5, cases: [{}] }, 'given'],
    [{ clause, title: 'x', cases: [{}] }, 'title'],
    [{ clause, given, cases: [{ title: 'x', given: 5 }] }, 'cases[0].given'],
    [{ clause, given, cases: [{ title: 'x', when: [{ A: 'bet' }] }] }, 'cases[0].when[0].A'],
  ])('%j', (value, field) => {
    const parsed = parseScenarios(value);
    expect(parsed.ok ? 'nothing wrong' : parsed.error.field).toBe(field);
  });
});
