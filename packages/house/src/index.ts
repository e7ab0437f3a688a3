// Whoever knows the house knows what its mechanics add to the words of a table.
export type { CardPlay, DicePlay } from '@baize/table/mechanics';
export { COMMAND_TYPES, COMMANDS, isCommandType } from './commands.ts';
export { type HouseLibrary, MECHANICS, SHIPPED } from './library.ts';
export {
  checkConfig,
  citationFaults,
  draftOf,
  EVENT_MEANINGS,
  emptyTable,
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
  tableRules,
  transcript,
} from './shipped.ts';
