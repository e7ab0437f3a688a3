import { rulesOf, type TableRules } from '../configuration/table-rules.ts';
import type { HouseEvent, ServiceEvent } from '../event.ts';
import { LIBRARY } from '../library.ts';
import type { Equipment, TableState } from '../state.ts';

export function evolveHouse(state: TableState, event: HouseEvent): TableState {
  switch (event.type) {
    case 'TableConfigured': {
      const rules = rulesOf(event.config, state[LIBRARY]);
      return { ...state, rules, boxes: seatsKept(state, rules) };
    }
    case 'TableOpened':
      return { ...state, isOpen: true };
    case 'TableClosed':
      // A table that opens again is inspected again.
      return withEquipment(
        { ...state, isOpen: false },
        { inspected: false, shiftInspected: false },
      );
    case 'TablePaused':
      return { ...state, paused: { reason: event.reason } };
    case 'TableResumed':
      return { ...state, paused: null };
    case 'TableSuspended':
      return withEquipment(
        { ...state, suspended: { reason: event.reason, because: event.because } },
        { inspected: false },
      );
    case 'TableReleased':
      return { ...state, suspended: null };
  }
}

export function evolveService(state: TableState, event: ServiceEvent): TableState {
  switch (event.type) {
    case 'TakenOutOfService': {
      const { what, reason } = event;
      return { ...state, service: new Map(state.service).set(what, { reason }) };
    }
    case 'ReturnedToService': {
      const service = new Map(state.service);
      service.delete(event.what);
      return { ...state, service };
    }
    case 'RoundRecalled':
      return { ...state, concluded: new Map(state.concluded).set(event.round, event.held) };
    case 'ActRecorded':
      return state.acts.includes(event.act)
        ? state
        : { ...state, acts: [...state.acts, event.act] };
    case 'MinimumAdvised':
      return state;
  }
}

/** Whoever sits at a box that is no longer there sits at none. */
function seatsKept({ boxes }: TableState, { config, mechanic }: TableRules): TableState['boxes'] {
  const count = mechanic.boxesOf(config);
  return new Map([...boxes].filter(([box]) => box <= count));
}

export function withEquipment(state: TableState, change: Partial<Equipment>): TableState {
  return { ...state, equipment: { ...state.equipment, ...change } };
}
