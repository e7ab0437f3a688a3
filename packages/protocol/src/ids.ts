import { z } from 'zod';

/** Chosen by whoever gives a command, never used twice: the same id means the same operation. */
export const operationId = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/);
export type OperationId = z.infer<typeof operationId>;

// What is said aloud on a floor and typed into a report; safe in a path, a file name and a log line.
const NAME = /^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$/;

export const tableId = z.string().regex(NAME);
export const terminalId = z.string().regex(NAME);
/** A visit that ended, as its table named it; one that goes on is named by its terminal. */
export const visitId = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}(\/[A-Za-z0-9][A-Za-z0-9_.-]{0,63}\/\d{1,9})?$/);
export const personId = z.string().regex(NAME);

/** A table's id and the number of the round, as the table names it. */
export const roundId = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_.-]{0,95}$/);

/** The eighteen digits a betting instrument bears. */
export const validationNumber = z.string().regex(/^\d{18}$/);

/** The same as anybody may see it: whoever knows all digits can be paid. */
export const maskedNumber = z.string().regex(/^\*{14}\d{4}$/);
/** A ticket by a name that pays nothing. */
export const ticketId = z.string().min(1).max(128);

/** `rulebook/layout`, or the rulebook of a card game. */
export const gameId = z.string().regex(/^[a-z0-9-]{1,64}(\/[a-z0-9-]{1,64})?$/);

/** A request or a matter as the table named it when it arose. */
export const matterId = z.string().min(1).max(128);
