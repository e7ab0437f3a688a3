import { emptyTable, restoreFrom } from '@baize/house';
import { describe, expect, test } from 'vitest';
import type { Recorded } from '../event.ts';
import { appendToLog, emptyLog } from '../evolve/persistent.ts';
import { replay } from '../evolve.ts';
import type { TableState } from '../state.ts';
import { GOLDEN_ROUNDS } from '../testing/golden-files.ts';
import { isSameState, newComparison } from '../testing/simulator/watch.ts';
import { snapshotOf } from './snapshot-of.ts';

/** The states of a journal after each operation: a snapshot is never taken within one. */
function statesOf(facts: readonly Recorded[]): readonly TableState[] {
  let state = emptyTable();
  const states: TableState[] = [];
  for (const [index, fact] of facts.entries()) {
    state = replay(state, [fact]);
    if (facts[index + 1]?.op !== fact.op) states.push(state);
  }
  return states;
}

// Every irregularity, every kind of money and every phase has a round among these.
describe.each([...GOLDEN_ROUNDS])('%s', (_, play) => {
  const { journal } = play();

  test('a snapshot after any operation restores that table and no other', () => {
    for (const state of statesOf(journal.facts())) {
      const text = JSON.stringify(snapshotOf(state));
      const restored = restoreFrom(JSON.parse(text));
      if (!restored.ok) throw new Error(`${restored.error.field}: ${restored.error.message}`);
      expect(isSameState(newComparison(), restored.value, state)).toBe(true);
      expect(JSON.stringify(snapshotOf(restored.value))).toBe(text);
    }
  });
});

test('operations are remembered in the generation they belong to', () => {
  const one = (op: string, sequence: number) => appendToLog(emptyLog<number>(), op, sequence);
  const operations = {
    bets: one('bet', 4),
    betsBefore: one('bet before', 3),
    others: one('other', 2),
    othersBefore: one('other before', 1),
  };
  const { operations: written } = snapshotOf({ ...emptyTable(), operations });
  expect(written).toEqual({
    bets: [['bet', 4]],
    betsBefore: [['bet before', 3]],
    others: [['other', 2]],
    othersBefore: [['other before', 1]],
  });
  const restored = restoreFrom(snapshotOf({ ...emptyTable(), operations }));
  expect(restored.ok && snapshotOf(restored.value).operations).toEqual(written);
});

test('a configuration that several rounds were played by is written once', () => {
  const play = GOLDEN_ROUNDS.get('rws-sic-bo-2021.correction-with-claw-back');
  const state = play?.().journal.state() ?? emptyTable();
  const snapshot = snapshotOf(state);
  expect(state.concluded.size).toBeGreaterThan(0);
  expect(snapshot.configs).toHaveLength(1);
  expect(snapshot.concluded.every(({ config }) => config === 0)).toBe(true);
});
