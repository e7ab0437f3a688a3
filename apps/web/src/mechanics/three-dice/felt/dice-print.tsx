import type { Language } from '../../../text/language.ts';
import type { FeltPrint, PrintedCaption } from '../../../ui/board/felt-print.tsx';
import type { GameSheet } from '../../../ui/board/game-sheet.ts';
import { priceText } from '../../../ui/board/printed.ts';
import { AreaFace } from './area-face.tsx';
import { areaGroups } from './area-groups.ts';
import { type AreaKind, drawnBet, isEvenMoney } from './bet-text.ts';
import { GROUP_TITLES } from './face-words.ts';

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
