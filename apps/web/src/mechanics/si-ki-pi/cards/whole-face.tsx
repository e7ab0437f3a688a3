import type { FaceProps } from './card-face.tsx';
import { CourtHalf } from './court.tsx';
import { Pip, type SuitLetter } from './pip.tsx';

/** Where the pips of a number card lie: column and row. */
const PIPS: Readonly<Record<string, readonly (readonly [x: number, y: number])[]>> = {
  2: column([56, 224]),
  3: column([56, 140, 224]),
  4: sides([56, 224]),
  5: [...sides([56, 224]), ...column([140])],
  6: sides([56, 140, 224]),
  7: [...sides([56, 140, 224]), ...column([98])],
  8: [...sides([56, 140, 224]), ...column([98, 182])],
  9: [...sides([56, 112, 168, 224]), ...column([140])],
  T: [...sides([56, 112, 168, 224]), ...column([84, 196])],
};

/** The more there are, the smaller they have to be. */
const PIP_SIZE: Readonly<Record<string, number>> = {
  2: 52,
  3: 48,
  4: 46,
  5: 44,
  6: 42,
  7: 38,
  8: 37,
  9: 34,
  T: 33,
};

function column(rows: readonly number[]): readonly (readonly [number, number])[] {
  return rows.map((y) => [100, y] as const);
}

function sides(rows: readonly number[]): readonly (readonly [number, number])[] {
  return rows.flatMap((y) => [[73, y] as const, [127, y] as const]);
}

/** A card that is large enough for all it shows: pips, courts and both corners. */
export function WholeFace({ rank, suit }: FaceProps) {
  return (
    <>
      <Art rank={rank} suit={suit} />
      <Corner rank={rank} suit={suit} />
      <g transform="rotate(180 100 140)">
        <Corner rank={rank} suit={suit} />
      </g>
    </>
  );
}

function Corner({ rank, suit }: FaceProps) {
  const isTen = rank === 'T';
  return (
    <>
      <text
        className="pc-index"
        x="31"
        y={isTen ? 62 : 64}
        fontSize={isTen ? 60 : 70}
        letterSpacing={isTen ? -3.5 : 0}
      >
        {isTen ? '10' : rank}
      </text>
      <Pip suit={suit} x={30} y={94} size={38} />
    </>
  );
}

function Art({ rank, suit }: FaceProps) {
  if (rank === 'A') return <AceArt suit={suit} />;
  if (rank === 'K' || rank === 'Q' || rank === 'J') return <CourtArt rank={rank} suit={suit} />;
  const size = PIP_SIZE[rank] ?? 40;
  return PIPS[rank]?.map(([x, y]) => (
    <Pip key={`${x}-${y}`} suit={suit} x={x} y={y} size={size} isTurned={y > 141} />
  ));
}

function AceArt({ suit }: { readonly suit: SuitLetter }) {
  return (
    <>
      <circle cx="100" cy="140" r="55" className="pc-ring" />
      <circle cx="100" cy="140" r="64" className="pc-rays" />
      <Pip suit={suit} x={100} y={140} size={82} />
    </>
  );
}

/** One half is drawn, the other is the same half turned. */
function CourtArt({ rank, suit }: { readonly rank: 'K' | 'Q' | 'J'; readonly suit: SuitLetter }) {
  return (
    <>
      <rect x="53" y="14" width="94" height="252" rx="5" className="pc-frame" />
      <g clipPath="url(#court-half)">
        <CourtHalf rank={rank} suit={suit} />
      </g>
      <g transform="rotate(180 100 140)">
        <g clipPath="url(#court-half)">
          <CourtHalf rank={rank} suit={suit} />
        </g>
      </g>
      <path d="M54 146l92-12" className="pc-sash" />
    </>
  );
}
