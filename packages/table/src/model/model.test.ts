import { GAMES } from '@baize/rulebooks';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCourse, faultsOf, STEPS } from '../testing/course.ts';

/** Courses for each game: 11 games, 48 courses, 200 steps make 105,600 steps. */
const COURSES = 48;

// A failure prints its seed and path; `fc.assert(property, { seed, path })` plays it again.
test.each(GAMES.map(({ id }) => id))(
  `%s: whatever anybody does in ${COURSES * STEPS} steps, the table stays sound`,
  (game) => {
    fc.assert(
      fc.property(anyCourse, (course) => {
        expect(faultsOf(game, course)).toEqual([]);
      }),
      { numRuns: COURSES },
    );
  },
);
