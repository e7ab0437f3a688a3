import type { Because } from '@baize/game';
import type { EventOf, EventType, Recorded } from '../event.ts';

/**
 * Of each event the fields everybody at a table may be told as it happens; null where nobody is told,
 * because it concerns one terminal, the staff, or what is still secret. Names of people and terminals,
 * stakes, notes and cards lying face down are never among them; nor is the seed of a shuffled deck, from
 * which every card could be computed while hands are still being arranged.
 */
const PUBLIC_FIELDS = {
  TableConfigured: [],
  TableOpened: [],
  TableClosed: [],
  TablePaused: ['reason'],
  TableResumed: [],
  TableSuspended: ['reason'],
  TableReleased: [],
  InspectionRecorded: null,
  ShiftBegan: null,
  ShiftInspectionRecorded: null,
  DiceChanged: null,
  ShakerFitted: null,
  ShakerRemoved: null,
  TerminalSeated: null,
  TerminalReleased: null,
  TerminalLocked: null,
  TerminalUnlocked: null,
  CreditBought: null,
  InstrumentIssued: null,
  InstrumentRedeemed: null,
  InstrumentVoided: null,
  InstrumentExpired: null,
  PaidByHand: null,
  TipGiven: null,
  RoundOpened: ['round', 'number', 'commitment'],
  BetsOpened: ['round', 'closesAt'],
  BetsChanged: null,
  BetsClosed: ['round'],
  DiceTumbled: ['tumbles'],
  TumbleIgnored: null,
  DiceUncovered: [],
  NoRollCalled: [],
  // One of two readings is no result: the other source may have read something else.
  ReadingTaken: null,
  ReaderSetAside: null,
  ResultRegistered: ['round', 'dice', 'source', 'proof'],
  LosersCollected: ['round'],
  WinnersPaid: ['round'],
  RoundConcluded: ['round'],
  RoundVoided: ['round', 'incident'],
  IncidentRecorded: ['incident', 'round'],
  SupervisorPresent: null,
  RoundInterrupted: ['round', 'established'],
  TerminalsInterrupted: null,
  ResultCorrected: ['round', 'was', 'is'],
  RoundReversed: ['round', 'incident'],
  MatterReferred: ['incident'],
  MatterDecided: ['effect'],
  AmountDecided: null,
  ApprovalRequested: null,
  ApprovalGranted: null,
  ApprovalRejected: null,
  ApprovalExpired: null,
  BoxTaken: null,
  BoxLeft: null,
  CardsDealt: [],
  CardsSeen: null,
  HandArranged: null,
  DealerHandSet: ['low', 'high'],
  InitialBetsSettled: ['round', 'results'],
  InitialBetsReversed: ['round'],
  BonusBetsSettled: ['round'],
  WithdrawalOffered: null,
  WithdrawalAnswered: null,
  CardsTakenBack: [],
  PlayerWalkedAway: null,
} as const satisfies { readonly [Type in EventType]: readonly (keyof EventOf<Type>)[] | null };

type PublicFields = typeof PUBLIC_FIELDS;

/** An event everybody may be told of. */
export type PublicEventType = {
  [Type in EventType]: PublicFields[Type] extends null ? never : Type;
}[EventType];

type FieldsOf<Type extends PublicEventType> = PublicFields[Type][number];

/** What everybody at a table may be told of an event: to announce it, or to show it happening. */
export type PublicFact = {
  [Type in PublicEventType]: {
    readonly type: Type;
    readonly sequence: number;
    readonly at: number;
    readonly because: Because;
  } & Pick<EventOf<Type>, FieldsOf<Type> & keyof EventOf<Type>>;
}[PublicEventType];

export function publicFacts(facts: readonly Recorded[]): readonly PublicFact[] {
  return facts.flatMap((fact) => publicFact(fact) ?? []);
}

function publicFact({ sequence, at, event }: Recorded): PublicFact | null {
  const fields: readonly string[] | null = PUBLIC_FIELDS[event.type];
  if (fields === null) return null;
  const told = fields.map((field) => [field, Reflect.get(event, field)]);
  // The compiler cannot see that the fields found by an event's own type are those of its fact.
  return {
    type: event.type,
    sequence,
    at,
    because: publicReasons(event),
    ...Object.fromEntries(told),
  } as PublicFact;
}

/** The close also cites the limits that cut somebody's stake; that a stake was cut is its owner's matter. */
function publicReasons({ type, because }: Recorded['event']): Because {
  return type === 'BetsClosed' ? [because[0]] : because;
}
