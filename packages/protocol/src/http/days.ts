import { z } from 'zod';
import { sum } from '../amount.ts';
import { reason, time } from '../words.ts';

/** `2026-11-15`: a gaming day by the date it begins on, in local time of the floor. */
export const dayName = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

/** Something that does not agree, to the last minor unit: what is on record, and what it must be. */
const difference = z.strictObject({
  /** Which two things were compared. */
  check: z.enum([
    'balances-from-postings',
    'double-entry',
    'meters-and-ledger',
    'instruments-and-ledger',
    'carried-credit',
    'escrow-of-rounds',
    'win-and-ledger',
    'drawers-counted',
    'drops-counted',
  ]),
  /** The account, terminal, table or round it is about. */
  where: z.string(),
  expected: sum,
  found: sum,
  difference: sum,
});

const tableFigures = z.strictObject({
  table: z.string(),
  rounds: z.int(),
  drop: sum,
  handle: sum,
  /** What the rounds have won, commission included. */
  win: sum,
  /** What of `win` is commission. Days closed long ago do not say. */
  commission: z.exactOptional(sum),
  /** Debts of visits the house gave up: no result of any round, so no part of `win`. Days closed long ago do not say. */
  writtenOff: z.exactOptional(sum),
  /** What the house had to win on average, in minor units; an exact fraction. */
  theoretical: z.string(),
});

/** `GET /api/days/:day`: a gaming day reconciled as things stand now, or as it was when it was closed. */
export const dayBody = z.strictObject({
  day: dayName,
  from: time,
  to: time,
  at: time,
  tables: z.array(tableFigures),
  /** Whose money it is, summed over the floor: by the kind of account. */
  accounts: z.array(z.strictObject({ account: z.string(), amount: sum })),
  /** How many comparisons were made; a day that compared nothing agrees with nothing. */
  compared: z.int().min(0),
  differences: z.array(difference),
  closed: z.nullable(
    z.strictObject({
      at: time,
      by: z.string(),
      /** Why it was closed although something does not agree; null where everything did. */
      reason: z.nullable(z.string()),
      /** SHA-256 of the figures as they were closed. */
      digest: z.string(),
    }),
  ),
});

/** `GET /api/days`: days that were closed, newest first, and the one that is running. */
export const daysBody = z.strictObject({
  running: dayName,
  closed: z.array(
    z.strictObject({
      day: dayName,
      at: time,
      by: z.string(),
      differences: z.int().min(0),
      win: sum,
      digest: z.string(),
    }),
  ),
});

/** `POST /api/days/:day/close`: a day with differences needs a reason. */
export const closeDayRequest = z.strictObject({ reason: z.exactOptional(reason) });

export type DayBody = z.infer<typeof dayBody>;
export type DaysBody = z.infer<typeof daysBody>;
