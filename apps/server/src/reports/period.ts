/** From the first moment up to, and not including, the last; null leaves an end open. */
export interface Period {
  readonly from: number | null;
  readonly to: number | null;
}

export function isWithin(at: number, { from, to }: Period): boolean {
  return (from === null || at >= from) && (to === null || at < to);
}
