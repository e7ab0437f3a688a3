export { analyzeBet, type BetAnalysis } from './bet-analysis.ts';
export { diceMathematics } from './dice-mathematics.ts';
export { diceEnumeration } from './enumeration.ts';
export { analyzeGame, type GameAnalysis } from './game-analysis.ts';
export { type EdgeChange, type ReadingEffect, readingEffects } from './reading-effects.ts';
export { countRolls, diceSimulator } from './simulator.ts';
