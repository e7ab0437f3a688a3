import type { ByeReason } from '@baize/protocol';
import type { RawData, WebSocket } from 'ws';
import type { Principal } from '../people/principal.ts';
import { frameOf } from './frames.ts';
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
