import type { Pool } from 'pg';

/** Where people and keys are kept, and what time it is. */
export interface Registry {
  readonly database: Pick<Pool, 'query'>;
  readonly now: () => number;
}
