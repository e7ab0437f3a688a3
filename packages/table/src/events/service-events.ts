import type { ServiceEvent } from '../event.ts';
import { betWords, plainWords } from '../history/words/event-words.ts';
import { entriesOf, unchanged } from './event-entry.ts';

/** What is out of order and back, what people do by the book, and rounds that were put away. */
export const serviceEvents = entriesOf<ServiceEvent>()({
  TakenOutOfService: {
    means: 'Something is out of order; bets registered there stand, others are returned.',
    shows: null,
    concerns: 'everybody',
    evolve: (state, { what, reason }) => ({
      ...state,
      service: new Map(state.service).set(what, { reason }),
    }),
    tell: ({ what, reason, registered, returned }, telling) => ({
      says: `Out of service: ${what}, because ${reason}`,
      more: [
        ...(registered > 0 ? [`${telling.amount(registered)} registered there stands`] : []),
        ...returned.map(
          ({ bet, amount }) =>
            `${betWords(bet, telling)}: ${telling.amount(amount)} was never registered and is returned`,
        ),
      ],
    }),
  },
  ReturnedToService: {
    means: 'What was out of order works again.',
    shows: null,
    concerns: 'everybody',
    evolve(state, { what }) {
      const service = new Map(state.service);
      service.delete(what);
      return { ...state, service };
    },
    tell: ({ what, reason }) => ({ says: `Back in service: ${what}, ${reason}` }),
  },
  ActRecorded: {
    means: 'The dealer did what the rulebook asks for at this point.',
    shows: ['act', 'round'],
    concerns: 'everybody',
    evolve: (state, { act }) =>
      state.acts.includes(act) ? state : { ...state, acts: [...state.acts, act] },
    tell: ({ act }) => ({ says: `Done: ${plainWords(act)}.` }),
  },
  MinimumAdvised: {
    means: 'The dealer told a player of a bet below the minimum.',
    shows: null,
    concerns: 'everybody',
    evolve: unchanged,
    tell({ terminal, bet, stake, minimum }, telling) {
      const { amount } = telling;
      const on = `${amount(stake)} on ${betWords(bet, telling)}`;
      return { says: `${terminal} is told that ${on} is below the minimum of ${amount(minimum)}.` };
    },
  },
  RoundRecalled: {
    means: 'A round put away long ago was read back from the journal.',
    shows: null,
    concerns: 'everybody',
    evolve: (state, { round, held }) => ({
      ...state,
      concluded: new Map(state.concluded).set(round, held),
    }),
    tell: ({ round }) => ({ says: `Round ${round} is read back from the journal.` }),
  },
});
