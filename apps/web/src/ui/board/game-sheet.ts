import type { DiceGameBody } from '@baize/protocol/client';

/** A dice game as the server describes it: areas with measures, names, prices, chances, edges. */
export type GameSheet = DiceGameBody;
export type SheetArea = GameSheet['areas'][number];
export type SheetCaption = GameSheet['captions'][number];

/** The price printed on an area; where there are several, the one for a single die. */
export function printedOn(area: Pick<SheetArea, 'prices'>): string {
  return area.prices[0]?.printed ?? '';
}
