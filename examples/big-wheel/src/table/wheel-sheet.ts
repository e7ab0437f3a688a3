import { fractionText } from '@baize/exact';
import { ruleOf } from '@baize/game';
import type { FeltSheet, SheetArea } from '@baize/table/kit';
import type { WheelGame } from '../game.ts';
import type { WheelSymbol } from '../wheel.ts';

type Place = Pick<SheetArea, 'x' | 'y' | 'width' | 'height'>;

/** Where the symbols lie on the felt: the five numbers in a row, the two pictures below them. */
const PLACES: Readonly<Record<WheelSymbol, Place>> = {
  '1': { x: 0, y: 0, width: 298, height: 480 },
  '2': { x: 302, y: 0, width: 298, height: 480 },
  '5': { x: 604, y: 0, width: 298, height: 480 },
  '10': { x: 906, y: 0, width: 298, height: 480 },
  '20': { x: 1208, y: 0, width: 300, height: 480 },
  joker: { x: 0, y: 484, width: 752, height: 328 },
  star: { x: 756, y: 484, width: 752, height: 328 },
};

export function wheelSheet({ wagers, book }: WheelGame): FeltSheet {
  return {
    layout: null,
    title: book.title,
    cite: ruleOf(book, 'layout-governs')[0],
    canvas: { width: 1508, height: 812 },
    areas: wagers.map(({ symbol, name, pays, odds }) => ({
      bet: symbol,
      kind: symbol,
      name,
      wins: { en: `the wheel stops at ${name.en}`, zh: `转轮停在${name.zh}` },
      prices: [{ printed: pays, odds: fractionText(odds), because: ruleOf(book, 'symbol-wins') }],
      ...PLACES[symbol],
    })),
    captions: [],
  };
}
