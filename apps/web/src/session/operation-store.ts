import type { Operation, OperationStore } from '@baize/protocol/client';
import { createStore, del, set, values } from 'idb-keyval';

/**
 * Unanswered operations in IndexedDB: a terminal that lost its power comes back and asks the server
 * what became of them, instead of guessing.
 */
export function browserStore(name: string): OperationStore {
  const database = createStore(`baize-${name}`, 'operations');
  return {
    all: () => values<Operation>(database),
    put: (operation) => set(operation.op, operation, database),
    remove: (op) => del(op, database),
  };
}
