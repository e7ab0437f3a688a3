import { Pip, type SuitLetter } from './pip.tsx';

const GOLD = '#d2a54c';
const LINE = '#4b3510';
const WHITE = '#fffaf0';
const LIPS = '#c23b30';

interface CourtProps {
  readonly rank: 'K' | 'Q' | 'J';
  readonly suit: SuitLetter;
}

/** The upper half of a King, a Queen or a Jack, in the colour of its suit. */
export function CourtHalf({ rank, suit }: CourtProps) {
  const hair = suit === 'h' || suit === 'd' ? '#9a6a2f' : '#3a2a1e';
  return (
    <>
      <Pip suit={suit} x={68} y={42} size={21} />
      {rank === 'K' && <King suit={suit} hair={hair} />}
      {rank === 'Q' && <Queen suit={suit} hair={hair} />}
      {rank === 'J' && <Jack suit={suit} hair={hair} />}
    </>
  );
}

interface FigureProps {
  readonly suit: SuitLetter;
  readonly hair: string;
}

function King({ suit, hair }: FigureProps) {
  return (
    <>
      <path d="M78 52q-4 26 4 36h36q8-10 4-36z" fill={hair} />
      <Robe suit={suit} />
      <path
        d="M62 94q14-10 22-10l16 15 16-15q8 0 22 10l-9 10q-12-8-17-8l-12 11-12-11q-5 0-17 8z"
        fill={WHITE}
        stroke={LINE}
      />
      <Face />
      <path d="M85 66q-2 27 15 33 17-6 15-33-4 9-11 8-4-3-8 0-7 1-11-8z" fill={hair} />
      <path d="M96 79q4 2.4 8 0" stroke={LIPS} strokeWidth="2" fill="none" />
      <path
        d="M80 51l-5-24 13 11 12-17 12 17 13-11-5 24z"
        fill={GOLD}
        stroke={LINE}
        strokeWidth="1.2"
      />
      <path d="M80 51h40v-6H80z" fill="currentColor" />
      <path d="M138 20v76" stroke={LINE} strokeWidth="4.6" />
      <path d="M138 20v76" stroke="#e9eef0" strokeWidth="2.6" />
      <path d="M129 96h18M138 96v12" stroke={GOLD} strokeWidth="4" strokeLinecap="round" />
    </>
  );
}

function Queen({ suit, hair }: FigureProps) {
  return (
    <>
      <path d="M77 48q-9 26 2 48h42q11-22 2-48z" fill={hair} />
      <Robe suit={suit} />
      <path d="M70 92q10-8 18-8l12 13 12-13q8 0 18 8l-30 17z" fill={WHITE} stroke={LINE} />
      <Face />
      <path d="M96 79q4 3.2 8 0-4-2.4-8 0z" fill={LIPS} stroke={LIPS} />
      <path
        d="M82 50q-4-12 2-19l8 8 8-13 8 13 8-8q6 7 2 19z"
        fill={GOLD}
        stroke={LINE}
        strokeWidth="1.2"
      />
      <path d="M82 50h36v-5H82z" fill="currentColor" />
      <path d="M136 62q4 22-6 46" stroke="#2c6a45" strokeWidth="2.4" fill="none" />
      <g transform="translate(135 50)" fill="currentColor">
        <circle r="5.4" cx="-6" cy="-2" />
        <circle r="5.4" cx="6" cy="-2" />
        <circle r="5.4" cy="-8" />
        <circle r="5.4" cx="-4" cy="5" />
        <circle r="5.4" cx="4" cy="5" />
        <circle r="4" fill={GOLD} />
      </g>
    </>
  );
}

function Jack({ suit, hair }: FigureProps) {
  return (
    <>
      <path d="M79 50q-5 22 3 34h36q8-12 3-34z" fill={hair} />
      <Robe suit={suit} />
      <path d="M68 94q12-10 19-10l13 14 13-14q7 0 19 10l-32 16z" fill={GOLD} stroke={LINE} />
      <Face />
      <path d="M96 79q4 2.6 8 0" stroke={LIPS} strokeWidth="2" fill="none" />
      <path
        d="M79 51q-3-18 16-23l26 3q6 8 2 20z"
        fill="currentColor"
        stroke={LINE}
        strokeWidth="1.2"
      />
      <path d="M79 51h44v-6H79z" fill={GOLD} stroke={LINE} strokeWidth=".8" />
      <path d="M84 44q-16-6-18-26 20 4 26 20" fill={GOLD} stroke={LINE} />
      <path d="M137 24v92" stroke={LINE} strokeWidth="4.4" />
      <path d="M137 24v92" stroke={GOLD} strokeWidth="2.4" />
      <path d="M137 16l5 12-5 6-5-6z" fill="#e9eef0" stroke={LINE} />
    </>
  );
}

function Robe({ suit }: { readonly suit: SuitLetter }) {
  return (
    <>
      <path d="M54 140V104q6-14 24-19l22 20 22-20q18 5 24 19v36z" fill="currentColor" />
      <path
        d="M54 118l46 30 46-30M54 131l46 30 46-30M54 105l46 30 46-30"
        stroke={GOLD}
        strokeWidth="3.4"
        fill="none"
      />
      <path d="M92 96h16v44H92z" fill={GOLD} />
      <path d="M95 96h10v44H95z" fill="#fff8e6" />
      <Pip suit={suit} x={100} y={112} size={13} />
      <Pip suit={suit} x={100} y={130} size={13} />
    </>
  );
}

function Face() {
  return (
    <>
      <path d="M85 50h30v20q0 17-15 21-15-4-15-21z" fill="#f6dcc0" stroke={LINE} />
      <path
        d="M89 61q4-3 8 0M103 61q4-3 8 0M100 63v9h-3"
        stroke={LINE}
        strokeWidth="1.6"
        fill="none"
        strokeLinecap="round"
      />
      <circle cx="93.4" cy="64" r="1.7" fill={LINE} />
      <circle cx="106.6" cy="64" r="1.7" fill={LINE} />
    </>
  );
}
