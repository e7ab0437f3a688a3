/** By which column a list is sorted, and which way. */
export interface Sorting {
  readonly by: string;
  readonly isDown: boolean;
}

interface SortedColumn<Row> {
  readonly name: string;
  readonly value: (row: Row) => string | number | null;
}

/** Rows in the order asked for; what has no value comes last, whichever way. */
export function sortedRows<Row>(
  rows: readonly Row[],
  columns: readonly SortedColumn<Row>[],
  sorting: Sorting | null,
): readonly Row[] {
  const column = columns.find(({ name }) => name === sorting?.by);
  if (!sorting || !column) return rows;
  const sign = sorting.isDown ? -1 : 1;
  return rows.toSorted((one, other) => {
    const [first, second] = [column.value(one), column.value(other)];
    if (first === second) return 0;
    if (first === null) return 1;
    if (second === null) return -1;
    return sign * compareCells(first, second);
  });
}

// Made once: to make one takes longer than to sort a short list by it.
const BY_NUMBERS_WITHIN = new Intl.Collator('en', { numeric: true });

function compareCells(one: string | number, other: string | number): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return BY_NUMBERS_WITHIN.compare(String(one), String(other));
}

/** `win.down` in an address; null where it says nothing. */
export function sortingOf(text: string | null): Sorting | null {
  const [by, way] = text?.split('.') ?? [];
  return by ? { by, isDown: way === 'down' } : null;
}

export function sortingText({ by, isDown }: Sorting): string {
  return `${by}.${isDown ? 'down' : 'up'}`;
}
