import { assertNever } from '@baize/exact';
import type { PublicFact, ViewRole } from '@baize/table';
import type { WireCommand } from '../commands/wire-command.ts';
import type { ServerMessage } from '../messages/server-message.ts';
import { type ClientState, clientStates, viewOf } from './client-state.ts';
import { readServerMessage } from './envelope.ts';
import { withSample } from './machine/clock.ts';
import { connect, end, greet, lose, open, tick } from './machine/link.ts';
import {
  type Effect,
  type EndReason,
  type Input,
  isOpen,
  type Machine,
  newMachine,
  type Step,
  still,
} from './machine/machine.ts';
import {
  restoreOperations,
  sendAgain,
  takeAnswer,
  takeFault,
  takeKnown,
  takeOperation,
} from './machine/operations.ts';
import { isAtLeast, refresh, takeEvent, takeSnapshot } from './machine/streams.ts';
import { TIMING, type Timing } from './machine/timing.ts';
import { newOperation, type OrderOptions } from './new-operation.ts';
import type { Outcome } from './operation.ts';
import { memoryStore, type OperationStore } from './operation-store.ts';
import { ignore, outcomes, type Reconciled } from './outcomes.ts';
import { type OpenSocket, openSocket, type Socket } from './socket.ts';

export interface TableClientOptions<Role extends ViewRole> {
  /** `wss://floor.example/ws` */
  readonly url: string;
  readonly table: string;
  readonly as: Role;
  /** How a socket is opened; the browser's own WebSocket where nothing is said. */
  readonly open?: OpenSocket;
  readonly store?: OperationStore;
  readonly timing?: Partial<Timing>;
  /**
   * Whether a view is one of its role, field by field, asked before it is shown: `viewSchemasOf` of
   * `@baize/protocol/views` say so. A view that is none ends the connection. Browsers, which load the screens from the same
   * server, do without: the schemas weigh more than the client.
   */
  readonly isView?: (view: unknown) => boolean;
}

export interface TableClient<Role extends ViewRole = ViewRole> {
  state(): ClientState<Role>;
  subscribe(listener: (state: ClientState<Role>) => void): () => void;
  /** What happens at the table, to be announced or animated; the view is right without. */
  onFacts(listener: (facts: readonly PublicFact[]) => void): () => void;
  /** What became of operations left over from before a reload or a power cut. */
  onReconciled(listener: (reconciled: Reconciled) => void): () => void;
  /** Never rejects: what became of it is the outcome. */
  do(command: WireCommand, options?: OrderOptions): Promise<Outcome>;
  /** The time at the server. */
  serverTime(): number;
  close(): void;
}

/** How often timers are looked at; well below the shortest of them. */
const TICK = 200;

/** A table as somebody of a role sees it, kept up to date until `close`. */
export function tableClient<Role extends ViewRole>(
  options: TableClientOptions<Role>,
): TableClient<Role> {
  const { url, table, as, open = browserSocket, store = memoryStore(), timing, isView } = options;
  const changed = listeners<ClientState<Role>>();
  const facts = listeners<readonly PublicFact[]>();
  const reconciled = listeners<Reconciled>();
  const sent = outcomes(store, reconciled.tell);
  const stateOf = clientStates<Role>();
  const carryOutOnLine = connection(open, url, give);
  let machine = newMachine(table, as, { ...TIMING, ...timing });
  let seen = stateOf(machine);

  function give(input: Input): void {
    const next = stepChecked(machine, input, isView);
    machine = next.machine;
    for (const effect of next.effects) carryOut(effect);
    const state = stateOf(machine);
    if (state === seen) return;
    seen = state;
    changed.tell(state);
  }

  function carryOut(effect: Effect): void {
    if (effect.type === 'settled') sent.settle(effect.operation, effect.outcome);
    // The server writes them by this type; the envelope has shown that they are records.
    else if (effect.type === 'facts') facts.tell(effect.facts as unknown as readonly PublicFact[]);
    else carryOutOnLine(effect);
  }

  function order(command: WireCommand, options: OrderOptions): Promise<Outcome> {
    const operation = newOperation(table, command, options);
    const outcome = sent.awaited(operation);
    give({ type: 'do', operation, now: operation.madeAt });
    return outcome;
  }

  const stop = start(give, store);
  return {
    state: () => seen,
    subscribe: changed.add,
    onFacts: facts.add,
    onReconciled: reconciled.add,
    do: (command, options = {}) => order(command, options),
    serverTime: () => Date.now() + (seen.clockOffset ?? 0),
    close: stop,
  };
}

/** Connects, asks the store what was left unanswered, and looks at the timers from now on. */
function start(give: (input: Input) => void, store: OperationStore): () => void {
  const tick = () => give({ type: 'tick', random: Math.random(), now: Date.now() });
  const timer = setInterval(tick, TICK);
  give({ type: 'start', now: Date.now() });
  store
    .all()
    .then((operations) => give({ type: 'restore', operations, now: Date.now() }))
    .catch(ignore);
  return () => {
    clearInterval(timer);
    give({ type: 'end', now: Date.now() });
  };
}

function browserSocket(url: string): WebSocket {
  return new WebSocket(url, 'baize.v1');
}

interface Listeners<Word> {
  add(listener: (word: Word) => void): () => void;
  tell(word: Word): void;
}

function listeners<Word>(): Listeners<Word> {
  const all = new Set<(word: Word) => void>();
  return {
    add(listener) {
      all.add(listener);
      return () => {
        all.delete(listener);
      };
    },
    tell(word) {
      for (const listener of [...all]) listener(word);
    },
  };
}

type LinkEffect = Extract<Effect, { type: 'connect' | 'send' | 'disconnect' }>;

/** Carries out what a machine wants of its socket, and tells it what the socket does. */
function connection(
  open: OpenSocket,
  url: string,
  give: (input: Input) => void,
): (effect: LinkEffect) => void {
  let socket: Socket | null = null;

  function connect(number: number): Socket | null {
    return openSocket(open, url, {
      opened: () => give({ type: 'opened', connection: number, now: Date.now() }),
      received: (text) => {
        const message = readServerMessage(text);
        if (message) give({ type: 'received', connection: number, message, now: Date.now() });
      },
      closed: () => {
        give({ type: 'closed', connection: number, random: Math.random(), now: Date.now() });
      },
    });
  }

  return (effect) => {
    switch (effect.type) {
      case 'connect':
        socket?.close();
        socket = connect(effect.connection);
        break;
      case 'send':
        socket?.send(JSON.stringify(effect.message));
        break;
      case 'disconnect':
        socket?.close();
        socket = null;
    }
  };
}

/** A step whose view is looked at first: one that is none of its role ends the connection, unshown. */
function stepChecked(
  machine: Machine,
  input: Input,
  isView: ((view: unknown) => boolean) | undefined,
): Step {
  const next = step(machine, input);
  const { shown } = next.machine;
  if (!isView || !shown || shown === machine.shown || isView(viewOf(shown))) return next;
  const ended = end({ ...next.machine, shown: machine.shown }, 'unreadable-view');
  return { machine: ended.machine, effects: [...next.effects, ...ended.effects] };
}

/** The next state of a client, and what has to be done about it. Nothing else ever changes one. */
export function step(machine: Machine, input: Input): Step {
  switch (input.type) {
    case 'start':
      return machine.link.status === 'idle' ? connect(machine, 1, 0, input.now) : still(machine);
    case 'opened':
      return open(machine, input.connection, input.now);
    case 'received':
      return receive(machine, input);
    case 'closed':
      return lose(machine, input);
    case 'do':
      return takeOperation(machine, input.operation, input.now);
    case 'restore':
      return sendAgain(restoreOperations(machine, input.operations), input.now);
    case 'tick':
      return tick(machine, input);
    case 'end':
      return end(machine, 'closed');
    default:
      return assertNever(input);
  }
}

function receive(
  machine: Machine,
  { connection, message, now }: Extract<Input, { type: 'received' }>,
): Step {
  const { link } = machine;
  if (!isOpen(link) || link.connection !== connection) return still(machine);
  return takeMessage({ ...machine, link: { ...link, heardAt: now } }, message, now);
}

function takeMessage(machine: Machine, message: ServerMessage, now: number): Step {
  switch (message.type) {
    case 'snapshot':
      return sendAgain(greet(takeSnapshot(machine, message)), now);
    case 'event':
      return takeEvent(machine, message, now);
    case 'answer':
      return takeAnswer(machine, message);
    case 'known':
      return takeKnown(machine, message, now);
    case 'pong':
      return takePong(machine, message, now);
    case 'fault':
      return machine.link.status === 'greeting' && isFinal(message.code)
        ? end(machine, message.code)
        : takeFault(machine, message);
    case 'bye':
      return isWelcomeBack(message.reason) ? still(machine) : end(machine, message.reason);
    default:
      return assertNever(message);
  }
}

/** A pong says where the streams stand: what was lost without a successor is found here. */
function takePong(
  machine: Machine,
  { sent, at, numbers }: Extract<ServerMessage, { type: 'pong' }>,
  now: number,
): Step {
  const next = { ...machine, clock: withSample(machine.clock, { sent, at, now }) };
  const { streams, link } = next;
  const hasMissed = numbers && streams && !isAtLeast(streams.numbers, numbers);
  return hasMissed && link.status === 'live' ? refresh(next, now) : still(next);
}

/** Whoever may not look at a table is told so once, and does not knock again. */
function isFinal(code: EndReason): boolean {
  return code === 'not-authorised' || code === 'unknown-table' || code === 'unsupported-version';
}

function isWelcomeBack(reason: EndReason): boolean {
  return reason === 'shutting-down' || reason === 'too-slow';
}
