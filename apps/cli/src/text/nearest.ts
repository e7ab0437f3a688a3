/** Longer words are no misspellings of ours, and comparing them would take long. */
const LENGTH_MAXIMUM = 64;

/** The candidate most like a misspelt word, or null where none is like it at all. */
export function nearest(word: string, candidates: Iterable<string>): string | null {
  return nearestFew(word, candidates, 1)[0] ?? null;
}

/** The candidates most like a word, best first. A third of its letters may be wrong. */
export function nearestFew(
  word: string,
  candidates: Iterable<string>,
  count: number,
): readonly string[] {
  if (word.length > LENGTH_MAXIMUM) return [];
  const wanted = word.toLowerCase();
  const allowed = Math.max(1, Math.floor(word.length / 3));
  return [...candidates]
    .map((candidate) => ({ candidate, edits: editsBetween(wanted, candidate.toLowerCase()) }))
    .filter(({ edits }) => edits <= allowed)
    .toSorted((a, b) => a.edits - b.edits)
    .slice(0, count)
    .map(({ candidate }) => candidate);
}

/** Letters to insert, remove, replace or swap with a neighbour to make one word the other. */
export function editsBetween(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      let edits = Math.min(
        cell(last, column) + 1,
        cell(current, column - 1) + 1,
        cell(last, column - 1) + (isSame ? 0 : 1),
      );
      const isSwap = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (row > 1 && column > 1 && isSwap)
        edits = Math.min(edits, cell(beforeLast, column - 2) + 1);
      current.push(edits);
    }
    beforeLast = last;
    last = current;
  }
  return cell(last, b.length);
}

function cell(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
