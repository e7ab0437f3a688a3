import type { Case, Decision } from '../decision.ts';
import { floorRule } from '../floor-rules.ts';
import { refuse } from '../refuse.ts';
import { detailsFault } from './details-fault.ts';
import { dispose } from './dispose.ts';
import { dispositionAt, standingOf } from './incident-phases.ts';

/** Somebody reports that something went wrong; the rulebook says what follows. */
export function reportIncident(given: Case<'ReportIncident'>): Decision {
  const { command, state, rules } = given;
  const { phase } = standingOf(state);
  if (!dispositionAt(command.incident, rules, standingOf(state))) {
    const code = state.round === null ? 'no-round' : 'wrong-phase';
    const message = 'That cannot have happened at this point of the round.';
    return refuse(code, message, floorRule('order-of-play'), { phase, field: 'incident' });
  }
  return (
    detailsFault(given) ??
    rules.mechanic.incidentFault(given) ??
    dispose(command.incident, given, command)
  );
}
