import { describe, expect, test } from 'vitest';
import { durationText, progressText } from './progress-bar.ts';
import { progressLine } from './progress-line.ts';

test('a bar with share, rounds, rate and time left', () => {
  expect(progressText({ done: 250_000_000, total: 1_000_000_000, seconds: 2 })).toBe(
    '[#######---------------------]  25%  250,000,000 rounds  125 million/s  6 s left',
  );
  expect(progressText({ done: 0, total: 100, seconds: 0 })).toBe(
    '[----------------------------]   0%  0 rounds  0.0 million/s',
  );
  expect(progressText({ done: 100, total: 100, seconds: 1 })).toContain('100%');
  expect(progressText({ done: 300_000, total: 600_000, seconds: 2 })).toContain('150 thousand/s');
});

test.each([
  [0, '0 s'],
  [59.2, '1 min 0 s'],
  [61, '1 min 1 s'],
  [3600, '1 h 0 min'],
  [7_260, '2 h 1 min'],
])('%d seconds are %s', (seconds, text) => {
  expect(durationText(seconds)).toBe(text);
});

describe('progressLine', () => {
  function watched(isWatched: boolean) {
    const written: string[] = [];
    let time = 0;
    const err = {
      write: (text: string) => void written.push(text),
      drained: async () => {},
      isClosed: () => false,
    };
    const line = progressLine({ err }, 1000, { isWatched, now: () => time });
    const at = (milliseconds: number, done: number) => {
      time = milliseconds;
      line.show(done);
    };
    return { written, line, at };
  }

  test('is drawn at most ten times a second, and taken away at the end', () => {
    const { written, line, at } = watched(true);
    for (const time of [50, 100, 150, 199, 200]) at(time, time);
    expect(written).toHaveLength(2);
    expect(line.end()).toBe(0.2);
    expect(written.at(-1)).toBe('\r\u001B[K');
  });

  test('is not drawn where nobody watches', () => {
    const { written, line, at } = watched(false);
    at(5000, 10);
    line.end();
    expect(written).toEqual([]);
  });
});
