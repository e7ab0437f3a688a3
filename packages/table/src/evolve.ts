import { assertNever } from '@baize/exact';
import { evolveCards } from './cards/evolve-cards.ts';
import type { Recorded } from './event.ts';
import { evolveHouse } from './evolve/house.ts';
import { evolveIrregularity } from './evolve/irregularity.ts';
import { evolveRound } from './evolve/round.ts';
import { evolveSession } from './evolve/session.ts';
import { withPostings } from './evolve/with-postings.ts';
import { emptyLog, logged } from './persistent/append-log.ts';
import type { TableState } from './state.ts';

/** The state after a fact. It never refuses and never looks anywhere but at its arguments. */
export function evolve(state: TableState, fact: Recorded): TableState {
  const next = withPostings(applied(state, fact), fact.event);
  const { op, sequence } = fact;
  const operations = logged(next.operations, op, sequence);
  if (fact.event.type !== 'RoundOpened') return { ...next, sequence, operations };
  // Operations of this and the previous round are kept, so that a repeated one can be answered.
  return {
    ...next,
    sequence,
    operations: logged(emptyLog<number>(), op, sequence),
    operationsBefore: operations,
  };
}

function applied(state: TableState, fact: Recorded): TableState {
  const { event } = fact;
  switch (event.type) {
    case 'BetsChanged':
    case 'RoundOpened':
    case 'BetsOpened':
    case 'BetsClosed':
    case 'DiceTumbled':
    case 'TumbleIgnored':
    case 'DiceUncovered':
    case 'NoRollCalled':
    case 'ReadingTaken':
    case 'ResultRegistered':
    case 'LosersCollected':
    case 'WinnersPaid':
    case 'RoundConcluded':
    case 'RoundVoided':
      return evolveRound(state, event, fact);
    case 'TableConfigured':
    case 'TableOpened':
    case 'TableClosed':
    case 'TablePaused':
    case 'TableResumed':
    case 'TableSuspended':
    case 'TableReleased':
    case 'InspectionRecorded':
    case 'ShiftBegan':
    case 'ShiftInspectionRecorded':
    case 'DiceChanged':
    case 'ShakerFitted':
    case 'ShakerRemoved':
      return evolveHouse(state, event, fact);
    case 'TerminalSeated':
    case 'TerminalReleased':
    case 'TerminalLocked':
    case 'TerminalUnlocked':
    case 'CreditBought':
    case 'InstrumentIssued':
    case 'InstrumentRedeemed':
    case 'InstrumentVoided':
    case 'InstrumentExpired':
    case 'PaidByHand':
    case 'TipGiven':
      return evolveSession(state, event);
    case 'IncidentRecorded':
    case 'RoundInterrupted':
    case 'TerminalsInterrupted':
    case 'ResultCorrected':
    case 'RoundReversed':
    case 'MatterReferred':
    case 'MatterDecided':
    case 'ApprovalRequested':
    case 'ApprovalGranted':
    case 'ApprovalRejected':
    case 'ApprovalExpired':
      return evolveIrregularity(state, event, fact);
    case 'BoxTaken':
    case 'BoxLeft':
    case 'CardsDealt':
    case 'CardsSeen':
    case 'HandArranged':
    case 'DealerHandSet':
    case 'InitialBetsSettled':
    case 'InitialBetsReversed':
    case 'BonusBetsSettled':
    case 'WithdrawalOffered':
    case 'WithdrawalAnswered':
    case 'CardsTakenBack':
    case 'PlayerWalkedAway':
      return evolveCards(state, event);
    default:
      return assertNever(event);
  }
}
