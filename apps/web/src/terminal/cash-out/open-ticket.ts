import type { PlayerView } from '../player-view.ts';

/** The ticket that is open at this terminal: between the cash-out and "I have it", or its decision. */
export type OpenTicket = NonNullable<PlayerView['ticket']>;

/** What two people have decided last about a ticket of this visit. */
export type DecidedTicket = NonNullable<PlayerView['decided']>;

/** Neither credit nor ticket: prepared, or in doubt until two people have decided. */
export function heldAmount({ ticket }: Pick<PlayerView, 'ticket'>): number {
  return ticket && ticket.status !== 'issued' ? ticket.amount : 0;
}
