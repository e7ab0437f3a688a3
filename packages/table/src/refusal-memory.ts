import { type AppendLog, appendToLog, emptyLog, entryOf } from './persistent/append-log.ts';
import type { Refusal } from './refusal.ts';

/**
 * Refusals that have been given, by operation. They are no facts, so no journal holds them; but a
 * network may deliver an order twice, and the second copy must not be accepted after the first was
 * refused. Those of this and the previous round are kept, and no more than somebody could mean: where no
 * round begins, whoever is refused for ever fills no memory.
 */
export interface RefusalMemory {
  readonly round: number;
  readonly given: AppendLog<Refusal>;
  readonly before: AppendLog<Refusal>;
}

/** So many are kept at least, and twice as many at most. */
export const REFUSALS_KEPT = 10_000;

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
  const isFull = memory.given.length >= REFUSALS_KEPT;
  const current = round === memory.round && !isFull ? memory : nextRound(memory, round);
  return { ...current, given: appendToLog(current.given, op, refusal) };
}

function nextRound({ given }: RefusalMemory, round: number): RefusalMemory {
  return { round, given: emptyLog(), before: given };
}
