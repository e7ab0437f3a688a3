import type { Money } from '@baize/exact';
import type { Actor } from '../authority/actor.ts';
import type { MoneyFact } from '../service-event.ts';
import type { TicketDoubt, TicketEffect } from './instrument.ts';

export interface OfTicket {
  /** Names the ticket without paying: `ticket:` and the operation that asked for it. */
  readonly ticket: string;
  readonly terminal: string;
  readonly number: string;
  readonly amount: Money;
}

/** The life of a betting instrument, from credit that is held to its end. */
export type InstrumentEvent =
  | ({
      readonly type: 'InstrumentPrepared';
      readonly visit: string;
      readonly expiresAt: number;
      /** The ticket it is issued in place of. */
      readonly replaces?: string;
    } & OfTicket &
      MoneyFact)
  | ({
      readonly type: 'InstrumentIssued';
      readonly terminal: string;
      readonly number: string;
      readonly amount: Money;
      readonly expiresAt: number;
      /** Absent in journals from before a ticket was prepared first. */
      readonly ticket?: string;
    } & MoneyFact)
  | ({
      readonly type: 'InstrumentConfirmed';
      /** Why somebody of the staff takes it for taken; null where its player says so. */
      readonly reason: string | null;
    } & OfTicket &
      MoneyFact)
  | ({
      readonly type: 'InstrumentDoubted';
      readonly says: TicketDoubt;
      readonly note: string | null;
    } & OfTicket &
      MoneyFact)
  | ({
      readonly type: 'InstrumentRedeemed';
      readonly number: string;
      readonly amount: Money;
      readonly terminal: string | null;
    } & MoneyFact)
  | ({
      readonly type: 'InstrumentVoided';
      readonly number: string;
      readonly amount: Money;
      readonly reason: string;
      /** What its player got instead, and who asked for it; absent where it is only worthless now. */
      readonly instead?: { readonly effect: TicketEffect; readonly asked: Actor };
    } & MoneyFact)
  | ({
      readonly type: 'InstrumentExpired';
      readonly number: string;
      readonly amount: Money;
    } & MoneyFact);
