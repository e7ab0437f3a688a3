import { type AppendLog, appendToLog, emptyLog, entryOf } from './persistent/append-log.ts';
import type { Refusal } from './refusal.ts';

/**
 * Refusals that have been given, by operation. They are no facts, so no journal holds them; but a
 * network may deliver an order twice, and the second copy must not be accepted after the first was
 * refused. Those of this and the previous round are kept.
 */
export interface RefusalMemory {
  readonly round: number;
  readonly given: AppendLog<Refusal>;
  readonly before: AppendLog<Refusal>;
}

export function noRefusals(): RefusalMemory {
  return { round: 0, given: emptyLog(), before: emptyLog() };
}

export function refusalGiven(memory: RefusalMemory, op: string): Refusal | undefined {
  return entryOf(memory.given, op) ?? entryOf(memory.before, op);
}

export function withRefusal(
  memory: RefusalMemory,
  op: string,
  refusal: Refusal,
  round: number,
): RefusalMemory {
  const current = round === memory.round ? memory : nextRound(memory, round);
  return { ...current, given: appendToLog(current.given, op, refusal) };
}

function nextRound({ given }: RefusalMemory, round: number): RefusalMemory {
  return { round, given: emptyLog(), before: given };
}
