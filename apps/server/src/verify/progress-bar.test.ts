import { expect, test } from 'vitest';
import { newProgress } from './finding.ts';
import { progressBar, verifiedText } from './progress-bar.ts';

const half = {
  ...newProgress(),
  part: 'journal',
  table: 'T1',
  rows: 500,
  rowsInAll: 1000,
  events: 1_234_567,
  rounds: 12,
} as const;

test('the bar is filled as far as rows have been read', () => {
  expect(progressBar(half)).toBe(
    '[############............] 500 of 1,000 rows, 1,234,567 events, 12 rounds; table T1',
  );
  expect(progressBar({ ...half, rows: 1000, part: 'floor' })).toContain(
    '[########################]',
  );
});

test('an empty journal is read completely', () => {
  expect(progressBar({ ...newProgress(), part: 'floor' })).toContain('[########################]');
});

test('checkpoints come first and are only counted', () => {
  expect(progressBar({ ...newProgress(), checkpoints: 1200 })).toBe('checkpoints 1,200');
});

test('the end says what was computed again', () => {
  expect(
    verifiedText({ ...half, tables: 2, virtualResults: 3, postings: 40, checkpoints: 1 }),
  ).toBe(
    `2 tables, 500 rows, 1,234,567 events
12 rounds settled again, 3 virtual results derived
40 postings, 1 checkpoints`,
  );
});

test('snapshots of another version are mentioned, because they were not compared', () => {
  expect(verifiedText({ ...newProgress(), snapshotsPassedOver: 2 })).toMatch(
    /\n2 snapshots of another version passed over: nothing rests on them$/,
  );
});
