import { setImmediate as others } from 'node:timers/promises';
import {
  type EvidenceSummary,
  RESULTS_PER_FALSE_ALARM,
  type RecordKind,
  type RecordReport,
  type RecordWatch,
} from '@baize/math/fairness';
import { CARD_KIND, placeOf } from '@baize/si-ki-pi/fairness';
import type { Recorded } from '@baize/table';
import { DICE_KIND } from '@baize/three-dice/fairness';
import type { Logger } from 'pino';
import { decodeFacts, readRowsNaming } from '../../store/journal-row.ts';
import type { Asking } from '../../store/office.ts';
import type { Committed, RunningTable } from '../../tables/running-table.ts';
import type { Fault, Faults } from '../faults/faults.ts';
import { messageOf } from '../message-of.ts';

/** A result as a watch takes it, with where it is on record. */
interface WatchedResult {
  readonly kind: RecordKind;
  readonly values: readonly number[];
  /** When it was registered, and in which round. */
  readonly at: number;
  readonly round: string;
  /** Where the way of results is another one than before, a new record begins with it. */
  readonly source: string;
}

/** Events without which results cannot be read; rows of the journal with none of them are passed over. */
const RESULT_EVENTS = [
  'TableConfigured',
  'BetsClosed',
  'ReadingTaken',
  'ResultRegistered',
  'CardsDealt',
] as const;

type ResultReader = (fact: Pick<Recorded, 'at' | 'event'>) => WatchedResult | null;

/**
 * Finds the results among the facts of a table, in their order. A result counts as it was first registered: a correction
 * later tells of whoever read it, and is on record for itself.
 */
export function resultReader(): ResultReader {
  let source = '';
  let round = '';
  let device: readonly number[] | null = null;

  const dice = (shown: readonly number[], by: string): readonly number[] => {
    // A device tells one die from another. Who types them in may put them in order, and then nobody knows.
    if (by !== 'dealer') return shown;
    return device ?? shown.toSorted((a, b) => a - b);
  };
  const cards = (hands: readonly string[]): readonly number[] =>
    hands.flatMap((hand) => {
      const places = hand.split(' ').map((card) => placeOf(card) ?? -1);
      return source === 'dealer' ? places.toSorted((a, b) => a - b) : places;
    });

  return ({ at, event }) => {
    switch (event.type) {
      case 'TableConfigured':
        source = event.config.resultSource;
        return null;
      case 'BetsClosed':
        ({ round } = event);
        device = null;
        return null;
      case 'ReadingTaken':
        if (event.source === 'device') device = event.dice;
        return null;
      case 'ResultRegistered':
        return {
          kind: DICE_KIND,
          values: dice(event.dice, event.source),
          at,
          round: event.round,
          source,
        };
      case 'CardsDealt': {
        const hands = [...event.boxes.map((box) => box.cards), event.dealer];
        return { kind: CARD_KIND, values: cards(hands), at, round, source };
      }
      default:
        return null;
    }
  };
}

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
  accept(facts: readonly Pick<Recorded, 'at' | 'event'>[]): readonly RaisedAlarm[];
  /** `dice`, `cards`; null before the first result. */
  kind(): string | null;
  results(): number;
  evidence(): EvidenceSummary | null;
  report(): RecordReport | null;
  /** The latest ones, oldest first. */
  alarms(): readonly RaisedAlarm[];
}

/** A device that is out of order for days must not fill the memory. */
const ALARMS_KEPT = 200;

function tableWatch(): TableWatch {
  const read = resultReader();
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
