import type { ExposedResult } from '@baize/math';

/** How many results beyond the first so many cost the house as much as the last of them. */
export function tiedWithLast(exposed: readonly ExposedResult[], count: number): number {
  const [last, ...more] = exposed.slice(count - 1);
  return more.filter(({ net }) => net === last?.net).length;
}
