import type { Because } from '@baize/game';
import type { MechanicFacts } from '../contributions.ts';
import type { CommonEventType, EventOf, EventType, Recorded } from '../event.ts';
import { oncePer, type TableLibrary } from '../library.ts';

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
  VisitIdentified: null,
  VisitEnded: null,
  DebtCollected: null,
  DebtWrittenOff: null,
  ClaimPaid: null,
  RoundOpened: ['round', 'number', 'commitment'],
  BetsOpened: ['round', 'closesAt'],
  BetsChanged: null,
  BetsClosed: ['round'],
  LosersCollected: ['round'],
  WinnersPaid: ['round'],
  RoundConcluded: ['round'],
  RoundVoided: ['round', 'incident'],
  TakenOutOfService: null,
  ReturnedToService: null,
  ActRecorded: ['act', 'round'],
  MinimumAdvised: null,
  RoundRecalled: null,
  IncidentRecorded: ['incident', 'round'],
  SupervisorPresent: null,
  RoundInterrupted: ['round', 'established'],
  TerminalsInterrupted: null,
  ResultCorrected: ['round', 'was', 'is'],
  RoundReversed: ['round', 'incident'],
  MatterReferred: ['incident'],
  MatterDecided: ['effect'],
  ResultDecided: ['round', 'is'],
  AmountDecided: null,
  ApprovalRequested: null,
  ApprovalGranted: null,
  ApprovalRejected: null,
  ApprovalExpired: null,
} as const satisfies {
  readonly [Type in CommonEventType]: readonly (keyof EventOf<Type>)[] | null;
};

type PublicFields = typeof PUBLIC_FIELDS;

type CommonPublicType = {
  [Type in CommonEventType]: PublicFields[Type] extends null ? never : Type;
}[CommonEventType];

/** An event everybody may be told of. */
export type PublicEventType = CommonPublicType | keyof MechanicFacts;

type FieldsOf<Type> = Type extends CommonPublicType
  ? PublicFields[Type][number]
  : Type extends keyof MechanicFacts
    ? MechanicFacts[Type]
    : never;

/** What everybody at a table may be told of an event: to announce it, or to show it happening. */
export type PublicFact = {
  [Type in PublicEventType]: {
    readonly type: Type;
    readonly sequence: number;
    readonly at: number;
    readonly because: Because;
  } & Pick<EventOf<Type & EventType>, FieldsOf<Type> & keyof EventOf<Type & EventType>>;
}[PublicEventType];

export function publicFacts(
  facts: readonly Recorded[],
  library: TableLibrary,
): readonly PublicFact[] {
  return facts.flatMap((fact) => publicFact(fact, library) ?? []);
}

function publicFact({ sequence, at, event }: Recorded, library: TableLibrary): PublicFact | null {
  const fields = publicFieldsOf(library).get(event.type) ?? null;
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

const publicFieldsOf = oncePer(
  ({ mechanics }) =>
    new Map<string, readonly string[] | null>([
      ...Object.entries(PUBLIC_FIELDS),
      ...mechanics.flatMap(({ events }) =>
        Object.entries(events).map(([type, { shows }]): [string, readonly string[] | null] => [
          type,
          shows,
        ]),
      ),
    ]),
);

/** The close also cites the limits that cut somebody's stake; that a stake was cut is its owner's matter. */
function publicReasons({ type, because }: Recorded['event']): Because {
  return type === 'BetsClosed' ? [because[0]] : because;
}
