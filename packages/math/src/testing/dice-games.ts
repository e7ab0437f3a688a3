import { findGame } from '@baize/rulebooks';
import { type DiceGame, type DiceGameOptions, diceGame, type Wager } from '@baize/three-dice';
import { analyzeBet, type BetAnalysis } from '../three-dice/bet-analysis.ts';

export function gameOf(id: string, options: DiceGameOptions = {}): DiceGame {
  const entry = findGame(id);
  if (!entry.ok || entry.value.layout === null) throw new Error(`${id} is no dice game.`);
  return diceGame(entry.value.book, entry.value.layout, options);
}

export function wagerOf(game: DiceGame, bet: string): Wager {
  const wager = game.wagerOf.get(bet);
  if (!wager) throw new Error(`${bet} is not on the layout of ${game.id}.`);
  return wager;
}

export function analysisOf(game: DiceGame, bet: string): BetAnalysis {
  return analyzeBet(wagerOf(game, bet));
}
