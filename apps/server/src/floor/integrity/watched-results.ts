import type { Fairness, RecordKind, ResultsInJournal } from '@baize/math/fairness';
import type { Recorded, TableEvent } from '@baize/table';

/** A result as a watch takes it, with where it is on record. */
export interface WatchedResult {
  readonly kind: RecordKind;
  readonly values: readonly number[];
  /** When it was registered, and in which round. */
  readonly at: number;
  readonly round: string;
  /** Where the way of results is another one than before, a new record begins with it. */
  readonly source: string;
}

/** What every table has on record about its results, whatever is played there. */
const SHARED_EVENTS = ['TableConfigured', 'BetsClosed'] as const;

/** Events without which results cannot be read; rows of the journal with none of them are passed over. */
export function resultEvents(fairness: readonly Fairness[]): readonly string[] {
  return [...SHARED_EVENTS, ...fairness.flatMap(({ journal }) => journal?.events ?? [])];
}

export type FactOfTable = Pick<Recorded, 'at' | 'event'>;
type ResultReader = (fact: FactOfTable) => WatchedResult | null;

/** Finds the results among the facts of a table, in their order, asking the mechanic whose event it is. */
export function resultReader(fairness: readonly Fairness[]): ResultReader {
  const told = tellers(fairness);
  let source = '';
  let round = '';
  let before: TableEvent[] = [];

  return ({ at, event }) => {
    switch (event.type) {
      case 'TableConfigured':
        source = event.config.resultSource;
        return null;
      case 'BetsClosed':
        ({ round } = event);
        before = [];
        return null;
      default: {
        const teller = told.get(event.type);
        if (!teller) return null;
        const values = teller.journal.resultIn(event, { source, before });
        before.push(event);
        return values && { kind: teller.kind, values, at, round, source };
      }
    }
  };
}

interface Teller {
  readonly kind: RecordKind;
  readonly journal: ResultsInJournal;
}

/** Who reads an event, by its type. */
function tellers(fairness: readonly Fairness[]): ReadonlyMap<string, Teller> {
  const told = new Map<string, Teller>();
  for (const { record: kind, journal } of fairness) {
    if (!journal) continue;
    for (const type of journal.events) told.set(type, { kind, journal });
  }
  return told;
}
