import type { WireCommand } from '@baize/protocol/client';
import type {
  DealerView,
  Incident,
  PastRound,
  PossibleIncident,
} from '../../console/model/dealer-view.ts';
import {
  completeEntry,
  type DiceEntry,
  NO_ENTRY,
} from '../../mechanics/three-dice/console/dice-entry.ts';
import type { Face } from '../../mechanics/three-dice/dice/pips.ts';

/** What somebody is asked when they report an incident, by what the rulebook makes of it. */
export type IncidentInput =
  | 'dice'
  | 'readable'
  | 'one-round'
  | 'rounds'
  | 'terminals'
  | 'supervisor'
  | 'box'
  | 'note';

export interface IncidentDetails {
  readonly dice: DiceEntry;
  /** Null for a die that cannot be read. */
  readonly readable: readonly [Face | null, Face | null, Face | null];
  readonly rounds: readonly string[];
  readonly terminals: readonly string[];
  readonly supervisor: string;
  readonly box: number | null;
  readonly note: string;
}

export const NO_DETAILS: IncidentDetails = {
  dice: NO_ENTRY,
  readable: [null, null, null],
  rounds: [],
  terminals: [],
  supervisor: '',
  box: null,
  note: '',
};

/** What a report has to know of a table; the dealer's view has it, and so has the pit's. */
export interface IncidentView {
  readonly round: Pick<NonNullable<DealerView['round']>, 'phase'> | null;
  readonly table: Pick<NonNullable<DealerView['table']>, 'mechanic'> | null;
  readonly rounds: readonly PastRound[];
  readonly terminals: readonly { readonly terminal: string }[];
  readonly cards: { readonly boxes: readonly { readonly box: number }[] } | null;
}

const INPUTS: Readonly<Record<string, readonly IncidentInput[]>> = {
  'void-affected-rounds': ['rounds', 'note'],
  'settle-by-dice-then-suspend': ['supervisor', 'note'],
  'resettle-by-dice': ['one-round', 'dice', 'note'],
  'conclude-if-established': ['readable', 'note'],
  'registered-bets-stand': ['terminals', 'note'],
  'settle-and-hold': ['terminals', 'note'],
  'offer-withdrawal': ['box', 'note'],
  'set-by-house-way': ['box', 'terminals', 'note'],
};

/** Dice lie open to be read only between the toss and the result. */
export function inputsFor(
  { incident, action }: PossibleIncident,
  view: IncidentView,
): readonly IncidentInput[] {
  const inputs = INPUTS[action] ?? (isAtABox(incident) ? ['box', 'note'] : ['note']);
  const isReadable = view.round?.phase === 'tumbled' || view.round?.phase === 'uncovered';
  return inputs.filter(
    (input) =>
      (input !== 'readable' || (isReadable && view.table?.mechanic === 'three-dice')) &&
      (input !== 'rounds' || view.rounds.length > 0) &&
      (input !== 'terminals' || view.terminals.length > 0),
  );
}

/** Whether everything the table will insist on has been said. */
export function isComplete(
  inputs: readonly IncidentInput[],
  { dice, rounds, supervisor, box }: IncidentDetails,
): boolean {
  return inputs.every((input) => {
    switch (input) {
      case 'dice':
        return completeEntry(dice) !== null;
      case 'one-round':
        return rounds.length === 1;
      case 'supervisor':
        return supervisor.trim() !== '';
      case 'box':
        return box !== null;
      default:
        return true;
    }
  });
}

/** The command that reports it, with the details that were asked for and no others. */
export function reportOf(
  incident: Incident,
  inputs: readonly IncidentInput[],
  details: IncidentDetails,
): WireCommand {
  const { readable, rounds, terminals, supervisor, box } = details;
  const asks = (input: IncidentInput) => inputs.includes(input);
  const dice = asks('dice') ? completeEntry(details.dice) : null;
  const note = details.note.trim();
  return {
    type: 'ReportIncident',
    incident,
    ...(note === '' ? {} : { note }),
    ...(asks('readable') ? { readable: [...readable] } : {}),
    ...(rounds.length > 0 && (asks('rounds') || asks('one-round')) ? { rounds: [...rounds] } : {}),
    ...(dice ? { dice: [...dice] } : {}),
    ...(terminals.length > 0 && asks('terminals') ? { terminals: [...terminals] } : {}),
    ...(asks('supervisor') ? { supervisor: supervisor.trim() } : {}),
    ...(box !== null && asks('box') ? { box } : {}),
  };
}

function isAtABox(incident: Incident): boolean {
  return (
    incident.startsWith('player-') ||
    incident.startsWith('misdeal-') ||
    incident === 'single-card-exposed'
  );
}
