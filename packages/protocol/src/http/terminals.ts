import { z } from 'zod';
import { amount, amountOrNone } from '../amount.ts';
import { gameId, roundId, tableId, terminalId } from '../ids.ts';
import { outcome } from '../outcome.ts';
import { closedStake, settledLine } from '../views/round-parts.ts';
import { time } from '../words.ts';
import { fraction } from './games.ts';
import { nextPage, pageQuery } from './page.ts';

/** What a player waits for: help, or money that is paid by hand, and whether somebody is on the way. */
const waiting = z.strictObject({
  reason: z.enum(['help', 'hand-pay']),
  amount: z.nullable(amount),
  answeredAt: z.nullable(time),
});

/** `GET /api/terminals/me` */
export const ownTerminalBody = z.strictObject({
  terminal: terminalId,
  /** Where it is seated; null between tables. */
  table: z.nullable(tableId),
  /** Tables at which its layout is not the table's, with the game it plays there. */
  layouts: z.exactOptional(z.array(z.strictObject({ table: tableId, game: gameId }))),
  /** Its credit between tables; at a table the view says it. */
  credit: z.nullable(amountOrNone),
  /** Since when it has been calling somebody; null where it is not. */
  attendantCalledAt: z.nullable(time),
  waiting: z.nullable(waiting),
});

/** `GET /api/terminals/me/history`, newest first; `before` is a time: rounds that ended earlier. */
export const historyQuery = z.strictObject(pageQuery);

/** A round as one terminal took part in it, in the order of play. */
const playedRound = z.strictObject({
  table: tableId,
  round: roundId,
  number: z.int().min(1),
  game: gameId,
  status: z.enum(['settled', 'corrected', 'void', 'reversed']),
  /** When it ended. */
  at: time,
  result: z.nullable(outcome),
  stakes: z.array(closedStake),
  lines: z.array(settledLine),
  staked: amountOrNone,
  returned: amountOrNone,
  creditBefore: amountOrNone,
  creditAfter: amountOrNone,
  /** The hash of the journal row that holds its last event. */
  hash: z.nullable(z.string()),
});

export const historyBody = z.strictObject({ rounds: z.array(playedRound), next: nextPage });

const way = z.strictObject({
  low: z.string(),
  high: z.string(),
  /** Of the hands the dealer could have held. */
  win: z.int().min(0),
  standOff: z.int().min(0),
  lose: z.int().min(0),
  /** What a unit staked gains on average; below zero where it costs. */
  value: fraction,
  isHouseWay: z.boolean(),
  isChosen: z.boolean(),
});

/** `GET /api/terminals/me/study/:round`: what each way to arrange the own hands was worth. */
export const studyBody = z.strictObject({
  round: roundId,
  boxes: z.array(
    z.strictObject({
      box: z.int().min(1),
      cards: z.string(),
      /** How many hands the dealer could have held, all equally likely. */
      dealerHands: z.int().min(1),
      /** The most valuable first; ways that differ by suits alone are told once. */
      ways: z.array(way),
      /** What the way that was chosen gave away against the best one, of a unit staked. */
      cost: fraction,
    }),
  ),
});

/** `POST /api/attendant`: call somebody, or say that somebody has come. */
export const attendantRequest = z.strictObject({
  call: z.boolean(),
  reason: z.exactOptional(z.enum(['help', 'hand-pay'])),
  amount: z.exactOptional(amount),
});
export const attendantBody = z.strictObject({
  attendantCalledAt: z.nullable(time),
  waiting: z.nullable(waiting),
});

/** `GET /api/tables/:table/terminals`: who is there, whose link is lost, who waits for somebody. */
export const tableTerminalsBody = z.strictObject({
  terminals: z.array(
    z.strictObject({
      terminal: terminalId,
      /** Whether the terminal has a live connection to the floor. */
      isOnline: z.boolean(),
      attendantCalledAt: z.nullable(time),
      waiting: z.nullable(waiting),
    }),
  ),
});

/** `GET /api/waiting`: every seated terminal of the floor that calls or whose line is lost. */
export const waitingBody = z.strictObject({
  at: time,
  terminals: z.array(
    z.strictObject({
      terminal: terminalId,
      table: tableId,
      isOnline: z.boolean(),
      attendantCalledAt: z.nullable(time),
      waiting: z.nullable(waiting),
    }),
  ),
});

export type WaitingBody = z.infer<typeof waitingBody>;
export type TableTerminalsBody = z.infer<typeof tableTerminalsBody>;
export type OwnTerminalBody = z.infer<typeof ownTerminalBody>;
export interface PlayedRound extends z.infer<typeof playedRound> {}
export interface HistoryBody extends z.infer<typeof historyBody> {}
export type StudyBody = z.infer<typeof studyBody>;
export type AttendantBody = z.infer<typeof attendantBody>;
