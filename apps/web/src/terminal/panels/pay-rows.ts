import type { SheetArea } from '../../ui/board/game-sheet.ts';

/** Areas of one kind with one price and one chance share a row: the first of them stands for all. */
export function payRows(areas: readonly SheetArea[]): readonly SheetArea[] {
  const seen = new Set<string>();
  return areas.filter(({ kind, prices, chance }) => {
    const row = [kind, chance, ...prices.map(({ printed }) => printed)].join('|');
    // Small and Big read differently, and so does each total.
    if (kind === 'total' || seen.has(row)) return kind === 'total';
    seen.add(row);
    return true;
  });
}
