import { citationProblems } from '@baize/house';
import { expect, test } from 'vitest';

test.each([
  ['nothing is wrong with a clause', ['rws-tai-sai-v5#5.12'], []],
  [
    'nor with an interpretation and a rule of the floor',
    ['rws-tai-sai-v5#I-P1', 'baize-floor#pause'],
    [],
  ],
  ['a decision without a reason', [], ['RoundVoided gives no reason.']],
  [
    'a clause its book does not have',
    ['rws-tai-sai-v5#5.12', 'rws-tai-sai-v5#99.1'],
    ['RoundVoided cites rws-tai-sai-v5#99.1, which leads nowhere.'],
  ],
  ['words that name no book', ['5.12'], ['RoundVoided cites 5.12, which leads nowhere.']],
])('%s', (_, because, problems) => {
  const decided = { type: 'RoundVoided', because };
  expect(citationProblems(decided)).toEqual(problems);
});

test('reasons inside a decision are read too, and a refusal is called one', () => {
  const decided = {
    because: ['rws-tai-sai-v5#5.12'],
    returns: [{ terminal: 'A', because: ['rws-tai-sai-v5#no'] }],
  };
  expect(citationProblems(decided)).toEqual([
    'a refusal cites rws-tai-sai-v5#no, which leads nowhere.',
  ]);
});
