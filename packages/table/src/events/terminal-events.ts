import { meter } from '@baize/ledger';
import type { InstrumentEvent, TerminalEvent, VisitEvent } from '../event.ts';
import { afterTaking } from '../evolve/after-taking.ts';
import { atCleanSeat } from '../evolve/at-clean-seat.ts';
import { terminalWith, withMeters, withTerminal } from '../evolve/persistent.ts';
import { withoutSeat, withSeat } from '../evolve/visit.ts';
import { entriesOf } from './event-entry.ts';

/** A terminal at the table, and money that comes to it and leaves it. */
export const terminalEvents = entriesOf<Exclude<TerminalEvent, InstrumentEvent | VisitEvent>>()({
  TerminalSeated: {
    means: 'A terminal came with its credit.',
    shows: null,
    concerns: 'terminal',
    evolve: (state, event, fact) =>
      withMeters(withSeat(state, event, fact), event.terminal, (meters) =>
        meter(meters, { transfersIn: event.credit }),
      ),
    tell: ({ terminal, credit }, { amount }) => ({
      says: `${terminal} comes to the table with ${amount(credit)}.`,
    }),
  },
  TerminalReleased: {
    means: 'A terminal left with its credit.',
    shows: null,
    concerns: 'terminal',
    evolve: withoutSeat,
    tell: ({ terminal }) => ({ says: `${terminal} leaves the table.` }),
  },
  TerminalLocked: {
    means: 'The credit of a terminal is not what its meters say.',
    shows: null,
    concerns: 'terminal',
    evolve: (state, { terminal: id, reason }) =>
      withTerminal(state, id, (terminal) => terminalWith(terminal, { locked: { reason } })),
    tell({ terminal, expected, found, reason }, { amount }) {
      const figures = `${amount(expected)} by its meters, ${amount(found)} found`;
      return { says: `${terminal} is locked: ${reason} (${figures})` };
    },
  },
  TerminalUnlocked: {
    means: 'A locked terminal may play again.',
    shows: null,
    concerns: 'terminal',
    evolve: (state, { terminal: id }) =>
      withTerminal(state, id, (terminal) => terminalWith(terminal, { locked: null })),
    tell: ({ terminal, reason }) => ({ says: `${terminal} is unlocked: ${reason}` }),
  },
  CreditBought: {
    means: 'Cash became credit.',
    shows: null,
    concerns: 'terminal',
    evolve: (state, { terminal, amount }, { at }) =>
      withMeters(atCleanSeat(state, terminal, at), terminal, (meters) =>
        meter(meters, { cashIn: amount }),
      ),
    tell: ({ terminal, amount: bought }, { amount }) => ({
      says: `${terminal} buys ${amount(bought)} of credit.`,
    }),
  },
  PaidByHand: {
    means: 'Credit was paid out in cash.',
    shows: null,
    concerns: 'terminal',
    evolve: (state, event, { at }) =>
      withMeters(afterTaking(state, event, at), event.terminal, (meters) =>
        meter(meters, { cashOut: event.amount }),
      ),
    tell: ({ terminal, amount: paid }, { amount }) => ({
      says: `${terminal} is paid ${amount(paid)} by hand.`,
    }),
  },
  TipGiven: {
    means: 'Credit became a tip.',
    shows: null,
    concerns: 'terminal',
    evolve: (state, { terminal, amount }) =>
      withMeters(state, terminal, (meters) => meter(meters, { tips: amount })),
    tell: ({ terminal, amount: tip }, { amount }) => ({ says: `${terminal} tips ${amount(tip)}.` }),
  },
});
