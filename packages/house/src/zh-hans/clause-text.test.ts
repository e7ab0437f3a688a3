import { RULEBOOKS } from '@baize/rulebooks';
import { FLOOR_BOOK, FLOOR_RULES } from '@baize/table';
import { expect, test } from 'vitest';
import { clauseTextZhHans } from './clause-text.ts';

const citations = [
  ...RULEBOOKS.flatMap(({ id, clauses, interpretations }) =>
    [...Object.keys(clauses), ...Object.keys(interpretations)].map((clause) => `${id}#${clause}`),
  ),
  ...Object.keys(FLOOR_RULES).map((rule) => `${FLOOR_BOOK}#${rule}`),
];

test('every citation anybody can be shown has a Chinese text', () => {
  const missing = citations.filter(
    (citation) => !/\p{Script=Han}/u.test(clauseTextZhHans(citation) ?? ''),
  );
  expect(missing).toEqual([]);
});

test.each(['rws-sic-bo-2021#9.9', 'nobody#1', 'rws-sic-bo-2021#toString', 'nothing'])(
  '%s leads nowhere',
  (citation) => {
    expect(clauseTextZhHans(citation)).toBeNull();
  },
);
