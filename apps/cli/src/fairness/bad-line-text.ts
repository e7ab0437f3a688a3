import { amountText } from '../text/amount.ts';
import type { BadLine } from './read-record.ts';

const SHOWN = 10;

export function badLineText({ line, error }: BadLine): string {
  return `line ${amountText(line)}: ${error.message} (${error.code})`;
}

/** The first few of them; a file of the wrong kind would fill the screen otherwise. */
export function badLinesText(bad: readonly BadLine[]): readonly string[] {
  const more = bad.length - SHOWN;
  const lines = bad.slice(0, SHOWN).map(badLineText);
  return more > 0 ? [...lines, `and ${amountText(more)} more lines`] : lines;
}
