import type { FoundRow } from '../store/signed-office.ts';
import type { Registry } from './registry.ts';

/** A change that commits between reading a row and reading what was signed of it is no forgery. */
const LOOKS = 3;

/** Reads a row and the rows it rests upon; null where it is none, or where any of them is not what was signed. */
export async function believed<Row>(
  { signed, onDoubt }: Registry,
  read: () => Promise<Row | undefined>,
  restsUpon: (row: Row) => readonly FoundRow[],
): Promise<Row | null> {
  for (let look = 1; ; look += 1) {
    const row = await read();
    if (row === undefined) return null;
    const doubt = signed ? await signed.doubt(restsUpon(row)) : null;
    if (!doubt) return row;
    if (look < LOOKS) continue;
    onDoubt?.(doubt);
    return null;
  }
}
