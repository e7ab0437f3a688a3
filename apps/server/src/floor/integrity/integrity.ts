import { setImmediate as others } from 'node:timers/promises';
import { fairnessIn } from '@baize/house/fairness';
import type { HouseLibrary } from '@baize/house/library';
import {
  type EvidenceSummary,
  type Fairness,
  RESULTS_PER_FALSE_ALARM,
  type RecordReport,
  type RecordWatch,
} from '@baize/math/fairness';
import type { Logger } from 'pino';
import { decodeFacts, readRowsNaming } from '../../store/journal-row.ts';
import type { Asking } from '../../store/office.ts';
import type { Committed, RunningTable } from '../../tables/running-table.ts';
import type { Fault, Faults } from '../faults/faults.ts';
import { messageOf } from '../message-of.ts';
import {
  type FactOfTable,
  resultEvents,
  resultReader,
  type WatchedResult,
} from './watched-results.ts';

/** An alarm of a watch, with where its last result is on record. */
interface RaisedAlarm {
  /** Which result of the watch raised it, counted from 1. */
  readonly result: number;
  readonly round: string;
  readonly at: number;
  readonly sentence: string;
}

/** What the results of one table tell so far. */
interface TableWatch {
  /** Takes facts in their order; the alarms they raise. */
  accept(facts: readonly FactOfTable[]): readonly RaisedAlarm[];
  /** What its results are called, such as `dice`; null before the first result. */
  kind(): string | null;
  results(): number;
  evidence(): EvidenceSummary | null;
  report(): RecordReport | null;
  /** The latest ones, oldest first. */
  alarms(): readonly RaisedAlarm[];
}

/** A device that is out of order for days must not fill the memory. */
const ALARMS_KEPT = 200;

function tableWatch(fairness: readonly Fairness[]): TableWatch {
  const read = resultReader(fairness);
  let current: { readonly watch: RecordWatch; readonly of: WatchedResult } | null = null;
  let alarms: readonly RaisedAlarm[] = [];

  const watchFor = (result: WatchedResult): RecordWatch => {
    const isSame = current?.of.kind === result.kind && current.of.source === result.source;
    if (current !== null && isSame) return current.watch;
    current = { watch: result.kind.watch(RESULTS_PER_FALSE_ALARM), of: result };
    return current.watch;
  };
  const take = (result: WatchedResult): readonly RaisedAlarm[] => {
    const { at, round } = result;
    return watchFor(result)
      .accept(result.values)
      .map(({ at: number, sentence }) => ({ result: number, round, at, sentence }));
  };

  return {
    accept(facts) {
      const raised = facts.flatMap((fact) => {
        const result = read(fact);
        return result === null ? [] : take(result);
      });
      if (raised.length > 0) alarms = [...alarms, ...raised].slice(-ALARMS_KEPT);
      return raised;
    },
    kind: () => current?.of.kind.kind ?? null,
    results: () => current?.watch.results() ?? 0,
    evidence: () => current?.watch.evidence() ?? null,
    report: () => current?.watch.report() ?? null,
    alarms: () => alarms,
  };
}

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
  /** Its mechanics say which results there are to watch. */
  readonly library: Pick<HouseLibrary, 'mechanics'>;
  readonly pool: Asking;
  readonly faults: Faults;
  readonly log: Logger;
}

export async function openIntegrity(options: IntegrityOptions): Promise<Integrity> {
  const { library, pool, faults, log } = options;
  const fairness = fairnessIn(library);
  const events = resultEvents(fairness);
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
      const watch = tableWatch(fairness);
      const raised = (alarms: readonly RaisedAlarm[]): void => tell(id, alarms);
      const follow = followJournal({ pool, table, events, watch, raised });
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

interface FollowedJournal {
  readonly pool: Asking;
  readonly table: RunningTable;
  /** The kinds of events that are read. */
  readonly events: readonly string[];
  readonly watch: TableWatch;
  readonly raised: (alarms: readonly RaisedAlarm[]) => void;
}

/** Everything up to where the table stands now from the journal, and everything after it as it is committed. */
function followJournal({ pool, table, events, watch, raised }: FollowedJournal) {
  const until = table.state().sequence;
  let waiting: Committed['facts'][number][] | null = [];
  let isStopped = false;
  const stopListening = table.onCommitBeyondBets(({ facts }) => {
    const news = facts.filter(({ sequence }) => sequence > until);
    if (waiting === null) raised(watch.accept(news));
    else waiting.push(...news);
  });

  const read = async (): Promise<void> => {
    const before: RaisedAlarm[] = [];
    for (let next = 1; !isStopped; ) {
      const rows = await readRowsNaming(pool, table.id, events, next, ROWS_AT_ONCE);
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
