import type { Money } from '@baize/exact';
import { meter } from '@baize/ledger';
import type { EventOf, Recorded } from '../event.ts';
import type { TableState } from '../state.ts';
import {
  type InstrumentRecord,
  type InstrumentStatus,
  lastDigits,
  type TerminalTickets,
} from '../terminal/instrument.ts';
import { afterTaking } from './after-taking.ts';
import { withMeters } from './persistent.ts';

/** A doubt that is said again keeps its beginning: only what is said of it changes. */
export function doubted(
  state: TableState,
  event: EventOf<'InstrumentDoubted'>,
  { at }: Pick<Recorded, 'at'>,
): TableState {
  const held = withStatus(state, event, 'in-doubt');
  return withTickets(held, event.terminal, ({ open, decided }) => ({
    open: open && {
      ...open,
      status: 'in-doubt',
      since: open.status === 'in-doubt' ? open.since : at,
      says: event.says,
    },
    decided,
  }));
}

/** An instrument that waits for its player no more, at whichever terminal it did. */
export function ended(
  state: TableState,
  event: { readonly number: string; readonly amount: Money },
  status: InstrumentStatus,
): TableState {
  return closed(withStatus(state, event, status), event.number);
}

/** Whoever comes next has nothing to do with the tickets of whoever was there. */
export function withoutTickets(state: TableState, terminal: string): TableState {
  if (!state.tickets.has(terminal)) return state;
  const tickets = new Map(state.tickets);
  tickets.delete(terminal);
  return { ...state, tickets };
}

export function prepared(
  state: TableState,
  event: EventOf<'InstrumentPrepared'>,
  { at }: Pick<Recorded, 'at'>,
): TableState {
  const { terminal, ticket, visit, number, amount, expiresAt, replaces } = event;
  const isNew = replaces === undefined;
  const known = withInstrument(isNew ? afterTaking(state, event, at) : state, number, {
    amount,
    status: 'prepared',
    expiresAt,
  });
  const noted = withTickets(known, terminal, ({ decided }) => ({
    open: { ticket, visit, number, amount, expiresAt, status: 'prepared', since: at, says: null },
    decided: decided?.ticket === replaces && decided ? { ...decided, newTicket: ticket } : decided,
  }));
  // What is issued in place of another left the credit with that one.
  if (!isNew) return noted;
  return withMeters(noted, terminal, (meters) => meter(meters, { instrumentsOut: amount }));
}

export function issued(
  state: TableState,
  event: EventOf<'InstrumentIssued'>,
  { at }: Pick<Recorded, 'at'>,
): TableState {
  const { terminal, number, amount, expiresAt } = event;
  const record = { amount, status: 'issued', expiresAt } as const;
  if (state.instruments.get(number)?.status === 'prepared') {
    return withTickets(withInstrument(state, number, record), terminal, ({ open, decided }) => ({
      open: open && { ...open, status: 'issued', since: at },
      decided,
    }));
  }
  // Before tickets were prepared first the credit left with this event, and nobody was asked for a confirmation.
  const known = withInstrument(afterTaking(state, event, at), number, record);
  return withMeters(known, terminal, (meters) => meter(meters, { instrumentsOut: amount }));
}

export function voided(
  state: TableState,
  { number, amount, instead }: EventOf<'InstrumentVoided'>,
  { at }: Pick<Recorded, 'at'>,
): TableState {
  const place = placeOf(state, number);
  const known = ended(state, { number, amount }, 'void');
  if (!instead || place === undefined) return known;
  const [terminal, ticket] = place;
  const { effect } = instead;
  const decided = { ticket, last: lastDigits(number), effect, amount, at, newTicket: null };
  const told = withTickets(known, terminal, () => ({ open: null, decided }));
  if (effect !== 'credit') return told;
  return withMeters(told, terminal, (meters) => meter(meters, { instrumentsIn: amount }));
}

/** The terminal at which an instrument waits for its player, and the name of its ticket. */
function placeOf(
  { tickets }: TableState,
  number: string,
): readonly [terminal: string, ticket: string] | undefined {
  for (const [terminal, { open }] of tickets) {
    if (open?.number === number) return [terminal, open.ticket];
  }
  return undefined;
}

/** Nobody is asked for this instrument any more. */
function closed(state: TableState, number: string): TableState {
  const [terminal] = placeOf(state, number) ?? [];
  if (terminal === undefined) return state;
  return withTickets(state, terminal, ({ decided }) => ({ open: null, decided }));
}

const NONE: TerminalTickets = { open: null, decided: null };

function withTickets(
  state: TableState,
  terminal: string,
  change: (tickets: TerminalTickets) => TerminalTickets,
): TableState {
  const tickets = new Map(state.tickets);
  const next = change(tickets.get(terminal) ?? NONE);
  if (next.open === null && next.decided === null) tickets.delete(terminal);
  else tickets.set(terminal, next);
  return { ...state, tickets };
}

function withInstrument(
  state: TableState,
  number: string,
  instrument: InstrumentRecord,
): TableState {
  return { ...state, instruments: new Map(state.instruments).set(number, instrument) };
}

function withStatus(
  state: TableState,
  { number, amount }: { readonly number: string; readonly amount: Money },
  status: InstrumentStatus,
): TableState {
  const expiresAt = state.instruments.get(number)?.expiresAt ?? 0;
  return withInstrument(state, number, { amount, status, expiresAt });
}
