import {
  type ByeReason,
  type SectionChanges,
  type Sections,
  type ServerMessage,
  VERSION,
  type WireAnswer,
} from '@baize/protocol';
import type { Actor, PublicFact, ViewRole } from '@baize/table';
import type { RawData, WebSocket } from 'ws';
import type { Principal } from '../people/sessions.ts';

export interface ConnectionLimits {
  readonly messageBytes: number;
  readonly rate: Rate;
  /** Bytes waiting for a slow client beyond which it gets snapshots instead of events. */
  readonly bufferedMost: number;
  /** Whether whoever it is may say one more, over all connections together. */
  readonly mayTake?: () => boolean;
}

// Close codes from 4000 on are an application's own.
const CLOSE_CODES: Readonly<Record<ByeReason, number>> = {
  'shutting-down': 1001,
  replaced: 4001,
  revoked: 4003,
  'too-slow': 4008,
  abuse: 1008,
};

const RESTART = 1012;

/** One socket, whoever is at the other end and however slowly they read. */
export class Connection {
  readonly principal: Principal;
  readonly address: string;
  /** Whether anything came from the other end since the last look. */
  isAlive = true;
  /** Set while events are kept back because the client reads too slowly. */
  behindSince: number | null = null;
  readonly #socket: WebSocket;
  readonly #limits: ConnectionLimits;
  readonly #bucket: TokenBucket;

  constructor(
    socket: WebSocket,
    who: { readonly principal: Principal; readonly address: string },
    limits: ConnectionLimits,
    now: number,
  ) {
    this.#socket = socket;
    this.principal = who.principal;
    this.address = who.address;
    this.#limits = limits;
    this.#bucket = tokenBucket(limits.rate, now);
    socket.on('pong', () => {
      this.isAlive = true;
    });
  }

  onMessage(listener: (data: RawData, isBinary: boolean) => void): void {
    this.#socket.on('message', listener);
  }

  onClose(listener: () => void): void {
    this.#socket.on('close', listener);
    // A frame that breaks the protocol or the size limit ends the connection; `close` follows.
    this.#socket.on('error', () => undefined);
  }

  mayTake(now: number): boolean {
    return this.#bucket.take(now) && (this.#limits.mayTake?.() ?? true);
  }

  isTooLarge(data: RawData): boolean {
    return Buffer.isBuffer(data) && data.length > this.#limits.messageBytes;
  }

  /** An answer to what the client asked: always sent, since it is bounded by what it asks. */
  answer(frame: Buffer): void {
    this.#socket.send(frame, { binary: false });
    if (this.#socket.bufferedAmount > this.#limits.bufferedMost * 4) this.bye('too-slow');
  }

  /** An event nobody asked for: kept back from a client that does not read; false the first time. */
  stream(frame: Buffer, now: number): boolean {
    if (this.behindSince !== null) return true;
    if (this.#socket.bufferedAmount > this.#limits.bufferedMost) {
      this.behindSince = now;
      return false;
    }
    this.#socket.send(frame, { binary: false });
    return true;
  }

  /** A client that fell behind has read what was waiting. */
  hasCaughtUp(): boolean {
    return this.behindSince !== null && this.#socket.bufferedAmount === 0;
  }

  ping(): void {
    this.isAlive = false;
    this.#socket.ping();
  }

  bye(reason: ByeReason): void {
    this.#socket.send(frameOf({ type: 'bye', reason }), { binary: false });
    this.#socket.close(CLOSE_CODES[reason], reason);
  }

  /** Ends the connection without ill will: the client comes back at once. */
  reconnect(): void {
    this.#socket.close(RESTART);
  }

  terminate(): void {
    this.#socket.terminate();
  }
}

type Said = ServerMessage extends infer Message
  ? Message extends ServerMessage
    ? Omit<Message, 'v'>
    : never
  : never;

/** A message as the bytes of one text frame, so that writing it to many costs writing it once. */
export function frameOf(message: Said): Buffer {
  return Buffer.from(JSON.stringify({ v: VERSION, ...message }));
}

/** The answer to an operation: there are as many of these as there are bets. */
export function answerFrame(op: string, answer: WireAnswer): Buffer {
  const said = JSON.stringify(answer);
  return Buffer.from(
    `{"v":${VERSION},"type":"answer","op":${JSON.stringify(op)},"answer":${said}}`,
  );
}

interface StreamEvent {
  readonly number: number;
  readonly sequence: number;
  readonly at: number;
  readonly changes: SectionChanges;
}

export function tableEventFrame(
  { changes, ...event }: StreamEvent,
  facts: readonly PublicFact[],
): Buffer {
  const told = facts.length > 0 ? { facts } : {};
  return frameOf({ type: 'event', stream: 'table', ...event, ...changes, ...told });
}

/** `tableNumber` is the number of the table's view that is true together with this own one. */
export function ownEventFrame({ changes, ...event }: StreamEvent, tableNumber: number): Buffer {
  return frameOf({ type: 'event', stream: 'own', ...event, tableNumber, ...changes });
}

interface Snapshot {
  readonly epoch: string;
  readonly numbers: { readonly table: number; readonly own: number };
  readonly sequence: number;
  readonly at: number;
  /** Both as JSON: the table's part is the same for many and is written once. */
  readonly table: string;
  readonly own: string;
}

export function snapshotFrame({ table, own, ...snapshot }: Snapshot): Buffer {
  const head = JSON.stringify({ v: VERSION, type: 'snapshot', ...snapshot });
  return Buffer.from(`${head.slice(0, -1)},"view":{"table":${table},"own":${own}}}`);
}

const CALLERS_MOST = 10_000;

/**
 * How often something may be done by one caller: a socket asked for from an address, a message sent by a
 * person or machine, over however many sockets. A floor behind one proxy comes back all at once after a
 * power cut, so the burst of sockets is large; nobody goes on like that.
 */
export function budgets(rate: Rate, now: () => number): (caller: string) => boolean {
  const buckets = new Map<string, TokenBucket>();
  return (caller) => {
    const known = buckets.get(caller);
    if (known) return known.take(now());
    // Forgetting everybody is kinder than remembering callers somebody makes up.
    if (buckets.size >= CALLERS_MOST) buckets.clear();
    const bucket = tokenBucket(rate, now());
    buckets.set(caller, bucket);
    return bucket.take(now());
  };
}

/** How many messages somebody may send: so many a second, and a burst of so many at once. */
export interface Rate {
  readonly perSecond: number;
  readonly burst: number;
}

export interface TokenBucket {
  /** Whether one more message may be taken now. */
  take(now: number): boolean;
}

export function tokenBucket({ perSecond, burst }: Rate, start: number): TokenBucket {
  let tokens = burst;
  let last = start;
  return {
    take(now) {
      tokens = Math.min(burst, tokens + (Math.max(0, now - last) / 1000) * perSecond);
      last = now;
      if (tokens < 1) return false;
      tokens -= 1;
      return true;
    },
  };
}

/** A client as a table sees it: somebody who looks at it in a role. */
export interface Viewer {
  readonly role: ViewRole;
  readonly by: Actor | null;
  /** The own view as the client has it: what was told, how often, and beside which view of the table. */
  readonly own: { sections: Sections | null; number: number; tableNumber: number };
  /** Sends bytes of a stream, unless the client has fallen behind and waits for a snapshot. */
  stream(frame: Buffer): void;
}

/** Everybody who looks at one table. */
export interface Audience {
  add(viewer: Viewer): void;
  remove(viewer: Viewer): void;
  of(role: ViewRole): ReadonlySet<Viewer>;
  /** The windows of one terminal. */
  at(terminal: string): ReadonlySet<Viewer>;
  size(): number;
}

const NOBODY: ReadonlySet<Viewer> = new Set();

export function newAudience(): Audience {
  const byRole = new Map<ViewRole, Set<Viewer>>();
  const byTerminal = new Map<string, Set<Viewer>>();
  const all = new Set<Viewer>();

  function groupsOf({ role, by }: Viewer): readonly Set<Viewer>[] {
    const ofRole = groupIn(byRole, role);
    return role === 'player' && by?.kind === 'terminal'
      ? [all, ofRole, groupIn(byTerminal, by.id)]
      : [all, ofRole];
  }

  return {
    add: (viewer) => {
      for (const group of groupsOf(viewer)) group.add(viewer);
    },
    remove: (viewer) => {
      for (const group of groupsOf(viewer)) group.delete(viewer);
      const { by } = viewer;
      if (by?.kind === 'terminal' && byTerminal.get(by.id)?.size === 0) byTerminal.delete(by.id);
    },
    of: (role) => byRole.get(role) ?? NOBODY,
    at: (terminal) => byTerminal.get(terminal) ?? NOBODY,
    size: () => all.size,
  };
}

function groupIn<Key>(groups: Map<Key, Set<Viewer>>, key: Key): Set<Viewer> {
  const known = groups.get(key);
  if (known) return known;
  const group = new Set<Viewer>();
  groups.set(key, group);
  return group;
}
