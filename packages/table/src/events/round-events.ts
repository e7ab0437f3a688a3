import type { RoundEvent } from '../event.ts';
import {
  afterBetsClosed,
  afterVoid,
  applyBetsChanged,
  equipmentAtStart,
  inRound,
  keepConcluded,
  newRound,
  paySettled,
} from '../evolve/round.ts';
import { plainWords } from '../history/words/event-words.ts';
import { betsWords, cutWords } from '../history/words/round-words.ts';
import { closedWords } from '../history/words/settled-words.ts';
import { entriesOf } from './event-entry.ts';

/** A round from its beginning to its end, where nothing goes wrong or it is void. */
export const roundEvents = entriesOf<RoundEvent>()({
  CommitmentPublished: {
    means: 'What binds the next virtual result was published, before bets open.',
    shows: ['commitment'],
    concerns: 'everybody',
    evolve: (state, { commitment }, { at }) => ({ ...state, committed: { commitment, at } }),
    tell: ({ commitment }) => ({
      says: 'What binds the next result is published.',
      more: [`Hash of the seed: ${commitment}`],
    }),
  },
  RoundOpened: {
    means: 'A round began.',
    shows: ['round', 'number', 'commitment'],
    concerns: 'everybody',
    evolve: (state, event) => ({
      ...equipmentAtStart(state),
      committed: null,
      roundNumber: event.number,
      round: newRound(state, event),
    }),
    tell: ({ round, commitment }) => ({
      says: `Round ${round} begins.`,
      more: commitment === null ? [] : [`Hash of the seed: ${commitment}`],
    }),
  },
  BetsOpened: {
    means: 'Bets were called for.',
    shows: ['round', 'closesAt'],
    concerns: 'everybody',
    evolve: (state, { closesAt }, { at }) =>
      inRound(state, { phase: 'betting', betsOpenedAt: at, closesAt }),
    tell(_, { rules }) {
      const calls = rules?.procedure.announcements;
      return { says: calls ? `Betting opens: "${calls.open}".` : 'Betting opens.' };
    },
  },
  BetsChanged: {
    means: 'Stakes of a terminal changed; what was turned away is listed with its reason.',
    shows: null,
    concerns: 'terminal',
    // `evolve` applies a bet together with what every event advances, in one copy of the state; this is the same by itself.
    evolve: (state, event, { sequence }) =>
      applyBetsChanged(state, event, { sequence, operations: state.operations }),
    tell: betsWords,
  },
  BetsClosed: {
    means: 'Stakes froze and went into escrow; what was cut is listed.',
    shows: ['round'],
    // The close also cites the limits that cut a stake; that one was cut is its owner's matter.
    showsBecause: 'first',
    concerns: 'everybody',
    evolve: afterBetsClosed,
    tell({ stakes, cut }, telling) {
      const calls = telling.rules?.procedure.announcements;
      return {
        says: calls ? `Betting closes: "${calls.close}".` : 'Betting closes.',
        more: [...closedWords(stakes, telling), ...cut.map((each) => cutWords(each, telling))],
      };
    },
  },
  LosersCollected: {
    means: 'Losing stakes went to the house.',
    shows: ['round'],
    concerns: 'everybody',
    evolve: (state) => inRound(state, { phase: 'collected' }),
    tell: () => ({ says: 'Losing stakes are collected.' }),
  },
  WinnersPaid: {
    means: 'Winners got their stakes and their winnings.',
    shows: ['round'],
    concerns: 'everybody',
    evolve: (state) => paySettled(inRound(state, { phase: 'paid' }), state.round?.settled ?? []),
    tell: () => ({ says: 'Winners are paid.' }),
  },
  RoundConcluded: {
    means: 'The round is over.',
    shows: ['round'],
    concerns: 'everybody',
    evolve: (state) => keepConcluded(state, state.round?.isCorrected ? 'corrected' : 'settled'),
    tell: ({ round }) => ({ says: `Round ${round} is over.` }),
  },
  RoundVoided: {
    means: 'The round has no result; every stake went back.',
    shows: ['round', 'incident'],
    concerns: 'everybody',
    evolve: afterVoid,
    tell: ({ round, incident, returned }, telling) => ({
      says: `Round ${round} is void (${plainWords(incident)}); all bets go back.`,
      more: returned
        .filter(({ amount }) => amount > 0)
        .map(({ terminal, amount }) => `${terminal}: ${telling.amount(amount)} returned`),
    }),
  },
});
