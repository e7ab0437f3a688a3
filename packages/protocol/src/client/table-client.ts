import type { PublicFact, ViewRole } from '@baize/table';
import type { WireCommand } from '../commands/wire-command.ts';
import { type ClientState, clientStates } from './client-state.ts';
import { connection } from './connection.ts';
import { listeners } from './listeners.ts';
import { type Effect, type Input, newMachine } from './machine/machine.ts';
import { step } from './machine/step.ts';
import { TIMING, type Timing } from './machine/timing.ts';
import type { Operation, Outcome } from './operation.ts';
import { memoryStore, type OperationStore } from './operation-store.ts';
import { ignore, outcomes, type Reconciled } from './outcomes.ts';
import type { OpenSocket } from './socket.ts';

export interface TableClientOptions<Role extends ViewRole> {
  /** `wss://floor.example/ws` */
  readonly url: string;
  readonly table: string;
  readonly as: Role;
  /** How a socket is opened; the browser's own WebSocket where nothing is said. */
  readonly open?: OpenSocket;
  readonly store?: OperationStore;
  readonly timing?: Partial<Timing>;
}

export interface TableClient<Role extends ViewRole = ViewRole> {
  state(): ClientState<Role>;
  subscribe(listener: (state: ClientState<Role>) => void): () => void;
  /** What happens at the table, to be announced or animated; the view is right without. */
  onFacts(listener: (facts: readonly PublicFact[]) => void): () => void;
  /** What became of operations left over from before a reload or a power cut. */
  onReconciled(listener: (reconciled: Reconciled) => void): () => void;
  /** Never rejects: what became of it is the outcome. */
  do(command: WireCommand, options?: { readonly round?: string }): Promise<Outcome>;
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
  const { url, table, as, open = browserSocket, store = memoryStore(), timing } = options;
  const changed = listeners<ClientState<Role>>();
  const facts = listeners<readonly PublicFact[]>();
  const reconciled = listeners<Reconciled>();
  const sent = outcomes(store, reconciled.tell);
  const stateOf = clientStates<Role>();
  const carryOutOnLine = connection(open, url, give);
  let machine = newMachine(table, as, { ...TIMING, ...timing });
  let seen = stateOf(machine);

  function give(input: Input): void {
    const next = step(machine, input);
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

  function order(command: WireCommand, round: string | undefined): Promise<Outcome> {
    const operation = newOperation(table, command, round);
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
    do: (command, { round } = {}) => order(command, round),
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

function newOperation(table: string, command: WireCommand, round: string | undefined): Operation {
  const op = newOperationId();
  return { op, table, ...(round === undefined ? {} : { round }), command, madeAt: Date.now() };
}

/** 128 random bits; `randomUUID` would need a secure origin, which a kiosk on a LAN may not have. */
function newOperationId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function browserSocket(url: string): WebSocket {
  return new WebSocket(url, 'baize.v1');
}
