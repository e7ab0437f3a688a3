import { amountText } from '../text/amount.ts';
import type { BadLine } from './read-record.ts';

/** So many bad lines are shown; a file of the wrong kind would fill the screen otherwise. */
export const SHOWN = 10;

export function badLineText({ line, error }: BadLine): string {
  return `line ${amountText(line)}: ${error.message} (${error.code})`;
}
