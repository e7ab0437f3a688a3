import type { CommandEnvelope } from './command.ts';
import type { Recorded, TableEvent } from './event.ts';
import { type AppendLog, appendToLog, emptyLog, entryOf } from './persistent/append-log.ts';
import type { TableState } from './state.ts';

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
  const facts: Recorded[] = [];
  for (const event of events) {
    facts.push({ sequence: sequence + facts.length + 1, at, op, by, event });
  }
  return facts;
}
