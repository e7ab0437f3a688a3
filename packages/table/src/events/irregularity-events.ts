import type { ApprovalEvent, IrregularityEvent } from '../event.ts';
import {
  afterBetsReturned,
  afterCorrection,
  afterIncident,
  afterInterruption,
  afterReturn,
  afterReversal,
  afterTakingBack,
  applyResultCorrected,
  without,
} from '../evolve/irregularity.ts';
import { inRound } from '../evolve/round.ts';
import { actorWords, betWords, outcomeWords, plainWords } from '../history/words/event-words.ts';
import { interruptedWords, owedWords } from '../history/words/irregularity-words.ts';
import { settledWords } from '../history/words/settled-words.ts';
import { entriesOf, unchanged } from './event-entry.ts';

/** What goes wrong, what the rulebook or the shift manager makes of it, and rounds that are put right. */
export const irregularityEvents = entriesOf<Exclude<IrregularityEvent, ApprovalEvent>>()({
  IncidentRecorded: {
    means: 'Something went wrong, and this is what the rulebook makes of it.',
    shows: ['incident', 'round'],
    concerns: 'everybody',
    evolve: afterIncident,
    tell: ({ incident, action, note }) => ({
      says: `Reported: ${plainWords(incident)}. It means: ${plainWords(action)}.`,
      more: note === null ? [] : [`Note: ${note}`],
    }),
  },
  SupervisorPresent: {
    means: 'A supervisor watches the settlement.',
    shows: null,
    concerns: 'everybody',
    evolve: (state, { supervisor }) => inRound(state, { presence: { by: supervisor } }),
    tell: ({ supervisor }) => ({ says: `${actorWords(supervisor)} watches the settlement.` }),
  },
  RoundInterrupted: {
    means: 'The round could not go on by itself; whether an outcome was established.',
    shows: ['round', 'established'],
    concerns: 'everybody',
    evolve: afterInterruption,
    tell: interruptedWords,
  },
  TerminalsInterrupted: {
    means: 'Terminals failed; what they had registered stands.',
    shows: null,
    concerns: 'everybody',
    evolve: unchanged,
    tell: ({ terminals }, { amount }) => ({
      says: 'Terminals fail; the round goes on, and what they have registered stands.',
      more: terminals.map(
        ({ terminal, registered }) => `${terminal}: ${amount(registered)} registered`,
      ),
    }),
  },
  ResultCorrected: {
    means: 'A round was settled again by the dice.',
    shows: ['round', 'was', 'is'],
    concerns: 'everybody',
    evolve: afterCorrection,
    tell: (event, telling) => ({
      says: `Round ${event.round} is settled again: ${outcomeWords(event.is, telling)}, not ${outcomeWords(event.was, telling)}.`,
      more: [...settledWords(event.settled, event.is, telling), ...owedWords(event, telling)],
    }),
  },
  RoundReversed: {
    means: 'A concluded round is void after all.',
    shows: ['round', 'incident'],
    concerns: 'everybody',
    evolve: afterReversal,
    tell: (event, telling) => ({
      says: `Round ${event.round} is void after all (${plainWords(event.incident)}); its settlement is taken back.`,
      more: owedWords(event, telling),
    }),
  },
  SettlementReversed: {
    means: 'What was settled of a round in progress is taken back.',
    shows: ['round'],
    concerns: 'everybody',
    evolve: afterTakingBack,
    tell: (event, telling) => ({
      says: 'What was collected and paid of this round is taken back.',
      more: owedWords(event, telling),
    }),
  },
  MatterReferred: {
    means: 'No clause decides; the shift manager will.',
    shows: ['incident'],
    concerns: 'everybody',
    evolve: (state, { matter, incident, because }) => ({
      ...state,
      matters: new Map(state.matters).set(matter, { incident, because }),
    }),
    tell: ({ incident }) => ({
      says: `The shift manager has to decide about: ${plainWords(incident)}.`,
    }),
  },
  MatterDecided: {
    means: 'The shift manager decided, with reason and effect.',
    shows: ['effect'],
    concerns: 'everybody',
    evolve: (state, { matter }) => ({ ...state, matters: without(state.matters, matter) }),
    tell: ({ effect, reason }) => ({ says: `Decided: ${plainWords(effect)}, because ${reason}` }),
  },
  ResultDecided: {
    means: 'By decision a round without a result is settled by the dice that were stated.',
    shows: ['round', 'is'],
    concerns: 'everybody',
    evolve: (state, { is, settled }) => inRound(state, { phase: 'resulted', result: is, settled }),
    tell: ({ round, is, settled }, telling) => ({
      says: `Round ${round} is settled by ${outcomeWords(is, telling)} by decision.`,
      more: settledWords(settled, is, telling),
    }),
  },
  AmountDecided: {
    means: 'By decision an amount was paid to a terminal, or taken back from it.',
    shows: null,
    concerns: 'everybody',
    evolve: (state, event) => applyResultCorrected(afterReturn(state, event), event),
    tell: (event, telling) => ({
      says: `${event.terminal} ${event.effect === 'pay' ? 'is paid' : 'gives back'} ${telling.amount(event.amount)} by decision.`,
      more: owedWords(event, telling),
    }),
  },
  BetsReturned: {
    means: 'By decision bets of a closed round went back to their players.',
    shows: null,
    concerns: 'everybody',
    evolve: afterBetsReturned,
    tell: ({ round, returned }, telling) => ({
      says: `Bets of round ${round} go back by decision.`,
      more: returned.map(
        ({ terminal, bets, amount }) =>
          `${terminal}: ${telling.amount(amount)} on ${bets.map((bet) => betWords(bet, telling)).join(', ')}`,
      ),
    }),
  },
});
