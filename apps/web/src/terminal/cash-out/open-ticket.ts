import type { PlayerView } from '../player-view.ts';

/** The ticket that is open at this terminal: between the cash-out and "I have it", or its decision. */
export type OpenTicket = NonNullable<PlayerView['ticket']>;

/** What two people have decided last about a ticket of this visit. */
export type DecidedTicket = NonNullable<PlayerView['decided']>;
