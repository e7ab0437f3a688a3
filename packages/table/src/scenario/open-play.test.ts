import { openPlay } from '@baize/house';
import { expect, test } from 'vitest';

const GIVEN = { game: 'rws-tai-sai-v5/a', credits: { A: 1000 } };

/** The field a table is refused for, or null where it can be played at. */
function problemOf(value: unknown) {
  const opened = openPlay(value);
  return opened.ok ? null : opened.error;
}

test('a table is opened as it is given, with what happened before', () => {
  const earlier = [{ reach: 'betting' }, { A: 'bet small 100' }];
  const opened = openPlay({ ...GIVEN, earlier });
  if (!opened.ok) throw new Error(opened.error.message);
  const { play, answers } = opened.value;
  expect(play.state.round?.phase).toBe('betting');
  expect(answers.every(({ answer }) => answer.type === 'accepted')).toBe(true);
  const events = answers.flatMap(({ answer }) => (answer.type === 'accepted' ? answer.events : []));
  expect(events.map(({ sequence }) => sequence)).toEqual(
    Array.from({ length: play.state.sequence }, (_, index) => index + 1),
  );
  expect(events.at(-1)?.event).toMatchObject({ type: 'BetsChanged', terminal: 'A' });
});

test('a table that cannot be is refused at its field', () => {
  expect(problemOf(7)).toEqual({ field: 'table', message: 'A table is given as an object.' });
  expect(problemOf({ game: 'poker' })?.field).toBe('table.game');
  expect(problemOf({ ...GIVEN, unit: 0 })).toMatchObject({
    field: 'table.unit',
    message: expect.stringMatching(/^configuration-invalid: /),
  });
});

test('what happened before must have been possible, and nothing is tried after it was not', () => {
  const refused = [{ A: 'bet small 100' }, { reach: 'betting' }];
  expect(problemOf({ ...GIVEN, earlier: refused })?.message).toMatch(/^no-round: /);
  expect(problemOf({ ...GIVEN, earlier: ['again'] })).toBeNull();
  expect(problemOf({ ...GIVEN, earlier: [{ reach: 'dealer-set' }] })).toEqual({
    field: 'table.earlier',
    message: 'the procedure does not lead to dealer-set',
  });
});
