import type { ClientMessage } from '../messages/client-message.ts';
import type { ServerMessage } from '../messages/server-message.ts';
import { VERSION } from '../messages/version.ts';
import { changesBetween, type SectionChanges, type Sections } from '../view-changes.ts';

type Stream = 'table' | 'own';

const AREAS = ['small', 'big', 'odd', 'even', 'any-triple'] as const;

/** A server that does nothing but what the protocol says, one message at a time. */
export class ModelServer {
  /** How often each operation was applied. */
  readonly applied = new Map<string, number>();
  readonly refused = new Set<string>();
  sections: Readonly<Record<Stream, Sections>> = {
    table: { round: 0, status: 'open' },
    own: { credit: 0, areas: AREAS.map((bet) => ({ bet, stake: 0 })) },
  };
  numbers: Readonly<Record<Stream, number>> = { table: 0, own: 0 };
  private readonly history = new Map<string, Sections>();
  private readonly moments = new Set<string>();
  private epoch = 1;
  private sequence = 0;
  private toldBeside = 0;
  /** Who said hello on this connection is told of events; nobody else is. */
  private isGreeted = false;

  constructor() {
    this.remember();
  }

  /** What a stream held when it was so far; whatever a client shows must be one of these. */
  at(epoch: string, stream: Stream, number: number): Sections | undefined {
    return this.history.get(`${epoch} ${stream} ${number}`);
  }

  /** Whether the table's view and the own view of these numbers were true together. */
  wereTogether(epoch: string, { table, own }: Readonly<Record<Stream, number>>): boolean {
    return this.moments.has(`${epoch} ${table} ${own}`);
  }

  connect(): void {
    this.isGreeted = false;
  }

  /** Another life: what was applied is kept, streams are numbered anew. */
  restart(): void {
    this.epoch += 1;
    this.numbers = { table: 0, own: 0 };
    this.toldBeside = 0;
    this.remember();
  }

  /** Something happens at the table: to everybody, of which the client may have its part, or to it alone. */
  happens(stream: Stream, value: number): readonly ServerMessage[] {
    const { table, own } = this.sections;
    this.sequence += 1;
    const told = [
      ...(stream === 'table' ? this.become('table', { ...table, round: value }) : []),
      ...this.become('own', stream === 'own' || value % 2 === 0 ? ownAfter(own, value) : own),
    ];
    this.remember();
    return this.isGreeted ? told : [];
  }

  private become(stream: Stream, after: Sections): readonly ServerMessage[] {
    const changes = changesBetween(this.sections[stream], after);
    // The own view is told again beside every new view of the table, changed or not.
    const isBehind = stream === 'own' && this.toldBeside !== this.numbers.table;
    if (!changes && !isBehind) return [];
    this.sections = { ...this.sections, [stream]: after };
    this.numbers = { ...this.numbers, [stream]: this.numbers[stream] + 1 };
    if (stream === 'own') this.toldBeside = this.numbers.table;
    return [this.event(stream, changes ?? {})];
  }

  take(message: ClientMessage, now: number): readonly ServerMessage[] {
    switch (message.type) {
      case 'hello':
        this.isGreeted = true;
        return [this.snapshot()];
      case 'refresh':
        return [this.snapshot()];
      case 'do':
        return this.decide(message.op);
      case 'ask':
        return [this.known(message.ops)];
      case 'ping': {
        const { numbers } = this;
        return [{ v: VERSION, type: 'pong', sent: message.sent, at: now, numbers }];
      }
    }
  }

  private remember(): void {
    for (const stream of ['table', 'own'] as const) {
      const key = `e${this.epoch} ${stream} ${this.numbers[stream]}`;
      this.history.set(key, this.sections[stream]);
    }
    this.moments.add(`e${this.epoch} ${this.numbers.table} ${this.numbers.own}`);
  }

  private event(stream: Stream, { view, rows }: SectionChanges): ServerMessage {
    const { numbers, sequence } = this;
    const changes = { ...(view ? { view } : {}), ...(rows ? { rows } : {}) };
    const event = { v: VERSION, type: 'event', sequence, at: sequence, ...changes } as const;
    return stream === 'table'
      ? { ...event, stream, number: numbers.table }
      : { ...event, stream, number: numbers.own, tableNumber: numbers.table };
  }

  private snapshot(): ServerMessage {
    const { numbers, sequence, sections: view } = this;
    const epoch = `e${this.epoch}`;
    return { v: VERSION, type: 'snapshot', epoch, numbers, sequence, at: sequence, view };
  }

  private decide(op: string): readonly ServerMessage[] {
    const answer = { v: VERSION, type: 'answer', op } as const;
    const { sequence } = this;
    if (this.applied.has(op)) return [{ ...answer, answer: { type: 'repeated', sequence } }];
    if (isRefused(op)) {
      this.refused.add(op);
      return [{ ...answer, answer: { type: 'refused', refusal: REFUSAL } }];
    }
    this.applied.set(op, (this.applied.get(op) ?? 0) + 1);
    const events = this.happens('own', sequence + 1);
    return [...events, { ...answer, answer: { type: 'accepted', sequence: this.sequence } }];
  }

  private known(ops: readonly string[]): ServerMessage {
    const operations = ops.map((op) => {
      const state: 'registered' | 'unknown' = this.applied.has(op) ? 'registered' : 'unknown';
      return { op, state };
    });
    return { v: VERSION, type: 'known', operations };
  }
}

const REFUSAL = {
  code: 'bets-closed',
  message: 'No more bets.',
  because: ['rws-tai-sai-v5#3.6'],
} as const;

/** The same operation is always refused, as a table remembers a refusal. */
function isRefused(op: string): boolean {
  return op.startsWith('refused');
}

function ownAfter({ areas }: Sections, value: number): Sections {
  const rows: readonly unknown[] = Array.isArray(areas) ? areas : [];
  const changed = value % AREAS.length;
  return {
    credit: value,
    areas: rows.map((row, index) =>
      index === changed ? { bet: AREAS[index], stake: value } : row,
    ),
  };
}
