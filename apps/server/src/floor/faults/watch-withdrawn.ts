import type { Asking } from '../../store/office.ts';
import { holdingsAt, holdingsText } from '../tables/holdings.ts';
import type { Faults } from './faults.ts';

const KIND = 'table-withdrawn';
const EVERY = 5000;

export interface WithdrawnWatch {
  readonly faults: Faults;
  readonly pool: Asking;
  /** Tables that are gone from the floor file and kept to pay out. */
  readonly withdrawn: () => readonly string[];
  readonly every?: number;
}

/**
 * Says of each table that is gone from the floor file what people still have there, until they have
 * nothing. Instruments end at any table, so the commits of this one would not tell.
 */
export async function watchWithdrawn(watch: WithdrawnWatch): Promise<() => void> {
  const { faults, pool, withdrawn, every = EVERY } = watch;
  const look = async (): Promise<void> => {
    const left = await holdingsAt(pool, withdrawn());
    for (const each of left) faults.set(KIND, each.table, holdingsText(each));
    const held = new Set(left.map(({ table }) => table));
    const over = faults.list().filter(({ code, place }) => code === KIND && !held.has(place));
    for (const { place } of over) faults.end(KIND, place);
  };
  await look();
  // A database that does not answer has a fault of its own.
  const timer = setInterval(() => void look().catch(() => undefined), every);
  return () => clearInterval(timer);
}
