import { restoreFrom } from '@baize/house';
import { describe, expect, test } from 'vitest';
import type { TableState } from '../state.ts';
import { isSameState, newComparison } from '../testing/simulator/watch.ts';
import { cardState, DEALT, diceStates } from '../testing/tables.ts';
import { snapshotOf } from './snapshot-of.ts';

const { betting } = diceStates('rws-tai-sai-v5/c', 50_000);

/** The part of a round without some of its fields. */
function without(part: object | null, ...fields: readonly string[]): object {
  return Object.fromEntries(
    Object.entries(part ?? {}).filter(([field]) => !fields.includes(field)),
  );
}

function fieldOf(value: unknown): string | null {
  const restored = restoreFrom(value);
  return restored.ok ? null : restored.error.field;
}

function isRestoredAs(state: TableState, value: unknown): boolean {
  const restored = restoreFrom(value);
  return restored.ok && isSameState(newComparison(), restored.value, state);
}

describe('a snapshot of a house that knew no cards', () => {
  const snapshot = snapshotOf(betting);
  const round = without(snapshot.round, 'cards', 'boxes');
  const concluded = snapshot.concluded.map((each) => without(each, 'cards'));

  test('is restored as the same table of one that does', () => {
    expect(snapshot.concluded).toHaveLength(1);
    expect(isRestoredAs(betting, { ...snapshot, round, concluded })).toBe(true);
  });

  test('is refused where a part of what it knew is missing', () => {
    for (const field of ['tumbles', 'readings', 'readable', 'isReaderAside']) {
      expect(fieldOf({ ...snapshot, round: without(round, field) })).toBe(`round.${field}`);
    }
    expect(fieldOf({ ...snapshot, round: without(snapshot.round, 'boxes') })).toBe('round.boxes');
    expect(fieldOf({ ...snapshot, concluded: [7] })).toBe('concluded[0]');
    expect(fieldOf({ ...snapshot, concluded: 7 })).toBe('concluded');
    expect(fieldOf({ ...snapshot, round: 7 })).toBe('round');
  });
});

describe('a snapshot of a house that knew no dice', () => {
  test('is restored with its cards as they lie', () => {
    const { state } = cardState(DEALT, 'dealt');
    const snapshot = snapshotOf(state);
    const fields = ['tumbles', 'readings', 'readable', 'isReaderAside'];
    expect(snapshot.round).toMatchObject({ cards: { dealer: expect.any(String) } });
    expect(isRestoredAs(state, { ...snapshot, round: without(snapshot.round, ...fields) })).toBe(
      true,
    );
    expect(fieldOf({ ...snapshot, round: without(snapshot.round, 'cards') })).toBe('round.cards');
  });
});
