import { assert } from '@baize/exact';
import type { SiKiPiGame, Split } from '@baize/si-ki-pi';
import { DEALER_HANDS } from './combinations.ts';
import { netOdds } from './play.ts';
import type { SolvedPatterns } from './solve-patterns.ts';

/**
 * What each arrangement is worth, in whole numbers, so that arrangements are compared exactly and without
 * fractions: at 19/20 for a win, 19 for each dealer's hand beaten less 20 for each hand lost to.
 */
export interface ArrangementValues {
  /** By pattern x 3 + split. */
  readonly values: Float64Array;
  /** What a unit staked is worth in these numbers, against a single dealer's hand. */
  readonly unit: number;
}

export function arrangementValues(
  game: SiKiPiGame,
  { win, lose }: Pick<SolvedPatterns, 'win' | 'lose'>,
): ArrangementValues {
  const odds = netOdds(game);
  const gain = Number(odds.numerator);
  const unit = Number(odds.denominator);
  // Doubles hold whole numbers exactly up to 2 ** 53, and so must every sum over all deals.
  const largest = BigInt(DEALER_HANDS) * (odds.numerator + odds.denominator) * 270_725n;
  assert(largest <= BigInt(Number.MAX_SAFE_INTEGER), 'The price is too fine to compare exactly.');
  const values = Float64Array.from(win, (won, at) => gain * won - unit * (lose[at] ?? 0));
  return { values, unit };
}

/** The most valuable arrangement of a pattern; the House Way's where another is worth no more. */
export function bestSplit({ values }: ArrangementValues, pattern: number, houseWay: Split): Split {
  const at = (split: Split): number => values[pattern * 3 + split] ?? 0;
  let best = houseWay;
  if (at(0) > at(best)) best = 0;
  if (at(1) > at(best)) best = 1;
  return at(2) > at(best) ? 2 : best;
}
