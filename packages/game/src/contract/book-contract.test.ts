import { rwsTaiSaiV5 } from '@baize/rulebooks';
import { describe, expect, test } from 'vitest';
import type { RulebookBase } from '../rulebook.ts';
import { BOOK_CONTRACT } from './book-contract.ts';

const book: RulebookBase = rwsTaiSaiV5;

function problemsOf(promise: string, broken: RulebookBase): readonly string[] {
  const found = BOOK_CONTRACT.find((each) => each.promise === promise);
  if (!found) throw new Error(`Nobody promises that ${promise}.`);
  return found.problems(broken);
}

describe('an answer to a rule key', () => {
  const answered = (answer: string | readonly string[]) =>
    problemsOf('every rule key has an answer', {
      ...book,
      rules: { ...book.rules, 'claw-back': answer },
    });

  test.each([
    'not-applicable',
    'as-priced',
    'rws-tai-sai-v5#5.12',
    ['rws-tai-sai-v5#5.12', 'rws-tai-sai-v5#5.6'],
  ])('%j is one', (answer) => {
    expect(answered(answer)).toEqual([]);
  });

  test.each([
    [''],
    [[]],
    ['rws-tai-sai-v5#'],
    ['see 5.12'],
    ['see rws-tai-sai-v5#5.12'],
    ['Not-applicable'],
    ['not-applicable to this'],
    [['rws-tai-sai-v5#5.12', '']],
  ])('%j is none', (answer) => {
    expect(answered(answer)).toEqual(['claw-back has no answer']);
  });
});

test('what is ordered for an incident is ordered by a clause', () => {
  const ordered: RulebookBase = {
    ...book,
    irregularities: {
      ...book.irregularities,
      'dome-broken': JSON.parse('{"action":"void-round","because":[]}'),
    },
  };
  expect(problemsOf('every incident has a disposition', book)).toEqual([]);
  expect(problemsOf('every incident has a disposition', ordered)).toEqual(['dome-broken']);
  const { 'dome-broken': _, ...rest } = book.irregularities;
  const without = { ...book, irregularities: JSON.parse(JSON.stringify(rest)) };
  expect(problemsOf('every incident has a disposition', without)).toEqual(['dome-broken']);
});

test('a reading may be switched only by a switch that is known', () => {
  const reading = { reads: [], says: 'x', why: 'x', status: 'proposed' } as const;
  const withSwitch = (name: string): RulebookBase => ({
    ...book,
    interpretations: {
      'I-1': reading,
      'I-2': JSON.parse(JSON.stringify({ ...reading, switch: name })),
    },
  });
  expect(problemsOf('every switch is known', withSwitch('L3'))).toEqual([]);
  expect(problemsOf('every switch is known', withSwitch('Z9'))).toEqual(['I-2 has the switch Z9']);
});

test('a book without shakers has one round, and it has to be whole', () => {
  const steps = book.procedure.steps.map(({ shaker: _, ...step }) => step);
  const broken = { ...book, procedure: { ...book.procedure, steps: steps.slice(0, -1) } };
  const whole = { ...book, procedure: { ...book.procedure, steps } };
  const promise = 'the steps of a round lead from idle back to idle';
  expect(problemsOf(promise, whole)).toEqual([]);
  expect(problemsOf(promise, broken)).toHaveLength(1);
});
