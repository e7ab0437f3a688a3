import { err, ok } from '@baize/exact';
import {
  enumeratedRecord,
  enumeratedWatch,
  type Fairness,
  type OutcomeSpace,
  type RecordKind,
  type ResultsInJournal,
} from '@baize/math/fairness';
import type { WheelEvent } from './table/wheel-play.ts';
import { isStop, STOPS, SYMBOLS, WHEEL } from './wheel.ts';

/** All that a wheel has to say for itself; outcomes count from 0, stops from 1. */
const STOPPED: OutcomeSpace = {
  words: {
    one: 'spin',
    many: 'spins',
    part: 'wheel',
    parts: 'spins',
    symbol: 'stop',
    symbols: 'stops',
  },
  outcomes: STOPS.length,
  title: 'the 54 stops',
  labelOf: (outcome) => `stop ${outcome + 1}`,
  parts: [
    {
      title: 'the 54 stops',
      succession: 'stops from spin to spin',
      labels: STOPS.map(String),
      shown: Uint16Array.from(STOPS, (stop) => stop - 1),
    },
  ],
  pooled: null,
  pairs: [],
  aspects: [
    {
      title: 'symbols',
      labels: SYMBOLS,
      shown: Uint16Array.from(WHEEL, (symbol) => SYMBOLS.indexOf(symbol)),
    },
  ],
  value: null,
  halves: null,
  marks: null,
};

/** Records with a column `stop`, or lines such as `{"stop":17}`. */
const SPINS: RecordKind = {
  kind: 'spins',
  one: 'spin',
  example: 'the stop of a wheel, such as {"stop":17}',
  codes: ['no-such-stop'],
  fields: ['stop'],
  columns: [/^stop$/],
  // A number alone could be anything; the name of its column says that it is a stop.
  isMeant: () => false,
  read: ([value]) => {
    const stop = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
    if (isStop(stop)) return ok([stop - 1]);
    return err({ code: 'no-such-stop', message: 'A stop is a whole number from 1 to 54.' });
  },
  readWord: () => null,
  tests: () => enumeratedRecord('spins', STOPPED),
  watch: (resultsPerFalseAlarm) => enumeratedWatch('spins', STOPPED, resultsPerFalseAlarm),
};

/** Where the spins of a table are on record, so that a floor watches its wheel. */
const SPINS_IN_JOURNAL: ResultsInJournal<Extract<WheelEvent, { type: 'StopRegistered' }>> = {
  events: ['StopRegistered'],
  resultIn: ({ stop }) => [stop - 1],
};

export const wheelFairness: Fairness = {
  id: 'big-wheel',
  record: SPINS,
  journal: SPINS_IN_JOURNAL,
  generator: null,
};
