import { rulesOf, type TableRules } from '../configuration/table-rules.ts';
import type { HouseEvent, Recorded, ServiceEvent } from '../event.ts';
import { LIBRARY } from '../library.ts';
import type { Equipment, TableState } from '../state.ts';

export function evolveHouse(state: TableState, event: HouseEvent, { at }: Recorded): TableState {
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
      return { ...state, paused: { reason: event.reason, since: at } };
    case 'TableResumed':
      return afterStanding({ ...state, paused: null }, event.stoodStill ?? 0);
    case 'TableSuspended':
      return withEquipment(
        { ...state, suspended: { reason: event.reason, because: event.because } },
        { inspected: false },
      );
    case 'TableReleased':
      return { ...state, suspended: null };
  }
}

/** Whatever ends by itself ends later by as long as the table stood still (P20). */
function afterStanding(state: TableState, stoodStill: number): TableState {
  const { round, rules } = state;
  if (!round || !rules || stoodStill === 0) return state;
  const closesAt = round.closesAt === null ? null : round.closesAt + stoodStill;
  const play = rules.mechanic.round.stoodStill?.(round.play, stoodStill) ?? round.play;
  return { ...state, round: { ...round, closesAt, play } };
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
