import { ONE, subtract } from '@baize/exact';
import { oddsOf } from '@baize/game';
import type { EnumeratedBet, EnumeratedResult, Enumeration, PriceRow } from '@baize/math';
import {
  ALL_RANK_PATTERNS,
  type BonusHand,
  bestBonusRow,
  SI_KI_PI_BETS,
  type SiKiPiBet,
  type SiKiPiGame,
} from '../index.ts';
import { DEALS, rankCounts, waysFrom, waysOf } from './combinations.ts';
import { type PatternPoints, patternPoints } from './pattern-points.ts';

/** What the bets of one box can tell apart. */
export interface BoxOutcome {
  readonly result: 'win' | 'lose' | 'stand-off';
  /** The hands as the bonus rows name them; null where no row pays. */
  readonly player: BonusHand | null;
  readonly dealer: BonusHand | null;
}

/** One box against the dealer, both set by the House Way: all 52,677,670,500 deals of one deck. */
export function siKiPiEnumeration(game: SiKiPiGame): Enumeration {
  const outcomes = boxOutcomes(game);
  return {
    game: game.id,
    outcome: { one: 'deal', many: 'deals' },
    total: BigInt(DEALS),
    columns: [{ title: 'box' }, { title: 'its hand' }, { title: 'the dealer’s' }],
    results: outcomes.map(({ outcome, deals }) => resultOf(game, outcome, deals)),
    bets: SI_KI_PI_BETS.map((bet) => enumeratedBet(game, bet, outcomes)),
  };
}

interface CountedOutcome {
  readonly outcome: BoxOutcome;
  readonly deals: number;
}

/** Tells, for a player's and a dealer's pattern, what the bets of the box see. */
export function outcomeTable(game: SiKiPiGame): {
  readonly outcomes: readonly BoxOutcome[];
  readonly indexOf: (player: number, dealer: number) => number;
} {
  const { rows } = game.book.table.bonus;
  const hands: readonly (BonusHand | null)[] = [...rows.map(({ hand }) => hand), null];
  const results = ['win', 'lose', 'stand-off'] as const;
  const outcomes = results.flatMap((result) =>
    hands.flatMap((player) => hands.map((dealer): BoxOutcome => ({ result, player, dealer }))),
  );
  const kinds = Uint8Array.from(ALL_RANK_PATTERNS, (pattern) => {
    const row = bestBonusRow(pattern, game.book.table.bonus);
    return hands.indexOf(row?.hand ?? null);
  });
  const points = patternPoints(game.readings);
  return {
    outcomes,
    indexOf: (player, dealer) =>
      (resultIndex(points, player, dealer) * hands.length + (kinds[player] ?? 0)) * hands.length +
      (kinds[dealer] ?? 0),
  };
}

/** 0 where both hands beat the dealer's, 1 where neither does, 2 for a stand-off. */
function resultIndex({ low, high, houseWay }: PatternPoints, player: number, dealer: number) {
  const own = player * 3 + (houseWay[player] ?? 0);
  const other = dealer * 3 + (houseWay[dealer] ?? 0);
  const isLowWon = (low[own] ?? 0) > (low[other] ?? 0);
  const isHighWon = (high[own] ?? 0) > (high[other] ?? 0);
  if (isLowWon !== isHighWon) return 2;
  return isLowWon ? 0 : 1;
}

/** Only outcomes that can happen. */
function boxOutcomes(game: SiKiPiGame): readonly CountedOutcome[] {
  const { outcomes, indexOf } = outcomeTable(game);
  const deals = new Float64Array(outcomes.length);
  const counts = ALL_RANK_PATTERNS.map((pattern) => rankCounts(pattern));
  ALL_RANK_PATTERNS.forEach((pattern, player) => {
    const left = rankCounts(pattern).map((count) => 4 - count);
    const ways = waysOf(pattern);
    counts.forEach((dealersCounts, dealer) => {
      const both = ways * waysFrom(left, dealersCounts);
      if (both === 0) return;
      const at = indexOf(player, dealer);
      deals[at] = (deals[at] ?? 0) + both;
    });
  });
  return outcomes.flatMap((outcome, index) => {
    const counted = deals[index] ?? 0;
    return counted === 0 ? [] : [{ outcome, deals: counted }];
  });
}

function resultOf(game: SiKiPiGame, outcome: BoxOutcome, deals: number): EnumeratedResult {
  const { result, player, dealer } = outcome;
  const labelOf = (hand: BonusHand | null): string =>
    game.book.table.bonus.rows.find((row) => row.hand === hand)?.label ?? 'no pair';
  return {
    weight: BigInt(deals),
    cells: [result, labelOf(player), labelOf(dealer)],
    facts: { result, player, dealer },
  };
}

function enumeratedBet(
  game: SiKiPiGame,
  bet: SiKiPiBet,
  outcomes: readonly CountedOutcome[],
): EnumeratedBet {
  if (bet === 'initial') {
    const row = initialRow(game);
    const paid = outcomes.map(({ outcome }) => (outcome.result === 'win' ? row : outcome.result));
    return { bet, needs: null, rows: [row], paid };
  }
  const rows = new Map(
    game.book.table.bonus.rows.map(({ hand, label, pays }): [BonusHand, PriceRow] => [
      hand,
      { odds: oddsOf(pays), kept: ONE, minimum: null, on: label, facts: { hand } },
    ]),
  );
  const paid = outcomes.map(({ outcome }) => {
    const hand = bet === 'bonus:player' ? outcome.player : outcome.dealer;
    return (hand !== null && rows.get(hand)) || 'lose';
  });
  return { bet, needs: 'initial', rows: [...rows.values()], paid };
}

function initialRow({ initialOdds, commission }: SiKiPiGame): PriceRow {
  const isFree = commission.numerator === 0n;
  return {
    odds: initialOdds,
    kept: subtract(ONE, commission),
    minimum: null,
    on: null,
    facts: isFree ? {} : { commission: `${commission.numerator}/${commission.denominator}` },
  };
}
