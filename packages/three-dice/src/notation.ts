import {
  type Bet,
  DOMINO_PAIRS,
  type DominoPair,
  FOUR_NUMBERS,
  type FourNumbers,
  PAIR_SINGLES,
  type PairSingle,
  THREE_SINGLES,
  type ThreeSingles,
  TOTAL_SUMS,
  type TotalSum,
} from './bet.ts';
import { FACES, type Face } from './roll.ts';

type Digits<T> = T extends readonly [infer A extends number, ...infer Rest]
  ? `${A}${Digits<Rest>}`
  : '';
type Dashed<T> = T extends readonly [infer A extends number, infer B extends number]
  ? `${A}-${B}`
  : never;

/** What follows the colon, by kind of bet. */
export type Selection = {
  single: `${Face}`;
  double: `${Face}`;
  triple: `${Face}`;
  total: `${TotalSum}`;
  domino: Dashed<DominoPair>;
  four: Digits<FourNumbers>;
  three: Digits<ThreeSingles>;
  'pair-single': Digits<PairSingle>;
};

type SelectedBetText = { [Kind in keyof Selection]: `${Kind}:${Selection[Kind]}` }[keyof Selection];

/** The canonical text of a bet, and its id everywhere: `small`, `total:8`, `pair-single:221`. */
export type BetText = 'small' | 'big' | 'odd' | 'even' | 'any-triple' | SelectedBetText;

/** Every bet that any layout could offer, in order of kind. */
export const ALL_BETS: readonly Bet[] = [
  { kind: 'small' },
  { kind: 'big' },
  { kind: 'odd' },
  { kind: 'even' },
  { kind: 'any-triple' },
  ...FACES.map((face): Bet => ({ kind: 'single', face })),
  ...TOTAL_SUMS.map((sum): Bet => ({ kind: 'total', sum })),
  ...DOMINO_PAIRS.map((faces): Bet => ({ kind: 'domino', faces })),
  ...FACES.map((face): Bet => ({ kind: 'double', face })),
  ...FACES.map((face): Bet => ({ kind: 'triple', face })),
  ...FOUR_NUMBERS.map((faces): Bet => ({ kind: 'four', faces })),
  ...THREE_SINGLES.map((faces): Bet => ({ kind: 'three', faces })),
  ...PAIR_SINGLES.map((faces): Bet => ({ kind: 'pair-single', faces })),
];

const BY_TEXT: ReadonlyMap<string, Bet> = new Map(ALL_BETS.map((bet) => [betText(bet), bet]));

export function betText(bet: Bet): BetText {
  switch (bet.kind) {
    case 'single':
    case 'double':
    case 'triple':
      return `${bet.kind}:${bet.face}`;
    case 'total':
      return `total:${bet.sum}`;
    case 'domino':
      return `domino:${bet.faces.join('-')}` as BetText;
    case 'four':
    case 'three':
    case 'pair-single':
      return `${bet.kind}:${bet.faces.join('')}` as BetText;
    default:
      return bet.kind;
  }
}

/** The bet a canonical text names, or null: there is exactly one spelling of each bet. */
export function parseBet(text: string): Bet | null {
  return BY_TEXT.get(text) ?? null;
}

/** For data that the compiler has already checked. */
export function betOf(text: BetText): Bet {
  const bet = BY_TEXT.get(text);
  if (!bet) throw new Error(`No such bet: ${text}`);
  return bet;
}
