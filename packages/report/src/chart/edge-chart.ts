import type { ParGroup } from '../par-sheet.ts';
import { percentText } from '../sheet/figure-text.ts';
import { type Drawing, FULL_WIDTH, line, rect, text } from './drawing.ts';
import { labelOf } from './group-label.ts';
import { approximate, linearScale, ticks } from './scale.ts';

const LEFT = 150;
const RIGHT = FULL_WIDTH - 46;
const ROW = 14;
const TOP = 18;

/** What the house keeps of a unit, bet by bet. A price above the fair one makes a bar to the left. */
export function edgeChart(groups: readonly ParGroup[]): Drawing {
  const edges = groups.map(({ figures }) => approximate(figures.edge) * 100);
  const low = Math.min(0, ...edges);
  const high = Math.max(1, ...edges);
  const x = linearScale(low, high, LEFT, RIGHT);
  const height = TOP + groups.length * ROW + 4;
  return {
    width: FULL_WIDTH,
    height,
    description: `House edge by bet: ${groups
      .map((group) => `${labelOf(group)} ${percentText(group.figures.edge, 2)}`)
      .join(', ')}.`,
    shapes: [
      ...ticks(low, high, 6).flatMap((percent) => [
        line([x(percent), TOP - 4], [x(percent), height - 4], percent === 0 ? 'dim' : 'grid'),
        text(x(percent), TOP - 8, `${percent}%`, { size: 6.5, ink: 'dim', anchor: 'middle' }),
      ]),
      ...groups.flatMap((group, index) => {
        const y = TOP + index * ROW;
        const edge = edges[index] ?? 0;
        const from = x(Math.min(0, edge));
        const to = x(Math.max(0, edge));
        return [
          text(LEFT - 8, y + 9, labelOf(group), { anchor: 'end' }),
          ...rect(from, y + 2, to - from, ROW - 4.5, edge < 0 ? 'big' : 'felt'),
          text(to + 4, y + 9, percentText(group.figures.edge, 2), { size: 7, isStrong: true }),
        ];
      }),
    ],
  };
}
