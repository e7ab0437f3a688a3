import { memo } from 'react';
import { useWords } from '../../../text/dictionary.ts';
import { HAN } from '../felt/face-words.ts';
import { type Side, sideWords } from './side.ts';
import './road-grid.css';

/** A bead as the server places it. */
export interface RoadBead {
  readonly column: number;
  readonly row: number;
  readonly value: Side;
  readonly total: number;
  readonly round: string;
  readonly correctedAt: number | null;
}

export interface RoadData {
  readonly rows: number;
  readonly columns: number;
  readonly beads: readonly RoadBead[];
}

interface RoadGridProps {
  readonly road: RoadData;
  /** How many columns fit; the newest are shown. */
  readonly columns: number;
  /** Beads are filled, ringed, or filled with the total instead of a letter. */
  readonly look: 'filled' | 'ringed' | 'totals';
  readonly label: string;
  /** Server time, to mark a corrected bead for a while. */
  readonly now: number;
  /** A public board speaks both languages at once, and Chinese on its beads. */
  readonly letters?: 'han';
}

const CELL = 24.6;
const MARKED_FOR = 10 * 60 * 1000;
const COLOURS: Readonly<Record<Side, string>> = {
  big: '#c9302b',
  small: '#1f68c9',
  odd: '#c9302b',
  even: '#1f68c9',
  triple: '#1f8049',
};

/** A road on its paper: six rows, the newest result at the right, marked. */
export const RoadGrid = memo(function RoadGrid(props: RoadGridProps) {
  const { road, columns, look, label, now, letters } = props;
  const first = Math.max(0, road.columns - columns);
  const width = columns * CELL;
  const height = road.rows * CELL;
  const last = road.beads.at(-1);
  return (
    <svg
      className="road"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      data-beads={road.beads.length}
      lang={letters === 'han' ? 'zh-Hans' : undefined}
    >
      <path d={gridPath(columns, road.rows)} stroke="#d9d0ba" fill="none" />
      {road.beads
        .filter(({ column }) => column >= first)
        .map((bead) => (
          <Bead
            key={bead.round}
            bead={bead}
            column={bead.column - first}
            look={look}
            letters={letters}
            isLast={bead === last}
            isMarked={bead.correctedAt !== null && now - bead.correctedAt < MARKED_FOR}
          />
        ))}
    </svg>
  );
});

function gridPath(columns: number, rows: number): string {
  const upright = Array.from({ length: columns + 1 }, (_, n) => `M${n * CELL} 0V${rows * CELL}`);
  const level = Array.from({ length: rows + 1 }, (_, n) => `M0 ${n * CELL}H${columns * CELL}`);
  return [...upright, ...level].join('');
}

function Bead(props: {
  readonly bead: RoadBead;
  readonly column: number;
  readonly look: RoadGridProps['look'];
  readonly letters: RoadGridProps['letters'];
  readonly isLast: boolean;
  readonly isMarked: boolean;
}) {
  const { bead, column, look, isLast, isMarked } = props;
  const words = useWords(sideWords);
  const letter = props.letters === 'han' ? HAN[bead.value] : words.letter[bead.value];
  const colour = COLOURS[bead.value];
  const isRinged = look === 'ringed' && bead.value !== 'triple';
  const x = (column + 0.5) * CELL;
  const y = (bead.row + 0.5) * CELL;
  return (
    <g data-bead={bead.value} data-round={bead.round} data-corrected={isMarked || undefined}>
      <circle
        cx={x}
        cy={y}
        r={isRinged ? 9.2 : 10}
        fill={isRinged ? '#fff' : colour}
        stroke={isRinged ? colour : 'none'}
        strokeWidth="2"
      />
      <text
        className="road-text"
        x={x}
        y={y + 5.4}
        textAnchor="middle"
        fill={isRinged ? colour : '#fff'}
      >
        {look === 'totals' ? bead.total : letter}
      </text>
      {isLast && <circle cx={x} cy={y} r="11.4" fill="none" stroke="#1a1d22" strokeWidth="2" />}
      {isMarked && (
        <circle
          cx={x}
          cy={y}
          r="11.4"
          fill="none"
          stroke="#b26a00"
          strokeWidth="2.2"
          strokeDasharray="3 2.4"
        />
      )}
    </g>
  );
}
