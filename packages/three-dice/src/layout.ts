import type { Citation } from '@baize/game';
import type { BetKind } from './bet.ts';
import type { BetText } from './notation.ts';
import type { PayTable } from './pay-table.ts';

/** Every layout is drawn on the same canvas, in layout units. */
export const CANVAS = { width: 1508, height: 812 } as const;

/** A grid of equal cells; `null` leaves a cell of the grid empty. */
export interface Block {
  readonly at: readonly [x: number, y: number];
  readonly size: readonly [width: number, height: number];
  /** From the left edge of one cell to the next, and from the top of one row to the next. */
  readonly step: readonly [x: number, y: number];
  readonly rows: readonly (readonly (BetText | null)[])[];
}

/** Printed words on the felt that are no betting area. */
export interface Caption {
  readonly at: readonly [x: number, y: number];
  readonly size: readonly [width: number, height: number];
  readonly text: string;
  readonly vertical?: true;
}

/** How this layout prints a price: `1 wins 8 ½`, `1:8`, or `8.5 to 1`. */
export type PriceStyle = 'wins' | 'colon' | 'to';

export interface DiceLayout<C extends Citation = Citation> {
  /** The part of the game id after the slash. */
  readonly id: string;
  readonly title: string;
  readonly cite: C;
  readonly payTable: PayTable<C>;
  readonly priceStyle: PriceStyle;
  /** Kinds of bet whose price this layout prints in another way. */
  readonly priceStyles?: Readonly<Partial<Record<BetKind, PriceStyle>>>;
  readonly board: readonly Block[];
  readonly captions: readonly Caption[];
}

/** How a layout prints the price of a kind of bet. */
export function priceStyleOf(
  layout: Pick<DiceLayout, 'priceStyle' | 'priceStyles'>,
  kind: BetKind,
): PriceStyle {
  return layout.priceStyles?.[kind] ?? layout.priceStyle;
}

/** One betting area: an id the engine understands and the rectangle it occupies. */
export interface Area {
  readonly id: BetText;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function areasOf(layout: Pick<DiceLayout, 'board'>): readonly Area[] {
  return layout.board.flatMap(({ at, size, step, rows }) =>
    rows.flatMap((row, rowIndex) =>
      row.flatMap((text, column): Area[] => {
        if (text === null) return [];
        return [
          {
            id: text,
            x: tenth(at[0] + column * step[0]),
            y: tenth(at[1] + rowIndex * step[1]),
            width: size[0],
            height: size[1],
          },
        ];
      }),
    ),
  );
}

/** Drawings are given to a tenth of a layout unit; repeated steps must not drift from that. */
function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
