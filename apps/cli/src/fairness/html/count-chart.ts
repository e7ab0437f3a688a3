import { approximate, type Cell } from '@baize/math/fairness';
import { linearScale, ticks } from '@baize/report/chart';
import { amountText } from '../../text/amount.ts';
import { element, line, picture, text } from './svg.ts';

const WIDTH = 680;
const HEIGHT = 260;
const LEFT = 58;
const TOP = 34;
const BOTTOM = HEIGHT - 30;

/** Counts as bars from zero, with what is expected and its usual spread marked on each. */
export function countChart(title: string, cells: readonly Cell[], isUnusual: boolean): string {
  const n = cells.reduce((sum, { observed }) => sum + observed, 0);
  const bars = cells.map(({ label, observed, expected }) => {
    const mean = approximate(expected);
    const spread = 1.96 * Math.sqrt(mean * (1 - mean / Math.max(n, 1)));
    return { label, observed, mean, low: Math.max(0, mean - spread), high: mean + spread };
  });
  const highest = Math.max(1, ...bars.flatMap(({ observed, high }) => [observed, high]));
  const y = linearScale(0, highest * 1.05, BOTTOM, TOP);
  const column = (WIDTH - LEFT - 10) / bars.length;
  const width = column * 0.66;
  return picture(WIDTH, HEIGHT, `${title}: ${description(cells)}`, [
    text(LEFT, 18, title, { class: 'caption' }),
    ...ticks(0, highest, 5).flatMap((count) => [
      line(LEFT, y(count), WIDTH - 10, y(count), 'grid'),
      text(LEFT - 6, y(count) + 4, amountText(count), { class: 'axis end' }),
    ]),
    ...bars.flatMap(({ label, observed, mean, low, high }, i) => {
      const middle = LEFT + column * (i + 0.5);
      const isOut = isUnusual && (observed < low || observed > high);
      return [
        element('rect', {
          x: middle - width / 2,
          y: y(observed),
          width,
          height: BOTTOM - y(observed),
          class: isOut ? 'bar out' : 'bar',
        }),
        line(middle, y(low), middle, y(high), 'spread'),
        line(middle - width / 2 - 3, y(mean), middle + width / 2 + 3, y(mean), 'mean'),
        text(middle, HEIGHT - 12, label, { class: 'axis middle' }),
      ];
    }),
    line(LEFT, BOTTOM, WIDTH - 10, BOTTOM, 'base'),
  ]);
}

function description(cells: readonly Cell[]): string {
  return cells
    .map(({ label, observed, expected }) => {
      return `${label} ${amountText(observed)} of ${approximate(expected).toFixed(1)} expected`;
    })
    .join(', ');
}
