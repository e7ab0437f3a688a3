import type { ViewOf, ViewRole } from '@baize/table';
import { estimateOf } from './machine/clock.ts';
import type { EndReason, Link, Machine, Pending, Streams } from './machine/machine.ts';
import type { Operation } from './operation.ts';

/** What can be seen of a client at one moment. Another moment is another object. */
export interface ClientState<Role extends ViewRole = ViewRole> {
  readonly link: 'connecting' | 'live' | 'reconnecting' | 'ended';
  /** Why the connection is over for good; else null. */
  readonly ended: EndReason | null;
  /** When the next attempt is due, by the client's clock; null while there is none. */
  readonly retryAt: number | null;
  /**
   * What was last known, the public and the own part as they were at one moment; null before the first
   * snapshot.
   */
  readonly view: ViewOf<Role> | null;
  /** Operations nobody has answered yet, oldest first. */
  readonly pending: readonly Operation[];
  /** Server time less client time; null before the first pong. */
  readonly clockOffset: number | null;
  readonly roundTrip: number | null;
}

/** Draws the state of a machine; what did not change keeps its identity, the state as a whole too. */
export function clientStates<Role extends ViewRole>(): (machine: Machine) => ClientState<Role> {
  const view = rememberLast((streams: Streams | null) => streams && viewOf<Role>(streams));
  const pending = rememberLast((all: readonly Pending[]) => all.map(({ operation }) => operation));
  let last: ClientState<Role> | null = null;
  return (machine) => {
    const clock = estimateOf(machine.clock);
    const next: ClientState<Role> = {
      link: linkOf(machine.link, machine.streams !== null),
      ended: machine.link.status === 'ended' ? machine.link.reason : null,
      retryAt: machine.link.status === 'waiting' ? machine.link.retryAt : null,
      view: view(machine.shown),
      pending: pending(machine.pending),
      clockOffset: clock?.offset ?? null,
      roundTrip: clock?.roundTrip ?? null,
    };
    if (last === null || !isSameState(last, next)) last = next;
    return last;
  };
}

function isSameState(one: ClientState, other: ClientState): boolean {
  const fields = new Map<string, unknown>(Object.entries(other));
  return Object.entries(one).every(([name, value]) => fields.get(name) === value);
}

function linkOf(link: Link, hasBeenLive: boolean): ClientState['link'] {
  if (link.status === 'live' || link.status === 'ended') return link.status;
  return hasBeenLive || link.status === 'waiting' ? 'reconnecting' : 'connecting';
}

/** The public and the own part together. */
export function viewOf<Role extends ViewRole>({ table, own, sequence }: Streams): ViewOf<Role> {
  // The server has drawn both parts for this role; the envelope has shown that they are records.
  return { ...table, ...own, sequence } as unknown as ViewOf<Role>;
}

/** The last result again while the argument is the same. */
function rememberLast<In, Out>(compute: (value: In) => Out): (value: In) => Out {
  let known: { readonly value: In; readonly result: Out } | null = null;
  return (value) => {
    if (known === null || known.value !== value) known = { value, result: compute(value) };
    return known.result;
  };
}
