import { RANKS, SUITS } from '../cards/card-deck.ts';

/** What a key means while cards are entered. */
export type CardKey =
  | { readonly is: 'nothing' | 'back' | 'enter' }
  | { readonly is: 'rank'; readonly rank: string }
  | { readonly is: 'card'; readonly card: string };

/** Rank first, then suit, as a scanner types them: `7` `c`, `t` `h`; `10` is typed as `1` `0`. */
export function readCardKey(key: string, rank: string | null): CardKey {
  if (key === 'Backspace') return { is: 'back' };
  if (key === 'Enter') return { is: 'enter' };
  if (key.length !== 1) return { is: 'nothing' };
  const suit = SUITS.find(({ letter }) => letter === key.toLowerCase());
  if (suit && rank !== null) return { is: 'card', card: `${rank}${suit.letter}` };
  const upper = key === '0' ? 'T' : key.toUpperCase();
  const found = RANKS.find((each) => each === upper);
  return found ? { is: 'rank', rank: found } : { is: 'nothing' };
}
