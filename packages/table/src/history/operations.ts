import type { Actor } from '../authority/actor.ts';
import type { Recorded, TableEvent } from '../event.ts';

/** What one command brought about: who gave it, when, under which operation, and its events. */
export interface Operation {
  readonly op: string;
  readonly at: number;
  readonly by: Actor;
  readonly events: readonly { readonly sequence: number; readonly event: TableEvent }[];
}

/** Facts put together by the operation that caused them. */
export function operationsOf(facts: Iterable<Recorded>): readonly Operation[] {
  const operations: (Operation & { events: { sequence: number; event: TableEvent }[] })[] = [];
  for (const { op, at, by, sequence, event } of facts) {
    const last = operations.at(-1);
    if (last?.op === op) last.events.push({ sequence, event });
    else operations.push({ op, at, by, events: [{ sequence, event }] });
  }
  return operations;
}

/** The same facts one by one again. */
export function factsIn(operations: readonly Operation[]): readonly Recorded[] {
  return operations.flatMap(({ op, at, by, events }) =>
    events.map(({ sequence, event }) => ({ sequence, at, op, by, event })),
  );
}
