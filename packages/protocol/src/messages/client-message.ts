import { type TableLibrary, VIEW_ROLES } from '@baize/table';
import { z } from 'zod';
import { wireCommandOf } from '../commands/wire-command.ts';
import { operationId, roundId, tableId } from '../ids.ts';
import { oncePerLibrary } from '../once-per-library.ts';
import { time } from '../words.ts';
import { VERSION } from './version.ts';

const v = z.literal(VERSION);

/** How many operations one message may ask about. */
export const ASKED_MAXIMUM = 100;

function messageOf(library: TableLibrary) {
  return z.discriminatedUnion('type', [
    z.strictObject({ v, type: z.literal('hello'), table: tableId, as: z.enum(VIEW_ROLES) }),
    z.strictObject({
      v,
      type: z.literal('do'),
      op: operationId,
      /** The round it is meant for: it must not land in the next one because the line was slow. */
      round: z.exactOptional(roundId),
      command: wireCommandOf(library),
    }),
    z.strictObject({
      v,
      type: z.literal('ask'),
      ops: z.array(operationId).min(1).max(ASKED_MAXIMUM),
    }),
    z.strictObject({ v, type: z.literal('refresh') }),
    z.strictObject({ v, type: z.literal('ping'), sent: time }),
  ]);
}

/** Every bet passes here, so the checks are compiled once; what is wrong is said as before. */
export const clientMessageOf = oncePerLibrary((library) => z.compile(messageOf(library)));

/** What reads the messages of a house. */
export type ClientMessages = ReturnType<typeof clientMessageOf>;

export type ClientMessage = z.infer<ClientMessages>;
export type DoMessage = Extract<ClientMessage, { type: 'do' }>;
