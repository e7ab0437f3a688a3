import { err, type Result } from '@baize/exact';
import {
  type ClientMessage,
  type ClientMessages,
  type DoMessage,
  type FaultMessage,
  operationId,
  parse,
  parseJson,
} from '@baize/protocol';
import type { ViewRole } from '@baize/table';
import type { Logger } from 'pino';
import type { RawData } from 'ws';
import type { CommandHandler } from '../commands/command-handler.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { OTHER_PIT } from '../people/own-pits.ts';
import { actorOf, type Principal } from '../people/sessions.ts';
import { isDatabaseTrouble } from '../tables/database-trouble.ts';
import { answerFrame, type Connection, frameOf, type Viewer } from './connection.ts';

import { mayView } from './may-view.ts';
import type { TableRoom } from './table-room.ts';

/** Why a message could not be taken; nothing came of it. */
type Fault = Omit<FaultMessage, 'v' | 'type'>;

const FAULTS = {
  tooMany: { code: 'rate-limited', message: 'Too many messages; wait a moment.' },
  tooLarge: { code: 'message-too-large', message: 'This message is too large.' },
  notJson: { code: 'malformed-message', message: 'A message is JSON in a text frame.' },
  version: { code: 'unsupported-version', message: 'This server speaks version 1.', field: 'v' },
  helloFirst: { code: 'hello-first', message: 'Say hello to a table first.' },
  noTable: { code: 'unknown-table', message: 'There is no such table here.', field: 'table' },
  notYours: {
    code: 'not-authorised',
    message: 'This view belongs to another position.',
    field: 'as',
  },
  otherPit: { ...OTHER_PIT, code: 'not-authorised' },
  noCommands: { code: 'not-authorised', message: 'A display gives no commands.' },
  closing: { code: 'unavailable', message: 'The floor is closing.' },
  trouble: { code: 'unavailable', message: 'This cannot be done at this moment.' },
  broken: { code: 'internal', message: 'This failed; it has been reported.' },
} as const satisfies Readonly<Record<string, Fault>>;

export interface ConversationOptions {
  readonly handleCommand: CommandHandler;
  /** What may be said: the commands of this floor's games among it. */
  readonly said: ClientMessages;
  readonly metrics: Metrics;
  readonly log: Logger;
  readonly now: () => number;
  /** Whether nothing new is taken any more. */
  readonly isClosing: () => boolean;
  readonly roomOf: (table: string) => TableRoom | undefined;
  /** Whether a table belongs to a pit somebody is not assigned to; left out where nobody is assigned. */
  readonly isElsewhere?: ((principal: Principal, table: string) => boolean) | undefined;
  /** Something of ours failed while a message was being answered. */
  readonly onError: (error: unknown) => void;
}

/** What a message is answered with: the bytes of a frame, or why it could not be taken. */
type Reply = Buffer | Fault;

/** What is said over one socket. */
export class Conversation {
  readonly connection: Connection;
  readonly #options: ConversationOptions;
  #unanswered = 0;
  /** What was last asked of the database: one question of a connection at a time. */
  #asking: Promise<unknown> = Promise.resolve();
  #seat: { readonly room: TableRoom; readonly viewer: Viewer } | null = null;

  constructor(connection: Connection, options: ConversationOptions) {
    this.connection = connection;
    this.#options = options;
    connection.onMessage((data, isBinary) => this.#hear(data, isBinary));
    connection.onClose(() => this.#leave());
  }

  /** Whether something was taken that has not been answered yet. */
  get isAnswering(): boolean {
    return this.#unanswered > 0;
  }

  /** The whole view again: the client lost count, or has caught up after reading too slowly. */
  refresh(): void {
    this.#send(this.#snapshot());
  }

  #hear(data: RawData, isBinary: boolean): void {
    this.connection.isAlive = true;
    const message = this.#read(data, isBinary);
    if (!message.ok) {
      this.#send(message.error);
      return;
    }
    this.#answer(message.value);
  }

  /** What is known at once is sent at once: a hello must not be overtaken by what follows it. */
  #answer(message: ClientMessage): void {
    this.#unanswered += 1;
    const reply = this.#tried(message);
    if (!(reply instanceof Promise)) {
      this.#answered(reply);
      return;
    }
    reply
      .then(
        (known) => this.#answered(known),
        (error: unknown) => this.#answered(this.#faultOf(error, message)),
      )
      .catch(this.#options.onError);
  }

  #tried(message: ClientMessage): Reply | Promise<Reply> {
    try {
      return this.#replyTo(message);
    } catch (error) {
      return this.#faultOf(error, message);
    }
  }

  #answered(reply: Reply): void {
    this.#unanswered -= 1;
    this.#send(reply);
  }

  #faultOf(error: unknown, message: ClientMessage): Fault {
    this.#options.onError(error);
    const fault = isDatabaseTrouble(error) ? FAULTS.trouble : FAULTS.broken;
    // What was meant as an operation may have been registered all the same; its sender asks.
    return message.type === 'do' ? { ...fault, op: message.op } : fault;
  }

  #read(data: RawData, isBinary: boolean): Result<ClientMessage, Fault> {
    const { connection } = this;
    if (this.#options.isClosing()) return err(FAULTS.closing);
    if (!connection.mayTake(this.#options.now())) return err(FAULTS.tooMany);
    if (connection.isTooLarge(data)) return err(FAULTS.tooLarge);
    return readMessage(data, isBinary, this.#options.said);
  }

  #replyTo(message: ClientMessage): Reply | Promise<Reply> {
    switch (message.type) {
      case 'hello':
        return this.#hello(message.table, message.as);
      case 'refresh':
        return this.#snapshot();
      case 'ping':
        return this.#pong(message.sent);
      case 'do':
        return this.#do(message);
      case 'ask':
        return this.#ask(message.ops);
    }
  }

  #pong(sent: number): Reply {
    const numbers = this.#seat && { numbers: this.#seat.room.numbersFor(this.#seat.viewer) };
    return frameOf({ type: 'pong', sent, at: this.#options.now(), ...numbers });
  }

  #hello(table: string, as: ViewRole): Reply {
    const room = this.#options.roomOf(table);
    if (!room) return FAULTS.noTable;
    const { principal } = this.connection;
    if (this.#isElsewhere(table)) return FAULTS.otherPit;
    if (!mayView(principal, as)) return FAULTS.notYours;
    this.#leave();
    const viewer: Viewer = {
      role: as,
      by: actorOf(principal),
      own: { sections: null, number: 0, tableNumber: 0 },
      stream: (frame) => this.#stream(frame),
    };
    this.#seat = { room, viewer };
    this.connection.behindSince = null;
    return room.enter(viewer);
  }

  /** Whether the table belongs to a pit that whoever speaks is not assigned to; only staff are assigned. */
  #isElsewhere(table: string): boolean {
    const { principal } = this.connection;
    if (principal.kind !== 'staff') return false;
    return this.#options.isElsewhere?.(principal, table) ?? false;
  }

  #stream(frame: Buffer): void {
    if (!this.connection.stream(frame, this.#options.now())) this.#options.metrics.fellBehind();
  }

  #snapshot(): Reply {
    if (!this.#seat) return FAULTS.helloFirst;
    const { room, viewer } = this.#seat;
    this.connection.behindSince = null;
    return room.snapshotFor(viewer);
  }

  #leave(): void {
    this.#seat?.room.leave(this.#seat.viewer);
    this.#seat = null;
  }

  #do(message: DoMessage): Reply | Promise<Reply> {
    const { op } = message;
    if (!this.#seat) return { ...FAULTS.helloFirst, op };
    const { principal, address } = this.connection;
    const { by: actor } = this.#seat.viewer;
    if (!actor) return { ...FAULTS.noCommands, op };
    // The floor file may have been read again since they said hello.
    if (this.#isElsewhere(this.#seat.room.table.id)) return { ...FAULTS.otherPit, op };
    const caller = { principal, actor, address };
    return this.#options.handleCommand(caller, this.#seat.room.table, message).then((answer) => {
      if (answer.type !== 'unavailable') return answerFrame(op, answer);
      return { code: 'unavailable', message: answer.message, op };
    });
  }

  async #ask(ops: readonly string[]): Promise<Reply> {
    if (!this.#seat) return FAULTS.helloFirst;
    const { table } = this.#seat.room;
    const asked = this.#asking.catch(() => undefined).then(() => table.knownAmong(ops));
    this.#asking = asked;
    const known = await asked;
    const operations = ops.map((op) => ({
      op,
      state: known.has(op) ? ('registered' as const) : ('unknown' as const),
    }));
    return frameOf({ type: 'known', operations });
  }

  #send(reply: Reply): void {
    if (Buffer.isBuffer(reply)) {
      this.connection.answer(reply);
      return;
    }
    const { code, field, op } = reply;
    this.#options.metrics.turnedAway(code);
    const { principal, address } = this.connection;
    this.#options.log.info({ by: principal.id, address, code, field, op }, 'message turned away');
    this.connection.answer(frameOf({ type: 'fault', ...reply }));
  }
}

/** What a client said, or what is wrong with it: which field, and what it must be. */
function readMessage(
  data: RawData,
  isBinary: boolean,
  said: ClientMessages,
): Result<ClientMessage, Fault> {
  if (isBinary) return err(FAULTS.notJson);
  const read = parseJson(data.toString());
  if (!read.ok) {
    return err(read.error.field === '' ? FAULTS.notJson : { ...MALFORMED, ...read.error });
  }
  const message = parse(said, read.value);
  if (message.ok) return message;
  if (message.error.field === 'v') return err(FAULTS.version);
  const op = opOf(read.value);
  return err({ ...MALFORMED, ...message.error, ...(op ? { op } : {}) });
}

const MALFORMED = { code: 'malformed-message' } as const;

/** The operation a message would have been, if that much can be read. */
function opOf(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || !('op' in value)) return null;
  const op = parse(operationId, value.op);
  return op.ok ? op.value : null;
}
