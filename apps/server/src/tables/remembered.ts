import { COMMANDS } from '@baize/house';
import type { TableRequest } from './running-table.ts';

/** Whether an operation is looked up before it is decided; of a bet the database says it afterwards. */
export function isRemembered({ command }: TableRequest): boolean {
  return typeof command === 'function' || !COMMANDS[command.type].isForgotten;
}
