import { assert, type Money, money } from '@baize/exact';
import {
  costliestFirst,
  type ExposureNets,
  type ExposureTable,
  exposureTableOf,
} from '@baize/game';
import { COMBINATIONS, type Combination } from './bets/combination.ts';
import { type DiceGame, verdictOn } from './settle.ts';

/** One combination with what the house would win on it. */
export interface ExposedOutcome extends Combination {
  readonly net: Money;
}

const WEIGHTS: readonly number[] = COMBINATIONS.map(({ weight }) => weight);

/** What each area of a layout returns on each of the 56 combinations. */
export function exposureTable(game: DiceGame): ExposureTable {
  const areas = game.wagers.map((wager) => ({
    bet: wager.text,
    odds: COMBINATIONS.map(({ dice }) => verdictOn(wager, dice).odds),
  }));
  return exposureTableOf(game, WEIGHTS, areas);
}

/** What the house would win on each of the 56 combinations, in ascending order of dice. */
export function outcomesOf(exposure: ExposureNets): readonly ExposedOutcome[] {
  return COMBINATIONS.map((_, index) => outcomeAt(exposure, index));
}

/** The results that would cost the house most, the likelier first among equals. */
export function worstOutcomes(exposure: ExposureNets, count: number): readonly ExposedOutcome[] {
  return costliestFirst(exposure)
    .slice(0, count)
    .map((index) => outcomeAt(exposure, index));
}

function outcomeAt({ nets }: ExposureNets, index: number): ExposedOutcome {
  const combination = COMBINATIONS[index];
  assert(combination !== undefined, 'There are 56 combinations.');
  return { ...combination, net: money(nets[index] ?? 0) };
}
