import type { Face } from '../roll.ts';
import type {
  Bet,
  DominoPair,
  FourNumbers,
  OwnBet,
  PairSingle,
  SharedBet,
  ThreeSingles,
  TotalSum,
} from './bet.ts';
import { ALL_BETS } from './shared-bets.ts';

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

/** The text of a bet of the shared kinds: a layout with a misspelt one does not compile. */
export type SharedBetText = 'small' | 'big' | 'odd' | 'even' | 'any-triple' | SelectedBetText;

const BY_TEXT: ReadonlyMap<string, SharedBet> = new Map(ALL_BETS.map((bet) => [bet.id, bet]));

/** The bet of the shared kinds a canonical text names, or null: each bet has exactly one spelling. */
export function parseBet(text: string): SharedBet | null {
  return BY_TEXT.get(text) ?? null;
}

/** For data that the compiler has already checked. */
export function betOf(text: SharedBetText): SharedBet {
  const bet = BY_TEXT.get(text);
  if (!bet) throw new Error(`No such bet: ${text}`);
  return bet;
}

/** The bet a text names in a book: one of its own, or one of the shared kinds. */
export function betIn(
  book: { readonly bets?: readonly OwnBet[] | undefined },
  text: string,
): Bet | null {
  return book.bets?.find(({ id }) => id === text) ?? parseBet(text);
}
