import type { Queryable } from '../store/journal-row.ts';

export interface Clocks {
  /** What the time of day is said to be. */
  readonly wall: () => number;
  /** What no administrator can set back. */
  readonly steady: () => number;
}

export const SYSTEM_CLOCKS: Clocks = { wall: () => Date.now(), steady: () => performance.now() };

/** The time of a floor's tables. It follows the time of day and never goes back. */
export interface FloorClock {
  now(): number;
  /** Something is on record of then: it is not earlier. */
  reached(at: number): void;
}

/**
 * Where the time of day is set back, tables count on from where they were: times on record never go back, and a
 * round whose bets are to close in twenty seconds closes in twenty seconds, not when the clock has caught up.
 */
export function floorClock({ wall, steady }: Clocks = SYSTEM_CLOCKS): FloorClock {
  let ahead = wall() - steady();
  return {
    now: () => {
      ahead = Math.max(ahead, wall() - steady());
      return Math.floor(steady() + ahead);
    },
    reached: (at) => {
      ahead = Math.max(ahead, at - steady());
    },
  };
}

/** When the newest event on record happened; nothing where there is none. A restart must not go back either. */
export async function newestOnRecord(database: Queryable): Promise<number | null> {
  const { rows } = await database.query<{ readonly at: string | null }>(
    `select max(newest.at) as at from streams as s cross join lateral (
       select at from journal where table_id = s.table_id order by first desc limit 1) as newest`,
  );
  const at = rows[0]?.at ?? null;
  return at === null ? null : Number(at);
}
