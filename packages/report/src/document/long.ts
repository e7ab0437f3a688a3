/** So many rows fill a page of their own; fewer follow what stands before them. */
const LONG = 8;

export function isLong(rows: readonly unknown[]): boolean {
  return rows.length > LONG;
}
