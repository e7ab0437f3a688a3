import { ok } from '@baize/exact';
import { type Because, because, type Disposition, type Incident, ruleOf } from '@baize/game';
import type { Command } from '../command.ts';
import type { Case, Decision } from '../decision.ts';
import type { TableEvent } from '../event.ts';
import { floorRule } from '../floor-rules.ts';
import { disposeOfCards } from '../mechanics/si-ki-pi/dispose-cards.ts';
import { refuse } from '../refuse.ts';
import { voidRound } from '../round/void-round.ts';
import { interruptRound } from './interrupt-round.ts';
import { interruptTerminals } from './interrupt-terminals.ts';
import { requestCorrection, requestVoid } from './request.ts';

/** The details somebody gave with an incident; a step that went wrong gives none. */
export type IncidentDetails = Partial<Extract<Command, { type: 'ReportIncident' }>>;

/** What the rulebook orders when an incident has happened, as events. */
export function dispose(incident: Incident, given: Case, details: IncidentDetails = {}): Decision {
  const { state, rules } = given;
  const disposition = dispositionOf(incident, given);
  if (disposition.action === 'cannot-occur') {
    const reasons = ruleOf(rules.book, 'who-decides-the-rest');
    return refuse('cannot-occur', disposition.why, reasons, { field: 'incident' });
  }
  const reasons = because(...disposition.because);
  const noted = note(incident, disposition.action, reasons, given, details);
  switch (disposition.action) {
    case 'void-round':
      return following([noted], voidRound(given, incident, alone(reasons, given)));
    case 'void-affected-rounds':
      return voidAffected(incident, reasons, noted, given, details);
    case 'no-roll':
      return ok([noted, { type: 'NoRollCalled', because: reasons }]);
    case 'settle-by-dice-then-suspend':
      if (details.supervisor === undefined) {
        const message = 'Bets are settled in the presence of a supervisor; name them.';
        return refuse('supervisor-required', message, reasons, { field: 'supervisor' });
      }
      return ok([noted]);
    case 'resettle-by-dice':
      return following([noted], requestCorrection(given, reasons, details));
    case 'conclude-if-established':
      return following([noted], interruptRound(given, incident, details));
    case 'registered-bets-stand':
      return following([noted], interruptTerminals(given, reasons, details));
    case 'refer-to-manager':
      return ok([noted, refer(incident, given, reasons, details)]);
    case 'offer-withdrawal':
    case 'redeal':
    case 'set-by-house-way':
      return following([noted], disposeOfCards(disposition.action, given, reasons, details));
    case 'settle-by-dice':
    case 'continue':
    case 'reset-dealer-hand':
    case 'apportion-stakes':
    case 'stakes-stand-in-full':
    case 'settle-and-hold':
      return state.round === null && incident === 'player-walked-away'
        ? refuse('no-round', 'No round is in progress.', floorRule('order-of-play'))
        : ok([noted, ...rules.mechanic.alsoHappened(incident, given, reasons, details)]);
  }
}

/** The clause on shakers that fail speaks of automated ones; a manual one is a matter like any other. */
function dispositionOf(incident: Incident, { state, rules }: Case): Disposition {
  const isManual = incident === 'shaker-failed' && state.equipment.shaker === 'manual';
  return rules.book.irregularities[isManual ? 'not-covered' : incident];
}

/** The rounds before the one that is void stand. */
function alone(reasons: Because, { rules }: Case): Because {
  return because(...reasons, ...ruleOf(rules.book, 'previous-rounds-stand'));
}

/** The incident is on the record before its consequences. */
function following(first: readonly TableEvent[], then: Decision): Decision {
  return then.ok ? ok([...first, ...then.value]) : then;
}

function note(
  incident: Incident,
  action: string,
  reasons: Because,
  { state }: Case,
  details: IncidentDetails,
): TableEvent {
  const round = state.round?.id ?? null;
  const supervised = details.supervisor ? `in the presence of ${details.supervisor}` : null;
  const text = [details.note, supervised].filter(Boolean).join('; ');
  return {
    type: 'IncidentRecorded',
    incident,
    action,
    note: text === '' ? null : text,
    round,
    ...(details.box === undefined ? {} : { box: details.box }),
    because: reasons,
  };
}

function refer(
  incident: Incident,
  { envelope }: Case,
  reasons: Because,
  details: IncidentDetails,
): TableEvent {
  const matter = `matter:${envelope.op}`;
  return { type: 'MatterReferred', matter, incident, note: details.note ?? null, because: reasons };
}

/** The round in progress is void at once; concluded rounds somebody names need a second person. */
function voidAffected(
  incident: Incident,
  reasons: Because,
  noted: TableEvent,
  given: Case,
  details: IncidentDetails,
): Decision {
  const current = given.state.round ? voidRound(given, incident, reasons) : ok([]);
  if (!current.ok) return current;
  const earlier =
    details.rounds && details.rounds.length > 0
      ? requestVoid(given, incident, details.rounds, reasons)
      : ok([]);
  return earlier.ok ? ok([noted, ...current.value, ...earlier.value]) : earlier;
}
