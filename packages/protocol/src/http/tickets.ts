import { INSTRUMENT_STATUSES, TICKET_DOUBTS, TICKET_EFFECTS } from '@baize/table';
import { z } from 'zod';
import { amount, amountOrNone } from '../amount.ts';
import { maskedNumber, matterId, operationId, tableId, terminalId, ticketId } from '../ids.ts';
import { wireAnswer } from '../messages/answer.ts';
import { citation, reason, time } from '../words.ts';

const effect = z.enum(TICKET_EFFECTS);
const says = z.nullable(z.enum(TICKET_DOUBTS));

/** A ticket in a list; its last four digits tell it from another and pay nothing. */
const line = {
  ticket: ticketId,
  last: z.string().regex(/^\d{4}$/),
  amount,
  status: z.enum(INSTRUMENT_STATUSES),
  /** Whether nobody has confirmed that it was taken, nor decided about it. */
  isOpen: z.boolean(),
  table: tableId,
  terminal: terminalId,
  visit: z.nullable(z.string()),
  /** When it was cashed out, and when it came into its status. */
  at: time,
  since: time,
  expiresAt: time,
  /** Whether the visit it is of still goes on. */
  isSeated: z.boolean(),
  says,
  decided: z.nullable(
    z.strictObject({
      at: time,
      effect: z.enum([...TICKET_EFFECTS, 'confirmed']),
      by: z.string(),
    }),
  ),
  request: z.nullable(
    z.strictObject({ id: matterId, op: z.string(), effect, by: z.string(), expiresAt: time }),
  ),
};
export const ticketLine = z.strictObject(line);

/** `GET /api/tickets`: those nobody has confirmed, or whatever fits what is asked for. */
export const ticketsQuery = z.strictObject({
  terminal: z.exactOptional(terminalId),
  from: z.exactOptional(z.coerce.number().int().min(0)),
  to: z.exactOptional(z.coerce.number().int().min(0)),
  amount: z.exactOptional(z.coerce.number().int().min(1)),
  /** Amounts within a tenth of the one asked for count too. */
  about: z.enum(['true', 'false']).default('false'),
  limit: z.coerce.number().int().min(1).max(200).default(100),
});
export const ticketsBody = z.strictObject({
  tickets: z.array(ticketLine),
  /** Of the open ones among all that fit. */
  count: z.int().min(0),
  sum: amountOrNone,
});

/** `GET /api/tickets/:ticket`: one ticket and everything that ever happened to it, oldest first. */
export const ticketBody = z.strictObject({
  ticket: z.strictObject({ ...line, number: maskedNumber }),
  life: z.array(
    z.strictObject({
      at: time,
      kind: z.string(),
      status: z.nullable(z.enum(INSTRUMENT_STATUSES)),
      table: tableId,
      sequence: z.int().min(1),
      by: z.string(),
      position: z.nullable(z.string()),
      terminal: z.nullable(z.string()),
      /** Who asked, where a second person agreed. */
      asked: z.nullable(z.string()),
      reason: z.nullable(z.string()),
      says,
      effect: z.nullable(effect),
      because: z.array(citation),
    }),
  ),
});

/** `POST /api/tickets/:ticket/confirm`, `.../doubt` and `.../decide` */
export const confirmTicketRequest = z.strictObject({ op: operationId, reason });
export const doubtTicketRequest = z.strictObject({
  op: operationId,
  note: z.exactOptional(reason),
});
export const decideTicketRequest = z.strictObject({ op: operationId, effect, reason });
export const ticketAnswerBody = z.strictObject({
  op: operationId,
  answer: wireAnswer,
  ticket: ticketLine,
});

export type TicketLine = z.infer<typeof ticketLine>;
export type TicketsBody = z.infer<typeof ticketsBody>;
export type TicketBody = z.infer<typeof ticketBody>;
export type TicketAnswerBody = z.infer<typeof ticketAnswerBody>;
