import { evolveCards } from './cards/evolve-cards.ts';
import type { EventOf, EventType, Recorded, TableEvent } from './event.ts';
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

type Evolver<Event extends TableEvent> = (
  state: TableState,
  event: Event,
  fact: Recorded,
) => TableState;

/** Who applies which event. A new event breaks the build until somebody does. */
const EVOLVERS: { readonly [Type in EventType]: Evolver<EventOf<Type>> } = {
  BetsChanged: evolveRound,
  RoundOpened: evolveRound,
  BetsOpened: evolveRound,
  BetsClosed: evolveRound,
  DiceTumbled: evolveRound,
  TumbleIgnored: evolveRound,
  DiceUncovered: evolveRound,
  NoRollCalled: evolveRound,
  ReadingTaken: evolveRound,
  ResultRegistered: evolveRound,
  LosersCollected: evolveRound,
  WinnersPaid: evolveRound,
  RoundConcluded: evolveRound,
  RoundVoided: evolveRound,
  TableConfigured: evolveHouse,
  TableOpened: evolveHouse,
  TableClosed: evolveHouse,
  TablePaused: evolveHouse,
  TableResumed: evolveHouse,
  TableSuspended: evolveHouse,
  TableReleased: evolveHouse,
  InspectionRecorded: evolveHouse,
  ShiftBegan: evolveHouse,
  ShiftInspectionRecorded: evolveHouse,
  DiceChanged: evolveHouse,
  ShakerFitted: evolveHouse,
  ShakerRemoved: evolveHouse,
  TerminalSeated: evolveSession,
  TerminalReleased: evolveSession,
  TerminalLocked: evolveSession,
  TerminalUnlocked: evolveSession,
  CreditBought: evolveSession,
  InstrumentIssued: evolveSession,
  InstrumentRedeemed: evolveSession,
  InstrumentVoided: evolveSession,
  InstrumentExpired: evolveSession,
  PaidByHand: evolveSession,
  TipGiven: evolveSession,
  IncidentRecorded: evolveIrregularity,
  RoundInterrupted: evolveIrregularity,
  TerminalsInterrupted: evolveIrregularity,
  ResultCorrected: evolveIrregularity,
  RoundReversed: evolveIrregularity,
  MatterReferred: evolveIrregularity,
  MatterDecided: evolveIrregularity,
  ApprovalRequested: evolveIrregularity,
  ApprovalGranted: evolveIrregularity,
  ApprovalRejected: evolveIrregularity,
  ApprovalExpired: evolveIrregularity,
  BoxTaken: evolveCards,
  BoxLeft: evolveCards,
  CardsDealt: evolveCards,
  CardsSeen: evolveCards,
  HandArranged: evolveCards,
  DealerHandSet: evolveCards,
  InitialBetsSettled: evolveCards,
  InitialBetsReversed: evolveCards,
  BonusBetsSettled: evolveCards,
  WithdrawalOffered: evolveCards,
  WithdrawalAnswered: evolveCards,
  CardsTakenBack: evolveCards,
  PlayerWalkedAway: evolveCards,
};

function applied(state: TableState, fact: Recorded): TableState {
  // The compiler cannot see that an event fits the evolver found by its own type.
  const evolver = EVOLVERS[fact.event.type] as Evolver<TableEvent>;
  return evolver(state, fact.event, fact);
}
