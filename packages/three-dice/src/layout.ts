import type { Citation, PriceStyle } from '@baize/game';
import type { PayTable } from './prices/pay-table.ts';

/** Every layout is drawn on the same canvas, in layout units. */
export const CANVAS = { width: 1508, height: 812 } as const;

/** A grid of equal cells; `null` leaves a cell of the grid empty. */
export interface Block<Text extends string = string> {
  readonly at: readonly [x: number, y: number];
  readonly size: readonly [width: number, height: number];
  /** From the left edge of one cell to the next, and from the top of one row to the next. */
  readonly step: readonly [x: number, y: number];
  readonly rows: readonly (readonly (Text | null)[])[];
}

/** Printed words on the felt that are no betting area. */
export interface Caption {
  readonly at: readonly [x: number, y: number];
  readonly size: readonly [width: number, height: number];
  readonly text: string;
  readonly vertical?: true;
}

/**
 * One felt of a book. `Text` is what its cells may hold; a book without bets of its own says
 * `SharedBetText`, so that a misspelt cell does not compile.
 */
export interface DiceLayout<C extends Citation = Citation, Text extends string = string> {
  /** The part of the game id after the slash. */
  readonly id: string;
  readonly title: string;
  readonly cite: C;
  readonly payTable: PayTable<C, Text>;
  /** How this layout prints a price. */
  readonly priceStyle: PriceStyle;
  /** Groups of bets whose price this layout prints in another way. */
  readonly priceStyles?: Readonly<Partial<Record<string, PriceStyle>>>;
  readonly board: readonly Block<Text>[];
  readonly captions: readonly Caption[];
}

/** How a layout prints the price of a group of bets. */
export function priceStyleOf(
  layout: Pick<DiceLayout, 'priceStyle' | 'priceStyles'>,
  group: string,
): PriceStyle {
  return layout.priceStyles?.[group] ?? layout.priceStyle;
}

/** One betting area: an id the engine understands and the rectangle it occupies. */
export interface Area {
  readonly id: string;
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
