import './totals-chart.css';

interface TotalColumn {
  readonly total: number;
  readonly count: number;
  /** How often it must be expected to come in as many rounds. */
  readonly expected: number;
}

interface TotalsChartProps {
  readonly totals: readonly TotalColumn[];
  /** The total of the last result, marked. */
  readonly last: number | null;
  readonly label: string;
}

const WIDTH = 26;
const HEIGHT = 110;

/** How often each total came, with a dashed line at what is to be expected. */
export function TotalsChart({ totals, last, label }: TotalsChartProps) {
  const most = Math.max(1, ...totals.map(({ count, expected }) => Math.max(count, expected)));
  const y = (value: number) => HEIGHT - (value / most) * (HEIGHT - 8);
  return (
    <svg
      className="totals-chart"
      viewBox={`0 0 ${totals.length * WIDTH} ${HEIGHT + 22}`}
      role="img"
      aria-label={label}
    >
      {totals.map(({ total, count, expected }, index) => (
        <g key={total} data-total={total} data-count={count}>
          <rect
            className={total === last ? 'is-last' : total > 10 ? 'is-big' : 'is-small'}
            x={index * WIDTH + 3}
            y={y(count)}
            width={WIDTH - 6}
            height={HEIGHT - y(count)}
            rx="3"
          />
          <path
            className="expected"
            d={`M${index * WIDTH + 1} ${y(expected)}h${WIDTH - 2}`}
            strokeDasharray="2.4 2"
          />
          <text x={(index + 0.5) * WIDTH} y={HEIGHT + 17} textAnchor="middle">
            {total}
          </text>
        </g>
      ))}
    </svg>
  );
}
