import type { TotalCount } from '../bets/totals.ts';
import { type Drawing, FULL_WIDTH, line, rect, text } from './drawing.ts';
import { linearScale, ticks } from './scale.ts';

const HEIGHT = 150;
const LEFT = 30;
const TOP = 26;
const BOTTOM = HEIGHT - 18;

/** How many of the 216 rolls show each total, and which of them Small and Big do not get. */
export function totalsChart(totals: readonly TotalCount[]): Drawing {
  const most = Math.max(...totals.map(({ rolls }) => rolls));
  const y = linearScale(0, most, BOTTOM, TOP);
  const column = (FULL_WIDTH - LEFT) / totals.length;
  return {
    width: FULL_WIDTH,
    height: HEIGHT,
    description: `Rolls of 216 by total: ${totals
      .map(({ total, rolls, triples }) =>
        triples > 0 ? `${total} ${rolls}, ${triples} of them a triple` : `${total} ${rolls}`,
      )
      .join('; ')}.`,
    shapes: [
      ...ticks(0, most, 5).flatMap((rolls) => [
        line([LEFT, y(rolls)], [FULL_WIDTH, y(rolls)], rolls === 0 ? 'dim' : 'grid'),
        text(LEFT - 6, y(rolls) + 2.5, `${rolls}`, { size: 6.5, ink: 'dim', anchor: 'end' }),
      ]),
      ...totals.flatMap(({ total, rolls, triples }, index) => {
        const x = LEFT + index * column + 3;
        const width = column - 6;
        const ink = total <= 10 ? 'small' : 'big';
        const middle = LEFT + (index + 0.5) * column;
        return [
          ...rect(x, y(rolls - triples), width, y(0) - y(rolls - triples), ink),
          ...rect(x, y(rolls), width, y(rolls - triples) - y(rolls), 'triple'),
          text(middle, y(rolls) - 3, `${rolls}`, { size: 7, anchor: 'middle', isStrong: true }),
          text(middle, HEIGHT - 6, `${total}`, { anchor: 'middle' }),
        ];
      }),
      ...rect(LEFT, 2, 9, 8, 'small'),
      text(LEFT + 13, 9, '4 to 10 without triples', { size: 6.5, ink: 'dim' }),
      ...rect(LEFT + 110, 2, 9, 8, 'big'),
      text(LEFT + 123, 9, '11 to 17 without triples', { size: 6.5, ink: 'dim' }),
      ...rect(LEFT + 222, 2, 9, 8, 'triple'),
      text(LEFT + 235, 9, 'triples', { size: 6.5, ink: 'dim' }),
    ],
  };
}
