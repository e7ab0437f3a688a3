import { COMMANDS } from '@baize/table';
import type { TableRequest } from './running-table.ts';

/** Whether an operation, once accepted, is remembered for ever. */
export function isRemembered({ command }: TableRequest): boolean {
  return typeof command === 'function' || !COMMANDS[command.type].isForgotten;
}
