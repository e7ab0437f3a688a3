import type { TerminalEvent, VisitEvent } from '../../event.ts';
import type { EventWords, WordsContext } from './event-words.ts';
import { instrumentWords } from './instrument-words.ts';

export function terminalWords(event: TerminalEvent, { amount }: WordsContext): EventWords {
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
    case 'InstrumentPrepared':
    case 'InstrumentIssued':
    case 'InstrumentConfirmed':
    case 'InstrumentDoubted':
    case 'InstrumentRedeemed':
    case 'InstrumentVoided':
    case 'InstrumentExpired':
      return instrumentWords(event, amount);
    case 'PaidByHand':
      return { says: `${event.terminal} is paid ${amount(event.amount)} by hand.` };
    case 'VisitIdentified':
    case 'VisitEnded':
    case 'OwnLimitsSet':
    case 'DebtCollected':
    case 'DebtWrittenOff':
    case 'ClaimPaid':
      return visitWords(event, amount);
    case 'TipGiven':
      return { says: `${event.terminal} tips ${amount(event.amount)}.` };
  }
}

function visitWords(event: VisitEvent, amount: WordsContext['amount']): EventWords {
  switch (event.type) {
    case 'VisitIdentified':
      return { says: `${event.terminal} shows card ${event.card}.` };
    case 'VisitEnded':
      return {
        says: `The visit ${event.visit} at ${event.terminal} ends.`,
        more: [
          ...(event.due > 0 ? [`${amount(event.due)} is kept for it at the cage`] : []),
          ...(event.owed > 0 ? [`it still owes ${amount(event.owed)}; the pit is told`] : []),
        ],
      };
    case 'OwnLimitsSet': {
      const { terminal, minutesMost, lossMost, remindEvery } = event;
      return {
        says: `${terminal} sets limits for this visit.`,
        more: [
          ...(minutesMost === null ? [] : [`at most ${minutesMost} minutes`]),
          ...(lossMost === null ? [] : [`at most ${amount(lossMost)} lost`]),
          ...(remindEvery === null ? [] : [`a reminder every ${remindEvery} minutes`]),
        ],
      };
    }
    case 'DebtCollected': {
      const source = event.from === 'cash' ? 'in cash' : 'out of its credit';
      return { says: `${event.visit} pays ${amount(event.amount)} of its debt ${source}.` };
    }
    case 'DebtWrittenOff':
      return {
        says: `${amount(event.amount)} owed by ${event.visit} is written off: ${event.reason}`,
      };
    case 'ClaimPaid':
      return { says: `${amount(event.amount)} kept for ${event.visit} is paid in cash.` };
  }
}
