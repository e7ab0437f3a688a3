import { z } from 'zod';
import { amount, amountOrNone, cashAmount, noteValue, sum } from '../amount.ts';
import {
  maskedNumber,
  operationId,
  tableId,
  terminalId,
  ticketId,
  validationNumber,
  visitId,
} from '../ids.ts';
import { wireAnswer } from '../messages/answer.ts';
import { citation, reason, time } from '../words.ts';

/** Notes and coins of one value, counted by hand. */
const counted = z.strictObject({ value: noteValue, pieces: z.int().min(0).max(1_000_000) });
const pieces = z.array(counted).max(24);

/** What a slip is about: money of players, and money of the house that changes its place. */
const SLIP_KINDS = [
  'sell',
  'redeem',
  'hand',
  'collect',
  'claim',
  'ticket',
  'from-vault',
  'to-vault',
  'fill',
  'credit',
] as const;

/**
 * `waiting` for a second person at the cage, `requested` of a second person at the table, `asked` and not
 * answered yet, or how it ended.
 */
const SLIP_STATES = [
  'waiting',
  'agreed',
  'asked',
  'requested',
  'done',
  'refused',
  'rejected',
] as const;

/** Somebody who stands on a paper of the cage, as a guest would ask for them. */
const paperName = z.strictObject({ id: z.string(), name: z.string() });

/** One movement of a drawer, or the attempt at one. */
export const slip = z.strictObject({
  op: operationId,
  /** What is printed on its receipt: `C1-12`. */
  receipt: z.string(),
  drawer: z.string(),
  kind: z.enum(SLIP_KINDS),
  state: z.enum(SLIP_STATES),
  at: time,
  table: z.nullable(tableId),
  /** A terminal, or a visit that ended. */
  terminal: z.nullable(visitId),
  number: z.nullable(maskedNumber),
  amount,
  /** By how much the drawer has more; the ledger says it, and nothing where nothing was moved. */
  cash: sum,
  by: z.string(),
  second: z.nullable(z.string()),
  refusal: z.nullable(z.string()),
  /** The event that moved it, and the rules it was moved by. */
  sequence: z.nullable(z.int()),
  because: z.array(citation),
});

const count = z.strictObject({ at: time, by: z.string(), pieces, counted: sum, expected: sum });

/** A drawer from its opening count to its closing one. */
export const drawer = z.strictObject({
  id: z.string(),
  window: z.string(),
  cashier: z.string(),
  openedAt: time,
  pieces,
  opening: sum,
  /** What must be in it now; null where the house counts blind and nobody has counted yet. */
  expected: z.nullable(sum),
  slips: z.array(slip),
  counts: z.array(count),
  closed: z.nullable(
    z.strictObject({
      at: time,
      /** What was in it less what must have been. */
      difference: sum,
      second: z.nullable(z.string()),
      reason: z.nullable(z.string()),
    }),
  ),
});

/** `GET /api/cage`: everything a window needs: the own drawer, and what waits for somebody. */
export const deskBody = z.strictObject({
  at: time,
  windows: z.array(z.string()),
  /** Values of notes and coins, the largest first. */
  notes: z.array(amount),
  /** Payments above it take a second person; null: none does. */
  secondAbove: z.nullable(amountOrNone),
  drawer: z.nullable(drawer),
  open: z.array(
    z.strictObject({ id: z.string(), window: z.string(), cashier: z.string(), openedAt: time }),
  ),
  waiting: z.array(slip),
  /** Players who wait at their terminals to be paid by hand, the first first. */
  handPayments: z.array(
    z.strictObject({
      terminal: terminalId,
      table: z.nullable(tableId),
      amount: z.nullable(amount),
      since: time,
      answeredAt: z.nullable(time),
    }),
  ),
  /** What people owe after corrections: whoever is there by the terminal, whoever left by the visit. */
  owed: z.array(z.strictObject({ table: tableId, visit: visitId, amount })),
  /** What is kept for people who left. */
  due: z.array(z.strictObject({ table: tableId, visit: visitId, amount })),
  /** Credit of terminals that sit nowhere: money of people who have left. */
  left: z.array(z.strictObject({ terminal: terminalId, amount })),
  /** The names of everybody named here. */
  people: z.array(paperName),
});

/** `GET /api/cage/drawers`: the last drawers, newest first. */
export const drawersBody = z.strictObject({
  drawers: z.array(drawer),
  people: z.array(paperName),
});

/** `POST /api/cage/drawers` and `POST /api/cage/drawers/:id/counts` */
export const openDrawerRequest = z.strictObject({ window: z.string().min(1).max(16), pieces });
export const countRequest = z.strictObject({ pieces });
export const closeDrawerRequest = z.strictObject({ reason });

const by = { op: operationId };

/** `POST /api/cage/slips` */
export const slipRequest = z.discriminatedUnion('kind', [
  z.strictObject({ ...by, kind: z.literal('sell'), terminal: terminalId, amount: cashAmount }),
  z.strictObject({ ...by, kind: z.literal('redeem'), number: validationNumber }),
  // A terminal that sits nowhere is brought to the table named here, and paid out there.
  z.strictObject({
    ...by,
    kind: z.literal('hand'),
    terminal: terminalId,
    amount,
    table: z.exactOptional(tableId),
  }),
  z.strictObject({ ...by, kind: z.literal('collect'), table: tableId, visit: visitId, amount }),
  z.strictObject({ ...by, kind: z.literal('claim'), table: tableId, visit: visitId, amount }),
  // Of a ticket nobody has confirmed; its table asks a second person.
  z.strictObject({ ...by, kind: z.literal('ticket'), ticket: ticketId }),
  z.strictObject({ ...by, kind: z.literal('from-vault'), amount: cashAmount }),
  z.strictObject({ ...by, kind: z.literal('to-vault'), amount: cashAmount }),
  z.strictObject({ ...by, kind: z.literal('fill'), table: tableId, amount: cashAmount }),
  z.strictObject({ ...by, kind: z.literal('credit'), table: tableId, amount: cashAmount }),
]);

/** What became of it; no answer where it waits for a second person, or moves no player's money. */
export const slipBody = z.strictObject({ slip, answer: z.nullable(wireAnswer) });

/** `POST /api/cage/slips/:op/second` and `POST /api/cage/drops/:op/second` */
export const secondRequest = z.strictObject({ agrees: z.boolean() });

const drop = z.strictObject({
  op: operationId,
  table: tableId,
  at: time,
  by: z.string(),
  second: z.nullable(z.string()),
  state: z.enum(['waiting', 'done', 'rejected']),
  pieces,
  counted: sum,
  expected: sum,
});

/** `GET /api/cage/drops`: the cash that must be in the box of every table, and the last counts. */
export const dropsBody = z.strictObject({
  tables: z.array(z.strictObject({ table: tableId, expected: sum })),
  drops: z.array(drop),
  people: z.array(paperName),
});

/** `POST /api/cage/drops`: the box of a table emptied and counted, which takes two. */
export const dropRequest = z.strictObject({ ...by, table: tableId, pieces });
export const dropBody = drop;

export type SlipKind = (typeof SLIP_KINDS)[number];
export type PaperName = z.infer<typeof paperName>;
export type SlipBody = z.infer<typeof slipBody>;
export type CageSlip = z.infer<typeof slip>;
export type SlipRequest = z.infer<typeof slipRequest>;
export type DrawerBody = z.infer<typeof drawer>;
export type DrawersBody = z.infer<typeof drawersBody>;
export type DeskBody = z.infer<typeof deskBody>;
export type Pieces = z.infer<typeof pieces>;
export type DropsBody = z.infer<typeof dropsBody>;
export type TableDrop = z.infer<typeof drop>;
