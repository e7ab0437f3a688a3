import { type Effect, type Input, type Machine, newMachine } from '../client/machine/machine.ts';
import { TIMING } from '../client/machine/timing.ts';
import type { Operation, Outcome } from '../client/operation.ts';
import { step } from '../client/table-client.ts';
import type { ClientMessage } from '../messages/client-message.ts';
import type { ServerMessage } from '../messages/server-message.ts';
import { ModelServer } from './model-server.ts';

type Side = 'client' | 'server';

/** What an ill-disposed line may do next. `which` picks a message that is under way. */
export type Mischief =
  | { readonly kind: 'deliver' | 'drop' | 'duplicate'; readonly to: Side; readonly which: number }
  | { readonly kind: 'break' | 'restart' }
  | { readonly kind: 'wait'; readonly ms: number }
  | { readonly kind: 'do' }
  | { readonly kind: 'happens'; readonly stream: 'table' | 'own'; readonly value: number };

/** One client and one server with a line between them that keeps messages in no order. */
export class Network {
  readonly server = new ModelServer();
  readonly outcomes = new Map<string, Outcome>();
  readonly made: Operation[] = [];
  machine: Machine = newMachine('T1', 'player', TIMING);
  now = 1_000_000;
  private readonly toServer: ClientMessage[] = [];
  private readonly toClient: ServerMessage[] = [];
  private connection = 0;
  private isOpening = false;

  constructor() {
    this.give({ type: 'start', now: this.now });
    this.open();
  }

  act(mischief: Mischief): void {
    switch (mischief.kind) {
      case 'deliver':
      case 'duplicate':
        this.deliver(mischief.to, mischief.which, mischief.kind === 'duplicate');
        break;
      case 'drop':
        if (mischief.to === 'server') pick(this.toServer, mischief.which, false);
        else pick(this.toClient, mischief.which, false);
        break;
      case 'restart':
        this.server.restart();
        this.hangUp();
        break;
      case 'break':
        this.hangUp();
        break;
      case 'wait':
        this.pass(mischief.ms);
        break;
      case 'do':
        this.order();
        break;
      case 'happens':
        this.toClient.push(...this.server.happens(mischief.stream, mischief.value));
    }
    this.open();
  }

  /** From here on the line is good: everything arrives at once and in order. */
  quiet(): void {
    for (let turn = 0; turn < 100; turn += 1) {
      this.pass(250);
      this.open();
      while (this.toServer.length + this.toClient.length > 0) {
        this.deliver('server', 0, false);
        this.deliver('client', 0, false);
      }
    }
  }

  private give(input: Input): void {
    const { machine, effects } = step(this.machine, input);
    this.machine = machine;
    for (const effect of effects) this.carryOut(effect);
  }

  private carryOut(effect: Effect): void {
    switch (effect.type) {
      case 'send':
        this.toServer.push(effect.message);
        break;
      case 'settled':
        this.outcomes.set(effect.operation.op, effect.outcome);
        break;
      case 'disconnect':
        this.cut();
        break;
      case 'connect':
        this.connection = effect.connection;
        this.server.connect();
        this.isOpening = true;
    }
  }

  private open(): void {
    if (!this.isOpening) return;
    this.isOpening = false;
    this.give({ type: 'opened', connection: this.connection, now: this.now });
  }

  private deliver(to: Side, which: number, keep: boolean): void {
    if (to === 'server') {
      const message = pick(this.toServer, which, keep);
      if (message) this.toClient.push(...this.server.take(message, this.now));
      return;
    }
    const message = pick(this.toClient, which, keep);
    const { connection, now } = this;
    if (message) this.give({ type: 'received', connection, message, now });
  }

  private order(): void {
    const count = this.made.length;
    const op = `${count % 3 === 0 ? 'refused' : 'taken'}-${String(count).padStart(4, '0')}`;
    const command = { type: 'UndoBets', terminal: 'A1' } as const;
    const operation: Operation = { op, table: 'T1', command, madeAt: this.now };
    this.made.push(operation);
    this.give({ type: 'do', operation, now: this.now });
  }

  private cut(): void {
    this.toServer.length = 0;
    this.toClient.length = 0;
  }

  private hangUp(): void {
    this.cut();
    this.isOpening = false;
    const { connection, now } = this;
    this.give({ type: 'closed', connection, random: 0.5, now });
  }

  private pass(ms: number): void {
    this.now += ms;
    this.give({ type: 'tick', random: 0.5, now: this.now });
  }
}

function pick<Message>(list: Message[], which: number, keep: boolean): Message | undefined {
  if (list.length === 0) return undefined;
  const index = which % list.length;
  return keep ? list[index] : list.splice(index, 1)[0];
}
