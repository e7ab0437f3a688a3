import { memo } from 'react';
import { useWords } from '../../../text/dictionary.ts';
import { type Language, useLanguage } from '../../../text/language.ts';
import type { FaceProps, FeltPrint, PrintedCaption } from '../../../ui/board/felt-print.tsx';
import type { GameSheet } from '../../../ui/board/game-sheet.ts';
import { priceText } from '../../../ui/board/printed.ts';
import { Die } from '../dice/die.tsx';
import { FACES, type Face } from '../dice/pips.ts';
import { areaGroups } from './area-groups.ts';
import { type AreaKind, type DrawnBet, drawnBet, isEvenMoney, printedDigits } from './bet-text.ts';
import { faceWords, GROUP_TITLES, HAN } from './face-words.ts';

/** What is printed on one area of the felt. */
const AreaFace = memo(function AreaFace({ bet, name, price, width, height }: FaceProps) {
  const language = useLanguage();
  const drawn = drawnBet(bet);
  const printed = priceText(price, language);
  switch (drawn.kind) {
    case 'big':
    case 'small':
    case 'odd':
    case 'even':
      return <EvenMoneyFace kind={drawn.kind} price={printed} isTall={height > 200} />;
    case 'any-triple':
      return <AnyTripleFace price={printed} isWide={width > 400} />;
    case 'triple':
      return <TripleFace face={drawn.faces[0] ?? 1} price={printed} size={width > 120 ? 40 : 37} />;
    case 'double':
      return <DoubleFace face={drawn.faces[0] ?? 1} price={printed} size={width > 90 ? 54 : 46} />;
    case 'total':
      return <TotalFace total={drawn.selection} price={printed} />;
    case 'domino':
      return <DominoFace drawn={drawn} size={Math.min((height - 20) / 2, (width * 2) / 3)} />;
    case 'four':
      return <FourFace drawn={drawn} price={printed} isNarrow={width < 120} />;
    case 'single':
      return <SingleFace face={drawn.faces[0] ?? 1} size={height > 160 ? 88 : 62} />;
    case 'three':
    case 'pair-single':
      return <CombinationFace drawn={drawn} />;
    case 'own':
      return <OwnFace name={name} price={printed} />;
  }
});

function Price({ children }: { readonly children: string }) {
  return <span className="area-price">{children}</span>;
}

function EvenMoneyFace(props: {
  readonly kind: 'big' | 'small' | 'odd' | 'even';
  readonly price: string;
  readonly isTall: boolean;
}) {
  const { kind, price, isTall } = props;
  const words = useWords(faceWords);
  const range = kind === 'big' ? '11 – 17' : kind === 'small' ? '4 – 10' : null;
  return (
    <span className={isTall ? 'even-money even-money--tall' : 'even-money'}>
      <span className="even-money-name">
        <span className="han">{HAN[kind]}</span>
        {words[kind] !== HAN[kind] && <span className="area-word">{words[kind]}</span>}
      </span>
      {range && <span className="even-money-range">{range}</span>}
      <Price>{price}</Price>
      <span className="even-money-except">{words.exceptTriple}</span>
    </span>
  );
}

function OwnFace({ name, price }: { readonly name: string; readonly price: string }) {
  return (
    <>
      <span className="any-triple-name">{name}</span>
      <Price>{price}</Price>
    </>
  );
}

function AnyTripleFace({ price, isWide }: { readonly price: string; readonly isWide: boolean }) {
  const words = useWords(faceWords);
  return (
    <>
      <span className="any-triple-name">{words.anyTriple}</span>
      <span className={isWide ? 'any-triple-dice any-triple-dice--wide' : 'any-triple-dice'}>
        {FACES.toReversed().map((face) => (
          <span key={face} className="dice-row">
            <Triplet face={face} size={isWide ? 28 : 20} />
          </span>
        ))}
      </span>
      <Price>{price}</Price>
    </>
  );
}

function Triplet({ face, size }: { readonly face: Face; readonly size: number }) {
  return (
    <>
      <Die face={face} size={size} />
      <Die face={face} size={size} />
      <Die face={face} size={size} />
    </>
  );
}

interface PricedFace {
  readonly face: Face;
  readonly price: string;
  readonly size: number;
}

function TripleFace({ face, price, size }: PricedFace) {
  return (
    <>
      <span className="dice-pyramid">
        <Die face={face} size={size} />
        <span className="dice-row">
          <Die face={face} size={size} />
          <Die face={face} size={size} />
        </span>
      </span>
      <Price>{price}</Price>
    </>
  );
}

function DoubleFace({ face, price, size }: PricedFace) {
  return (
    <>
      <span className="dice-column">
        <Die face={face} size={size} />
        <Die face={face} size={size} />
      </span>
      <Price>{price}</Price>
    </>
  );
}

function TotalFace({ total, price }: { readonly total: string; readonly price: string }) {
  return (
    <>
      <span className="total-number">{total}</span>
      <Price>{price}</Price>
    </>
  );
}

function DominoFace({ drawn, size }: { readonly drawn: DrawnBet; readonly size: number }) {
  return (
    <span className="dice-column">
      {drawn.faces.toReversed().map((face) => (
        <Die key={face} face={face} size={size} />
      ))}
    </span>
  );
}

function FourFace(props: {
  readonly drawn: DrawnBet;
  readonly price: string;
  readonly isNarrow: boolean;
}) {
  const digits = printedDigits(props.drawn.selection);
  if (!props.isNarrow) {
    return (
      <>
        <span className="four-digits">{digits}</span>
        <Price>{props.price}</Price>
      </>
    );
  }
  return (
    <>
      <span className="four-square">
        {[...digits].map((digit) => (
          <span key={digit}>{digit}</span>
        ))}
      </span>
      <Price>{props.price}</Price>
    </>
  );
}

function SingleFace({ face, size }: { readonly face: Face; readonly size: number }) {
  const words = useWords(faceWords);
  const name = words.numbers[face] ?? '';
  return (
    <span className="single">
      <Die face={face} size={size} />
      <span className="single-names">
        <span className="area-word">{name}</span>
        {name !== HAN.numbers[face] && <span className="han">{HAN.numbers[face]}</span>}
      </span>
    </span>
  );
}

function CombinationFace({ drawn }: { readonly drawn: DrawnBet }) {
  return (
    <>
      <span className="dice-row">
        {drawn.faces.map((face, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two equal dice differ only by their place.
          <Die key={index} face={face} size={22} />
        ))}
      </span>
      <span className="combination-digits">{drawn.selection}</span>
    </>
  );
}

/** The felt of a dice game: dice, totals and Chinese characters, as the documents picture it. */
export const DICE_PRINT: FeltPrint = {
  Face: AreaFace,
  lookOf: ({ bet }) => {
    const { kind } = drawnBet(bet);
    return { kind, chip: chipSize(kind) };
  },
  groupsOf: (areas) =>
    areaGroups(areas).map((group) => ({ ...group, title: GROUP_TITLES[group.name] })),
  captionText,
  Ornaments,
};

function chipSize(kind: AreaKind): number {
  if (kind === 'big' || kind === 'small') return 62;
  return isEvenMoney(kind) || kind === 'single' || kind === 'four' ? 54 : 46;
}

const DICE: Readonly<Record<string, string>> = {
  'one die': '中一粒',
  'two dice': '中两粒',
  'three dice': '中三粒',
};

/** A price, and where it holds for some dice only, for how many. */
export function captionText(text: string, language: Language): PrintedCaption {
  const on = /^(.*) on (one die|two dice|three dice)$/.exec(text);
  if (!on) return { price: priceText(text, language), note: null };
  const [, price = '', dice = ''] = on;
  return {
    price: priceText(price, language),
    note: language === 'en' ? `on ${dice}` : (DICE[dice] ?? dice),
  };
}

/** The two cells of the grid of pairs that no layout offers stay ornamental. */
function Ornaments({ sheet }: { readonly sheet: GameSheet }) {
  const first = sheet.areas.find(({ bet }) => bet === 'pair-single:113');
  const last = sheet.areas.find(({ bet }) => bet === 'pair-single:664');
  if (!first || !last) return null;
  const step = (sheet.areas.find(({ bet }) => bet === 'pair-single:114')?.x ?? 0) - first.x;
  const size = { width: first.width, height: first.height };
  return (
    <>
      <svg
        className="ornament"
        style={{ left: first.x - step, top: first.y, ...size }}
        viewBox="-8 -8 76 76"
        aria-hidden="true"
      >
        <path d="M6 54V6h48M14 54V14h40M22 54V22h32" />
      </svg>
      <svg
        className="ornament"
        style={{ left: last.x + step, top: last.y, ...size }}
        viewBox="-8 -8 76 76"
        aria-hidden="true"
      >
        <path d="M54 6v48H6M46 6v40H6M38 6v32H6" />
      </svg>
    </>
  );
}
