import { money } from '@baize/exact';
import { emptyTable, recomputeRound, roundRecord, SHIPPED } from '@baize/house';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { replay } from '../evolve.ts';
import { invariantProblems } from '../scenario/invariants.ts';
import { plainState } from '../scenario/plain-state.ts';
import { restoreFrom } from '../snapshot/restore-from.ts';
import { snapshotOf } from '../snapshot/snapshot-of.ts';
import { configOf, openTable } from '../testing/floor.ts';
import { anyTroubledPlay, playAttempts } from '../testing/random-play.ts';

const TABLES = [
  configOf('rws-sic-bo-2021/b'),
  configOf('mbs-sic-bo-v4/rapid-select'),
  configOf('licensee-sic-bo/standard'),
  configOf('rws-tai-sai-v5/c', {
    limits: { default: { minimum: money(500), maximum: money(5000) }, kinds: {} },
    differential: money(3000),
  }),
  configOf('rws-si-ki-pi-v2', { boxes: 4 }),
];

/** Two irregularities in a round, corrections after people have left, a clock that is set back. */
describe.each(TABLES.map((config) => ({ game: config.game, config })))('$game', ({ config }) => {
  test('however much goes wrong in a round, no money is lost after any attempt', () => {
    fc.assert(
      fc.property(anyTroubledPlay, (attempts) => {
        playAttempts(openTable(config), attempts, (journal) => {
          expect(invariantProblems(journal.state())).toEqual([]);
        });
      }),
      { numRuns: 40 },
    );
  });

  test('every round that is over computes again, and the journal and a snapshot lead to the same table', () => {
    fc.assert(
      fc.property(anyTroubledPlay, (attempts) => {
        const journal = playAttempts(openTable(config), attempts);
        const state = journal.state();
        for (const round of state.concluded.keys()) {
          const record = roundRecord(journal.facts(), round);
          if (!record.ok) throw new Error(record.error.message);
          expect(recomputeRound(record.value).differences).toEqual([]);
        }
        expect(plainState(replay(emptyTable(), journal.facts()))).toEqual(plainState(state));
        const kept: unknown = JSON.parse(JSON.stringify(snapshotOf(state)));
        const restored = restoreFrom(kept, SHIPPED);
        if (!restored.ok) throw new Error(restored.error.message);
        expect(plainState(restored.value)).toEqual(plainState(state));
      }),
      { numRuns: 30 },
    );
  });
});
