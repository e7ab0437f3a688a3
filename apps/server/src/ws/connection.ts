import { performance } from 'node:perf_hooks';
import {
  type ByeReason,
  type SectionChanges,
  type ServerMessage,
  VERSION,
  type WireAnswer,
} from '@baize/protocol';
import type { PublicFact } from '@baize/table';
import type { RawData, WebSocket } from 'ws';
import type { Principal } from '../people/sessions.ts';
import { type Rate, type TokenBucket, tokenBucket } from './budgets.ts';

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

export interface PacedQueue<Item> {
  /** An item that waits already waits once. */
  add(item: Item): void;
  /**
   * What waits now has waited long enough: no gap, and no longer rest than others need to be let in
   * between.
   */
  hurry(): void;
  drop(item: Item): void;
  clear(): void;
}

interface Pace {
  /** The longest the queue works without letting anybody else run, in milliseconds. */
  readonly slice: number;
  /** How many times as long it rests as it has worked, while others have something to do. */
  readonly rest: number;
  /** Once everything is done, the next begins no sooner than this many milliseconds later. */
  readonly gap: number;
  readonly isBusy: () => boolean;
}

/**
 * Work that matters and can wait a moment. What comes after a pause is done at once; what comes again and
 * again is done together, once a gap. Under load it takes a bounded share of the time.
 */
export function createPacedQueue<Item>(work: (item: Item) => void, pace: Pace): PacedQueue<Item> {
  return new Queue(work, pace);
}

class Queue<Item> implements PacedQueue<Item> {
  readonly #work: (item: Item) => void;
  readonly #pace: Pace;
  readonly #waiting = new Set<Item>();
  #isScheduled = false;
  #timer: NodeJS.Timeout | undefined;
  #restsUntil = 0;
  #gapUntil = 0;
  #isHurried = false;

  constructor(work: (item: Item) => void, pace: Pace) {
    this.#work = work;
    this.#pace = pace;
  }

  add(item: Item): void {
    this.#waiting.add(item);
    this.#schedule();
  }

  hurry(): void {
    this.#isHurried = this.#waiting.size > 0;
    this.#gapUntil = 0;
    this.#restsUntil = 0;
    if (!this.#timer) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#isScheduled = false;
    this.#schedule();
  }

  drop(item: Item): void {
    this.#waiting.delete(item);
  }

  clear(): void {
    this.#waiting.clear();
  }

  #schedule(): void {
    if (this.#isScheduled || this.#waiting.size === 0) return;
    this.#isScheduled = true;
    const left = Math.max(this.#restsUntil, this.#gapUntil) - performance.now();
    if (left > 0) this.#timer = setTimeout(() => this.#run(), left);
    else setImmediate(() => this.#run());
  }

  #run(): void {
    const { slice, rest, gap, isBusy } = this.#pace;
    this.#isScheduled = false;
    this.#timer = undefined;
    const start = performance.now();
    for (const item of this.#waiting) {
      this.#waiting.delete(item);
      this.#work(item);
      if (performance.now() - start > slice) break;
    }
    const end = performance.now();
    const share = this.#isHurried ? 1 : rest;
    this.#restsUntil = isBusy() ? end + (end - start) * share : end;
    const isDone = this.#waiting.size === 0;
    this.#gapUntil = isDone ? start + gap : end;
    if (isDone) this.#isHurried = false;
    this.#schedule();
  }
}
