import type { InstrumentEvent } from '../../event.ts';
import type { TicketEffect } from '../../terminal/instrument.ts';
import type { EventWords, WordsContext } from './event-words.ts';

/** The life of a betting instrument, a sentence for each of its steps. */
export function instrumentWords(
  event: InstrumentEvent,
  amount: WordsContext['amount'],
): EventWords {
  const { number } = event;
  const sum = amount(event.amount);
  switch (event.type) {
    case 'InstrumentPrepared': {
      const more = event.replaces === undefined ? {} : { more: ['in place of the one before'] };
      return { says: `${sum} of ${event.terminal} is held for instrument ${number}.`, ...more };
    }
    case 'InstrumentIssued':
      return { says: `${event.terminal} takes ${sum} out as instrument ${number}.` };
    case 'InstrumentConfirmed': {
      const { reason, terminal } = event;
      const why = reason === null ? `, as ${terminal} says.` : `: ${reason}`;
      return { says: `Instrument ${number} of ${sum} was taken${why}` };
    }
    case 'InstrumentDoubted': {
      const more = event.note === null ? {} : { more: [event.note] };
      return {
        says: `Instrument ${number} of ${sum} is in doubt: ${DOUBTS[event.says]}.`,
        ...more,
      };
    }
    case 'InstrumentRedeemed': {
      const to = event.terminal === null ? 'in cash' : `to ${event.terminal}`;
      return { says: `Instrument ${number} is paid ${to}: ${sum}.` };
    }
    case 'InstrumentVoided': {
      const more = event.instead ? { more: [INSTEAD[event.instead.effect]] } : {};
      return { says: `Instrument ${number} of ${sum} is void: ${event.reason}`, ...more };
    }
    case 'InstrumentExpired':
      return { says: `Instrument ${number} of ${sum} has expired.` };
  }
}

const DOUBTS = {
  'no-ticket': 'no ticket came out',
  'not-sure': 'its player is not sure',
  printer: 'the printer cannot tell',
} as const;

const INSTEAD: Readonly<Record<TicketEffect, string>> = {
  reissue: 'another is issued in its place',
  cash: 'its player is paid in cash',
  credit: 'its player has the credit again',
};
