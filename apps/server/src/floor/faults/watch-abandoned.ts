import { itemsOf } from '@baize/table';
import type { Tables } from '../../tables/running-table.ts';

interface AbandonedWatch {
  readonly faults: {
    set(kind: 'terminal-abandoned', terminal: string, detail: string): unknown;
    end(kind: 'terminal-abandoned', terminal: string): unknown;
  };
  readonly tables: Pick<Tables, 'list'>;
  /** Whether a terminal speaks with this process: nobody else knows when it was touched. */
  readonly isOnline: (terminal: string) => boolean;
  /** When each terminal last gave an order, whatever came of it. */
  readonly touched: ReadonlyMap<string, number>;
  /** After how many minutes without one a seat with credit is called abandoned; null never. */
  readonly minutes: number | null;
  readonly now: () => number;
  readonly every?: number;
}

const EVERY = 5000;
const MINUTE = 60_000;

/**
 * Notices a seat with credit and nothing at stake that nobody has touched for a long time, so that dealer and pit look
 * who is there before somebody else sits down to another person's money.
 */
export function watchAbandoned(watch: AbandonedWatch): () => void {
  const { faults, tables, isOnline, touched, minutes, now, every = EVERY } = watch;
  if (minutes === null) return () => {};
  // What was touched before this process began nobody can tell: it counts from then.
  const began = now();
  const look = (): void => {
    for (const table of tables.list()) {
      const { terminals, round } = table.state();
      const closed = new Set(round?.closed?.map((each) => each.terminal));
      for (const { id, isSeated, credit, staked, own } of itemsOf(terminals)) {
        const last = Math.max(touched.get(id) ?? 0, own.since, began);
        const isIdle = now() - last >= minutes * MINUTE;
        const isLeft = isSeated && credit > 0 && staked === 0 && !closed.has(id);
        if (isIdle && isLeft && isOnline(id)) {
          faults.set('terminal-abandoned', id, `at table ${table.id}`);
        } else if (isSeated || !isSeatedElsewhere(tables, id)) {
          faults.end('terminal-abandoned', id);
        }
      }
    }
  };
  const timer = setInterval(look, every);
  return () => clearInterval(timer);
}

/** A terminal that left one table may sit at another, which answers for it. */
function isSeatedElsewhere(tables: Pick<Tables, 'list'>, terminal: string): boolean {
  return tables
    .list()
    .some((table) =>
      [...itemsOf(table.state().terminals)].some(({ id, isSeated }) => id === terminal && isSeated),
    );
}
