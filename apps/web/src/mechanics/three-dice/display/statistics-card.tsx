import type { Statistics } from '@baize/protocol/client';
import { Pair } from '../../../display/pair.tsx';
import { fractionValue, percentText } from '../../../text/fraction.ts';
import { lastRounds, SIDE_NAMES } from './dice-board-words.ts';

interface StatisticsCardProps {
  readonly statistics: Statistics;
  /** The total that is on show, to be marked. */
  readonly total: number | null;
}

/** How often each side and each total came, against what must be expected. */
export function StatisticsCard({ statistics, total }: StatisticsCardProps) {
  return (
    <section className="board-card statistics" data-rounds={statistics.rounds}>
      <h2>
        <Pair text={lastRounds(statistics.rounds)} />
      </h2>
      {statistics.rounds > 0 && (
        <>
          <Bar statistics={statistics} left="big" right="small" />
          <Bar statistics={statistics} left="odd" right="even" />
        </>
      )}
      <Totals statistics={statistics} total={total} />
    </section>
  );
}

interface BarProps {
  readonly statistics: Statistics;
  readonly left: 'big' | 'odd';
  readonly right: 'small' | 'even';
}

function Bar({ statistics, left, right }: BarProps) {
  const share = (side: string) => statistics.sides.find((each) => each.side === side)?.share ?? '0';
  const width = (side: string) => `${fractionValue(share(side)) * 100}%`;
  return (
    <div className="sides-bar">
      <span data-side={left} style={{ flexBasis: width(left) }}>
        {SIDE_NAMES[left]} {percentText(share(left), 0)}
      </span>
      <span data-side="triple" style={{ flexBasis: width('triple') }}>
        {percentText(share('triple'), 0)}
      </span>
      <span data-side={right} style={{ flexBasis: width(right) }}>
        {percentText(share(right), 0)} {SIDE_NAMES[right]}
      </span>
    </div>
  );
}

const HEIGHT = 146;
const STEP = 34.5;

function Totals({ statistics, total }: StatisticsCardProps) {
  const { totals } = statistics;
  const most = Math.max(
    1,
    ...totals.map(({ count, expected }) => Math.max(count, fractionValue(expected))),
  );
  const scale = (HEIGHT - 16) / most;
  return (
    <svg
      className="totals-chart"
      viewBox="0 0 552 180"
      role="img"
      aria-label={totals.map(({ total: each, count }) => `${each}: ${count}`).join(', ')}
    >
      {totals.map(({ total: each, count, expected }, index) => (
        <g key={each} data-total={each} transform={`translate(${index * STEP} 0)`}>
          <rect
            x="4"
            y={HEIGHT - count * scale}
            width="26"
            height={count * scale}
            rx="4"
            fill={each === total ? '#f0d798' : each > 10 ? '#c9302b' : '#1f68c9'}
          />
          <path
            d={`M1 ${HEIGHT - fractionValue(expected) * scale}h32`}
            stroke="#f8f3e6"
            strokeWidth="2.5"
            strokeDasharray="4 3"
          />
          <text x="17" y="174" textAnchor="middle">
            {each}
          </text>
        </g>
      ))}
    </svg>
  );
}
