import { approximate, type Cell } from '@baize/math/fairness';
import { linearScale, ticks } from '@baize/report/chart';
import { element, line, picture, text } from './svg.ts';

const WIDTH = 320;
const HEIGHT = 230;
const LEFT = 46;
const TOP = 34;
const BOTTOM = HEIGHT - 26;

/**
 * Shares as dots around what is expected, with the band in which 95 of 100 fair ones lie. Dots may
 * be drawn far from zero, which bars may not; so small differences can be seen. A dot outside the
 * band is red only if the whole test is unusual: one in twenty lies outside by chance.
 */
export function shareChart(title: string, cells: readonly Cell[], isUnusual: boolean): string {
  const n = cells.reduce((sum, { observed }) => sum + observed, 0);
  const expected = approximate(cells[0]?.expected ?? { numerator: 1n, denominator: 1n }) / n;
  const spread = 1.96 * Math.sqrt((expected * (1 - expected)) / n);
  const shares = cells.map(({ observed }) => observed / n);
  const reach = 1.25 * Math.max(spread * 1.4, ...shares.map((share) => Math.abs(share - expected)));
  const [low, high] = [Math.max(0, expected - reach), expected + reach];
  const y = linearScale(low, high, BOTTOM, TOP);
  const column = (WIDTH - LEFT - 10) / cells.length;
  const x = (i: number) => LEFT + column * (i + 0.5);
  return picture(WIDTH, HEIGHT, `${title}: ${description(cells, shares)}`, [
    text(LEFT, 18, title, { class: 'caption' }),
    element('rect', {
      x: LEFT,
      y: y(expected + spread),
      width: WIDTH - LEFT - 10,
      height: y(expected - spread) - y(expected + spread),
      class: 'band',
    }),
    ...ticks(low * 100, high * 100, 5).flatMap((percent) => [
      line(LEFT, y(percent / 100), WIDTH - 10, y(percent / 100), 'grid'),
      text(LEFT - 6, y(percent / 100) + 4, `${Number(percent.toFixed(2))}%`, { class: 'axis end' }),
    ]),
    line(LEFT, y(expected), WIDTH - 10, y(expected), 'expected'),
    ...cells.flatMap(({ label }, i) => {
      const share = shares[i] ?? 0;
      const isOut = isUnusual && Math.abs(share - expected) > spread;
      return [
        line(x(i), y(expected), x(i), y(share), 'stem'),
        element('circle', { cx: x(i), cy: y(share), r: 5, class: isOut ? 'dot out' : 'dot' }),
        text(x(i), HEIGHT - 8, label, { class: 'axis middle' }),
      ];
    }),
  ]);
}

function description(cells: readonly Cell[], shares: readonly number[]): string {
  return cells.map(({ label }, i) => `${label} ${((shares[i] ?? 0) * 100).toFixed(1)}%`).join(', ');
}
