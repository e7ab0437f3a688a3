import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { amountText, moneyText } from '../../text/amount.ts';
import { useWords } from '../../text/dictionary.ts';
import { fractionValue } from '../../text/fraction.ts';
import { useLanguage } from '../../text/language.ts';
import { minuteText } from '../../text/moment.ts';
import { useWidth } from '../../ui/house/use-width.ts';
import { zText } from '../../ui/house/z-dot.tsx';
import type { ReportRows } from '../report-of.ts';
import { winWords } from '../words/win-words.ts';

/** A row of the course as lengths on a chart; money in minor units. */
interface CoursePoint {
  readonly at: number;
  readonly win: number;
  readonly theoretical: number;
  readonly deviation: number;
  readonly z: number | null;
}

interface CourseRow {
  readonly at: number;
  readonly win: number;
  readonly theoretical: string;
  readonly deviation: string | null;
  readonly z: string | null;
}

export function pointOf({ at, win, theoretical, deviation, z }: CourseRow): CoursePoint {
  return {
    at,
    win,
    theoretical: fractionValue(theoretical),
    deviation: Number(deviation ?? 0),
    z: z === null ? null : Number(z),
  };
}

/** Room for the amounts on the left of a chart, and for the last point on its right. */
const LEFT = 76;
const RIGHT = 16;

/** Standard deviations that hold 95% and 99.7% of all such periods. */
const WITHIN_95 = 1.96;
const WITHIN_997 = 2.968;

/** The lowest and highest amount a chart has to reach; nothing is always on it. */
export function reachOf(points: readonly CoursePoint[]): readonly [low: number, high: number] {
  const all = points.flatMap(({ win, theoretical, deviation }) => [
    win,
    theoretical - WITHIN_997 * deviation,
    theoretical + WITHIN_997 * deviation,
  ]);
  const [low, high] = [Math.min(0, ...all), Math.max(0, ...all)];
  return low === high ? [low - 1, high + 1] : [low, high];
}

/** A few round numbers between two, in steps of 1, 2 or 5 times a power of ten, and never less than a cent. */
export function ticksBetween(low: number, high: number, most: number): readonly number[] {
  const rough = Math.max(1, (high - low) / most);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5].find((factor) => factor * power >= rough) ?? 10);
  const first = Math.ceil(low / step);
  const last = Math.floor(high / step);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

interface ZStripProps {
  readonly points: readonly CoursePoint[];
  readonly place: (index: number) => number;
  readonly width: number;
  readonly height: number;
  readonly cursor: number | null;
}

const REACH = 3.5;

/** How far off the win lay at every moment, in standard deviations. */
function ZStrip({ points, place, width, height, cursor }: ZStripProps) {
  const y = (z: number) => (height * (REACH - Math.max(-REACH, Math.min(REACH, z)))) / (2 * REACH);
  const line = points
    .flatMap(({ z }, index) => (z === null ? [] : [`${place(index)},${y(z)}`]))
    .join(' ');
  const at = cursor === null ? null : (points[cursor]?.z ?? null);
  return (
    <svg width={width} height={height} aria-hidden="true">
      <rect
        x={LEFT}
        y={y(WITHIN_95)}
        width={Math.max(0, width - LEFT - RIGHT)}
        height={y(-WITHIN_95) - y(WITHIN_95)}
        className="band band--wide"
      />
      {[3, 0, -3].map((z) => (
        <g key={z}>
          <path
            d={`M${LEFT} ${y(z)}H${width - RIGHT}`}
            className={z === 0 ? 'grid-line' : 'alarm-line'}
          />
          <text x={LEFT - 8} y={y(z) + 5} textAnchor="end" className="axis">
            {z > 0 ? `+${z}` : String(z).replace('-', '−')}
          </text>
        </g>
      ))}
      <polyline points={line} className="win-line" />
      {at !== null && cursor !== null && (
        <circle cx={place(cursor)} cy={y(at)} r="5" className="cursor-dot" />
      )}
    </svg>
  );
}

/** What the figures above and the strip below leave of a window, and no less than one can read. */
// Lines are also counted where there is no window.
const WINDOW = typeof innerHeight === 'number' ? innerHeight : 1080;
const HEIGHT = Math.max(300, Math.min(560, WINDOW - 560));
const STRIP = 110;
const TOP = 10;
const BOTTOM = 26;

/** Win over theoretical with its bands, and z on the same axis and cursor. */
export function CourseChart({ rows }: { readonly rows: ReportRows<'course'> }) {
  const words = useWords(winWords);
  const [box, width] = useWidth<HTMLDivElement>(900);
  const [cursor, setCursor] = useState<number | null>(null);
  const points = rows.map(pointOf);
  const last = rows.at(-1);
  const place = (index: number) =>
    LEFT + (index * (width - LEFT - RIGHT)) / Math.max(1, points.length - 1);
  const nearest = (x: number) => {
    const share = (x - LEFT) / Math.max(1, width - LEFT - RIGHT);
    return Math.max(0, Math.min(points.length - 1, Math.round(share * (points.length - 1))));
  };
  const finding =
    last &&
    words.found(moneyText(last.win), moneyText(fractionValue(last.theoretical)), zText(last.z));
  return (
    <div
      ref={box}
      className="course-chart"
      role="img"
      aria-label={`${words.course}. ${finding ?? ''}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: arrows move the cursor along the chart.
      tabIndex={0}
      onPointerMove={(event: PointerEvent<HTMLDivElement>) =>
        setCursor(nearest(event.clientX - event.currentTarget.getBoundingClientRect().left))
      }
      onPointerLeave={() => setCursor(null)}
      onKeyDown={(event) => setCursor(movedBy(event, cursor, points.length))}
    >
      <Bands points={points} place={place} width={width} cursor={cursor} />
      <p className="strip-title">
        <b>{words.zCourse}</b> <small>{words.zNote}</small>
      </p>
      <ZStrip points={points} place={place} width={width} height={STRIP} cursor={cursor} />
      {cursor !== null && points[cursor] && (
        <Reading point={points[cursor]} left={place(cursor)} width={width} />
      )}
    </div>
  );
}

function movedBy(
  event: KeyboardEvent<HTMLElement>,
  cursor: number | null,
  count: number,
): number | null {
  const at = cursor ?? count - 1;
  switch (event.key) {
    case 'ArrowLeft':
      return Math.max(0, at - 1);
    case 'ArrowRight':
      return Math.min(count - 1, at + 1);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    case 'Escape':
      return null;
    default:
      return cursor;
  }
}

interface BandsProps {
  readonly points: readonly CoursePoint[];
  readonly place: (index: number) => number;
  readonly width: number;
  readonly cursor: number | null;
}

function Bands({ points, place, width, cursor }: BandsProps) {
  const [low, high] = reachOf(points);
  const y = (amount: number) => TOP + ((high - amount) * (HEIGHT - TOP - BOTTOM)) / (high - low);
  const line = (of: (point: CoursePoint) => number) =>
    points.map((point, index) => `${place(index)},${y(of(point))}`).join(' ');
  const band = (within: number) =>
    `${line(({ theoretical, deviation }) => theoretical + within * deviation)} ${points
      .map(
        ({ theoretical, deviation }, index) =>
          `${place(index)},${y(theoretical - within * deviation)}`,
      )
      .toReversed()
      .join(' ')}`;
  const last = points.at(-1);
  return (
    <svg width={width} height={HEIGHT} aria-hidden="true">
      {ticksBetween(low, high, 6).map((amount) => (
        <g key={amount}>
          <path d={`M${LEFT} ${y(amount)}H${width - RIGHT}`} className="grid-line" />
          <text x={LEFT - 8} y={y(amount) + 5} textAnchor="end" className="axis">
            {amountText(amount)}
          </text>
        </g>
      ))}
      <polygon points={band(WITHIN_997)} className="band band--wide" />
      <polygon points={band(WITHIN_95)} className="band" />
      <polyline points={line(({ theoretical }) => theoretical)} className="theoretical-line" />
      <polyline points={line(({ win }) => win)} className="win-line" />
      {last && <circle cx={place(points.length - 1)} cy={y(last.win)} r="5" className="win-end" />}
      <Times points={points} place={place} />
      {cursor !== null && points[cursor] && (
        <>
          <path d={`M${place(cursor)} ${TOP}V${HEIGHT - BOTTOM}`} className="cursor-line" />
          <circle cx={place(cursor)} cy={y(points[cursor].win)} r="6" className="cursor-dot" />
        </>
      )}
    </svg>
  );
}

function Times({ points, place }: Pick<BandsProps, 'points' | 'place'>) {
  const language = useLanguage();
  return timeMarks(points.length).map((index) => (
    <text
      key={index}
      x={place(index)}
      y={HEIGHT - 6}
      textAnchor={anchorOf(index, points.length)}
      className="axis"
    >
      {minuteText(points[index]?.at ?? 0, language)}
    </text>
  ));
}

function timeMarks(count: number): readonly number[] {
  const most = Math.min(6, count);
  if (most <= 1) return [0];
  return Array.from({ length: most }, (_, index) => Math.round((index * (count - 1)) / (most - 1)));
}

function anchorOf(index: number, count: number): 'start' | 'middle' | 'end' {
  if (index === 0) return 'start';
  return index === count - 1 ? 'end' : 'middle';
}

interface ReadingProps {
  readonly point: CoursePoint;
  readonly left: number;
  readonly width: number;
}

function Reading({ point, left, width }: ReadingProps) {
  const words = useWords(winWords);
  const language = useLanguage();
  const { at, win, theoretical, z } = point;
  return (
    <dl className="reading" data-side={left > width / 2 ? 'left' : 'right'} style={{ left }}>
      <dt>{minuteText(at, language)}</dt>
      <dd />
      <dt>{words.win}</dt>
      <dd>{moneyText(win)}</dd>
      <dt>{words.theoretical}</dt>
      <dd>{moneyText(theoretical)}</dd>
      <dt>z</dt>
      <dd>{z === null ? '–' : z.toFixed(2)}</dd>
    </dl>
  );
}
