import type { DiceGame } from '../index.ts';
import { analyzeBet, type BetAnalysis } from './bet-analysis.ts';

export interface GameAnalysis {
  readonly game: DiceGame;
  /** In the order of the layout. */
  readonly bets: readonly BetAnalysis[];
}

/** A game carries its readings and, where there is one, its house table: both are analysed. */
export function analyzeGame(game: DiceGame): GameAnalysis {
  return { game, bets: game.wagers.map(analyzeBet) };
}
