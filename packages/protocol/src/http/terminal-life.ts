import { z } from 'zod';
import { amount, amountOrNone, sum } from '../amount.ts';
import { roundId, tableId, terminalId, ticketId } from '../ids.ts';
import { citation, time } from '../words.ts';
import { pageQuery } from './page.ts';

/** What the events of a terminal are about. */
export const LIFE_GROUPS = [
  'visit',
  'money',
  'ticket',
  'round',
  'call',
  'fault',
  'key',
  'request',
] as const;

/** Where a page of a life ended: time, number and table, and no table for the audit trail. */
const place = z.string().regex(/^\d{1,15}:\d{1,15}:[\w.-]{0,64}$/);

/** `GET /api/terminals/:terminal/life`, newest first. */
export const terminalLifeQuery = z.strictObject({
  before: z.exactOptional(place),
  limit: pageQuery.limit,
});

/** An event of a journal that names the terminal, or a line of the audit trail about it, which has no table. */
const lifeLine = z.strictObject({
  at: time,
  table: z.nullable(tableId),
  /** In the journal of its table, or in the audit trail. */
  sequence: z.int().min(1),
  group: z.enum(LIFE_GROUPS),
  kind: z.string(),
  by: z.string(),
  /** The operation it followed from. */
  op: z.nullable(z.string()),
  round: z.nullable(roundId),
  ticket: z.nullable(ticketId),
  /** What the event itself speaks of; null where it names no amount. */
  amount: z.nullable(amountOrNone),
  /** By how much it changed the credit of the terminal. */
  moved: sum,
  bets: z.array(z.strictObject({ bet: z.string(), amount: amountOrNone })),
  /** What it moved on the accounts of the terminal. */
  postings: z.array(
    z.strictObject({ from: z.string(), to: z.string(), amount, because: z.array(z.string()) }),
  ),
  /** Why, in the words of a person or a machine. */
  note: z.nullable(z.string()),
  because: z.array(citation),
});

export const terminalLifeBody = z.strictObject({
  terminal: terminalId,
  lines: z.array(lifeLine),
  /** What to ask `before` for the next page; null on the last one. */
  next: z.nullable(z.string()),
});

export type LifeGroup = (typeof LIFE_GROUPS)[number];
export type TerminalLifeQuery = z.infer<typeof terminalLifeQuery>;
export type TerminalLifeLine = z.infer<typeof lifeLine>;
export type TerminalLifeBody = z.infer<typeof terminalLifeBody>;
