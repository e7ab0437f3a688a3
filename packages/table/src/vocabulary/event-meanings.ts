import type { CommonEventType, EventType } from '../event.ts';
import { oncePer, type TableLibrary } from '../library.ts';

/** What each event of every table records, in a sentence. */
const COMMON_MEANINGS: Readonly<Record<CommonEventType, string>> = {
  TableConfigured: 'The table plays by this configuration from now on.',
  TableOpened: 'The table opened.',
  TableClosed: 'The table closed; it is inspected again before it opens again.',
  TablePaused: 'Play stopped, the round as it is.',
  TableResumed: 'Play went on.',
  TableSuspended: 'No round begins until a fault is mended.',
  TableReleased: 'The fault is mended.',
  TerminalSeated: 'A terminal came with its credit.',
  TerminalReleased: 'A terminal left with its credit.',
  TerminalLocked: 'The credit of a terminal is not what its meters say.',
  TerminalUnlocked: 'A locked terminal may play again.',
  CreditBought: 'Cash became credit.',
  InstrumentPrepared: 'Credit is held for a betting instrument.',
  InstrumentIssued: 'Credit became a betting instrument.',
  InstrumentConfirmed: 'A betting instrument was taken, as its player or the staff says.',
  InstrumentDoubted: 'Nobody can tell whether a betting instrument came out; its money is held.',
  InstrumentRedeemed: 'A betting instrument was paid.',
  InstrumentVoided: 'A betting instrument was made worthless.',
  InstrumentExpired: 'The time of a betting instrument is over.',
  PaidByHand: 'Credit was paid out in cash.',
  TipGiven: 'Credit became a tip.',
  VisitIdentified: 'Whoever sits at a terminal showed a card.',
  VisitEnded: 'Somebody left a terminal; what they are due is kept, what they owe stays theirs.',
  OwnLimitsSet: 'Whoever sits at a terminal set limits for themselves, for this visit.',
  DebtCollected: 'What a visit owed was paid, in cash or out of its credit.',
  DebtWrittenOff: 'The house gave up what a visit owed.',
  ClaimPaid: 'What was kept for somebody who left was paid in cash.',
  CommitmentPublished: 'What binds the next virtual result was published, before bets open.',
  RoundOpened: 'A round began.',
  BetsOpened: 'Bets were called for.',
  BetsChanged: 'Stakes of a terminal changed; what was turned away is listed with its reason.',
  BetsClosed: 'Stakes froze and went into escrow; what was cut is listed.',
  LosersCollected: 'Losing stakes went to the house.',
  WinnersPaid: 'Winners got their stakes and their winnings.',
  RoundConcluded: 'The round is over.',
  RoundVoided: 'The round has no result; every stake went back.',
  TakenOutOfService: 'Something is out of order; bets registered there stand, others are returned.',
  ReturnedToService: 'What was out of order works again.',
  ActRecorded: 'The dealer did what the rulebook asks for at this point.',
  MinimumAdvised: 'The dealer told a player of a bet below the minimum.',
  RoundRecalled: 'A round put away long ago was read back from the journal.',
  IncidentRecorded: 'Something went wrong, and this is what the rulebook makes of it.',
  SupervisorPresent: 'A supervisor watches the settlement.',
  RoundInterrupted: 'The round could not go on by itself; whether an outcome was established.',
  TerminalsInterrupted: 'Terminals failed; what they had registered stands.',
  ResultCorrected: 'A round was settled again by the dice.',
  RoundReversed: 'A concluded round is void after all.',
  SettlementReversed: 'What was settled of a round in progress is taken back.',
  MatterReferred: 'No clause decides; the shift manager will.',
  MatterDecided: 'The shift manager decided, with reason and effect.',
  ResultDecided: 'By decision a round without a result is settled by the dice that were stated.',
  AmountDecided: 'By decision an amount was paid to a terminal, or taken back from it.',
  BetsReturned: 'By decision bets of a closed round went back to their players.',
  ApprovalRequested: 'Somebody asks for what needs two people.',
  ApprovalGranted: 'A second person agreed.',
  ApprovalRejected: 'A second person did not agree.',
  ApprovalExpired: 'Nobody answered in time.',
};

type Meanings = Readonly<Record<EventType, string>>;

/** The same with those of the mechanics of a house. */
export const eventMeanings: (library: TableLibrary) => Meanings = oncePer(({ mechanics }) => {
  const own = mechanics.flatMap(({ events }) =>
    Object.entries(events).map(([type, { means }]) => [type, means]),
  );
  // The keys are those the types of events are drawn from, which a record cannot show.
  return { ...COMMON_MEANINGS, ...Object.fromEntries(own) } as Meanings;
});
