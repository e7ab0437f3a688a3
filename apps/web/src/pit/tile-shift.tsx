import type { PitShiftBody } from '@baize/protocol/client';
import { amountText, moneyText } from '../text/amount.ts';
import { useWords } from '../text/dictionary.ts';
import { fractionValue } from '../text/fraction.ts';
import { ZDot, zText } from '../ui/house/z-dot.tsx';
import { pitWords } from './words/pit-words.ts';

export type TableShift = PitShiftBody['tables'][number];

const WIDTH = 96;
const HEIGHT = 26;

/**
 * How the shift goes at one table: the win, its course, and where it lies in its band. Its place is kept while the answer
 * is on its way: what stands below must not move away under a hand.
 */
export function TileShift({ shift }: { readonly shift: TableShift | undefined }) {
  const words = useWords(pitWords);
  if (!shift) return <ShiftToCome label={words.shiftWin} />;
  const { win, z, course, theoretical, rounds } = shift;
  const expected = moneyText(fractionValue(theoretical));
  return (
    <span className="tile-shift" data-shift-win={win} title={words.shiftTold(rounds, expected)}>
      <span>
        <small>{words.shiftWin}</small>
        <b className={win < 0 ? 'neg' : ''}>{amountText(win)}</b>
      </span>
      <Sparkline course={course} label={words.shiftCourse(amountText(win), expected)} />
      <span className="tile-z">
        {z !== null && <ZDot z={z} />}
        <small>z {zText(z)}</small>
      </span>
    </span>
  );
}

function ShiftToCome({ label }: { readonly label: string }) {
  return (
    <span className="tile-shift">
      <span>
        <small>{label}</small>
        <b>–</b>
      </span>
      <svg className="sparkline" width={WIDTH} height={HEIGHT} aria-hidden="true" />
      <span className="tile-z">
        <small>z –</small>
      </span>
    </span>
  );
}

interface SparklineProps {
  readonly course: readonly number[];
  readonly label: string;
}

/** The course of the win with its zero; the figures stand beside it. */
function Sparkline({ course, label }: SparklineProps) {
  const [least, most] = [Math.min(0, ...course), Math.max(0, ...course)];
  const reach = Math.max(1, most - least);
  const x = (index: number) => (index * WIDTH) / Math.max(1, course.length - 1);
  const y = (win: number) => 2 + ((HEIGHT - 4) * (most - win)) / reach;
  const path = course.map((win, index) => `${index === 0 ? 'M' : 'L'}${x(index)} ${y(win)}`);
  return (
    <svg
      className="sparkline"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <path d={`M0 ${y(0)}H${WIDTH}`} className="sparkline-zero" />
      <path d={path.join('')} className="sparkline-win" />
    </svg>
  );
}
