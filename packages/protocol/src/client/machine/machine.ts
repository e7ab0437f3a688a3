import type { ViewRole } from '@baize/table';
import type { ClientMessage } from '../../messages/client-message.ts';
import type { ByeReason, FaultMessage, ServerMessage } from '../../messages/server-message.ts';
import type { Sections } from '../../view-changes.ts';
import type { Operation, Outcome } from '../operation.ts';
import type { ClockSamples } from './clock.ts';
import type { Timing } from './timing.ts';

/** Everything a client knows. Sockets, timers and storage are outside and only carry out effects. */
export interface Machine {
  readonly table: string;
  readonly role: ViewRole;
  readonly timing: Timing;
  readonly link: Link;
  /** Both streams as far as they have come. */
  readonly streams: Streams | null;
  /**
   * The last moment at which both streams told of the same one. It is what somebody sees, and stays to
   * be seen while the line is down.
   */
  readonly shown: Streams | null;
  /** What has happened since then, told when it shows. */
  readonly facts: readonly Fact[];
  /** When a new snapshot was asked for, while it has not come. */
  readonly refreshedAt: number | null;
  readonly pending: readonly Pending[];
  readonly clock: ClockSamples;
}

export type Link =
  | { readonly status: 'idle' }
  | (Attempt & { readonly status: 'connecting'; readonly since: number })
  /** Open; the first snapshot of this connection has not come. */
  | (Attempt & Heard & { readonly status: 'greeting'; readonly since: number })
  | (Attempt & Heard & { readonly status: 'live' })
  | (Attempt & { readonly status: 'waiting'; readonly retryAt: number })
  | { readonly status: 'ended'; readonly reason: EndReason };

/** `unreadable-view`: a view that is not one of its role, where the client was asked to look. */
export type EndReason = 'closed' | 'unreadable-view' | ByeReason | FaultMessage['code'];

interface Attempt {
  /** Counts connections, so that a late word of an old one is not taken for the new one's. */
  readonly connection: number;
  /** Attempts since a snapshot last came. */
  readonly attempt: number;
}

interface Heard {
  readonly heardAt: number;
  readonly pingedAt: number;
}

export interface Streams {
  readonly epoch: string;
  readonly numbers: { readonly table: number; readonly own: number };
  /** The number of the table's stream beside which the own view was drawn. */
  readonly tableNumber: number;
  readonly sequence: number;
  readonly table: Sections;
  readonly own: Sections | null;
}

export interface Pending {
  readonly operation: Operation;
  /** `asking` after a break: whether it stands is found out before it is sent again. */
  readonly phase: 'sending' | 'asking';
  /** When it was last sent or asked for; null where it has not been on this connection. */
  readonly sentAt: number | null;
  /** Left over from a page that is gone: whoever gave it does not wait any more. */
  readonly isRestored: boolean;
}

export type Input =
  | { readonly type: 'start'; readonly now: number }
  | { readonly type: 'opened'; readonly connection: number; readonly now: number }
  | {
      readonly type: 'received';
      readonly connection: number;
      readonly message: ServerMessage;
      readonly now: number;
    }
  | {
      readonly type: 'closed';
      readonly connection: number;
      readonly random: number;
      readonly now: number;
    }
  | { readonly type: 'do'; readonly operation: Operation; readonly now: number }
  /** Operations found in the store when the page was loaded. */
  | { readonly type: 'restore'; readonly operations: readonly Operation[]; readonly now: number }
  | { readonly type: 'tick'; readonly random: number; readonly now: number }
  | { readonly type: 'end'; readonly now: number };

export type Effect =
  | { readonly type: 'connect'; readonly connection: number }
  | { readonly type: 'send'; readonly message: ClientMessage }
  | { readonly type: 'disconnect' }
  | { readonly type: 'settled'; readonly operation: Operation; readonly outcome: Outcome }
  | { readonly type: 'facts'; readonly facts: readonly Fact[] };

export type Fact = Readonly<Record<string, unknown>>;

export interface Step {
  readonly machine: Machine;
  readonly effects: readonly Effect[];
}

export function still(machine: Machine): Step {
  return { machine, effects: [] };
}

export function newMachine(table: string, role: ViewRole, timing: Timing): Machine {
  return {
    table,
    role,
    timing,
    link: { status: 'idle' },
    streams: null,
    shown: null,
    facts: [],
    refreshedAt: null,
    pending: [],
    clock: [],
  };
}

/** Whether messages can be sent and are understood. */
export function isOpen(link: Link): link is Extract<Link, { status: 'greeting' | 'live' }> {
  return link.status === 'greeting' || link.status === 'live';
}
