import type { SiKiPiGame, Split } from '@baize/si-ki-pi';
import { type ArrangementValues, arrangementValues, bestSplit } from './arrangement-values.ts';
import { analyzeBonus, type BonusAnalysis } from './bonus-analysis.ts';
import { DEALS } from './combinations.ts';
import { type Outcomes, outcomesOf } from './play.ts';
import { type SolvedPatterns, solvePatterns } from './solve-patterns.ts';

/** A Si Ki Pi game, solved: one deck, a dealer who plays the House Way, all 52,677,670,500 deals. */
export interface Solution {
  readonly game: SiKiPiGame;
  readonly solved: SolvedPatterns;
  readonly values: ArrangementValues;
  /** By pattern: the most valuable split; the House Way's where no other is worth more. */
  readonly best: readonly Split[];
  /** A player who also plays the House Way. */
  readonly houseWay: Outcomes;
  readonly optimal: Outcomes;
  /** In how many of the 1,820 patterns the best arrangement is not the House Way's. */
  readonly differs: number;
  readonly bonus: BonusAnalysis;
}

export function solveGame(game: SiKiPiGame): Solution {
  const solved = solvePatterns(game.readings);
  const values = arrangementValues(game, solved);
  const houseWay = game.houseWay.map(({ split }) => split);
  const best = houseWay.map((split, pattern) => bestSplit(values, pattern, split));
  return {
    game,
    solved,
    values,
    best,
    houseWay: playing({ game, solved }, houseWay),
    optimal: playing({ game, solved }, best),
    differs: best.filter((split, pattern) => split !== houseWay[pattern]).length,
    bonus: analyzeBonus(game),
  };
}

/** How a player fares who arranges every pattern by the given split. */
export function playing(
  { game, solved }: Pick<Solution, 'game' | 'solved'>,
  splits: readonly Split[],
): Outcomes {
  let win = 0;
  let lose = 0;
  splits.forEach((split, pattern) => {
    const at = pattern * 3 + split;
    const ways = solved.ways[pattern] ?? 0;
    win += ways * (solved.win[at] ?? 0);
    lose += ways * (solved.lose[at] ?? 0);
  });
  return outcomesOf(game, { win, lose, deals: DEALS });
}
