import { z } from 'zod';
import { name, reason, time } from '../words.ts';

const count = z.int().min(0);

/** An operation that a table has acknowledged and its database has lost. */
const lostOperation = z.strictObject({
  op: z.string(),
  /** Where its events began. */
  sequence: count,
  at: time,
  /** Who, what, how much, and the last digits of a ticket. */
  text: z.string(),
});

/** A table that has acknowledged more than its database has; it is closed. */
const tableBehind = z.strictObject({
  table: name,
  /** The last event up to which both agree. */
  agreesUpTo: count,
  /** The last event that was acknowledged. */
  acknowledged: count,
  /** Whether this server has every lost row in memory, and nothing else stands in their place. */
  canBePutBack: z.boolean(),
  lost: z.array(lostOperation),
});

/** `GET /api/lost-record`: empty where nothing is lost. */
export const lostRecordBody = z.strictObject({ tables: z.array(tableBehind) });

/** `POST /api/lost-record/put-back` and `POST /api/lost-record/give-up` */
export const decideLostRecordRequest = z.strictObject({ reason });

export type LostRecordBody = z.infer<typeof lostRecordBody>;
