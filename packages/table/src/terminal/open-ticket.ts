import type { Err } from '@baize/exact';
import { floorRule, type Refusal, refuse } from '../refusal.ts';
import type { TableState } from '../state.ts';
import { lastDigits, maskedNumber, type OpenTicket } from './instrument.ts';

/** The ticket of a terminal that its player has not confirmed. */
export function openTicketOf({ tickets }: TableState, terminal: string): OpenTicket | null {
  return tickets.get(terminal)?.open ?? null;
}

/** Whoever leaves, or wants another ticket, first says what became of the one there is. */
export function openTicketProblem(state: TableState, terminal: string): Err<Refusal> | null {
  const open = openTicketOf(state, terminal);
  if (!open) return null;
  const ends = `the ticket ending in ${lastDigits(open.number)}`;
  const message =
    open.status === 'in-doubt'
      ? `Nobody knows yet whether ${ends} came out; it is decided first.`
      : `Nobody has said yet that ${ends} was taken.`;
  const because = floorRule('ticket-life', 'instrument');
  return refuse('instrument-unconfirmed', message, because, { amount: open.amount });
}

/** The request by which two people decide about a ticket; null where nothing waits. */
function requestAbout({ approvals }: TableState, ticket: string): string | null {
  for (const { id, action } of approvals.values()) {
    if (action.kind !== 'command' || action.command.type !== 'DecideTicket') continue;
    if (action.command.ticket === ticket) return id;
  }
  return null;
}

/** An open ticket as its own terminal shows it. */
export type OwnTicket = Omit<OpenTicket, 'visit'> & { readonly request: string | null };

/** Where no printer is, the screen is the paper: it shows the whole number until the player has it. */
export function ownTicket(state: TableState, terminal: string): OwnTicket | null {
  const open = openTicketOf(state, terminal);
  if (!open) return null;
  const { visit: _, ...shown } = open;
  const number = open.status === 'issued' ? open.number : maskedNumber(open.number);
  return { ...shown, number, request: requestAbout(state, open.ticket) };
}

/** An open ticket as those who answer for the table see it. */
export interface PitTicket extends Omit<OpenTicket, 'visit' | 'number' | 'expiresAt'> {
  readonly terminal: string;
  readonly last: string;
  readonly request: string | null;
}

export function pitTickets(state: TableState): readonly PitTicket[] {
  return [...state.tickets].flatMap(([terminal, { open }]): PitTicket[] => {
    if (!open) return [];
    const { ticket, number, amount, status, since, says } = open;
    const request = requestAbout(state, ticket);
    return [{ terminal, ticket, last: lastDigits(number), amount, status, since, says, request }];
  });
}
