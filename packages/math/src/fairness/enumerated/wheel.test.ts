import { seededNumbers } from '@baize/testing/seeded-dice';
import { describe, expect, test } from 'vitest';
import type { OutcomeSpace } from '../outcome-space.ts';
import type { RecordReport } from '../record-report.ts';
import { enumeratedRecord } from './enumerated-record.ts';
import { enumeratedWatch } from './enumerated-watch.ts';

/** How many of the 54 stops of a big wheel pay 1, 2, 5, 10, 20 and 45 to 1. */
const PAYS = [
  ['1', 24],
  ['2', 15],
  ['5', 7],
  ['10', 4],
  ['20', 2],
  ['45', 2],
] as const;
const STOPS = PAYS.flatMap(([, stops], symbol) => Array.from({ length: stops }, () => symbol));
const ALL = Array.from({ length: 54 }, (_, stop) => stop);

/** All that a wheel has to say for itself. */
const WHEEL: OutcomeSpace = {
  words: {
    one: 'spin',
    many: 'spins',
    part: 'wheel',
    parts: 'spins',
    symbol: 'stop',
    symbols: 'stops',
  },
  outcomes: 54,
  title: 'the 54 stops',
  labelOf: (stop) => `${stop + 1}`,
  parts: [
    {
      title: 'the 54 stops',
      succession: 'stops from spin to spin',
      labels: ALL.map((stop) => `${stop + 1}`),
      shown: Uint16Array.from(ALL),
    },
  ],
  pooled: null,
  pairs: [],
  aspects: [
    { title: 'what it pays', labels: PAYS.map(([pays]) => pays), shown: Uint16Array.from(STOPS) },
  ],
  value: null,
  halves: null,
  marks: null,
};

function reportOn(stops: readonly number[]): RecordReport {
  const record = enumeratedRecord('wheel', WHEEL);
  for (const stop of stops) record.accept([stop]);
  return record.report();
}

function spins(seed: number, count: number): readonly number[] {
  const next = seededNumbers(seed);
  return Array.from({ length: count }, () => next() % 54);
}

describe('a mechanic that only enumerates its outcomes', () => {
  const fair = reportOn(spins(1, 3000));

  test('gets tests of frequencies, runs, lags, blocks and repetitions', () => {
    expect(STOPS).toHaveLength(54);
    expect([...fair.findings, ...fair.leftOut].map(({ test: name }) => name)).toEqual([
      'the 54 stops',
      'what it pays',
      'evenness in blocks of 540 spins',
      'stops of 1 to 12 spins before',
      'longest run of one spin',
      'longest stretch of spins that came again',
      'stops from spin to spin',
    ]);
    expect(fair.verdict.level).toBe('usual');
    expect(fair.described).toBe('3,000 spins');
  });

  test('expects what it pays as often as its stops say', () => {
    const cells = fair.findings.find(({ test: name }) => name === 'what it pays')?.cells;
    expect(cells?.[0]?.expected).toEqual({ numerator: 4000n, denominator: 3n });
  });

  test.each([
    ['a stop with a loose pin', (stop: number, i: number) => (i % 20 === 0 ? 17 : stop)],
    ['a wheel pushed by a steady hand', (stop: number, i: number) => (i % 3 === 0 ? stop : i % 54)],
    ['a reader that hangs', (stop: number, i: number) => (i > 500 && i < 509 ? 3 : stop)],
  ])('%s is noticed', (_what, change) => {
    expect(reportOn(spins(2, 3000).map(change)).verdict.level).toBe('very-unusual');
  });
});

describe('a watch on such a mechanic', () => {
  const alarmsOf = (stops: readonly number[]) => {
    const watch = enumeratedWatch('wheel', WHEEL, 250_000);
    return stops.flatMap((stop) => watch.accept([stop]));
  };

  test('is quiet with fair spins', () => {
    expect(alarmsOf(spins(3, 5000))).toEqual([]);
  });

  test('tells of the same stop five times running, and how rarely a fair wheel does so', () => {
    const [first] = alarmsOf([...spins(3, 100), 7, 7, 7, 7, 7]);
    // A run of five takes 1 + 54 + ... + 54^4 spins on average; one of four is expected once in 160,435.
    expect(first).toMatchObject({ at: 105, details: { stuck: '8', length: 5 } });
    expect(first?.sentence).toContain('once in 8,663,491');
  });

  test('tells of a stretch that came before', () => {
    const once = spins(4, 60);
    const raised = alarmsOf([...once, ...once]);
    expect(raised.some(({ sentence }) => sentence.includes('in the same order'))).toBe(true);
  });
});
