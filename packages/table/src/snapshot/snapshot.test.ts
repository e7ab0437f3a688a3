import { emptyTable, restoreFrom, SHIPPED } from '@baize/house';
import { GAMES } from '@baize/rulebooks';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { operate } from '../decide.ts';
import type { Recorded } from '../event.ts';
import { replay } from '../evolve.ts';
import { seededSource } from '../plausible/source.ts';
import type { TableState } from '../state.ts';
import { attempt, CARELESS } from '../testing/simulator/attempt.ts';
import { type Floor, newFloor, sceneAt, type TableRun } from '../testing/simulator/floor.ts';
import { setUp } from '../testing/simulator/simulate-floor.ts';
import { give, takeTurn } from '../testing/simulator/take-turn.ts';
import { isSameState, newComparison } from '../testing/simulator/watch.ts';
import { auditorView } from '../views/auditor-view.ts';
import { displayView } from '../views/display-view.ts';
import { playerView } from '../views/role-views.ts';
import { snapshotOf } from './snapshot-of.ts';

/** The table as it comes back from a disk. */
function stored(state: TableState): TableState {
  const restored = restoreFrom(JSON.parse(JSON.stringify(snapshotOf(state))));
  if (!restored.ok) throw new Error(`${restored.error.field}: ${restored.error.message}`);
  return restored.value;
}

function isSame(one: TableState, other: TableState): boolean {
  return isSameState(newComparison(), one, other);
}

function screensOf(state: TableState, { clock, terminals }: Floor): string {
  const players = terminals.map((terminal) => playerView(state, terminal, clock));
  return JSON.stringify([displayView(state), auditorView(state), ...players]);
}

const anySeed = fc.bigInt({ min: 0n, max: 2n ** 64n - 1n });

function floorOf(game: string): { readonly floor: Floor; readonly run: TableRun } {
  const floor = newFloor([game], 4, SHIPPED);
  const [run] = floor.tables;
  if (!run) throw new Error('A floor of one game has a table.');
  return { floor, run };
}

describe.each(GAMES.map(({ id }) => id))('%s', (game) => {
  test('a table goes on from a snapshot as it would have gone on without', () => {
    fc.assert(
      fc.property(anySeed, fc.nat({ max: 150 }), (seed, before) => {
        const { floor, run } = floorOf(game);
        const source = seededSource(seed);
        setUp(floor, source);
        for (let turn = 0; turn < before; turn += 1) takeTurn(floor, source, CARELESS);
        let restored = stored(run.state);
        expect(screensOf(restored, floor)).toBe(screensOf(run.state, floor));
        for (let turn = 0; turn < 60; turn += 1) {
          floor.count += 1;
          floor.clock += 1000;
          const envelope = attempt(source, sceneAt(floor, run), `op-${floor.count}`, CARELESS);
          const { answer, state } = operate(restored, envelope);
          expect(answer).toEqual(give(floor, run, envelope).answer);
          restored = state;
        }
        expect(isSame(restored, run.state)).toBe(true);
      }),
      { numRuns: 6 },
    );
  });

  test('replaying the rest over a snapshot is replaying everything', () => {
    fc.assert(
      fc.property(anySeed, fc.nat(), (seed, cut) => {
        const { floor, run } = floorOf(game);
        const source = seededSource(seed);
        const turns = [...setUp(floor, source)];
        for (let turn = 0; turn < 200; turn += 1) turns.push(takeTurn(floor, source, CARELESS));
        // A commit has all events of an operation or none: only there a snapshot is ever taken.
        const operations = turns.map(({ answer }): readonly Recorded[] =>
          answer?.type === 'accepted' ? answer.events : [],
        );
        const place = cut % (operations.length + 1);
        const head = replay(emptyTable(), operations.slice(0, place).flat());
        expect(isSame(replay(stored(head), operations.slice(place).flat()), run.state)).toBe(true);
      }),
      { numRuns: 4 },
    );
  });
});

test('a table nothing has happened at is restored as that', () => {
  expect(isSame(stored(emptyTable()), emptyTable())).toBe(true);
});
