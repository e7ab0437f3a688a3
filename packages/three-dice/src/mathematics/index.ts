export { analyzeBet, type BetAnalysis } from './bet-analysis.ts';
export { diceEnumeration } from './enumeration.ts';
export { analyzeGame, type GameAnalysis } from './game-analysis.ts';
export { diceMathematics } from './par-part.ts';
export { type EdgeChange, type ReadingEffect, readingEffects } from './reading-effects.ts';
export { countRolls, diceSimulator } from './simulator.ts';
