import { type Because, because, INCIDENTS, type Incident } from '@baize/game';
import { canHappenIn } from '../irregularities/incident-phases.ts';
import type { TableState } from '../state.ts';

/** Something that may be reported now, with what the rulebook would make of it. */
export interface PossibleIncident {
  readonly incident: Incident;
  readonly action: string;
  readonly because: Because;
}

export function possibleIncidents({ rules, round }: TableState): readonly PossibleIncident[] {
  if (!rules) return [];
  const phase = round?.phase ?? 'idle';
  return INCIDENTS.flatMap((incident) => {
    const disposition = rules.book.irregularities[incident];
    if (disposition.action === 'cannot-occur' || !canHappenIn(incident, phase)) return [];
    if (rules.mechanic.contradictsRecord(incident, round)) return [];
    // Between rounds nothing can be void; what was concluded is reached by another disposition.
    if (disposition.action === 'void-round' && round === null) return [];
    const { action, because: reasons } = disposition;
    return [{ incident, action, because: because(...reasons) }];
  });
}
