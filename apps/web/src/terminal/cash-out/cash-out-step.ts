import type { PressedCashOut } from './cash-outs.ts';
import type { KeptCashOut } from './kept-cash-outs.ts';
import type { DecidedTicket, OpenTicket } from './open-ticket.ts';

/** What the sheet of a cash-out shows; null while there is none. */
export type CashOutStep =
  | { readonly is: 'amount' }
  | {
      readonly is: 'printing';
      readonly kept: KeptCashOut | null;
      readonly ticket: OpenTicket | null;
    }
  | { readonly is: 'take'; readonly ticket: OpenTicket; readonly replaces: DecidedTicket | null }
  /** It is held and a person comes; `doubt` asks whether a ticket came out. */
  | { readonly is: 'jam' | 'doubt'; readonly ticket: OpenTicket }
  | { readonly is: 'back'; readonly decided: DecidedTicket };

export interface CashOutFacts {
  readonly isAsked: boolean;
  readonly pressed: PressedCashOut | null;
  readonly ticket: OpenTicket | null;
  readonly decided: DecidedTicket | null;
  /** The decision this terminal has been shown, by its ticket. */
  readonly seenDecision: string | null;
  /** The ticket in doubt the player has answered about on this page. */
  readonly answered: string | null;
}

/** In this order: what is open at the floor, what is on its way there, what was decided, what is asked for here. */
export function cashOutStep(facts: CashOutFacts): CashOutStep | null {
  const { ticket, decided } = facts;
  if (ticket) return stepOfTicket(ticket, facts);
  if (facts.pressed?.is === 'sent') {
    return { is: 'printing', kept: facts.pressed.kept, ticket: null };
  }
  if (decided && decided.effect !== 'reissue' && decided.ticket !== facts.seenDecision) {
    return { is: 'back', decided };
  }
  return facts.isAsked ? { is: 'amount' } : null;
}

function stepOfTicket(ticket: OpenTicket, facts: CashOutFacts): CashOutStep | null {
  switch (ticket.status) {
    case 'prepared':
      return { is: 'printing', kept: null, ticket };
    case 'issued': {
      const { decided } = facts;
      const isNew = decided?.newTicket === ticket.ticket;
      return { is: 'take', ticket, replaces: isNew ? decided : null };
    }
    case 'in-doubt':
      if (facts.answered !== ticket.ticket) return { is: 'doubt', ticket };
      return facts.isAsked ? { is: 'jam', ticket } : null;
  }
}
