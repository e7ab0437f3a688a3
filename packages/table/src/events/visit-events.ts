import type { VisitEvent } from '../event.ts';
import { applyResultCorrected } from '../evolve/irregularity.ts';
import { terminalWith, withTerminal } from '../evolve/persistent.ts';
import { withCard, withoutVisit } from '../evolve/visit.ts';
import { entriesOf, unchanged } from './event-entry.ts';

/** Whose seat it is, and money that is open when a player has left it. */
export const visitEvents = entriesOf<VisitEvent>()({
  VisitIdentified: {
    means: 'The player at a terminal showed a card.',
    shows: null,
    concerns: 'everybody',
    evolve: (state, { visit, card }, { by }) => withCard(state, visit, card, by),
    tell: ({ terminal, card }) => ({ says: `${terminal} shows card ${card}.` }),
  },
  VisitEnded: {
    means: 'A player left a terminal; what they are due is kept, what they owe stays theirs.',
    shows: null,
    concerns: 'everybody',
    evolve: withoutVisit,
    tell: ({ terminal, visit, due, owed }, { amount }) => ({
      says: `The visit ${visit} at ${terminal} ends.`,
      more: [
        ...(due > 0 ? [`${amount(due)} is kept for it at the cage`] : []),
        ...(owed > 0 ? [`it still owes ${amount(owed)}; the pit is told`] : []),
      ],
    }),
  },
  OwnLimitsSet: {
    means: 'The player at a terminal set limits for themselves, for this visit.',
    shows: null,
    concerns: 'everybody',
    evolve: (state, { terminal: id, minutesMost, lossMost, remindEvery }) =>
      withTerminal(state, id, (terminal) =>
        terminalWith(terminal, { own: { ...terminal.own, minutesMost, lossMost, remindEvery } }),
      ),
    tell: ({ terminal, minutesMost, lossMost, remindEvery }, { amount }) => ({
      says: `${terminal} sets limits for this visit.`,
      more: [
        ...(minutesMost === null ? [] : [`at most ${minutesMost} minutes`]),
        ...(lossMost === null ? [] : [`at most ${amount(lossMost)} lost`]),
        ...(remindEvery === null ? [] : [`a reminder every ${remindEvery} minutes`]),
      ],
    }),
  },
  DebtCollected: {
    means: 'What a visit owed was paid, in cash or out of its credit.',
    shows: null,
    concerns: 'everybody',
    evolve: applyResultCorrected,
    tell({ visit, amount: paid, from }, { amount }) {
      const source = from === 'cash' ? 'in cash' : 'out of its credit';
      return { says: `${visit} pays ${amount(paid)} of its debt ${source}.` };
    },
  },
  DebtWrittenOff: {
    means: 'The house gave up what a visit owed.',
    shows: null,
    concerns: 'everybody',
    evolve: unchanged,
    tell: ({ visit, amount: owed, reason }, { amount }) => ({
      says: `${amount(owed)} owed by ${visit} is written off: ${reason}`,
    }),
  },
  ClaimPaid: {
    means: 'What was kept for a player who left was paid in cash.',
    shows: null,
    concerns: 'everybody',
    evolve: unchanged,
    tell: ({ visit, amount: kept }, { amount }) => ({
      says: `${amount(kept)} kept for ${visit} is paid in cash.`,
    }),
  },
});
