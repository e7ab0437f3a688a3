import type { ParChart } from '@baize/math';
import { type Drawing, FULL_WIDTH, line, rect, text } from './drawing.ts';
import { linearScale, ticks } from './scale.ts';

const HEIGHT = 150;
const LEFT = 30;
const TOP = 26;
const BOTTOM = HEIGHT - 18;

/** Counts side by side, each column in parts that stand on each other. */
export function columnsChart({ description, columns, legend }: ParChart): Drawing {
  const heights = columns.map(({ parts }) => parts.reduce((sum, { count }) => sum + count, 0));
  const most = Math.max(...heights);
  const y = linearScale(0, most, BOTTOM, TOP);
  const width = (FULL_WIDTH - LEFT) / columns.length;
  return {
    width: FULL_WIDTH,
    height: HEIGHT,
    description,
    shapes: [
      ...ticks(0, most, 5).flatMap((count) => [
        line([LEFT, y(count)], [FULL_WIDTH, y(count)], count === 0 ? 'dim' : 'grid'),
        text(LEFT - 6, y(count) + 2.5, `${count}`, { size: 6.5, ink: 'dim', anchor: 'end' }),
      ]),
      ...columns.flatMap(({ label, parts }, index) => {
        const height = heights[index] ?? 0;
        const middle = LEFT + (index + 0.5) * width;
        return [
          ...partsOf(parts).flatMap(({ from, to, ink }) =>
            rect(LEFT + index * width + 3, y(to), width - 6, y(from) - y(to), ink),
          ),
          text(middle, y(height) - 3, `${height}`, { size: 7, anchor: 'middle', isStrong: true }),
          text(middle, HEIGHT - 6, label, { anchor: 'middle' }),
        ];
      }),
      ...legend.flatMap(({ ink, text: says, at }) => [
        ...rect(LEFT + at, 2, 9, 8, ink),
        text(LEFT + at + 13, 9, says, { size: 6.5, ink: 'dim' }),
      ]),
    ],
  };
}

/** Each part with where it begins and ends. */
function partsOf(parts: ParChart['columns'][number]['parts']) {
  let from = 0;
  return parts.map(({ count, ink }) => {
    const part = { from, to: from + count, ink };
    from = part.to;
    return part;
  });
}
