import type { HouseLibrary } from '@baize/house/library';
import { countedGame } from '@baize/house/mathematics';
import { type ParFormat, type ParOptions, parFile, parSheet } from '@baize/report';
import { limitsByBet, type TableConfig, type TableRules, tableRules } from '@baize/table';

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

function houseTableOf({ config, mechanic, library }: TableRules): ParOptions['houseTable'] {
  const entry = library.findGame(config.game);
  if (config.houseTable === null || !entry.ok) return null;
  const table = mechanic.houseTable?.(config.houseTable, entry.value);
  return table ? { title: table.title, departures: table.departures } : null;
}
