import type { Asking } from '../store/office.ts';

/** Where people and keys are kept, and what time it is. */
export interface Registry {
  readonly database: Asking;
  readonly now: () => number;
}
