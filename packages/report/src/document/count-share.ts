import type { ParGroup } from '../par-sheet.ts';
import { countText } from '../sheet/figure-text.ts';

/** How wide a column of counts must be: 216 rolls need little, fifty billion deals need a lot. */
export function countShare(groups: readonly ParGroup[], least: number): number {
  const digits = groups.map(({ figures }) => countText(figures.returns.total).length);
  return Math.max(least, ...digits.map((count) => count * 1.75));
}
