import { z } from 'zod';
import { amount, amountOrNone } from '../amount.ts';
import { stakeLimits } from '../commands/table-config.ts';
import { gameId, roundId, tableId } from '../ids.ts';
import { phase } from '../open-words.ts';
import { outcome } from '../outcome.ts';
import { demonstration } from '../views/table-parts.ts';
import { bilingual, time } from '../words.ts';

export const tableStatus = z.union([
  z.strictObject({ status: z.enum(['closed', 'open']) }),
  z.strictObject({ status: z.enum(['suspended', 'paused']), reason: z.string() }),
]);

/** A table as a lobby lists it, with what its screens have to know before they connect. */
export const floorTable = z.strictObject({
  table: tableId,
  name: z.string(),
  /** The pit it belongs to; left out where the floor is one. */
  pit: z.exactOptional(z.string()),
  game: gameId,
  rulebook: z.strictObject({ id: z.string(), title: z.string(), name: bilingual }),
  layout: z.nullable(z.string()),
  /** The games its terminals play, where they have several layouts; its own first. */
  layouts: z.exactOptional(z.array(gameId)),
  /** Which screens it needs; one that does not know it says so. */
  mechanic: z.string(),
  mode: z.enum(['dealt', 'automatic']),
  /** What it says of itself where it only demonstrates the game; left out where it is dealt. */
  demonstration: z.exactOptional(demonstration),
  currency: z.string().length(3),
  chips: z.array(amount),
  unit: amountOrNone,
  limits: stakeLimits,
  status: tableStatus,
  /** Where the round in progress stands; null between rounds. */
  round: z.nullable(z.strictObject({ number: z.int().min(1), phase, closesAt: z.nullable(time) })),
  /** What the dice showed in the last rounds, newest first, six at most; none in the card game. */
  last: z.array(z.strictObject({ round: roundId, number: z.int().min(1), dice: outcome })),
  /** Where its camera can be watched from; null where it has none. */
  camera: z.nullable(z.strictObject({ kind: z.enum(['whep', 'hls']), url: z.string() })),
  /** Whether it says after a round what each way to arrange the cards was worth. */
  studyAid: z.boolean(),
  /** Terminals seated now. */
  seated: z.int().min(0),
});

/** `GET /api/floor` */
export const floorBody = z.strictObject({
  name: z.string(),
  currency: z.string().length(3),
  /** Whether anybody may be anybody: seeded accounts, one click to enter. */
  isDemo: z.boolean(),
  version: z.string(),
  /** The server's clock, for whoever has no socket yet. */
  at: time,
  /** The local time of the floor, in minutes east of Greenwich: every screen shows this one. */
  minutesEast: z.int().min(-840).max(840),
  tables: z.array(floorTable),
});

export interface FloorBody extends z.infer<typeof floorBody> {}
export interface FloorTable extends z.infer<typeof floorTable> {}
