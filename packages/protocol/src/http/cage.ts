import { INSTRUMENT_STATUSES } from '@baize/table';
import { z } from 'zod';
import { amount, cashAmount } from '../amount.ts';
import {
  maskedNumber,
  operationId,
  tableId,
  terminalId,
  ticketId,
  validationNumber,
} from '../ids.ts';
import { wireAnswer } from '../messages/answer.ts';
import { reason, time } from '../words.ts';

/** `POST /api/cage/buy`: cash for credit at a terminal. */
export const buyRequest = z.strictObject({
  op: operationId,
  terminal: terminalId,
  amount: cashAmount,
});

/** `POST /api/demo/notes`: on a demo floor, cash into the acceptor of the terminal that asks. */
export const noteRequest = buyRequest.omit({ terminal: true });

/** `POST /api/cage/redeem`: cash for an instrument, exactly once. */
export const redeemRequest = z.strictObject({ op: operationId, number: validationNumber });

/** `POST /api/instruments/:number/void` */
export const voidInstrumentRequest = z.strictObject({ op: operationId, reason });

const ended = { table: tableId, terminal: z.nullable(terminalId), at: time };

export const instrument = z.strictObject({
  number: maskedNumber,
  amount,
  status: z.enum(INSTRUMENT_STATUSES),
  /** A name that pays nothing, under which its whole life is found. */
  ticket: ticketId,
  expiresAt: time,
  issued: z.strictObject({ ...ended, terminal: terminalId }),
  /** How it ended; null while it can be paid. */
  ended: z.nullable(z.strictObject(ended)),
});

export const cageBody = z.strictObject({
  op: operationId,
  answer: wireAnswer,
  instrument: z.exactOptional(instrument),
});

/** `GET /api/instruments`: the last of a terminal, or all outstanding; newest first. */
export const instrumentsQuery = z.strictObject({
  terminal: z.exactOptional(terminalId),
  limit: z.coerce.number().int().min(1).max(200).default(35),
});
export const instrumentsBody = z.strictObject({ instruments: z.array(instrument) });

export type InstrumentBody = z.infer<typeof instrument>;
export type InstrumentsBody = z.infer<typeof instrumentsBody>;
export type CageBody = z.infer<typeof cageBody>;
