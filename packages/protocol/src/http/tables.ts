import { VIEW_ROLES, type ViewOf } from '@baize/table';
import { z } from 'zod';
import { amount } from '../amount.ts';
import { tableConfig } from '../commands/table-config.ts';
import { wireCommandOf } from '../commands/wire-command.ts';
import { operationId, roundId } from '../ids.ts';
import { wireAnswer } from '../messages/answer.ts';
import { oncePerLibrary } from '../once-per-library.ts';
import { viewObjectsOf } from '../views/index.ts';
import { name, time } from '../words.ts';

/** `GET /api/tables/:table/view` */
export const viewQuery = z.strictObject({ as: z.enum(VIEW_ROLES) });
export const viewBodyOf = oncePerLibrary((library) => {
  const { player, dealer, pit, display, auditor } = viewObjectsOf(library);
  const view = z.discriminatedUnion('role', [player, dealer, pit, display, auditor]);
  // The compiler sees what is common to all tables; what mechanics show besides is in the type of the view.
  return z.strictObject({ at: time, view: view as z.ZodType as z.ZodType<ViewOf> });
});

/** `POST /api/tables/:table/commands`: the same as `do` on the socket. */
export const commandRequestOf = oncePerLibrary((library) =>
  z.strictObject({
    op: operationId,
    round: z.exactOptional(roundId),
    command: wireCommandOf(library),
  }),
);
export const commandBody = z.strictObject({ op: operationId, answer: wireAnswer });

/** What a floor knows of a table besides what the table itself decides by. */
export const tablePresentation = z.strictObject({
  name,
  currency: z.string().regex(/^[A-Z]{3}$/),
  chips: z.array(amount).min(1).max(8),
  arrangingSeconds: z.int().min(0),
  pauseSeconds: z.int().min(0),
  stepSeconds: z.int().min(0),
  equipment: z.strictObject({ dice: name, shaker: z.enum(['manual', 'automated']) }),
  /** Where the table's camera can be watched from; left out where it has none. */
  camera: z.exactOptional(z.strictObject({ kind: z.enum(['whep', 'hls']), url: z.string() })),
  studyAid: z.exactOptional(z.literal(false)),
  /** The pit it belongs to; left out where the floor is one. */
  pit: z.exactOptional(z.string().max(32)),
});

/** `GET /api/tables/:table/config` */
export const configBody = z.strictObject({ config: tableConfig, manners: tablePresentation });

/** `PUT /api/tables/:table/config`: from the next round, and with a second person for prices. */
export const configRequest = z.strictObject({
  op: operationId,
  config: tableConfig,
  manners: z.exactOptional(tablePresentation),
});

export type CommandRequest = z.infer<ReturnType<typeof commandRequestOf>>;
export type CommandBody = z.infer<typeof commandBody>;
export type ConfigBody = z.infer<typeof configBody>;
export type ConfigRequest = z.infer<typeof configRequest>;
