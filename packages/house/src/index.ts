// Whoever knows the house knows what its mechanics add to the words of a table.

export type { BoxTile, CardPlay, DisplayCards, VisibleHand } from '@baize/si-ki-pi/table';
export type { HouseExposure } from '@baize/table';
export type {
  Bead,
  BigSmall,
  DicePlay,
  OddEven,
  Road,
  Statistics,
  Trends,
} from '@baize/three-dice/table';
export { STATISTICS_WINDOW, trendsOf } from '@baize/three-dice/table';
export { COMMAND_TYPES, COMMANDS, isCommandType } from './commands.ts';
export { type HouseLibrary, type HouseMechanic, mechanicOf } from './library.ts';
export {
  checkConfig,
  citationProblems,
  draftOf,
  EVENT_MEANINGS,
  emptyTable,
  MECHANICS,
  newPlay,
  openPlay,
  parseCommand,
  parseScenarios,
  publicFacts,
  recomputeRound,
  restoreFrom,
  roundRecord,
  rulesOf,
  runScenario,
  SHIPPED,
  tableRules,
  transcript,
} from './shipped.ts';
