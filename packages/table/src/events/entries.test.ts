import { emptyTable } from '@baize/house';
import { expect, test } from 'vitest';
import { evolve } from '../evolve.ts';
import { GOLDEN_ROUNDS } from '../testing/golden-files.ts';
import { COMMON_EVENTS } from './index.ts';

const facts = [...GOLDEN_ROUNDS.values()].map((play) => play().journal.facts());

test('a bet leads to the same state by its entry as in the single copy of `evolve`', () => {
  let bets = 0;
  for (const round of facts) {
    let state = emptyTable();
    for (const fact of round) {
      const next = evolve(state, fact);
      if (fact.event.type === 'BetsChanged') {
        const { operations, ...byEntry } = COMMON_EVENTS.BetsChanged.evolve(
          state,
          fact.event,
          fact,
        );
        const { operations: _, ...atOnce } = next;
        expect(byEntry).toEqual(atOnce);
        expect(operations).toBe(state.operations);
        bets += 1;
      }
      state = next;
    }
  }
  expect(bets).toBeGreaterThan(50);
});
