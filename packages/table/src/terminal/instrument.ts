import type { Money } from '@baize/exact';

const SHOWN = 4;

/**
 * A validation number as anybody may see it. Whoever knows all eighteen digits can be paid, so they are
 * shown only at the terminal that issues the instrument; the last four tell one slip from another.
 */
export function maskedNumber(number: string): string {
  return '*'.repeat(Math.max(0, number.length - SHOWN)) + number.slice(-SHOWN);
}

/**
 * `prepared`: credit is held and the number goes to the paper. `issued`: the paper is out, and payable. `confirmed`:
 * its player has it. `in-doubt`: nobody can tell whether a paper came out; it is paid nowhere until two people decide.
 */
export const INSTRUMENT_STATUSES = [
  'prepared',
  'issued',
  'confirmed',
  'in-doubt',
  'redeemed',
  'void',
  'expired',
] as const;

export type InstrumentStatus = (typeof INSTRUMENT_STATUSES)[number];

/** A betting instrument as the floor knows it; exactly one redemption ever succeeds. */
export interface InstrumentRecord {
  readonly amount: Money;
  readonly status: InstrumentStatus;
  readonly expiresAt: number;
}

/** What is said of a ticket that may not have come out. */
export const TICKET_DOUBTS = ['no-ticket', 'not-sure', 'printer'] as const;

export type TicketDoubt = (typeof TICKET_DOUBTS)[number];

/** What two people can make of a ticket: a new one, cash, or credit again. */
export const TICKET_EFFECTS = ['reissue', 'cash', 'credit'] as const;

export type TicketEffect = (typeof TICKET_EFFECTS)[number];

/** An instrument its player has not confirmed. A terminal has one at most. */
export interface OpenTicket {
  /** Names it without paying: the operation it was asked for by. */
  readonly ticket: string;
  readonly number: string;
  readonly visit: string;
  readonly amount: Money;
  readonly expiresAt: number;
  readonly status: 'prepared' | 'issued' | 'in-doubt';
  /** When it came into this status. */
  readonly since: number;
  readonly says: TicketDoubt | null;
}

/** What two people have decided about a ticket. */
export interface DecidedTicket {
  readonly ticket: string;
  /** The last four digits. */
  readonly last: string;
  readonly effect: TicketEffect;
  readonly amount: Money;
  readonly at: number;
  /** The ticket that was issued in its place. */
  readonly newTicket: string | null;
}

/** The tickets of whoever sits at a terminal. */
export interface TerminalTickets {
  readonly open: OpenTicket | null;
  /** What was decided last during this visit. */
  readonly decided: DecidedTicket | null;
}

export function ticketName(op: string): string {
  return `ticket:${op}`;
}

export function lastDigits(number: string): string {
  return number.slice(-SHOWN);
}
