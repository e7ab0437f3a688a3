import type { PlayerView } from '@baize/protocol/client';
import type { Dictionary } from '../../../text/dictionary.ts';

type Cards = NonNullable<PlayerView['cards']>;
export type HandValues = NonNullable<Cards['dealer']['values']>;
export type HandValue = HandValues['low'];

const RANKS: Readonly<Record<string, string>> = { A: 'Ace', K: 'King', Q: 'Queen', J: 'Jack' };
const SUITS: Readonly<Record<string, string>> = {
  s: 'spades',
  h: 'hearts',
  d: 'diamonds',
  c: 'clubs',
};
const SUITS_ZH: Readonly<Record<string, string>> = { s: '黑桃', h: '红心', d: '方块', c: '梅花' };

/** `10`, `K`: as it is printed in the corner. */
export function printedRank(card: string): string {
  return card.charAt(0) === 'T' ? '10' : card.charAt(0);
}

const en = {
  cardName: (card: string) =>
    `${RANKS[card.charAt(0)] ?? printedRank(card)} of ${SUITS[card.charAt(1)] ?? ''}`,
  low: 'Low',
  high: 'High',
  points: (points: number) => (points === 1 ? '1 point' : `${points} points`),
  rankHigh: (rank: string) => `${rank} high`,
  pairOf: (rank: string) => `Pair of ${rank}`,
  pair: 'Pair',
  ofRank: (rank: string) => `of ${rank}`,
  gong: 'Gong',
  gongOf: '2 with 8',
  aboveGong: 'above every Gong',
  abovePoints: 'above 9 points',
  lowHigh: (low: string, high: string) => `Low ${low} · High ${high}`,
};

const zhHans: typeof en = {
  cardName: (card) => `${SUITS_ZH[card.charAt(1)] ?? ''} ${printedRank(card)}`,
  low: '低牌',
  high: '高牌',
  points: (points) => `${points} 点`,
  rankHigh: (rank) => `${rank} 大`,
  pairOf: (rank) => `一对 ${rank}`,
  pair: '一对',
  ofRank: (rank) => rank,
  gong: 'Gong',
  gongOf: '2 与 8',
  aboveGong: '大于 Gong',
  abovePoints: '大于 9 点',
  lowHigh: (low, high) => `低 ${low} · 高 ${high}`,
};

export const handWords: Dictionary<typeof en> = { en, 'zh-Hans': zhHans };
export type HandWords = typeof en;

/** `8 points`, `Pair of 8`, `Gong`. */
export function worthText(value: HandValue, words: HandWords): string {
  if (value.kind === 'pair') return words.pairOf(value.rank);
  return value.kind === 'gong' ? words.gong : words.points(value.points ?? 0);
}

/** `8`, `Pair of 8`, `Gong`: where there is little room. */
export function shortWorth(value: HandValue, words: HandWords): string {
  return value.kind === 'points' ? `${value.points ?? 0}` : worthText(value, words);
}

/** The worth of a hand on two lines: `8` over `K high`, `Pair` over `of 8`. */
export function stackedWorth(
  value: HandValue,
  words: HandWords,
): readonly [head: string, below: string] {
  return value.kind === 'pair'
    ? [words.pair, words.ofRank(value.rank)]
    : [shortWorth(value, words), besideWorth(value, words)];
}

/** `K high`; hands of no points all rank equal, and a Pair says its rank itself. */
export function besideWorth(value: HandValue, words: HandWords): string {
  if (value.kind === 'gong') return words.gongOf;
  return value.kind === 'points' && value.points ? words.rankHigh(value.rank) : '';
}

/** `0 + 2 = 2`, or where the hand stands above all points. */
export function howWorth({ kind, counts, points }: HandValue, words: HandWords): string {
  if (kind === 'pair') return words.aboveGong;
  if (kind === 'gong') return words.abovePoints;
  const sum = counts[0] + counts[1];
  return sum > 9 ? `${counts.join(' + ')} = ${sum} → ${points}` : `${counts.join(' + ')} = ${sum}`;
}

/** `Low 2 · High Pair of 8`. */
export function bothWorth({ low, high }: HandValues, words: HandWords): string {
  return words.lowHigh(shortWorth(low, words), shortWorth(high, words));
}
