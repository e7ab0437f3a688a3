import { del, set, type UseStore, values } from 'idb-keyval';

/** A cash-out the player has pressed: enough to ask for it again, and to say what the credit was. */
export interface KeptCashOut {
  readonly op: string;
  /** Whose it is: another visit never sends it. */
  readonly visit: string;
  readonly terminal: string;
  readonly amount: number;
  /** What could be cashed out when it was pressed. */
  readonly credit: number;
  /** By the clock of the floor. */
  readonly at: number;
}

/** Where a pressed cash-out outlives its page. Unlike the client's store, a write that fails is told. */
export interface CashOutStore {
  all(): Promise<readonly KeptCashOut[]>;
  put(cashOut: KeptCashOut): Promise<void>;
  remove(op: string): Promise<void>;
  /** Rejects where nothing can be stored. */
  check(): Promise<void>;
  /** Another tab of this terminal has kept one. */
  onKept(listener: () => void): () => void;
}

const STORE = 'cash-outs';

export function cashOutStore(terminal: string): CashOutStore {
  const name = `baize-${terminal}-cash-outs`;
  const database = strictStore(name);
  const channel = new BroadcastChannel(name);
  return {
    all: () => values<KeptCashOut>(database),
    put: async (cashOut) => {
      await set(cashOut.op, cashOut, database);
      channel.postMessage('kept');
    },
    remove: (op) => del(op, database),
    check: () => del('none', database),
    onKept: (listener) => {
      channel.addEventListener('message', listener);
      return () => channel.removeEventListener('message', listener);
    },
  };
}

/** `createStore` of idb-keyval resolves before the disk has it: after a power cut the operation would be gone. */
function strictStore(name: string): UseStore {
  let opening: Promise<IDBDatabase> | null = null;
  const open = () =>
    new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name);
      request.onupgradeneeded = () => request.result.createObjectStore(STORE);
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  return async (mode, callback) => {
    opening ??= open();
    const database = await opening.catch((error: unknown) => {
      opening = null;
      throw error;
    });
    return callback(database.transaction(STORE, mode, { durability: 'strict' }).objectStore(STORE));
  };
}
