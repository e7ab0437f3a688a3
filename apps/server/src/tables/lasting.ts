import type { CommandType } from '@baize/table';
import type { TableRequest } from './running-table.ts';

/** Commands that bring about nothing but changed bets; the round they are for guards them. */
const BETS: ReadonlySet<CommandType> = new Set<CommandType>([
  'PlaceBet',
  'RecordBet',
  'WithdrawBet',
  'UndoBets',
  'ClearBets',
  'DoubleBets',
  'RepeatBets',
]);

/** Whether an operation, once accepted, is remembered for ever. */
export function isLasting({ command }: TableRequest): boolean {
  return typeof command === 'function' || !BETS.has(command.type);
}
