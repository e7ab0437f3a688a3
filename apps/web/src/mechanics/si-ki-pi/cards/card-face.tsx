import { memo } from 'react';
import { useWords } from '../../../text/dictionary.ts';
import { CourtHalf } from './court.tsx';
import { handWords } from './hand-words.ts';
import { Pip, type SuitLetter } from './pip.tsx';
import './card-face.css';

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

/** Below this width only the index can be read, so only the index is drawn. */
const WHOLE_FROM = 96;

interface CardFaceProps {
  /** `Kd`, `Th`; null lies face down. */
  readonly card: string | null;
  /** In layout units. */
  readonly width: number;
}

/** A playing card, our own drawing: 200 by 280 units, its colour by suit. */
export const CardFace = memo(function CardFace({ card, width }: CardFaceProps) {
  const words = useWords(handWords);
  const size = { width, height: width * 1.4 };
  if (card === null) return <CardBack {...size} />;
  const rank = card.charAt(0);
  const suit = suitOf(card);
  return (
    <svg
      className="pc"
      data-card={card}
      data-suit={suit}
      {...size}
      viewBox="0 0 200 280"
      role="img"
      aria-label={words.cardName(card)}
    >
      <rect x=".75" y=".75" width="198.5" height="278.5" rx="15" className="pc-paper" />
      {width < WHOLE_FROM ? (
        <SmallIndex rank={rank} suit={suit} />
      ) : (
        <Whole rank={rank} suit={suit} />
      )}
    </svg>
  );
});

interface FaceProps {
  readonly rank: string;
  readonly suit: SuitLetter;
}

function SmallIndex({ rank, suit }: FaceProps) {
  const isTen = rank === 'T';
  return (
    <>
      <text
        className="pc-index"
        x={isTen ? 96 : 100}
        y="134"
        fontSize={isTen ? 142 : 152}
        letterSpacing={isTen ? -7 : 0}
      >
        {isTen ? '10' : rank}
      </text>
      <Pip suit={suit} x={100} y={206} size={104} />
    </>
  );
}

function Whole({ rank, suit }: FaceProps) {
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

function CardBack({ width, height }: { readonly width: number; readonly height: number }) {
  return (
    <svg
      className="pc pc--back"
      width={width}
      height={height}
      viewBox="0 0 200 280"
      aria-hidden="true"
    >
      <rect x=".75" y=".75" width="198.5" height="278.5" rx="15" className="pc-rim" />
      <rect x="11" y="11" width="178" height="258" rx="9" fill="url(#back-red)" />
      <rect x="11" y="11" width="178" height="258" rx="9" fill="url(#back-net)" />
      <rect x="17" y="17" width="166" height="246" rx="6" className="pc-line" />
      <path d="M100 78l48 62-48 62-48-62z" className="pc-heart" />
      <g className="pc-gold">
        <Pip suit="s" x={100} y={119} size={25} />
        <Pip suit="c" x={100} y={161} size={25} />
        <Pip suit="h" x={81} y={140} size={23} />
        <Pip suit="d" x={119} y={140} size={25} />
      </g>
    </svg>
  );
}

function suitOf(card: string): SuitLetter {
  const letter = card.charAt(1);
  return letter === 'h' || letter === 'd' || letter === 'c' ? letter : 's';
}

/** Paints that cards refer to; on a page once. */
export function CardSymbols() {
  return (
    <svg width="0" height="0" className="pc-symbols" aria-hidden="true">
      <defs>
        <linearGradient id="card-face" x1="0" y1="0" x2=".35" y2="1">
          <stop offset="0" stopColor="#fffefa" />
          <stop offset=".6" stopColor="#fcf8ec" />
          <stop offset="1" stopColor="#f1e9d4" />
        </linearGradient>
        <linearGradient id="back-red" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#a3202a" />
          <stop offset=".55" stopColor="#7d141c" />
          <stop offset="1" stopColor="#550b11" />
        </linearGradient>
        <pattern
          id="back-net"
          width="18"
          height="18"
          patternUnits="userSpaceOnUse"
          patternTransform="translate(1 5)"
        >
          <path
            d="M0 9L9 0l9 9-9 9z"
            fill="none"
            stroke="#e3bf74"
            strokeOpacity=".5"
            strokeWidth="1.3"
          />
          <circle cx="9" cy="9" r="1.5" fill="#f0d798" fillOpacity=".75" />
        </pattern>
        <clipPath id="court-half">
          <path d="M54 15h92v119l-92 12z" />
        </clipPath>
      </defs>
    </svg>
  );
}
