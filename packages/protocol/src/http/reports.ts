import { z } from 'zod';
import { amountOrNone, sum } from '../amount.ts';
import { roll } from '../dice.ts';
import { tableId } from '../ids.ts';
import { because, time } from '../words.ts';
import { fraction } from './games.ts';

export const REPORT_NAMES = [
  'win',
  'voids',
  'corrections',
  'overrides',
  'instruments',
  'receivables',
] as const;
export type ReportName = (typeof REPORT_NAMES)[number];

/** What a win report is divided by: `by=shift,table`. A layout is a game. */
export const WIN_DIMENSIONS = ['shift', 'table', 'game', 'bet'] as const;

/** `GET /api/reports/:name`, and the same as CSV where the name ends in `.csv`. */
export const reportQuery = z.strictObject({
  /** Milliseconds, from this moment on. */
  from: z.exactOptional(z.coerce.number().int().min(0)),
  /** Up to this moment and not including it; of what is outstanding, as it was then. */
  to: z.exactOptional(z.coerce.number().int().min(0)),
  table: z.exactOptional(tableId),
  by: z.exactOptional(
    z
      .string()
      .max(64)
      .transform((text) => text.split(',').filter((word) => word !== ''))
      .pipe(z.array(z.enum(WIN_DIMENSIONS))),
  ),
  /** Another local time than that of the floor, by which shifts begin. */
  minutesEast: z.exactOptional(z.coerce.number().int().min(-840).max(840)),
});

const period = { from: z.nullable(time), to: z.nullable(time), at: time };
const group = z.nullable(z.string());

const winRow = z.strictObject({
  shift: group,
  table: group,
  game: group,
  bet: group,
  rounds: z.int(),
  handle: sum,
  /** Stakes lost less winnings paid, commission included. */
  win: sum,
  commission: sum,
  /** Cash and instruments put into terminals; null in a report by bets. */
  drop: z.nullable(amountOrNone),
  /** Win of the drop. */
  hold: z.nullable(fraction),
  /** Win of the handle. */
  winShare: z.nullable(fraction),
  /** What the house had to win on average, in minor units. */
  theoretical: fraction,
  theoreticalShare: z.nullable(fraction),
  /** Standard deviations off, to three digits; null where nothing was at risk. */
  z: z.nullable(z.string()),
  /**
   * How players are taken to set their cards in `theoretical` and `z`: every box by the House Way. Null
   * where no card was set.
   */
  assumes: z.nullable(z.enum(['house-way'])),
});

const event = { at: time, table: z.string() };

const voidRow = z.strictObject({
  ...event,
  round: z.string(),
  kind: z.enum(['void', 'reversed']),
  incident: z.string(),
  returned: sum,
  owed: amountOrNone,
  by: z.string(),
  because,
});

const correctionRow = z.strictObject({
  ...event,
  round: z.string(),
  was: roll,
  is: roll,
  paid: amountOrNone,
  taken: amountOrNone,
  owed: amountOrNone,
  requestedBy: z.nullable(z.string()),
  approvedBy: z.string(),
  because,
});

const overrideRow = z.strictObject({
  ...event,
  kind: z.string(),
  subject: z.string(),
  detail: z.string(),
  by: z.string(),
  because,
});

const instrumentRow = z.strictObject({
  /** All but the last four digits are hidden. */
  number: z.string(),
  amount: amountOrNone,
  issuedAt: time,
  table: z.string(),
  terminal: z.string(),
  expiresAt: time,
});

const receivableRow = z.strictObject({ ...event, terminal: z.string(), owed: sum });

function reportOf<const Name extends ReportName, Row extends z.ZodType>(name: Name, row: Row) {
  return z.strictObject({ report: z.literal(name), ...period, rows: z.array(row) });
}

export const reportBody = z.discriminatedUnion('report', [
  reportOf('win', winRow),
  reportOf('voids', voidRow),
  reportOf('corrections', correctionRow),
  reportOf('overrides', overrideRow),
  reportOf('instruments', instrumentRow),
  reportOf('receivables', receivableRow),
]);

export type ReportBody = z.infer<typeof reportBody>;
export type ReportQuery = z.infer<typeof reportQuery>;
