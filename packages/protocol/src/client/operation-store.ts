import type { Operation } from './operation.ts';

/**
 * Where unanswered operations outlive the page: a terminal that lost its power asks for them when it
 * is back. Writing may fail or lag; nothing is registered or lost by it.
 */
export interface OperationStore {
  all(): Promise<readonly Operation[]>;
  put(operation: Operation): Promise<void>;
  remove(op: string): Promise<void>;
}

/** For programs that keep nothing, and for tests. */
export function memoryStore(kept: readonly Operation[] = []): OperationStore {
  const operations = new Map(kept.map((operation) => [operation.op, operation]));
  return {
    all: () => Promise.resolve([...operations.values()]),
    put: (operation) => {
      operations.set(operation.op, operation);
      return Promise.resolve();
    },
    remove: (op) => {
      operations.delete(op);
      return Promise.resolve();
    },
  };
}
