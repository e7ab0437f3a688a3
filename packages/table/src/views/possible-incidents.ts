import { type Because, because, type Incident } from '@baize/game';
import { dispositionAt, incidentsOf, standingOf } from '../irregularities/incident-phases.ts';
import type { TableState } from '../state.ts';

/** Something that may be reported now, with what the rulebook would make of it. */
export interface PossibleIncident {
  readonly incident: Incident;
  readonly action: string;
  readonly because: Because;
}

export function possibleIncidents(state: TableState): readonly PossibleIncident[] {
  const { rules, round } = state;
  if (!rules) return [];
  return incidentsOf(rules).flatMap((incident) => {
    const disposition = dispositionAt(incident, rules, standingOf(state));
    if (!disposition || disposition.action === 'cannot-occur') return [];
    if (rules.mechanic.contradictsRecord(incident, round)) return [];
    const { action, because: reasons } = disposition;
    return [{ incident, action, because: because(...reasons) }];
  });
}
