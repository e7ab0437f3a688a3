import { add, ONE, type Rational, rational, subtract, ZERO } from '@baize/exact';
import { oddsOf } from '@baize/game';
import { type Distribution, distributionOf, meanOf } from '@baize/math';
import { ALL_RANK_PATTERNS, type BonusHand, bestBonusRow, type SiKiPiGame } from '../index.ts';
import { HANDS, waysOf } from './combinations.ts';

export interface BonusRowCount {
  readonly hand: BonusHand;
  readonly label: string;
  readonly odds: Rational;
  /** Of the 270,725 hands, those paid by this row: not those that another row pays better. */
  readonly hands: number;
}

/**
 * A bonus bet, on the player's hand or on the dealer's: before the deal both are any four cards of the
 * deck, so both bets have the same figures.
 */
export interface BonusAnalysis {
  readonly rows: readonly BonusRowCount[];
  readonly hit: Rational;
  readonly edge: Rational;
  /** What comes back for one unit staked, the stake included; weights are hands. */
  readonly returns: Distribution;
}

export function analyzeBonus({ book }: Pick<SiKiPiGame, 'book'>): BonusAnalysis {
  const counts = new Map<BonusHand, number>();
  for (const pattern of ALL_RANK_PATTERNS) {
    const row = bestBonusRow(pattern, book.table.bonus);
    if (row) counts.set(row.hand, (counts.get(row.hand) ?? 0) + waysOf(pattern));
  }
  const rows = book.table.bonus.rows.map(({ hand, label, pays }) => ({
    hand,
    label,
    odds: oddsOf(pays),
    hands: counts.get(hand) ?? 0,
  }));
  const paid = rows.reduce((sum, { hands }) => sum + hands, 0);
  const returns = distributionOf([
    { value: ZERO, weight: BigInt(HANDS - paid) },
    ...rows.map(({ odds, hands }) => ({ value: add(ONE, odds), weight: BigInt(hands) })),
  ]);
  return { rows, hit: rational(paid, HANDS), edge: subtract(ONE, meanOf(returns)), returns };
}
