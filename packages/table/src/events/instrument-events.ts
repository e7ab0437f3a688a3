import { meter } from '@baize/ledger';
import type { InstrumentEvent } from '../event.ts';
import { atCleanSeat } from '../evolve/at-clean-seat.ts';
import { doubted, ended, issued, prepared, voided } from '../evolve/instrument.ts';
import { withMeters } from '../evolve/persistent.ts';
import type { TicketEffect } from '../terminal/instrument.ts';
import { entriesOf } from './event-entry.ts';

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

/** Betting instruments, from the credit they are made of to their end. */
export const instrumentEvents = entriesOf<InstrumentEvent>()({
  InstrumentPrepared: {
    means: 'Credit is held for a betting instrument.',
    shows: null,
    concerns: 'terminal',
    evolve: prepared,
    tell: ({ terminal, number, amount: held, replaces }, { amount }) => ({
      says: `${amount(held)} of ${terminal} is held for instrument ${number}.`,
      more: replaces === undefined ? [] : ['in place of the one before'],
    }),
  },
  InstrumentIssued: {
    means: 'Credit became a betting instrument.',
    shows: null,
    concerns: 'terminal',
    evolve: issued,
    tell: ({ terminal, number, amount: taken }, { amount }) => ({
      says: `${terminal} takes ${amount(taken)} out as instrument ${number}.`,
    }),
  },
  InstrumentConfirmed: {
    means: 'A betting instrument was taken, as its player or the staff says.',
    shows: null,
    concerns: 'terminal',
    evolve: (state, event) => ended(state, event, 'confirmed'),
    tell({ terminal, number, amount: taken, reason }, { amount }) {
      const why = reason === null ? `, as ${terminal} says.` : `: ${reason}`;
      return { says: `Instrument ${number} of ${amount(taken)} was taken${why}` };
    },
  },
  InstrumentDoubted: {
    means: 'It is not known whether a betting instrument came out; its money is held.',
    shows: null,
    concerns: 'terminal',
    evolve: doubted,
    tell: ({ number, amount: held, says, note }, { amount }) => ({
      says: `Instrument ${number} of ${amount(held)} is in doubt: ${DOUBTS[says]}.`,
      more: note === null ? [] : [note],
    }),
  },
  InstrumentRedeemed: {
    means: 'A betting instrument was paid.',
    shows: null,
    concerns: 'terminal',
    evolve(state, event, { at }) {
      const { terminal, amount } = event;
      const redeemed = ended(state, event, 'redeemed');
      if (terminal === null) return redeemed;
      return withMeters(atCleanSeat(redeemed, terminal, at), terminal, (meters) =>
        meter(meters, { instrumentsIn: amount }),
      );
    },
    tell({ number, terminal, amount: paid }, { amount }) {
      const to = terminal === null ? 'in cash' : `to ${terminal}`;
      return { says: `Instrument ${number} is paid ${to}: ${amount(paid)}.` };
    },
  },
  InstrumentVoided: {
    means: 'A betting instrument was made worthless.',
    shows: null,
    concerns: 'terminal',
    evolve: voided,
    tell: ({ number, amount: lost, reason, instead }, { amount }) => ({
      says: `Instrument ${number} of ${amount(lost)} is void: ${reason}`,
      more: instead ? [INSTEAD[instead.effect]] : [],
    }),
  },
  InstrumentExpired: {
    means: 'The time of a betting instrument is over.',
    shows: null,
    concerns: 'terminal',
    evolve: (state, event) => ended(state, event, 'expired'),
    tell: ({ number, amount: expired }, { amount }) => ({
      says: `Instrument ${number} of ${amount(expired)} has expired.`,
    }),
  },
});
