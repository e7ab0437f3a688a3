import { compare, ONE, rational } from '@baize/exact';
import type { ParGroup } from '../par-sheet.ts';
import { percentText } from '../sheet/figure-text.ts';
import { type Drawing, FULL_WIDTH, line, rect, type Shape, text } from './drawing.ts';
import { labelOf } from './group-label.ts';
import type { Ink } from './ink.ts';
import { approximate, linearScale } from './scale.ts';

const LEFT = 150;
const RIGHT = FULL_WIDTH - 46;
const ROW = 15;
const TOP = 24;

/** Of all equally likely outcomes, which part wins, returns the stake or loses. */
export function outcomeChart(groups: readonly ParGroup[]): Drawing {
  const x = linearScale(0, 1, LEFT, RIGHT);
  const height = TOP + groups.length * ROW + 4;
  const hasPush = groups.some(({ figures }) => figures.push.numerator > 0n);
  return {
    width: FULL_WIDTH,
    height,
    description: `How often each bet wins: ${groups
      .map((group) => `${labelOf(group)} ${percentText(group.figures.hit, 2)}`)
      .join(', ')}.`,
    shapes: [
      ...legend(hasPush),
      ...[0, 0.25, 0.5, 0.75, 1].map((share) =>
        line([x(share), TOP - 3], [x(share), height - 4], 'grid'),
      ),
      ...groups.flatMap((group, index) => {
        const y = TOP + index * ROW;
        return [
          text(LEFT - 8, y + 9.5, labelOf(group), { anchor: 'end' }),
          ...parts(group, y + 2.5, x),
          text(RIGHT + 4, y + 9.5, percentText(group.figures.hit, 2), { size: 7, isStrong: true }),
        ];
      }),
    ],
  };
}

/** From the best return to the worst, so that all bars of winnings begin at the same place. */
function parts({ figures }: ParGroup, y: number, x: (share: number) => number): readonly Shape[] {
  const { points, total } = figures.returns;
  let from = 0;
  let wins = 0;
  return points.toReversed().flatMap(({ value, weight }) => {
    const share = approximate(rational(weight, total));
    const order = compare(value, ONE);
    const fill: Ink =
      order < 0 ? 'lost' : order === 0 ? 'brassPale' : wins % 2 === 0 ? 'felt' : 'feltMid';
    if (order > 0) wins += 1;
    const start = from;
    from += share;
    return rect(x(start), y, x(start + share) - x(start), ROW - 5, fill);
  });
}

function legend(hasPush: boolean): readonly Shape[] {
  const entries: readonly (readonly [Ink, string])[] = [
    ['felt', 'won, each price in its own shade'],
    ...(hasPush ? [['brassPale', 'stake returned'] as const] : []),
    ['lost', 'lost'],
  ];
  let x = LEFT;
  return entries.flatMap(([ink, label]) => {
    const at = x;
    x += 22 + label.length * 3.8;
    return [...rect(at, 2, 9, 8, ink), text(at + 13, 9, label, { size: 6.5, ink: 'dim' })];
  });
}
