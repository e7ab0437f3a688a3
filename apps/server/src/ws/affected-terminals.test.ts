import { emptyTable } from '@baize/house';
import {
  drawOwnView,
  drawTableView,
  evolve,
  itemsOf,
  type Recorded,
  type TableState,
} from '@baize/table';
import { GOLDEN_ROUNDS } from '@baize/table/golden';
import { describe, expect, test } from 'vitest';
import { affectedTerminalsOf } from './affected-terminals.ts';
import { isRoomShared } from './table-room.ts';

interface Step {
  readonly fact: Recorded;
  readonly before: TableState;
  readonly after: TableState;
}

function stepsOf(facts: readonly Recorded[]): readonly Step[] {
  let state = emptyTable();
  return facts.map((fact) => {
    const before = state;
    state = evolve(state, fact);
    return { fact, before, after: state };
  });
}

/** What a terminal sees of its own; where others change the room, without the rooms. */
function ownOf(state: TableState, id: string, withRoom: boolean): string {
  const sections = drawOwnView('player', { kind: 'terminal', id }, state, 0);
  const leftOut = withRoom ? [] : ['areas'];
  return JSON.stringify(Object.entries(sections ?? {}).filter(([name]) => !leftOut.includes(name)));
}

describe.each([...GOLDEN_ROUNDS])('%s', (_name, play) => {
  const steps = stepsOf(play().journal.facts());
  const few = steps.flatMap(({ fact, before, after }) => {
    const affected = affectedTerminalsOf([fact], after, before);
    return affected === 'everybody' || !before.rules
      ? []
      : [{ fact, before, after, concerns: affected }];
  });

  test('what concerns a few changes nothing that everybody sees', () => {
    for (const { fact, before, after } of few) {
      for (const role of ['player', 'display'] as const) {
        const [was, is] = [before, after].map((state) => drawTableView(role, state));
        expect([fact.event.type, is]).toEqual([fact.event.type, was]);
      }
    }
  });

  test('and nothing that belongs to a terminal it does not name, but for the room left', () => {
    for (const { fact, before, after, concerns } of few) {
      const others = [...itemsOf(after.terminals)].filter(({ id }) => !concerns.has(id));
      for (const { id } of others) {
        const isKept = !isRoomShared(after);
        const is = ownOf(after, id, isKept);
        expect([fact.event.type, id, is]).toEqual([fact.event.type, id, ownOf(before, id, isKept)]);
      }
    }
  });
});
