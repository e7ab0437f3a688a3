import { commandsOf, LIBRARY, type TableState } from '@baize/table';
import type { TableRequest } from './running-table.ts';

/** Whether an operation is looked up before it is decided; of a bet the database says it afterwards. */
export function mustLookUp({ command }: TableRequest, state: TableState): boolean {
  if (typeof command === 'function') return true;
  return !commandsOf(state[LIBRARY]).entries[command.type].isForgotten;
}
