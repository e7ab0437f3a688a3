import { assert } from '@baize/exact';
import type { CommonEvent, CommonEventType, Recorded, TableEvent } from './event.ts';
import { applyBetsChanged } from './evolve/bets.ts';
import { applyAdvance } from './evolve/copies.ts';
import { evolveHouse, evolveService } from './evolve/house.ts';
import { evolveIrregularity } from './evolve/irregularity.ts';
import { evolveRound } from './evolve/round.ts';
import { evolveSession } from './evolve/session.ts';
import { withPostings } from './evolve/with-postings.ts';
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

// Written as a method, because each takes only the events of its own type.
type Evolver = {
  evolves(state: TableState, event: TableEvent, fact: Recorded): TableState;
}['evolves'];

/** Who applies which event. A new event breaks the build until somebody does. */
type Evolvers = {
  readonly [Type in Exclude<CommonEventType, 'BetsChanged'>]: (
    state: TableState,
    event: Extract<CommonEvent, { type: Type }>,
    fact: Recorded,
  ) => TableState;
};

const EVOLVERS: Evolvers = {
  RoundOpened: evolveRound,
  BetsOpened: evolveRound,
  BetsClosed: evolveRound,
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
  VisitIdentified: evolveSession,
  VisitEnded: evolveSession,
  DebtCollected: evolveSession,
  DebtWrittenOff: evolveSession,
  ClaimPaid: evolveSession,
  TakenOutOfService: evolveService,
  ReturnedToService: evolveService,
  ActRecorded: evolveService,
  MinimumAdvised: evolveService,
  RoundRecalled: evolveService,
  IncidentRecorded: evolveIrregularity,
  SupervisorPresent: evolveIrregularity,
  RoundInterrupted: evolveIrregularity,
  TerminalsInterrupted: evolveIrregularity,
  ResultCorrected: evolveIrregularity,
  RoundReversed: evolveIrregularity,
  MatterReferred: evolveIrregularity,
  MatterDecided: evolveIrregularity,
  ResultDecided: evolveIrregularity,
  AmountDecided: evolveIrregularity,
  ApprovalRequested: evolveIrregularity,
  ApprovalGranted: evolveIrregularity,
  ApprovalRejected: evolveIrregularity,
  ApprovalExpired: evolveIrregularity,
};

/** What happens at every table is applied here; whatever else, by the mechanic that is played. */
function applyEvent(state: TableState, event: TableEvent, fact: Recorded): TableState {
  const common: Readonly<Record<string, Evolver>> = EVOLVERS;
  const evolver = Object.hasOwn(common, event.type)
    ? common[event.type]
    : state.rules?.mechanic.events[event.type]?.evolve;
  assert(evolver !== undefined, `Nothing at this table brings about ${event.type}.`);
  return evolver(state, event, fact);
}
