import { afterRounds, type Distribution } from '@baize/math';
import type { ParGroup } from '../par-sheet.ts';
import { countText, percentText } from '../sheet/figure-text.ts';
import { netOf, paybackFromNet } from '../sheet/figures.ts';
import { type Drawing, FULL_WIDTH, line, rect, type Shape, text } from './drawing.ts';
import { labelOf } from './group-label.ts';
import { approximate, linearScale, ticks } from './scale.ts';

/** A stretch of paybacks and the chance to end in it. */
interface Bar {
  readonly from: number;
  readonly to: number;
  readonly chance: number;
  readonly isAhead: boolean;
}

const BARS_MOST = 44;
/** What lies beyond is one round in five hundred on either side, and would be drawn as nothing. */
const TAIL = 0.002;

/** More than this many bits in the weights, and a thousand rounds take longer than a glance. */
const BITS_MOST = 16_000;

function roundsToDraw({ total }: Distribution): number {
  return total.toString(2).length * 1_000 <= BITS_MOST ? 1_000 : 100;
}

/** Where some rounds end: every payback that can happen, or whole runs of neighbouring ones. */
function roundBars(returns: Distribution, rounds: number): readonly Bar[] {
  const { points, total } = afterRounds(netOf(returns), rounds);
  const all = points.map(({ value, weight }) => ({
    payback: approximate(paybackFromNet(value, rounds)),
    chance: shareOf(weight, total),
  }));
  const shown = withoutTails(all);
  const step = smallestStep(shown.map(({ payback }) => payback));
  const spread = (shown.at(-1)?.payback ?? 0) - (shown[0]?.payback ?? 0);
  const perBar = Math.ceil((Math.round(spread / step) + 1) / BARS_MOST);
  // Bars are counted from the first payback above all that was staked, so that none straddles it.
  const ahead = all.find(({ payback }) => payback > 1 + 1e-9)?.payback ?? 1;
  const bars = new Map<number, number>();
  for (const { payback, chance } of shown) {
    const bar = Math.floor((Math.round((payback - ahead) / step) + 1e-9) / perBar);
    bars.set(bar, (bars.get(bar) ?? 0) + chance);
  }
  return [...bars].map(([bar, chance]) => {
    const from = ahead - step / 2 + bar * perBar * step;
    return { from, to: from + perBar * step, chance, isAhead: bar >= 0 };
  });
}

interface Ending {
  readonly payback: number;
  readonly chance: number;
}

/** Two numbers of thousands of digits as a share: fifteen digits are all a drawing can show. */
function shareOf(weight: bigint, total: bigint): number {
  return Number((weight * 10n ** 15n) / total) / 1e15;
}

function withoutTails(all: readonly Ending[]): readonly Ending[] {
  let below = 0;
  return all.filter(({ chance }) => {
    const from = below;
    below += chance;
    return below > TAIL && from < 1 - TAIL;
  });
}

function smallestStep(ascending: readonly number[]): number {
  const steps = ascending.slice(1).map((value, index) => value - (ascending[index] ?? 0));
  return Math.min(1, ...steps.filter((step) => step > 1e-9));
}

const GAP = 24;
const WIDTH = (FULL_WIDTH - GAP) / 2;
const HEIGHT = 118;
const TOP = 30;
const BOTTOM = HEIGHT - 20;

/** Where many rounds end, side by side for the bets that scatter least and most and two between. */
export function roundsChart(groups: readonly ParGroup[]): Drawing {
  const shown = selectGroups(groups);
  const rows = Math.ceil(shown.length / 2);
  return {
    width: FULL_WIDTH,
    height: rows * HEIGHT + (rows - 1) * 10,
    description: `Payback after many rounds: ${shown.map(description).join('; ')}.`,
    shapes: shown.flatMap((group, index) => {
      const x = (index % 2) * (WIDTH + GAP);
      const y = Math.floor(index / 2) * (HEIGHT + 10);
      return panel(group, x, y);
    }),
  };
}

/** By deviation: the first, the last, and two at equal places between them. */
function selectGroups(groups: readonly ParGroup[]): readonly ParGroup[] {
  const deviation = ({ figures }: ParGroup): number => approximate(figures.variance);
  const sorted = groups.toSorted((a, b) => deviation(a) - deviation(b));
  if (sorted.length <= 4) return sorted;
  const last = sorted.length - 1;
  return [0, 1, 2, 3].flatMap((place) => sorted[Math.round((place * last) / 3)] ?? []);
}

function panel(group: ParGroup, left: number, top: number): readonly Shape[] {
  const { returns, payback } = group.figures;
  const rounds = roundsToDraw(returns);
  const bars = roundBars(returns, rounds);
  const low = bars[0]?.from ?? 0;
  const high = bars.at(-1)?.to ?? 1;
  const x = linearScale(low, high, left, left + WIDTH);
  const y = linearScale(0, Math.max(...bars.map(({ chance }) => chance)), top + BOTTOM, top + TOP);
  const base = top + BOTTOM;
  return [
    text(left, top + 8, labelOf(group), { isStrong: true }),
    text(left, top + 18, `after ${countText(rounds)} rounds`, { size: 6.5, ink: 'dim' }),
    ...bars.flatMap((bar) => drawCurve(bar, x, y, base)),
    line([left, base], [left + WIDTH, base], 'dim'),
    ...chooseLabels(low, high).flatMap((percent) => [
      line([x(percent / 100), base], [x(percent / 100), base + 3], 'dim'),
      text(x(percent / 100), base + 11, `${percent}%`, {
        size: 6.5,
        ink: 'dim',
        anchor: 'middle',
      }),
    ]),
    ...drawMark(1, 'all back', x, top, base, low, high),
    line([x(approximate(payback)), top + TOP - 4], [x(approximate(payback)), base], 'brass', 1.2),
  ];
}

/** Round percentages, except so close to an end that the label would leave the picture. */
function chooseLabels(low: number, high: number): readonly number[] {
  const room = (high - low) * 4;
  return ticks(low * 100 + room, high * 100 - room, 5);
}

function drawCurve(
  { from, to, chance, isAhead }: Bar,
  x: (value: number) => number,
  y: (value: number) => number,
  base: number,
): readonly Shape[] {
  const space = Math.min(0.8, (x(to) - x(from)) * 0.15);
  return rect(
    x(from) + space / 2,
    y(chance),
    x(to) - x(from) - space,
    base - y(chance),
    isAhead ? 'felt' : 'feltMid',
  );
}

function drawMark(
  value: number,
  label: string,
  x: (value: number) => number,
  top: number,
  base: number,
  low: number,
  high: number,
): readonly Shape[] {
  if (value < low || value > high) return [];
  return [
    line([x(value), top + TOP - 4], [x(value), base], 'ink', 0.6),
    text(x(value), top + TOP - 7, label, { size: 6.5, ink: 'dim', anchor: 'middle' }),
  ];
}

function description(group: ParGroup): string {
  const horizon = group.horizons.find(({ rounds }) => rounds === 1_000);
  const interval = horizon?.intervals.at(-1);
  const range = interval
    ? `, from ${percentText(interval.low, 1)} to ${percentText(interval.high, 1)} after 1,000 rounds with a chance of 95%`
    : '';
  return `${labelOf(group)} ${percentText(group.figures.payback, 2)} on average${range}`;
}
