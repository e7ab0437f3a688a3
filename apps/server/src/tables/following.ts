import { readRowsAfter } from '../store/read-journal.ts';
import type { LiveTable } from './live-table.ts';
import type { Opening } from './open-table.ts';

/** How much more often one looks while another process is seen to be writing. */
const HASTE = 10;
/** For how many looks after its last commit another process counts as present. */
const PRESENCE = 100;

/**
 * Looks for what other processes have committed. A table that writes meets it anyway, as a conflict;
 * this is for tables that only watch. Notifications would cost every commit a lock; a look costs one
 * statement for all tables, and there is haste only while there is company.
 */
export function startFollowing(
  tables: () => readonly LiveTable[],
  { background, settings, signal }: Opening,
): { stop(): void } {
  const { followEvery, log } = settings;
  let timer: NodeJS.Timeout | undefined;
  let company = 0;
  const look = async (): Promise<void> => {
    const watched = tables();
    if (watched.length > 0) {
      const places = watched.map((table) => ({ table: table.id, last: table.place().last }));
      const rows = await readRowsAfter(background, places);
      company = rows.length > 0 ? PRESENCE : Math.max(0, company - 1);
      for (const table of watched) table.follow(rows.filter((row) => row.table === table.id));
    }
  };
  const again = (): void => {
    if (signal.aborted) return;
    timer = setTimeout(
      () => {
        look()
          .catch((error: unknown) => log.warn({ error }, 'Other commits could not be followed.'))
          .finally(again);
      },
      company > 0 ? followEvery / HASTE : followEvery,
    );
    timer.unref();
  };
  again();
  return { stop: () => clearTimeout(timer) };
}
