import type { Dictionary } from '@baize/game';
import { rankOf } from './cards/card.ts';
import type { TwoCards } from './cards/hand.ts';
import { rankName } from './cards/rank.ts';
import { combinationOf, pointTotal } from './cards/ranking.ts';

/** What two cards are worth, as a dealer says it: `Pair of 9`, `Gong`, `7 points, K high`. */
export function describeTwo([first, second]: TwoCards): Dictionary<string> {
  const higher = rankOf(first);
  const lower = rankOf(second);
  switch (combinationOf(higher, lower)) {
    case 'pair':
      return { en: `Pair of ${rankName(higher)}`, 'zh-Hans': `一对 ${rankName(higher)}` };
    case 'gong':
      return { en: 'Gong', 'zh-Hans': 'Gong' };
    case 'points':
      return describePoints(pointTotal(higher, lower), rankName(higher));
  }
}

// Hands of no points all rank equal, so naming their highest card would suggest what is not so.
function describePoints(points: number, highest: string): Dictionary<string> {
  if (points === 0) return { en: '0 points', 'zh-Hans': '0 点' };
  const noun = points === 1 ? 'point' : 'points';
  return { en: `${points} ${noun}, ${highest} high`, 'zh-Hans': `${points} 点，${highest} 大` };
}

/** `K-9`, `A-10`: the cards as they are called, without suits. */
export function callCards(cards: TwoCards): string {
  return cards.map((card) => rankName(rankOf(card))).join('-');
}
