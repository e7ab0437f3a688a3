import type { Operation, Outcome } from './operation.ts';
import type { OperationStore } from './operation-store.ts';

/** An operation of a page that is gone, and whether it stands. */
export interface Reconciled {
  readonly operation: Operation;
  readonly outcome: Outcome;
}

/** Who waits for which operation, and what is kept of it until it is answered. */
export interface Outcomes {
  /** Keeps the operation and resolves with what becomes of it. */
  awaited(operation: Operation): Promise<Outcome>;
  settle(operation: Operation, outcome: Outcome): void;
}

export function outcomes(store: OperationStore, left: (each: Reconciled) => void): Outcomes {
  const waiting = new Map<string, (outcome: Outcome) => void>();
  return {
    awaited(operation) {
      if (!operation.untilAnswered) store.put(operation).catch(ignore);
      return new Promise((resolve) => {
        waiting.set(operation.op, resolve);
      });
    },
    settle(operation, outcome) {
      // What nobody answered stays in the store: it is asked for when the terminal is back.
      if (outcome.type !== 'ended') store.remove(operation.op).catch(ignore);
      const resolve = waiting.get(operation.op);
      waiting.delete(operation.op);
      if (resolve) resolve(outcome);
      else left({ operation, outcome });
    },
  };
}

/** A store that fails costs nothing but the memory of an unanswered operation. */
export function ignore(): void {}
