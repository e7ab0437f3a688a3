import { NOTHING, ok } from '@baize/exact';
import {
  type Because,
  because,
  type Citation,
  citationsIn,
  type Disposition,
  type Incident,
  ruleOf,
} from '@baize/game';
import type { Command } from '../command.ts';
import type { Case, Decision } from '../decision.ts';
import type { TableEvent } from '../event.ts';
import { itemsOf } from '../evolve/persistent.ts';
import { floorRule, refuse } from '../refusal.ts';

import { voidRound } from '../round/void-round.ts';
import { terminalOf } from '../terminal/terminal.ts';
import { dispositionAt, dispositionIn, standingOf } from './incident-phases.ts';
import { presenceAtReport } from './presence.ts';
import { isVoid, requestCorrection, requestVoid } from './request.ts';
import { terminalReasons } from './terminal-cases.ts';

/** The details somebody gave with an incident; a step that went wrong gives none. */
export type IncidentDetails = Partial<Extract<Command, { type: 'ReportIncident' }>>;

/** What the rulebook orders when an incident has happened, as events. */
export function dispose(incident: Incident, given: Case, details: IncidentDetails = {}): Decision {
  const { state, rules } = given;
  // A step that goes wrong is told of before the phase that a report would come from.
  const disposition =
    dispositionAt(incident, rules, standingOf(state)) ?? dispositionIn(rules.book, incident);
  if (disposition.action === 'cannot-occur') {
    const reasons = ruleOf(rules.book, 'who-decides-the-rest');
    return refuse('cannot-occur', disposition.why, reasons, { field: 'incident' });
  }
  const reasons = because(...disposition.because);
  const noted = note(incident, disposition.action, reasons, given, details);
  const own = rules.mechanic.dispose(disposition.action, given, reasons, details);
  if (own) return withOwn(incident, disposition.action, reasons, given, details, own);
  switch (disposition.action) {
    case 'void-round':
      return precedeAll([noted], voidRound(given, incident, alone(reasons, given)));
    case 'void-affected-rounds':
      return voidAffected(incident, reasons, noted, given, details);
    case 'settle-by-dice-then-suspend':
      return ok([noted, ...presenceAtReport(given, reasons)]);
    case 'suspend-table':
      return ok([noted, suspend(given, reasons)]);
    case 'resettle-by-dice':
      return precedeAll([noted], requestCorrection(given, reasons, details));
    case 'conclude-if-established':
      return interruptRound(given, incident, details, (own) =>
        note(incident, disposition.action, own, given, details),
      );
    case 'registered-bets-stand': {
      const interrupted = interruptTerminals(given, disposition, details);
      return withOwn(incident, disposition.action, reasons, given, details, ok([interrupted]));
    }
    case 'refer-to-manager':
      return ok([noted, refer(incident, given, reasons, details)]);
    case 'settle-by-dice':
    case 'continue':
    case 'reset-dealer-hand':
    case 'apportion-stakes':
    case 'stakes-stand-in-full':
    case 'settle-and-hold':
      return state.round === null && incident === 'player-walked-away'
        ? refuse('no-round', 'No round is in progress.', floorRule('order-of-play'))
        : ok([noted, ...rules.mechanic.alsoHappened(incident, given, reasons, details)]);
    // What is left only some mechanics can do, and the one that is played here cannot.
    default:
      return refuse('not-in-this-game', 'This table plays another game.', floorRule('this-game'));
  }
}

function suspend({ rules }: Case, because: Because): TableEvent {
  return { type: 'TableSuspended', reason: rules.mechanic.deviceFailed, because };
}

/** The report cites what its consequence does: at a shared box that may be another clause. */
function withOwn(
  incident: Incident,
  action: string,
  reasons: Because,
  given: Case,
  details: IncidentDetails,
  then: Decision,
): Decision {
  if (!then.ok) return then;
  const own = then.value[0]?.because ?? reasons;
  return ok([note(incident, action, own, given, details), ...then.value]);
}

/** The rounds before the one that is void stand, in so many words where the book says so. */
function alone(reasons: Because, { rules }: Case): Because {
  return because(...reasons, ...citationsIn(rules.book.rules['previous-rounds-stand']));
}

/** The incident is on the record before its consequences. */
function precedeAll(first: readonly TableEvent[], then: Decision): Decision {
  return then.ok ? ok([...first, ...then.value]) : then;
}

function note(
  incident: Incident,
  action: string,
  reasons: Because,
  { state }: Case,
  details: IncidentDetails,
): TableEvent {
  const { box, terminals, rounds, dice, readable } = details;
  const skipped = rounds?.filter((id) => isVoid(state.concluded.get(id))) ?? [];
  return {
    type: 'IncidentRecorded',
    incident,
    action,
    note: details.note || null,
    round: state.round?.id ?? null,
    ...(box === undefined ? {} : { box }),
    ...(terminals === undefined ? {} : { terminals }),
    ...(rounds === undefined ? {} : { rounds }),
    ...(skipped.length === 0 ? {} : { skipped }),
    ...(dice === undefined ? {} : { dice }),
    ...(readable === undefined ? {} : { readable }),
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
  const { round, concluded } = given.state;
  const current = round ? voidRound(given, incident, reasons) : ok([]);
  if (!current.ok) return current;
  // The round in progress is void with the report, and one that is void already stays so.
  const affected = (details.rounds ?? []).filter(
    (id) => id !== round?.id && !isVoid(concluded.get(id)),
  );
  const earlier = affected.length > 0 ? requestVoid(given, incident, affected, reasons) : ok([]);
  return earlier.ok ? ok([noted, ...current.value, ...earlier.value]) : earlier;
}

/**
 * Terminals failed and the round goes on: what they had registered stands. A bet that was never
 * registered never left the credit, so nothing has to be moved to return it.
 */
function interruptTerminals(
  { state }: Case,
  disposition: Disposition,
  details: IncidentDetails,
): TableEvent {
  const seated = [...itemsOf(state.terminals)].filter((terminal) => terminal.isSeated);
  const ids = details.terminals ?? seated.map((terminal) => terminal.id);
  const closed = new Map(state.round?.closed?.map((each) => [each.terminal, each.total]));
  const terminals = ids.map((terminal) => ({
    terminal,
    registered: closed.get(terminal) ?? terminalOf(state, terminal)?.staked ?? NOTHING,
  }));
  const round = state.round?.id ?? null;
  // A report says nothing of what was on its way; of a terminal it names the record shows whether anything arrived.
  const isNamed = details.terminals !== undefined;
  const bets = {
    registered: terminals.some(({ registered }) => registered > 0),
    unregistered: isNamed && terminals.some(({ registered }) => registered === 0),
  };
  const because = terminalReasons(disposition, bets, standingOf(state)) ?? floorRule('service');
  return { type: 'TerminalsInterrupted', round, terminals, because };
}

/** A round that cannot go on is concluded if an outcome is established, and void if none is. */
function interruptRound(
  given: Case,
  incident: Incident,
  details: IncidentDetails,
  noted: (because: Because) => TableEvent,
): Decision {
  const { state, rules } = given;
  const { round } = state;
  if (!round) return refuse('no-round', 'No round is in progress.', floorRule('order-of-play'));
  const outcome = rules.mechanic.interruption(given, round, details);
  const disposition = dispositionAt(incident, rules, standingOf(state));
  const ordered =
    disposition && 'because' in disposition ? because(...disposition.because) : floorRule('matter');
  const reasons = outcome.because ?? ordered;
  // The report cites the clause of the case that it turned out to be, and not that of the other.
  const apart: readonly Citation[] = outcome.otherwise ?? [];
  const [first, ...rest] = ordered.filter(
    (each) => !apart.includes(each) || reasons.includes(each),
  );
  const reported = noted(first === undefined ? reasons : because(first, ...rest));
  const interrupted: TableEvent = {
    type: 'RoundInterrupted',
    round: round.id,
    readable: outcome.readable,
    established: outcome.established,
    decided: outcome.decided,
    because: reasons,
  };
  if (outcome.established) return ok([reported, interrupted]);
  const voided = voidRound(given, incident, reasons);
  return voided.ok ? ok([reported, interrupted, ...voided.value]) : voided;
}
