import { type Because, because, ruleOf } from '@baize/game';
import type { SiKiPiGame } from '../game.ts';
import type { RankingKey } from '../rule-keys.ts';
import { type Arrangement, hasSameRanks, rankOfTwo } from './arrangement.ts';
import { type Card, rankOf } from './card.ts';
import type { TwoCards } from './hand.ts';
import { ACE, type Rank } from './rank.ts';
import { combinationOf, pointTotal } from './ranking.ts';

export type Half = 'low' | 'high';

export interface HalfResult {
  readonly winner: 'player' | 'dealer';
  /** What told the hands apart, or that nothing did. */
  readonly by: 'rank' | 'equal' | 'both-zero';
  readonly because: Because;
}

export type BoxResult = 'win' | 'lose' | 'stand-off';

export interface Comparison {
  readonly low: HalfResult;
  readonly high: HalfResult;
  readonly result: BoxResult;
  /** First what decided the round, then each half. */
  readonly because: Because;
}

/** Low Hand against Low Hand and High Hand against High Hand; nothing else is ever compared. */
export function compareSettings(
  player: Arrangement,
  dealer: Arrangement,
  game: Pick<SiKiPiGame, 'book' | 'readings'>,
): Comparison {
  const low = compareHalf('low', player.low, dealer.low, game);
  const high = compareHalf('high', player.high, dealer.high, game);
  const result = resultOf(low, high);
  const [first, ...rest] = ruleOf(game.book, RESULT_KEYS[result]);
  const limits = ruleOf(game.book, 'like-against-like');
  return {
    low,
    high,
    result,
    because: because(first, ...rest, ...low.because, ...high.because, ...limits),
  };
}

const RESULT_KEYS = {
  win: 'player-wins',
  lose: 'player-loses',
  'stand-off': 'stand-off',
} as const;

function resultOf(low: HalfResult, high: HalfResult): BoxResult {
  if (low.winner !== high.winner) return 'stand-off';
  return low.winner === 'player' ? 'win' : 'lose';
}

export function compareHalf(
  half: Half,
  player: TwoCards,
  dealer: TwoCards,
  { book, readings }: Pick<SiKiPiGame, 'book' | 'readings'>,
): HalfResult {
  const playerRank = rankOfTwo(player, readings);
  const dealerRank = rankOfTwo(dealer, readings);
  if (playerRank > dealerRank) {
    return { winner: 'player', by: 'rank', because: byRank(half, player, dealer, book) };
  }
  if (playerRank < dealerRank) {
    return { winner: 'dealer', by: 'rank', because: byRank(half, dealer, player, book) };
  }
  if (playerRank === 0) {
    return { winner: 'dealer', by: 'both-zero', because: ruleOf(book, `${half}-both-zero`) };
  }
  // Different cards rank equal here only under the reading that ignores the second card.
  const ranking = hasSameRanks(player, dealer) ? [] : (['second-card-ranks'] as const);
  return { winner: 'dealer', by: 'equal', because: ruleOf(book, `${half}-equal`, ...ranking) };
}

function byRank(half: Half, better: TwoCards, worse: TwoCards, book: SiKiPiGame['book']): Because {
  const key = rankingKey(better, worse);
  const reasons = ruleOf(book, `${half}-by-rank`);
  const [clause, ...definitions] = ruleOf(book, key);
  // Points have a clause, and a definition of cards that count none: it speaks only where one of them lies there.
  const isSpoken = key !== 'points-rank' || [...better, ...worse].some(isPicture);
  return because(...reasons, clause, ...(isSpoken ? definitions : []));
}

function isPicture(card: Card): boolean {
  const rank = rankOf(card);
  return rank > 10 && rank < ACE;
}

/** What puts the better of two hands above the other. */
function rankingKey(better: TwoCards, worse: TwoCards): RankingKey {
  const [a, b] = twoRanks(better);
  const [c, d] = twoRanks(worse);
  const combination = combinationOf(a, b);
  if (combination === 'pair') return 'pair-ranks';
  if (combination === 'gong') return 'gong-ranks';
  if (pointTotal(a, b) !== pointTotal(c, d)) return 'points-rank';
  return Math.max(a, b) === Math.max(c, d) ? 'second-card-ranks' : 'card-order';
}

function twoRanks([first, second]: TwoCards): readonly [Rank, Rank] {
  return [rankOf(first), rankOf(second)];
}
