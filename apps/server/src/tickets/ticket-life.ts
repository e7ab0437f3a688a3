import type { TicketBody } from '@baize/protocol/http';
import { maskedNumber, type Recorded, roleOf, type TableEvent } from '@baize/table';
import { rowsOf } from '../reports/journal-facts.ts';
import type { KnownInstrument } from '../store/floor-knowledge.ts';
import { instrumentStep } from '../store/instrument-changes.ts';
import { decodeFacts, type Queryable } from '../store/journal-row.ts';
import type { Tables } from '../tables/running-table.ts';
import { lifeEvents, type PlacedFact } from './ticket-events.ts';
import { nameOf, ticketLine } from './ticket-line.ts';

type LifeLine = TicketBody['life'][number];

/** One ticket, and everything that happened to it and was asked about it, oldest first. */
export async function ticketLife(
  { database, tables }: { readonly database: Queryable; readonly tables: Pick<Tables, 'get'> },
  known: KnownInstrument,
): Promise<TicketBody> {
  const events = (await lifeEvents(database, [known.number])).get(known.number) ?? [];
  const asked = await requestsAbout(database, known);
  const life = [...events, ...asked].toSorted(
    (one, other) => one.at - other.at || one.sequence - other.sequence,
  );
  return {
    ticket: { ...ticketLine(tables, known, events), number: maskedNumber(known.number) },
    life: life.map(lifeLine),
  };
}

/** What was asked of a second person at its own table since it was issued, and was refused or ran out. */
async function requestsAbout(
  database: Queryable,
  { ticket, number, issued }: KnownInstrument,
): Promise<readonly PlacedFact[]> {
  const found: PlacedFact[] = [];
  const requests = new Set<string>();
  const { table, sequence } = issued;
  const kinds = ['ApprovalRequested', 'ApprovalRejected', 'ApprovalExpired'];
  for await (const row of rowsOf(database, table, sequence, kinds)) {
    for (const fact of decodeFacts(row)) {
      const { event } = fact;
      if (isAbout(event, ticket, number)) requests.add(event.approval.id);
      if (requestOf(event, requests)) found.push({ ...fact, table });
    }
  }
  return found;
}

type Requested = Extract<TableEvent, { type: 'ApprovalRequested' }>;

function isAbout(event: TableEvent, ticket: string, number: string): event is Requested {
  if (event.type !== 'ApprovalRequested' || event.approval.action.kind !== 'command') return false;
  const { command } = event.approval.action;
  if (command.type === 'DecideTicket') return command.ticket === ticket;
  return command.type === 'VoidInstrument' && command.number === number;
}

function requestOf(event: TableEvent, requests: ReadonlySet<string>): boolean {
  if (event.type === 'ApprovalRequested') return requests.has(event.approval.id);
  const isEnd = event.type === 'ApprovalRejected' || event.type === 'ApprovalExpired';
  return isEnd && requests.has(event.request);
}

function lifeLine(fact: PlacedFact): LifeLine {
  const { at, event, sequence, table, by } = fact;
  return {
    at,
    kind: event.type,
    status: instrumentStep(fact)?.status ?? null,
    table,
    sequence,
    by: nameOf(by),
    position: by.kind === 'staff' ? roleOf(by) : null,
    terminal: 'terminal' in event ? (event.terminal ?? null) : null,
    ...detailsOf(event),
    because: [...event.because],
  };
}

type Details = Pick<LifeLine, 'asked' | 'reason' | 'says' | 'effect'>;

function detailsOf(event: Recorded['event']): Details {
  const none: Details = { asked: null, reason: null, says: null, effect: null };
  switch (event.type) {
    case 'InstrumentVoided': {
      const { reason, instead } = event;
      if (!instead) return { ...none, reason };
      return { ...none, reason, asked: nameOf(instead.asked), effect: instead.effect };
    }
    case 'InstrumentConfirmed':
      return { ...none, reason: event.reason };
    case 'InstrumentDoubted':
      return { ...none, reason: event.note, says: event.says };
    case 'ApprovalRejected':
      return { ...none, reason: event.reason };
    case 'ApprovalRequested': {
      const { action, requestedBy } = event.approval;
      const command = action.kind === 'command' ? action.command : null;
      const reason = command && 'reason' in command ? (command.reason ?? null) : null;
      const effect = command?.type === 'DecideTicket' ? command.effect : null;
      return { ...none, asked: nameOf(requestedBy), reason, effect };
    }
    default:
      return none;
  }
}
