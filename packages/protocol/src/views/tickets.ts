import {
  type DecidedTicket,
  type OwnTicket,
  type PitTicket,
  TICKET_DOUBTS,
  TICKET_EFFECTS,
} from '@baize/table';
import { z } from 'zod';
import { amount } from '../amount.ts';
import { maskedNumber, matterId, terminalId, ticketId, validationNumber } from '../ids.ts';
import { time } from '../words.ts';

const openTicket = {
  ticket: ticketId,
  amount,
  status: z.enum(['prepared', 'issued', 'in-doubt']),
  /** When it came into this status. */
  since: time,
  says: z.nullable(z.enum(TICKET_DOUBTS)),
  /** The request about it that waits for a second person. */
  request: z.nullable(matterId),
};

/** Whole while the screen is its paper, masked as soon as it is in doubt. */
export const ownTicket = z.strictObject({
  ...openTicket,
  number: z.union([validationNumber, maskedNumber]),
  expiresAt: time,
}) satisfies z.ZodType<OwnTicket>;

export const decidedTicket = z.strictObject({
  ticket: ticketId,
  last: z.string().regex(/^\d{4}$/),
  effect: z.enum(TICKET_EFFECTS),
  amount,
  at: time,
  newTicket: z.nullable(ticketId),
}) satisfies z.ZodType<DecidedTicket>;

export const pitTicket = z.strictObject({
  ...openTicket,
  terminal: terminalId,
  last: z.string().regex(/^\d{4}$/),
}) satisfies z.ZodType<PitTicket>;
