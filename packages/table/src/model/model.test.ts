import { GAMES } from '@baize/rulebooks';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyPlaythrough, problemsOf, STEPS } from '../testing/playthrough.ts';

/** Courses for each game: 11 games, 48 courses, 200 steps make 105,600 steps. */
const COURSES = 48;

// A failure prints its seed and path; `fc.assert(property, { seed, path })` plays it again.
test.each(GAMES.map(({ id }) => id))(
  `%s: whatever anybody does in ${COURSES * STEPS} steps, the table stays sound`,
  (game) => {
    fc.assert(
      fc.property(anyPlaythrough, (playthrough) => {
        expect(problemsOf(game, playthrough)).toEqual([]);
      }),
      { numRuns: COURSES },
    );
  },
);
