import { z } from 'zod';
import { amountOrNone, sum } from '../amount.ts';
import { tableId } from '../ids.ts';
import { outcome } from '../outcome.ts';
import { because, time } from '../words.ts';
import { fraction } from './games.ts';

export const REPORT_NAMES = [
  'win',
  'course',
  'voids',
  'corrections',
  'overrides',
  'incidents',
  'instruments',
  'instruments-ended',
  'receivables',
  'meters',
] as const;
export type ReportName = (typeof REPORT_NAMES)[number];

/** What a win report is divided by: `by=shift,table`. A layout is a game. */
export const WIN_DIMENSIONS = [
  'shift',
  'table',
  'game',
  'bet',
  'hour',
  'terminal',
  'person',
] as const;

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
  /** The hour of the floor's local time it happened in: `2026-11-15 21:00`. */
  hour: group,
  terminal: group,
  /** Who last called for bets at the table, or `automatic`; null where nobody has yet. */
  person: group,
  rounds: z.int(),
  handle: sum,
  /** Stakes lost less winnings paid, commission included; debts given up are told by `overrides` and by the day. */
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
  /** One standard deviation of the win, in minor units, to two digits; null like `z`. */
  deviation: z.nullable(z.string()),
  /**
   * How players are taken to set their cards in `theoretical` and `z`: every box by the House Way. Null
   * where no card was set.
   */
  assumes: z.nullable(z.enum(['house-way'])),
});

/** Where the sums of a period stood at a moment; the first row is the beginning, with nothing in it. */
const courseRow = z.strictObject({
  at: time,
  rounds: z.int(),
  drop: amountOrNone,
  handle: sum,
  win: sum,
  theoretical: fraction,
  deviation: z.nullable(z.string()),
  z: z.nullable(z.string()),
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
  /** What decided the round; of cards the hands that lay otherwise, in words. */
  was: z.union([outcome, z.string()]),
  is: z.union([outcome, z.string()]),
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

const incidentRow = z.strictObject({
  ...event,
  kind: z.string(),
  round: z.nullable(z.string()),
  detail: z.string(),
  by: z.string(),
  because,
});

const endedInstrumentRow = z.strictObject({
  ...event,
  kind: z.enum(['void', 'expired']),
  number: z.string(),
  amount: amountOrNone,
  detail: z.string(),
  by: z.string(),
});

/** The meters of a terminal over all tables it ever sat at, or of a table, beside the ledger. */
const meterRow = z.strictObject({
  kind: z.enum(['terminal', 'table']),
  id: z.string(),
  coinIn: sum,
  coinOut: sum,
  stakesReturned: sum,
  corrected: sum,
  cashIn: sum,
  cashOut: sum,
  instrumentsIn: sum,
  instrumentsOut: sum,
  transfersIn: sum,
  transfersOut: sum,
  tips: sum,
  rounds: z.int(),
  voids: z.int(),
  /** What the credit must be by the meters alone. */
  creditByMeters: sum,
  /** What it is in the ledger; any difference to the meters is a fault. */
  creditByLedger: sum,
  difference: sum,
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
  reportOf('course', courseRow),
  reportOf('voids', voidRow),
  reportOf('corrections', correctionRow),
  reportOf('overrides', overrideRow),
  reportOf('incidents', incidentRow),
  reportOf('instruments', instrumentRow),
  reportOf('instruments-ended', endedInstrumentRow),
  reportOf('receivables', receivableRow),
  reportOf('meters', meterRow),
]);

export type ReportBody = z.infer<typeof reportBody>;
export type ReportQuery = z.infer<typeof reportQuery>;
