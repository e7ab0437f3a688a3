import type { TicketLine } from '@baize/protocol/http';
import {
  type Actor,
  lastDigits,
  openTicketOf,
  type TableState,
  terminalOf,
  visitAt,
} from '@baize/table';
import type { KnownInstrument } from '../store/floor-knowledge.ts';
import type { Tables } from '../tables/running-table.ts';
import type { PlacedFact } from './ticket-events.ts';

const OPEN: ReadonlySet<KnownInstrument['status']> = new Set(['prepared', 'issued', 'in-doubt']);

/** Whether nobody has said that it was taken, nor decided about it. */
function isOpenTicket({ visit, status }: KnownInstrument): boolean {
  return visit !== null && OPEN.has(status);
}

/** A ticket in a list, with its life so far. */
export function ticketLine(
  tables: Pick<Tables, 'get'>,
  known: KnownInstrument,
  life: readonly PlacedFact[],
): TicketLine {
  const { ticket, number, amount, status, issued, visit, expiresAt } = known;
  const { table, terminal, at } = issued;
  const state = tables.get(table)?.state();
  const open = state ? openTicketOf(state, terminal) : null;
  const seated = state && terminalOf(state, terminal);
  return {
    ticket,
    last: lastDigits(number),
    amount,
    status,
    isOpen: isOpenTicket(known),
    table,
    terminal,
    visit,
    at,
    since: life.at(-1)?.at ?? known.ended?.at ?? at,
    expiresAt,
    isSeated: Boolean(state && seated && visitAt(state, seated) === visit),
    says: open?.number === number ? open.says : null,
    decided: decidedIn(life),
    request: state ? requestAbout(state, ticket) : null,
  };
}

/** How two people, or one of the staff, put an end to the question. */
function decidedIn(life: readonly PlacedFact[]): TicketLine['decided'] {
  for (const { event, by, at } of life.toReversed()) {
    if (event.type === 'InstrumentVoided' && event.instead) {
      return { at, effect: event.instead.effect, by: nameOf(by) };
    }
    if (event.type === 'InstrumentConfirmed' && event.reason !== null) {
      return { at, effect: 'confirmed', by: nameOf(by) };
    }
  }
  return null;
}

function requestAbout({ approvals }: TableState, ticket: string): TicketLine['request'] {
  for (const { id, action, requestedBy, expiresAt } of approvals.values()) {
    if (action.kind !== 'command' || action.command.type !== 'DecideTicket') continue;
    const { effect } = action.command;
    if (action.command.ticket !== ticket) continue;
    return { id, op: id.slice('request:'.length), effect, by: nameOf(requestedBy), expiresAt };
  }
  return null;
}

export function nameOf(by: Actor): string {
  return by.kind === 'system' ? 'system' : by.id;
}
