import type { EventOf, Recorded, TableEvent } from './event.ts';
import { applyBetsChanged } from './evolve/bets.ts';
import { applyAdvance } from './evolve/copies.ts';
import { evolveHouse } from './evolve/house.ts';
import { evolveIrregularity } from './evolve/irregularity.ts';
import { evolveRound } from './evolve/round.ts';
import { evolveSession } from './evolve/session.ts';
import { withPostings } from './evolve/with-postings.ts';
import { CARD_EVOLVERS } from './mechanics/si-ki-pi/evolve-cards.ts';
import { inNextRound, withBet, withOther } from './operations.ts';
import type { TableState } from './state.ts';

/** The state after a fact. It never refuses and never looks anywhere but at its arguments. */
export function evolve(state: TableState, fact: Recorded): TableState {
  const { event, op, sequence } = fact;
  // Nearly every event changes bets and nothing else; it is applied in a single copy.
  if (event.type === 'BetsChanged') {
    const operations = withBet(state.operations, op, sequence);
    return applyBetsChanged(state, event, { sequence, operations });
  }
  const next = withPostings(applyEvent(state, event, fact), event);
  const remembered = withOther(state.operations, op, sequence);
  const operations = event.type === 'RoundOpened' ? inNextRound(remembered) : remembered;
  return applyAdvance(next, { sequence, operations });
}

type Evolver<Event extends TableEvent> = (
  state: TableState,
  event: Event,
  fact: Recorded,
) => TableState;

type OtherEvent = Exclude<TableEvent, { type: 'BetsChanged' }>;

/** Who applies which event. A new event breaks the build until somebody does. */
export type Evolvers<Type extends OtherEvent['type'] = OtherEvent['type']> = {
  readonly [Each in Type]: Evolver<EventOf<Each>>;
};

const EVOLVERS: Evolvers = {
  ...CARD_EVOLVERS,
  RoundOpened: evolveRound,
  BetsOpened: evolveRound,
  BetsClosed: evolveRound,
  DiceTumbled: evolveRound,
  TumbleIgnored: evolveRound,
  DiceUncovered: evolveRound,
  NoRollCalled: evolveRound,
  ReadingTaken: evolveRound,
  ReaderSetAside: evolveRound,
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
  SupervisorPresent: evolveIrregularity,
  RoundInterrupted: evolveIrregularity,
  TerminalsInterrupted: evolveIrregularity,
  ResultCorrected: evolveIrregularity,
  RoundReversed: evolveIrregularity,
  MatterReferred: evolveIrregularity,
  MatterDecided: evolveIrregularity,
  AmountDecided: evolveIrregularity,
  ApprovalRequested: evolveIrregularity,
  ApprovalGranted: evolveIrregularity,
  ApprovalRejected: evolveIrregularity,
  ApprovalExpired: evolveIrregularity,
};

function applyEvent(state: TableState, event: OtherEvent, fact: Recorded): TableState {
  // The compiler cannot see that an event fits the evolver found by its own type.
  const evolver = EVOLVERS[event.type] as Evolver<TableEvent>;
  return evolver(state, event, fact);
}
