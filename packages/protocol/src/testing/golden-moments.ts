import { emptyTable } from '@baize/house';
import { type Actor, evolve, type Recorded, type TableState } from '@baize/table';
import { GOLDEN_ROUNDS } from '@baize/table/golden';

/** A table after an operation. */
export interface Moment {
  readonly state: TableState;
  readonly now: number;
}

/** The rounds that are kept as transcripts, operation by operation: every book, every irregularity. */
export function goldenMoments(): readonly (readonly Moment[])[] {
  return [...GOLDEN_ROUNDS.values()].map((play) => momentsOf(play().journal.facts()));
}

function momentsOf(facts: readonly Recorded[]): readonly Moment[] {
  let state = emptyTable();
  return facts.map((fact) => {
    state = evolve(state, fact);
    return { state, now: fact.at };
  });
}

export const DEALER: Actor = { kind: 'staff', id: 'D-1', position: 'dealer' };
export const MANAGER: Actor = { kind: 'staff', id: 'M-1', position: 'shift-manager' };
