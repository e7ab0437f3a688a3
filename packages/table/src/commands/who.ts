import type { Authority } from '../authority/actor.ts';

/** The player of a terminal, or a dealer for them. */
export const PLAYER: readonly Authority[] = ['player', 'dealer'];
/** The dealer; at an automatic table the table itself. */
export const DEALER: readonly Authority[] = ['dealer', 'system'];
/** The dealer, or a machine that does it in the dealer's place. */
export const MACHINE: readonly Authority[] = ['dealer', 'device', 'system'];
