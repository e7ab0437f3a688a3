import { READING_SWITCHES } from '@baize/game';
import type { TableConfig } from '@baize/table';
import { z } from 'zod';
import { amountOrNone } from '../amount.ts';
import { gameId, tableId } from '../ids.ts';

const count = z.int().min(0).max(1_000_000);

export const stakeLimits = z.strictObject({ minimum: amountOrNone, maximum: amountOrNone });

const readings = z.strictObject({
  D1: z.enum(READING_SWITCHES.D1),
  H1: z.enum(READING_SWITCHES.H1),
  H2: z.enum(READING_SWITCHES.H2),
  H3: z.enum(READING_SWITCHES.H3),
  H4: z.enum(READING_SWITCHES.H4),
  H10: z.enum(READING_SWITCHES.H10),
  L3: z.enum(READING_SWITCHES.L3),
});

/** Everything an operator decides about a table, complete; what is valid the rules decide. */
export const tableConfig = z.strictObject({
  table: tableId,
  game: gameId,
  readings,
  houseTable: z.nullable(z.record(z.string(), z.unknown())),
  unit: amountOrNone,
  limits: z.strictObject({
    default: stakeLimits,
    kinds: z.record(z.string().max(64), stakeLimits),
  }),
  differential: z.nullable(amountOrNone),
  mode: z.enum(['dealt', 'automatic']),
  resultSource: z.enum(['dealer', 'device', 'dealer-and-device', 'virtual']),
  bettingSeconds: z.nullable(count),
  bettingSecondsMinimum: count,
  boxes: count,
  approvalMinutes: count,
  handPayAbove: z.nullable(amountOrNone),
  roundsKept: count,
}) satisfies z.ZodType<TableConfig>;
