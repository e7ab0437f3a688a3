import { type CoursePoint, LEFT, RIGHT, WITHIN_95 } from './course-lines.ts';

interface ZStripProps {
  readonly points: readonly CoursePoint[];
  readonly place: (index: number) => number;
  readonly width: number;
  readonly height: number;
  readonly cursor: number | null;
}

const REACH = 3.5;

/** How far off the win lay at every moment, in standard deviations. */
export function ZStrip({ points, place, width, height, cursor }: ZStripProps) {
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
