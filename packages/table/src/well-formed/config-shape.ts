import { READING_SWITCHES } from '@baize/game';
import type { TableConfig } from '../configuration/table-config.ts';
import { AMOUNT_OR_NONE, COUNT } from './number-shape.ts';
import { anything, fields, name, nullable, oneOf, recordOf, type Shape } from './shape.ts';

const LIMITS = fields({ minimum: AMOUNT_OR_NONE, maximum: AMOUNT_OR_NONE });

const CONFIG_FIELDS: Readonly<Record<keyof TableConfig, Shape>> = {
  table: name,
  game: name,
  readings: fields(
    Object.fromEntries(Object.entries(READING_SWITCHES).map(([id, values]) => [id, oneOf(values)])),
  ),
  // The rules judge a house table themselves, row by row.
  houseTable: anything,
  unit: AMOUNT_OR_NONE,
  limits: fields({ default: LIMITS, kinds: recordOf(LIMITS) }),
  differential: nullable(AMOUNT_OR_NONE),
  mode: oneOf(['dealt', 'automatic']),
  resultSource: oneOf(['dealer', 'device', 'dealer-and-device', 'virtual']),
  bettingSeconds: nullable(COUNT),
  bettingSecondsMinimum: COUNT,
  boxes: COUNT,
  approvalMinutes: COUNT,
  handPayAbove: nullable(AMOUNT_OR_NONE),
  roundsKept: COUNT,
};

/** A configuration of the right form; whether a table can be played by it is decided later. */
export const config: Shape = fields(CONFIG_FIELDS);
