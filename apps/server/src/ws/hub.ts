import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import type { ByeReason, ClientMessages } from '@baize/protocol';
import type { Logger } from 'pino';
import type { WebSocket } from 'ws';
import type { CommandHandler } from '../commands/command-handler.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Principal } from '../people/sessions.ts';
import type { Tables } from '../tables/running-table.ts';
import { Connection, type ConnectionLimits } from './connection.ts';
import { Conversation, type ConversationOptions } from './conversation.ts';
import { createPacedQueue, type PacedQueue } from './paced-queue.ts';
import { TableRoom } from './table-room.ts';
import { budgets } from './token-bucket.ts';

export interface HubOptions {
  readonly tables: Tables;
  readonly handleCommand: CommandHandler;
  /** What may be said over a socket. */
  readonly said: ClientMessages;
  readonly metrics: Metrics;
  readonly log: Logger;
  readonly now: () => number;
  readonly limits: ConnectionLimits;
  /** A link is lost when nothing came for two of these. */
  readonly heartbeatSeconds: number;
  /** Whether a table belongs to a pit somebody is not assigned to. */
  readonly isElsewhere?: ConversationOptions['isElsewhere'];
  /** Which sessions and keys are still good, asked of the database at every heartbeat. */
  readonly stillGood: (credentials: readonly Principal[]) => Promise<ReadonlySet<string>>;
}

// An answer says at once what became of a bet; whoever bets faster than a screen draws sees the sum.
const OWN_VIEWS = { slice: 2, rest: 20, gap: 50 };
const BEHIND_CHECK = 50;
const BEHIND_MOST = 60_000;
const ANSWERS_MOST = 3000;
const GOODBYE_MOST = 1000;
// The pit has a socket for every table it looks at, in every window; a display for every table it shows.
const SOCKETS_OF_PERSON = 200;
const SOCKETS_OF_MACHINE = 50;
// Whoever works at several tables at once does not talk at all of them as fast as one may at each.
const TABLES_AT_ONCE = 4;
const CROWDED = 1008;

/** All sockets of this process. */
export class Hub {
  readonly epoch = randomUUID();
  readonly #options: HubOptions;
  readonly #rooms = new Map<string, TableRoom>();
  readonly #conversations = new Set<Conversation>();
  /** The one connection each terminal has. */
  readonly #terminals = new Map<string, Connection>();
  /** Every terminal that has had one since this process began. */
  readonly #known = new Set<string>();
  readonly #stale: PacedQueue<() => void>;
  readonly #timers: readonly NodeJS.Timeout[];
  readonly #conversing: ConversationOptions;
  readonly #mayTake: (caller: string) => boolean;
  #isClosing = false;

  constructor(options: HubOptions) {
    this.#options = options;
    const { perSecond, burst } = options.limits.rate;
    const rate = { perSecond: perSecond * TABLES_AT_ONCE, burst: burst * TABLES_AT_ONCE };
    this.#mayTake = budgets(rate, options.now);
    const { handleCommand, said, metrics, now, log, tables, isElsewhere } = options;
    const isBusy = () => tables.list().some((table) => table.waiting() > 0);
    // A view that cannot be drawn is a fault of ours and must not take the floor down with it.
    this.#stale = createPacedQueue((work) => this.#guard(work), { ...OWN_VIEWS, isBusy });
    const roomOf = (table: string) => this.#roomOf(table);
    const onError = (error: unknown) => log.error({ error }, 'A message could not be answered.');
    const isClosing = () => this.#isClosing;
    const rooms = { roomOf, isElsewhere, isClosing };
    this.#conversing = { handleCommand, said, metrics, now, log, onError, ...rooms };
    this.#timers = [
      setInterval(() => this.#heartbeat(), options.heartbeatSeconds * 1000),
      setInterval(() => this.#wakeTheSlow(), BEHIND_CHECK),
    ];
  }

  welcome(
    socket: WebSocket,
    who: { readonly principal: Principal; readonly address: string },
  ): void {
    const { limits, metrics, now } = this.#options;
    const { principal } = who;
    if (this.#isClosing) {
      socket.terminate();
      return;
    }
    if (this.#isCrowded(principal)) {
      metrics.turnedAway('too-many-sockets');
      socket.close(CROWDED, 'too-many-sockets');
      return;
    }
    const caller = `${principal.kind} ${principal.id}`;
    const mayTake = () => this.#mayTake(caller);
    const connection = new Connection(socket, who, { ...limits, mayTake }, now);
    if (principal.kind === 'terminal') this.#replace(principal.id, connection);
    const conversation = new Conversation(connection, this.#conversing);
    this.#conversations.add(conversation);
    metrics.connected(principal.kind, 1);
    connection.onClose(() => {
      this.#conversations.delete(conversation);
      metrics.connected(principal.kind, -1);
      if (this.#terminals.get(principal.id) === connection) this.#terminals.delete(principal.id);
    });
  }

  /** Whether a terminal has a live link. */
  isOnline(terminal: string): boolean {
    return this.#terminals.has(terminal);
  }

  /** Whether a terminal has had a link since this process began, however short. */
  hasBeenOnline(terminal: string): boolean {
    return this.#known.has(terminal);
  }

  /** Whether a person has a live link, from any window. */
  isPersonOnline(staff: string): boolean {
    return [...this.#conversations].some(
      ({ connection: { principal } }) => principal.kind === 'staff' && principal.id === staff,
    );
  }

  /** Ends every connection that uses one of these sessions or keys. */
  revoke(credentials: ReadonlySet<string>): void {
    for (const { connection } of this.#conversations) {
      if (credentials.has(connection.principal.credential)) connection.bye('revoked');
    }
  }

  /** Whoever acts in another position now comes back in it. */
  reconnect(credential: string): void {
    for (const { connection } of this.#conversations) {
      if (connection.principal.credential === credential) connection.reconnect();
    }
  }

  /** Takes nothing new, answers what was taken, says goodbye, and waits for no one for long. */
  async close(reason: ByeReason): Promise<void> {
    this.#isClosing = true;
    await until(
      () => ![...this.#conversations].some(({ isAnswering }) => isAnswering),
      ANSWERS_MOST,
    );
    for (const timer of this.#timers) clearInterval(timer);
    this.#stale.clear();
    for (const room of this.#rooms.values()) room.close();
    for (const { connection } of this.#conversations) connection.bye(reason);
    await until(() => this.#conversations.size === 0, GOODBYE_MOST);
    for (const { connection } of this.#conversations) connection.terminate();
  }

  /** A key or session opens as many sockets as its screens need, and one that opens more is no screen. */
  #isCrowded({ kind, credential }: Principal): boolean {
    // A terminal has one, and the newest replaces the others.
    if (kind === 'terminal') return false;
    let open = 0;
    for (const { connection } of this.#conversations) {
      if (connection.principal.credential === credential) open += 1;
    }
    return open >= (kind === 'staff' ? SOCKETS_OF_PERSON : SOCKETS_OF_MACHINE);
  }

  #guard(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.#options.log.error({ error }, 'A view could not be drawn.');
    }
  }

  #roomOf(id: string): TableRoom | undefined {
    const known = this.#rooms.get(id);
    if (known) return known;
    const table = this.#options.tables.get(id);
    if (!table) return undefined;
    const { epoch } = this;
    const guard = (work: () => void) => this.#guard(work);
    const { now } = this.#options;
    const room = new TableRoom(table, { epoch, now, stale: this.#stale, guard });
    this.#rooms.set(id, room);
    return room;
  }

  /** A terminal has one connection; the newest one is the one somebody is looking at. */
  #replace(terminal: string, connection: Connection): void {
    const older = this.#terminals.get(terminal);
    this.#terminals.set(terminal, connection);
    this.#known.add(terminal);
    older?.bye('replaced');
  }

  #heartbeat(): void {
    for (const { connection } of this.#conversations) {
      if (!connection.isAlive) connection.terminate();
      else connection.ping();
    }
    this.#checkCredentials().catch((error: unknown) => {
      this.#options.log.warn({ error }, 'Sessions could not be checked.');
    });
  }

  /** Another process may have revoked a session or a key. */
  async #checkCredentials(): Promise<void> {
    const principals = [...this.#conversations].map(({ connection }) => connection.principal);
    if (principals.length === 0) return;
    const good = await this.#options.stillGood(principals);
    this.revoke(new Set(principals.map((each) => each.credential).filter((id) => !good.has(id))));
  }

  #wakeTheSlow(): void {
    for (const conversation of this.#conversations) {
      const { connection } = conversation;
      if (connection.behindSince === null) continue;
      if (connection.hasCaughtUp()) conversation.refresh();
      else if (this.#options.now() - connection.behindSince > BEHIND_MOST)
        connection.bye('too-slow');
    }
  }
}

async function until(isSo: () => boolean, milliseconds: number): Promise<void> {
  const deadline = performance.now() + milliseconds;
  while (!isSo() && performance.now() < deadline) await setTimeout(10);
}
