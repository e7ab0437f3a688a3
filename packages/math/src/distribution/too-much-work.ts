import { err, ok, type Result } from '@baize/exact';

/** An exact answer exists and would take longer than anybody waits. */
export interface TooMuchWork {
  readonly code: 'too-much-work';
  readonly message: string;
  readonly work: number;
  readonly workMaximum: number;
}

/** Steps on one machine word each; a core of today does a billion in a second, give or take. */
const WORK_MAXIMUM = 10_000_000_000;
const WORD_BITS = 64;

/** Whether so many products of a large number with a small one are few enough. */
export function withinReach(
  products: number,
  total: bigint,
  rounds: number,
): Result<null, TooMuchWork> {
  const bits = Math.ceil(total.toString(2).length * rounds);
  const work = Math.ceil(products) * Math.ceil(bits / WORD_BITS);
  if (work <= WORK_MAXIMUM) return ok(null);
  return err({
    code: 'too-much-work',
    message: `The exact answer needs ${work} steps, more than ${WORK_MAXIMUM}: ask for fewer rounds, or for stakes with a larger common unit.`,
    work,
    workMaximum: WORK_MAXIMUM,
  });
}
