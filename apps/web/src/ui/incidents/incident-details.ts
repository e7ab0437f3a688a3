import type { WireCommand } from '@baize/protocol/client';
import type { Incident, PossibleIncident } from '../../console/model/dealer-view.ts';
import type {
  IncidentParts,
  IncidentReport,
  IncidentView,
} from '../../mechanics/screen-mechanic.ts';

/** What somebody is asked about any incident; the others are asked by what is played with. */
export type SharedInput = 'one-round' | 'rounds' | 'terminals' | 'supervisor' | 'note';

export interface IncidentDetails {
  readonly rounds: readonly string[];
  readonly terminals: readonly string[];
  readonly supervisor: string;
  readonly note: string;
  /** What was said to the questions of the mechanic, by their names. */
  readonly own: Readonly<Record<string, Partial<IncidentReport> | null>>;
}

export const NO_DETAILS: IncidentDetails = {
  rounds: [],
  terminals: [],
  supervisor: '',
  note: '',
  own: {},
};

/** The incident that needs no choice, there being no other. */
export function onlyOne(incidents: readonly PossibleIncident[]): Incident | null {
  const [first, second] = incidents;
  return first && !second ? first.incident : null;
}

export interface IncidentChoice {
  /** The one that stood alone when somebody began to report. */
  readonly only: Incident | null;
  /** The one somebody has pressed since. */
  readonly pressed: Incident | null;
}

/**
 * The incident that is being reported. The round goes on meanwhile: one that can no longer have happened is not
 * reported, one that was alone is not taken for granted beside others, and none takes a list's place by itself.
 */
export function chosenOf(
  incidents: readonly PossibleIncident[],
  { only, pressed }: IncidentChoice,
): PossibleIncident | undefined {
  const wanted = pressed ?? (onlyOne(incidents) === only ? only : null);
  return incidents.find(({ incident }) => incident === wanted);
}

/** Which rounds, before anything else; then whoever was there. */
const ROUNDS: Readonly<Record<string, readonly SharedInput[]>> = {
  'void-affected-rounds': ['rounds'],
  'resettle-by-dice': ['one-round'],
};
const PEOPLE: Readonly<Record<string, readonly SharedInput[]>> = {
  'settle-by-dice-then-suspend': ['supervisor'],
  'registered-bets-stand': ['terminals'],
  'settle-and-hold': ['terminals'],
  'set-by-house-way': ['terminals'],
};

/** What is asked, in this order. */
export function inputsFor(
  possible: PossibleIncident,
  view: IncidentView,
  parts: IncidentParts,
): readonly string[] {
  const { action } = possible;
  const inputs = [
    ...(ROUNDS[action] ?? []),
    ...parts.asks(possible, view),
    ...(PEOPLE[action] ?? []),
    'note',
  ];
  return inputs.filter(
    (input) =>
      (input !== 'rounds' || view.rounds.length > 0) &&
      (input !== 'terminals' || view.terminals.length > 0),
  );
}

/** Whether everything the table will insist on has been said. */
export function isComplete(
  inputs: readonly string[],
  details: IncidentDetails,
  parts: IncidentParts,
): boolean {
  return inputs.every((input) => {
    if (input in parts.fields) return saidTo(input, details, parts) !== null;
    if (input === 'one-round') return details.rounds.length === 1;
    return input !== 'supervisor' || details.supervisor.trim() !== '';
  });
}

/** The command that reports it, with the details that were asked for and no others. */
export function reportOf(
  incident: Incident,
  inputs: readonly string[],
  details: IncidentDetails,
  parts: IncidentParts,
): WireCommand {
  const { rounds, terminals, supervisor } = details;
  const asks = (input: SharedInput) => inputs.includes(input);
  const own: Partial<IncidentReport> = {};
  for (const input of inputs) Object.assign(own, saidTo(input, details, parts));
  // What a question of the mechanic puts on record stands before what somebody wrote.
  const note = [own.note ?? '', details.note.trim()].filter((part) => part !== '').join(' ');
  return {
    type: 'ReportIncident',
    incident,
    ...(rounds.length > 0 && (asks('rounds') || asks('one-round')) ? { rounds: [...rounds] } : {}),
    ...(terminals.length > 0 && asks('terminals') ? { terminals: [...terminals] } : {}),
    ...(asks('supervisor') ? { supervisor: supervisor.trim() } : {}),
    ...own,
    ...(note === '' ? {} : { note }),
  };
}

/** What was said to a question of the mechanic; null where it is none, or not yet answered. */
function saidTo(input: string, { own }: IncidentDetails, { fields }: IncidentParts) {
  const said = own[input];
  return said === undefined ? (fields[input]?.first ?? null) : said;
}
