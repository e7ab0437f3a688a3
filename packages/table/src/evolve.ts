import { assert } from '@baize/exact';
import type { CommandEnvelope } from './command.ts';
import type { Recorded, TableEvent } from './event.ts';
import { COMMON_EVENTS } from './events/index.ts';
import {
  type AppendLog,
  appendToLog,
  applyAdvance,
  emptyLog,
  entryOf,
  withPostings,
} from './evolve/persistent.ts';
import { applyBetsChanged } from './evolve/round.ts';
import type { TableState } from './state.ts';

/** The state after a fact. It never refuses and never looks anywhere but at its arguments. */
export function evolve(state: TableState, fact: Recorded): TableState {
  const { event, op, sequence } = fact;
  // Nearly every event changes bets and nothing else; it is applied in a single copy.
  if (event.type === 'BetsChanged') {
    const operations = withBet(state.operations, op, sequence);
    return applyBetsChanged(state, event, { sequence, operations });
  }
  const next = inItsStep(state, withPostings(applyEvent(state, event, fact), event));
  const remembered = withOther(state.operations, op, sequence);
  const operations = event.type === 'RoundOpened' ? inNextRound(remembered) : remembered;
  return applyAdvance(next, { sequence, operations });
}

/** The state a journal leads to. */
export function replay(state: TableState, facts: Iterable<Recorded>): TableState {
  let current = state;
  for (const fact of facts) current = evolve(current, fact);
  return current;
}

/** What was done by the book belongs to the step it was done in. */
function inItsStep(before: TableState, after: TableState): TableState {
  const isSameStep =
    before.round?.id === after.round?.id && before.round?.phase === after.round?.phase;
  return isSameStep || after.acts.length === 0 ? after : { ...after, acts: [] };
}

// Written as a method, because each takes only the events of its own type.
type Evolver = {
  evolves(state: TableState, event: TableEvent, fact: Recorded): TableState;
}['evolves'];

/** What happens at every table is applied by its entry; anything else, by the mechanic that is played. */
function applyEvent(state: TableState, event: TableEvent, fact: Recorded): TableState {
  const common: Readonly<Record<string, { readonly evolve: Evolver }>> = COMMON_EVENTS;
  const evolver = Object.hasOwn(common, event.type)
    ? common[event.type]?.evolve
    : state.rules?.mechanic.events[event.type]?.evolve;
  assert(evolver !== undefined, `Nothing at this table brings about ${event.type}.`);
  return evolver(state, event, fact);
}

/**
 * Operations a table has accepted: by operation id, the sequence number of its first event. A network may
 * deliver an order again long after it was obeyed. Bets are many, and one that names its round is refused
 * once that is over, so they are forgotten after two rounds. Whatever else was done, money bought or paid
 * out above all, is remembered for tens of thousands of operations.
 */
export interface Operations {
  readonly bets: AppendLog<number>;
  /** Bets of the round before. */
  readonly betsBefore: AppendLog<number>;
  readonly others: AppendLog<number>;
  /** The generation before, always full; empty as long as there has been one only. */
  readonly othersBefore: AppendLog<number>;
}

/** Of operations other than bets at least so many are remembered, and at most twice as many. */
export const OPERATIONS_KEPT = 20_000;

export function noOperations(): Operations {
  return {
    bets: emptyLog(),
    betsBefore: emptyLog(),
    others: emptyLog(),
    othersBefore: emptyLog(),
  };
}

/** Where the events of an operation begin, if it is remembered. */
export function firstSequence(operations: Operations, op: string): number | undefined {
  return (
    otherSequence(operations, op) ??
    entryOf(operations.bets, op) ??
    entryOf(operations.betsBefore, op)
  );
}

export function withBet(operations: Operations, op: string, sequence: number): Operations {
  const { bets, betsBefore, others, othersBefore } = operations;
  return { bets: appendToLog(bets, op, sequence), betsBefore, others, othersBefore };
}

export function withOther(operations: Operations, op: string, sequence: number): Operations {
  if (otherSequence(operations, op) !== undefined) return operations;
  // An operation may have begun with bets; its first event stays its first.
  const first = firstSequence(operations, op) ?? sequence;
  const { bets, betsBefore, others, othersBefore } = operations;
  if (others.length < OPERATIONS_KEPT) {
    return { bets, betsBefore, others: appendToLog(others, op, first), othersBefore };
  }
  return { bets, betsBefore, others: appendToLog(emptyLog(), op, first), othersBefore: others };
}

/** A round begins: the bets of the last one are those before. */
export function inNextRound({ bets, others, othersBefore }: Operations): Operations {
  return { bets: emptyLog(), betsBefore: bets, others, othersBefore };
}

function otherSequence({ others, othersBefore }: Operations, op: string): number | undefined {
  return entryOf(others, op) ?? entryOf(othersBefore, op);
}

/** Events as they enter the journal: numbered without a gap, with time, person and operation. */
export function record(
  { sequence }: Pick<TableState, 'sequence'>,
  { at, op, by }: CommandEnvelope,
  events: readonly TableEvent[],
): readonly Recorded[] {
  const [first] = events;
  // Of a bet comes one event, and a list that grows would be given room for many.
  if (first && events.length === 1) return [{ sequence: sequence + 1, at, op, by, event: first }];
  return events.map((event, index) => ({ sequence: sequence + index + 1, at, op, by, event }));
}
