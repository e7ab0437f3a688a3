import type { SessionEvent } from '../../event.ts';
import type { Telling, Told } from './telling.ts';

export function sessionWords(event: SessionEvent, { amount }: Telling): Told {
  switch (event.type) {
    case 'TerminalSeated':
      return { says: `${event.terminal} comes to the table with ${amount(event.credit)}.` };
    case 'TerminalReleased':
      return { says: `${event.terminal} leaves the table.` };
    case 'TerminalLocked': {
      const { terminal, expected, found, reason } = event;
      const figures = `${amount(expected)} by its meters, ${amount(found)} found`;
      return { says: `${terminal} is locked: ${reason} (${figures})` };
    }
    case 'TerminalUnlocked':
      return { says: `${event.terminal} is unlocked: ${event.reason}` };
    case 'CreditBought':
      return { says: `${event.terminal} buys ${amount(event.amount)} of credit.` };
    case 'InstrumentIssued':
      return {
        says: `${event.terminal} takes ${amount(event.amount)} out as instrument ${event.number}.`,
      };
    case 'InstrumentRedeemed': {
      const { number, terminal, amount: paid } = event;
      const to = terminal === null ? 'in cash' : `to ${terminal}`;
      return { says: `Instrument ${number} is paid ${to}: ${amount(paid)}.` };
    }
    case 'InstrumentVoided':
      return {
        says: `Instrument ${event.number} of ${amount(event.amount)} is void: ${event.reason}`,
      };
    case 'InstrumentExpired':
      return { says: `Instrument ${event.number} of ${amount(event.amount)} has expired.` };
    case 'PaidByHand':
      return { says: `${event.terminal} is paid ${amount(event.amount)} by hand.` };
    case 'TipGiven':
      return { says: `${event.terminal} tips ${amount(event.amount)}.` };
  }
}
