import type { Bilingual } from '../../text/dictionary.ts';
import type { SheetArea } from '../../ui/board/game-sheet.ts';

/** One row of the pay table: an area, and how many others have its kind, price and chance. */
export interface PayRow {
  readonly area: SheetArea;
  readonly count: number;
}

/** Areas of one kind with one price and one chance share a row; the first stands for all. */
export function payRows(areas: readonly SheetArea[]): readonly PayRow[] {
  const rows = new Map<string, PayRow>();
  for (const area of areas) {
    const prices = area.prices.map(({ printed }) => printed);
    // Each total reads differently, whatever it shares with another.
    const own = area.kind === 'total' ? area.bet : '';
    const key = [area.kind, own, area.chance, ...prices].join('|');
    const row = rows.get(key);
    rows.set(key, row ? { ...row, count: row.count + 1 } : { area, count: 1 });
  }
  return [...rows.values()];
}

/** The name of a row: its kind with a count where it stands for several areas. */
export function rowName({ area, count }: PayRow): Bilingual {
  if (count === 1) return area.name;
  const kind = (name: string) => `${name.replace(/ [\d-]+$/, '')} ×${count}`;
  return { en: kind(area.name.en), zh: kind(area.name.zh) };
}
