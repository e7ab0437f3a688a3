import {
  type EvidenceSummary,
  RESULTS_PER_FALSE_ALARM,
  type RecordReport,
  type RecordWatch,
} from '@baize/math/fairness';
import type { Recorded } from '@baize/table';
import { resultReader, type WatchedResult } from './watched-results.ts';

/** An alarm of a watch, with where its last result is on record. */
export interface RaisedAlarm {
  /** Which result of the watch raised it, counted from 1. */
  readonly result: number;
  readonly round: string;
  readonly at: number;
  readonly sentence: string;
}

/** What the results of one table tell so far. */
export interface TableWatch {
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

export function tableWatch(): TableWatch {
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
