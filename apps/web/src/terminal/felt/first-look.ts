import type { SheetArea } from '../../ui/board/game-sheet.ts';
import type { Anchor } from './pinch.ts';

type Place = Pick<SheetArea, 'bet' | 'x' | 'y' | 'width' | 'height'>;

/** What a fingertip needs, in pixels. */
const FINGERTIP = 40;
/** The rail around the layout, in layout units. */
const RAIL = { x: 16, y: 12 };

/**
 * How large a felt is first drawn on a small screen, in times of the size at which all of it fits: so large that its
 * smallest area can be touched, and no larger. A layout of few areas opens whole.
 */
export function firstZoom(areas: readonly Place[], fit: number): number {
  const smallest = Math.min(...areas.map(({ width, height }) => Math.min(width, height)));
  return Math.max(1, FINGERTIP / (smallest * fit));
}

/** Which corner is looked at first: that of the block with the bets everybody looks for. */
export function firstSeen(areas: readonly Place[], foremost: readonly string[]): Anchor {
  const first = areas.filter(({ bet }) => foremost.includes(bet));
  const x = Math.min(...(first.length > 0 ? first : areas).map((area) => area.x));
  return { held: { x: x === 0 ? 0 : x + RAIL.x - 4, y: 0 }, at: { x: 0, y: 0 } };
}

/** How far apart the bets everybody looks for lie on the layout. */
export function widthOf(areas: readonly Place[], foremost: readonly string[]): number {
  const first = areas.filter(({ bet }) => foremost.includes(bet));
  if (first.length === 0) return 0;
  const right = Math.max(...first.map(({ x, width }) => x + width));
  return right - Math.min(...first.map(({ x }) => x));
}
