export { parJson } from './json/par-json.ts';
export {
  formatOfFile,
  PAR_FORMATS,
  type ParFormat,
  parFile,
  parseFormat,
  type UnknownFormat,
} from './par-file.ts';
export { type ParGroup, type ParSheet, parSheet } from './par-sheet.ts';
export { type PrintedTable, printedTable } from './printed-table.ts';
export type { ParGame } from './sheet/canonical-data.ts';
export type { ParLimits } from './sheet/exposure.ts';
export type { Identification, ParHousePayTable, ParOptions } from './sheet/identification.ts';
