import { setImmediate as others } from 'node:timers/promises';
import type { Logger } from 'pino';
import { decodeFacts } from '../../store/journal-row.ts';
import type { Asking } from '../../store/office.ts';
import { readRowsNaming } from '../../store/read-journal.ts';
import type { Committed, RunningTable } from '../../tables/running-table.ts';
import type { Fault, Faults } from '../faults/faults.ts';
import { messageOf } from '../message-of.ts';
import { type RaisedAlarm, type TableWatch, tableWatch } from './table-watch.ts';
import { RESULT_EVENTS } from './watched-results.ts';

const KIND = 'results-unusual';

/** What the monitor knows of a table. */
export interface WatchedTable {
  readonly table: string;
  readonly watch: TableWatch;
  /** While it reads what happened before the start; alarms of then are still to come. */
  isReading(): boolean;
  /** Whether somebody has looked at the fault that an alarm raised. */
  isAcknowledged(alarm: RaisedAlarm): boolean;
  /** The fault that stands because of it. */
  fault(): Fault | undefined;
}

/**
 * Follows the results of every table for devices that are stuck, replayed, biased or too even. It keeps nothing: after a
 * restart the journal tells it all again, and faults that somebody has cleared stay cleared.
 */
export interface Integrity {
  watch(table: RunningTable): () => void;
  list(): readonly WatchedTable[];
  get(table: string): WatchedTable | undefined;
}

export interface IntegrityOptions {
  readonly pool: Asking;
  readonly faults: Faults;
  readonly log: Logger;
}

export async function openIntegrity({ pool, faults, log }: IntegrityOptions): Promise<Integrity> {
  const tables = new Map<string, WatchedTable>();
  const seen = await lastCleared(pool);
  faults.onChange((change) => {
    if (change.type === 'cleared' && change.fault.code === KIND)
      seen.set(change.fault.place, Date.now());
  });
  const isAcknowledged = (table: string, { at }: RaisedAlarm): boolean =>
    at <= (seen.get(table) ?? Number.NEGATIVE_INFINITY);
  const tell = (table: string, alarms: readonly RaisedAlarm[]): void => {
    const news = alarms.find((alarm) => !isAcknowledged(table, alarm));
    if (news) faults.set(KIND, table, `${news.round}: ${news.sentence}`);
  };

  return {
    watch(table) {
      const { id } = table;
      const watch = tableWatch();
      const follow = followJournal(pool, table, watch, (alarms) => tell(id, alarms));
      tables.set(id, {
        table: id,
        watch,
        isReading: follow.isReading,
        isAcknowledged: (alarm) => isAcknowledged(id, alarm),
        fault: () => faults.list().find(({ code, place }) => code === KIND && place === id),
      });
      follow.read().catch((error: unknown) => {
        log.error({ table: id, error: messageOf(error) }, 'the results so far cannot be read');
      });
      return follow.stop;
    },
    list: () => [...tables.values()],
    get: (table) => tables.get(table),
  };
}

/** When a fault of this kind was last cleared in each place. */
async function lastCleared(pool: Asking): Promise<Map<string, number>> {
  const { rows } = await pool.query<{ readonly place: string; readonly at: string }>(
    `select place, max(cleared_at) as at from faults
     where code = $1 and cleared_at is not null group by place`,
    [KIND],
  );
  return new Map(rows.map(({ place, at }) => [place, Number(at)]));
}

const ROWS_AT_ONCE = 200;

/** Everything up to where the table stands now from the journal, and everything after it as it is committed. */
function followJournal(
  pool: Asking,
  table: RunningTable,
  watch: TableWatch,
  raised: (alarms: readonly RaisedAlarm[]) => void,
) {
  const until = table.state().sequence;
  let waiting: Committed['facts'][number][] | null = [];
  let isStopped = false;
  const stopListening = table.onCommit(({ facts }) => {
    const news = facts.filter(({ sequence }) => sequence > until);
    if (waiting === null) raised(watch.accept(news));
    else waiting.push(...news);
  });

  const read = async (): Promise<void> => {
    const before: RaisedAlarm[] = [];
    for (let next = 1; !isStopped; ) {
      const rows = await readRowsNaming(pool, table.id, RESULT_EVENTS, next, ROWS_AT_ONCE);
      for (const row of rows) {
        before.push(...watch.accept(decodeFacts(row).filter(({ sequence }) => sequence <= until)));
        // The process that takes the bets reads this, and must go on taking them.
        await others();
      }
      const last = rows.at(-1);
      if (!last || rows.length < ROWS_AT_ONCE || last.last >= until) break;
      next = last.last + 1;
    }
    raised([...before, ...watch.accept(waiting ?? [])]);
    waiting = null;
  };
  return {
    read,
    isReading: () => waiting !== null,
    stop: () => {
      isStopped = true;
      stopListening();
    },
  };
}
