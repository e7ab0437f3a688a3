import { memo } from 'react';
import { useWords } from '../../../text/dictionary.ts';
import { comesLater, useLater } from '../../../ui/later.ts';
import { handWords } from './hand-words.ts';
import { Pip, type SuitLetter } from './pip.tsx';
import './card-face.css';

/** Below this width only the index can be read, so only the index is drawn. */
const WHOLE_FROM = 96;

/** Pips and courts, which nobody sees before cards are dealt. */
export const wholeFace = comesLater<typeof import('./whole-face.tsx')>();
wholeFace.from(() => import('./whole-face.tsx'));

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
  const isWhole = card !== null && width >= WHOLE_FROM;
  const large = useLater(wholeFace, isWhole);
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
      {isWhole ? (
        large && <large.WholeFace rank={rank} suit={suit} />
      ) : (
        <SmallIndex rank={rank} suit={suit} />
      )}
    </svg>
  );
});

export interface FaceProps {
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
