import { READING_SWITCHES } from '@baize/game';
import type { TableConfig } from '../configuration/table-config.ts';
import { amountOrNone, count, terminal } from './field-shapes.ts';
import {
  anything,
  type Field,
  fields,
  listOf,
  name,
  nullable,
  oneOf,
  optional,
  recordOf,
  tightenOnWire,
} from './shape.ts';

export const stakeLimits = fields({ minimum: amountOrNone, maximum: amountOrNone });

const table = tightenOnWire(name, { is: 'text', pattern: /^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$/ });
const game = tightenOnWire(name, {
  is: 'text',
  pattern: /^[a-z0-9-]{1,64}(\/[a-z0-9-]{1,64})?$/,
});
const bookHash = tightenOnWire(name, { is: 'text', pattern: /^[0-9a-f]{64}$/ });
const readings = fields({
  D1: oneOf(READING_SWITCHES.D1),
  H1: oneOf(READING_SWITCHES.H1),
  H2: oneOf(READING_SWITCHES.H2),
  H3: oneOf(READING_SWITCHES.H3),
  H4: oneOf(READING_SWITCHES.H4),
  H10: oneOf(READING_SWITCHES.H10),
  L3: oneOf(READING_SWITCHES.L3),
  L8: optional(oneOf(READING_SWITCHES.L8)),
  L9: optional(oneOf(READING_SWITCHES.L9)),
});
const kinds = recordOf(stakeLimits);
// The rules judge a house table themselves, row by row.
const houseTable = tightenOnWire(anything, {
  is: 'nullable',
  of: { is: 'record', of: anything.form },
});

const limits = fields({
  default: stakeLimits,
  kinds: tightenOnWire(kinds, { is: 'record', of: stakeLimits.form, keyMost: 64 }),
});
const layout = fields({
  game,
  houseTable,
  limits,
  differential: nullable(amountOrNone),
  terminals: tightenOnWire(listOf(terminal), { is: 'list', of: terminal.form, most: 1000 }),
});

/** A configuration of the right form; whether a table can be played by it is decided later. */
export const config: Field<TableConfig> = fields({
  table,
  game,
  bookHash: optional(bookHash),
  readings,
  houseTable,
  unit: amountOrNone,
  limits,
  differential: nullable(amountOrNone),
  mode: oneOf(['dealt', 'automatic']),
  resultSource: oneOf(['dealer', 'device', 'dealer-and-device', 'virtual']),
  bettingSeconds: nullable(count),
  bettingSecondsMinimum: count,
  boxes: count,
  arrangingSeconds: optional(nullable(count)),
  approvalMinutes: count,
  handPayAbove: nullable(amountOrNone),
  saleMost: optional(nullable(amountOrNone)),
  roundsKept: count,
  layouts: optional(tightenOnWire(listOf(layout), { is: 'list', of: layout.form, most: 16 })),
});
