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
import { type Rate, type TokenBucket, tokenBucket } from './token-bucket.ts';

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
  /** How often messages may be refused: a client that goes on all the same is let go. */
  readonly #refusals: TokenBucket;
  readonly #now: () => number;
  #isPongDue = false;
  #hasSaidBye = false;

  constructor(
    socket: WebSocket,
    who: { readonly principal: Principal; readonly address: string },
    limits: ConnectionLimits,
    now: () => number,
  ) {
    this.#socket = socket;
    this.principal = who.principal;
    this.address = who.address;
    this.#limits = limits;
    this.#now = now;
    this.#bucket = tokenBucket(limits.rate, now());
    this.#refusals = tokenBucket(limits.rate, now());
    socket.on('ping', (data) => this.#hearPing(data));
    socket.on('pong', () => this.#hearPong());
  }

  /** Nothing is heard after the goodbye: `ws` waits up to 30 seconds for a client to close its end. */
  onMessage(listener: (data: RawData, isBinary: boolean) => void): void {
    this.#socket.on('message', (data, isBinary) => {
      if (this.#hasSaidBye) this.#hearAfterBye();
      else listener(data, isBinary);
    });
  }

  onClose(listener: () => void): void {
    this.#socket.on('close', listener);
    // A frame that breaks the protocol or the size limit ends the connection; `close` follows.
    this.#socket.on('error', () => undefined);
  }

  mayTake(now: number): boolean {
    if (this.#isWithinBudget(now)) return true;
    if (!this.#refusals.take(now)) this.bye('abuse');
    return false;
  }

  isTooLarge(data: RawData): boolean {
    return Buffer.isBuffer(data) && data.length > this.#limits.messageBytes;
  }

  /** An answer to what the client asked: always sent, since it is bounded by what it asks. */
  answer(frame: Buffer): void {
    this.#socket.send(frame, { binary: false });
    this.#limitBuffer();
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
    this.#isPongDue = true;
    this.#socket.ping();
  }

  bye(reason: ByeReason): void {
    if (this.#hasSaidBye) return;
    this.#hasSaidBye = true;
    this.#socket.send(frameOf({ type: 'bye', reason }), { binary: false });
    this.#socket.close(CLOSE_CODES[reason], reason);
  }

  /** Ends the connection without ill will: the client comes back at once. */
  reconnect(): void {
    this.#hasSaidBye = true;
    this.#socket.close(RESTART);
  }

  terminate(): void {
    this.#socket.terminate();
  }

  #hearPing(data: Buffer): void {
    if (!this.#mayControl()) return;
    this.#socket.pong(data);
    this.#limitBuffer();
  }

  /** The answer to our own ping is free; any other pong costs what a message costs. */
  #hearPong(): void {
    this.isAlive = true;
    if (this.#isPongDue) this.#isPongDue = false;
    else this.#mayControl();
  }

  /** A control frame over the budget has no answer that could say so: the connection ends. */
  #mayControl(): boolean {
    if (this.#hasSaidBye) {
      this.#hearAfterBye();
      return false;
    }
    if (this.#isWithinBudget(this.#now())) return true;
    this.bye('abuse');
    return false;
  }

  #limitBuffer(): void {
    if (this.#socket.bufferedAmount > this.#limits.bufferedMost * 4) this.bye('too-slow');
  }

  /** What was under way when the goodbye was said is ignored; a flood is not read to its end. */
  #hearAfterBye(): void {
    if (!this.#bucket.take(this.#now())) this.terminate();
  }

  #isWithinBudget(now: number): boolean {
    return this.#bucket.take(now) && (this.#limits.mayTake?.() ?? true);
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
