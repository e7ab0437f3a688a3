import type { Rank } from '@baize/si-ki-pi';

const LETTERS = 'AKQJT98765432';

/** Ranks as they stand in the notation of cards, without suits: `AKT9`. */
export function rankLetters(ranks: readonly Rank[]): string {
  return ranks.map((rank) => LETTERS.charAt(14 - rank)).join('');
}
