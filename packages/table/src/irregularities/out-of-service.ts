import { type Err, NOTHING, ok } from '@baize/exact';
import { type Because, because } from '@baize/game';
import type { TableRules } from '../configuration/table-rules.ts';
import type { Case, Decision } from '../decision.ts';
import { LIBRARY } from '../library.ts';
import { floorRule, type Refusal, refuse } from '../refusal.ts';
import type { TableState } from '../state.ts';
import { findSeated, terminalOf, terminalPlace } from '../terminal/terminal.ts';
import { dispositionIn, standingOf } from './incident-phases.ts';
import { type FailedBets, terminalReasons } from './terminal-cases.ts';

/**
 * Something is out of order. What a terminal has registered stands; what was on its way was never
 * registered, has never left the credit, and is told as returned.
 */
export function takeOutOfService({ command, state, rules }: Case<'TakeOutOfService'>): Decision {
  const { what, reason } = command;
  const place = placeOf(what, command.terminal, state);
  if (!place.ok) return place;
  if (state.service.has(place.value)) return ok([]);
  const round = state.round?.id ?? null;
  const terminal = command.terminal ?? null;
  const registered = terminal === null ? NOTHING : registeredBy(state, terminal);
  const returned = command.unregistered ?? [];
  const bets = {
    registered: registered > 0,
    unregistered: returned.length > 0 || registered === 0,
  };
  const isOfRound = terminal !== null && round !== null;
  return ok([
    {
      type: 'TakenOutOfService',
      what: place.value,
      reason,
      round,
      registered,
      returned,
      because: isOfRound ? reasonsIn(rules, bets, state) : floorRule('service'),
    },
  ]);
}

export function returnToService({ command, state }: Case<'ReturnToService'>): Decision {
  const { what, reason } = command;
  const place = placeOf(what, command.terminal, state);
  if (!place.ok) return place;
  if (!state.service.has(place.value)) {
    const message = `${place.value} is not out of service.`;
    return refuse('cannot-occur', message, floorRule('service'), { field: 'what' });
  }
  return ok([
    { type: 'ReturnedToService', what: place.value, reason, because: floorRule('service') },
  ]);
}

function placeOf(what: string, terminal: string | undefined, state: TableState) {
  if (what !== 'terminal') return ok(what);
  if (terminal === undefined) {
    const message = 'Say which terminal it is.';
    return refuse('missing-detail', message, floorRule('well-formed'), { field: 'terminal' });
  }
  // A locked terminal may fail too.
  const seated = terminalOf(state, terminal) ? ok(terminal) : findSeated(state, terminal);
  return seated.ok ? ok(terminalPlace(terminal)) : seated;
}

function registeredBy({ round, ...state }: TableState, terminal: string) {
  const closed = round?.closed?.find((each) => each.terminal === terminal)?.total;
  return closed ?? terminalOf({ round, ...state }, terminal)?.staked ?? NOTHING;
}

function reasonsIn({ book }: TableRules, bets: FailedBets, state: TableState): Because {
  const disposition = dispositionIn(book, 'terminals-interrupted');
  const reasons = terminalReasons(disposition, bets, standingOf(state));
  const own = floorRule('service');
  return reasons ? because(...reasons, ...own) : own;
}

/** Why no round begins, where something it needs is out of order. */
export function tableServiceProblem(state: TableState): Err<Refusal> | null {
  if (state.service.size === 0) return null;
  const own = state[LIBRARY].mechanics.flatMap(({ equipment }) => equipment?.pieces ?? []);
  for (const [what, { reason }] of state.service) {
    if (what !== 'console' && !own.includes(what)) continue;
    const message = `The ${what} is out of service: ${reason}`;
    return refuse('table-suspended', message, floorRule('service'));
  }
  return null;
}

/** What is out of order at a table, and what else of its equipment could be. */
export interface ServiceView {
  /** `console`, `terminal A1`. */
  readonly outOfService: readonly { readonly what: string; readonly reason: string }[];
  readonly serviceable: readonly string[];
}

export function serviceView(state: TableState): ServiceView {
  return {
    outOfService: [...state.service].map(([what, { reason }]) => ({ what, reason })),
    serviceable: serviceable(state),
  };
}

/** Only what the document plays with, and a reader only where one reads. */
function serviceable({ rules }: TableState): readonly string[] {
  if (!rules) return [];
  const { resultSource } = rules.config;
  const isRead = resultSource === 'device' || resultSource === 'dealer-and-device';
  const own = rules.mechanic.equipment?.piecesAt(rules) ?? [];
  return ['console', 'display', ...own, ...(isRead ? ['reader'] : [])];
}
