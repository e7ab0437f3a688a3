import type { Err } from '@baize/exact';
import type { Case, Decision } from '../decision.ts';
import { floorRule } from '../floor-rules.ts';
import type { Refusal } from '../refusal.ts';
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
    outcomeFault(given) ??
    rules.mechanic.incidentFault(given) ??
    dispose(command.incident, given, command)
  );
}

/** A house may play with several things; what is reported here must be an outcome of this table's. */
function outcomeFault({ command, rules }: Case<'ReportIncident'>): Err<Refusal> | null {
  const { outcome } = rules.mechanic;
  if (!outcome) return null;
  const { dice, readable } = command;
  const fault =
    (dice === undefined ? null : outcome.shape(dice, 'dice')) ??
    (readable === undefined ? null : outcome.readable(readable, 'readable'));
  if (!fault) return null;
  const { field, message } = fault;
  return refuse('malformed-command', message, floorRule('well-formed'), { field });
}
