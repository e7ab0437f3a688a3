import type { HouseLibrary } from '@baize/house/library';
import { countedGame } from '@baize/house/mathematics';
import { type ParFormat, type ParOptions, parFile, parSheet } from '@baize/report';
import { limitsByBet, type TableConfig, type TableRules, tableRules } from '@baize/table';
import { departureText, parseHousePayTable } from '@baize/three-dice';

/** What a sheet follows from; all of it can be sent to another thread. */
export interface ParRequest {
  readonly config: TableConfig;
  readonly software: string;
  /** SHA-256 of the software as it was accepted here; null where nobody has hashed it. */
  readonly code: string | null;
  readonly format: ParFormat;
}

/** How many steps a sheet takes: the rules, the figures, the file. */
export const PAR_STEPS = 3;

/** The bytes of a sheet, or why there is none; tells of every step it has done. */
export async function makePar(
  { config, software, code, format }: ParRequest,
  library: HouseLibrary,
  onStep: (step: number) => void,
): Promise<Uint8Array> {
  const rules = tableRules(config, library);
  if (!rules.ok) throw new Error(`${rules.error.field}: ${rules.error.message}`);
  const { game } = rules.value;
  onStep(1);
  const options: ParOptions = {
    software,
    code,
    date: null,
    houseTable: houseTableOf(rules.value),
    limits: limitsByBet(rules.value),
  };
  const sheet = parSheet(countedGame(library, game), options);
  onStep(2);
  const bytes = await parFile(sheet, format);
  onStep(PAR_STEPS);
  return bytes;
}

function houseTableOf({ config, game }: TableRules): ParOptions['houseTable'] {
  // Only a game on a layout has prices that a house may choose.
  if (config.houseTable === null || !('layout' in game)) return null;
  const table = parseHousePayTable(config.houseTable, game.book, game.layout);
  if (!table.ok) return null;
  const { title, departures } = table.value;
  return { title, departures: departures.map(departureText) };
}
