import { METERS_AT_ZERO, NO_BALANCES } from '@baize/ledger';
import { NO_ITEMS } from './evolve/persistent.ts';
import { noOperations } from './evolve.ts';
import { LIBRARY, type TableLibrary } from './library.ts';
import type { TableState } from './state.ts';

/** A table nothing has happened at yet. */
export function emptyTable(library: TableLibrary): TableState {
  return {
    sequence: 0,
    rules: null,
    isOpen: false,
    paused: null,
    suspended: null,
    equipment: {
      inspected: false,
      shiftInspected: false,
      dice: null,
      shaker: null,
      sets: [],
      shiftAt: null,
    },
    terminals: NO_ITEMS,
    terminalIndex: new Map(),
    carded: new Map(),
    claimed: new Set(),
    service: new Map(),
    acts: [],
    roundNumber: 0,
    committed: null,
    round: null,
    concluded: new Map(),
    results: [],
    approvals: new Map(),
    matters: new Map(),
    instruments: new Map(),
    tickets: new Map(),
    balances: NO_BALANCES,
    meters: METERS_AT_ZERO,
    operations: noOperations(),
    boxes: new Map(),
    [LIBRARY]: library,
  };
}
