import { describe, expect, test } from 'vitest';
import type { ServerMessage, SnapshotMessage } from '../../messages/server-message.ts';
import type { Operation } from '../operation.ts';
import { step } from '../table-client.ts';
import { type Effect, type Input, type Machine, newMachine } from './machine.ts';
import { TIMING } from './timing.ts';

/** A client that is driven by hand. */
class Driven {
  machine: Machine = newMachine('T1', 'player', TIMING);
  now = 10_000;

  give(input: Input): readonly Effect[] {
    const { machine, effects } = step(this.machine, input);
    this.machine = machine;
    return effects;
  }

  start(): void {
    this.give({ type: 'start', now: this.now });
  }

  receive(message: ServerMessage): readonly Effect[] {
    const { connection, now } = this;
    return this.give({ type: 'received', connection, message, now });
  }

  wait(ms: number): readonly Effect[] {
    this.now += ms;
    return this.give({ type: 'tick', random: 1, now: this.now });
  }

  order(op: string): readonly Effect[] {
    const operation: Operation = {
      op,
      table: 'T1',
      command: { type: 'UndoBets', terminal: 'A1' },
      madeAt: this.now,
    };
    return this.give({ type: 'do', operation, now: this.now });
  }

  breakOff(): void {
    const { connection, now } = this;
    this.give({ type: 'closed', connection, random: 1, now });
  }

  open(): readonly Effect[] {
    return this.give({ type: 'opened', connection: this.connection, now: this.now });
  }

  get connection(): number {
    const { link } = this.machine;
    return 'connection' in link ? link.connection : 0;
  }
}

const snapshot = (table = 0, own = 0, epoch = 'e1'): SnapshotMessage => ({
  v: 1,
  type: 'snapshot',
  epoch,
  numbers: { table, own },
  sequence: table + own,
  at: 1,
  view: { table: { number: table }, own: { number: own } },
});

const event = (number: number): ServerMessage => {
  const head = { v: 1, type: 'event', stream: 'table', number, sequence: number, at: 1 } as const;
  return { ...head, view: { number } };
};

const own = (number: number, tableNumber: number): ServerMessage => {
  const head = { v: 1, type: 'event', stream: 'own', sequence: number, at: 1 } as const;
  return { ...head, number, tableNumber, view: { number } };
};

function live(): Driven {
  const client = new Driven();
  client.start();
  client.open();
  client.receive(snapshot());
  return client;
}

const sentBy = (effects: readonly Effect[]) =>
  effects.flatMap((effect) => (effect.type === 'send' ? [effect.message.type] : []));
const outcomesOf = (effects: readonly Effect[]) =>
  effects.flatMap((effect) => (effect.type === 'settled' ? [effect.outcome.type] : []));

describe('streams', () => {
  test('a gap is answered at once, and asked about once until it is due again', () => {
    const client = live();
    expect(sentBy(client.receive(event(2)))).toEqual(['refresh']);
    expect(sentBy(client.receive(event(3)))).toEqual([]);
    expect(sentBy(client.wait(1199))).toEqual([]);
    expect(sentBy(client.wait(1))).toEqual(['refresh']);
    client.receive(snapshot(3));
    expect(sentBy(client.wait(1200))).not.toContain('refresh');
    expect(client.machine.streams?.table).toEqual({ number: 3 });
  });

  test('an event that came twice changes nothing, and neither does an older snapshot', () => {
    const client = live();
    client.receive(event(1));
    client.receive(event(2));
    client.receive(event(1));
    client.receive(snapshot(1));
    expect(client.machine.streams?.table).toEqual({ number: 2 });
  });

  test('a pong that knows of more is a gap too', () => {
    const client = live();
    const pong = { v: 1, type: 'pong', sent: 1, at: 1, numbers: { table: 1, own: 0 } } as const;
    expect(sentBy(client.receive(pong))).toEqual(['refresh']);
  });

  test('what is shown is of one moment: the own part waits for the public one, and it for the own', () => {
    const client = live();
    const shown = () => client.machine.shown?.numbers;
    client.receive(event(1));
    expect(shown()).toEqual({ table: 0, own: 0 });
    client.receive(own(1, 1));
    expect(shown()).toEqual({ table: 1, own: 1 });
    client.receive(own(2, 2));
    expect(shown()).toEqual({ table: 1, own: 1 });
    client.receive(event(2));
    expect(shown()).toEqual({ table: 2, own: 2 });
    client.receive(own(3, 2));
    expect(shown()).toEqual({ table: 2, own: 3 });
    client.receive(event(3));
    client.receive(event(4));
    client.receive(own(4, 3));
    expect(shown()).toEqual({ table: 2, own: 3 });
    expect(client.wait(60_000).filter(({ type }) => type === 'send')).toEqual([]);
    expect(shown()).toEqual({ table: 2, own: 3 });
  });

  test('whoever has nothing of their own waits for nothing', () => {
    const client = new Driven();
    client.start();
    client.open();
    client.receive({ ...snapshot(), view: { table: { number: 0 }, own: null } });
    client.receive(event(1));
    expect(client.machine.shown?.table).toEqual({ number: 1 });
  });

  test('the first snapshot of a connection counts, whatever was known before', () => {
    const client = live();
    client.receive(event(1));
    client.breakOff();
    client.wait(500);
    client.open();
    client.receive(snapshot(0));
    expect(client.machine.streams?.numbers).toEqual({ table: 0, own: 0 });
  });
});

describe('operations', () => {
  test('are sent at once, and again after 1.2 seconds until they are answered', () => {
    const client = live();
    expect(sentBy(client.order('operation-1'))).toEqual(['do']);
    expect(sentBy(client.order('operation-1'))).toEqual([]);
    expect(sentBy(client.wait(1199))).toEqual([]);
    expect(sentBy(client.wait(1))).toEqual(['do']);
    const answer = { type: 'accepted', sequence: 1 } as const;
    const message = { v: 1, type: 'answer', op: 'operation-1', answer } as const;
    expect(outcomesOf(client.receive(message))).toEqual(['answered']);
    expect(outcomesOf(client.receive(message))).toEqual([]);
    expect(sentBy(client.wait(1200))).not.toContain('do');
  });

  test('given without a line, are sent with the first snapshot and not asked for', () => {
    const client = new Driven();
    client.start();
    client.order('operation-1');
    expect(sentBy(client.open())).toEqual(['hello', 'ping']);
    expect(sentBy(client.receive(snapshot()))).toEqual(['do']);
  });

  function known(op: string, state: 'registered' | 'unknown'): ServerMessage {
    return { v: 1, type: 'known', operations: [{ op, state }] };
  }

  function afterBreak(down: number): Driven {
    const client = live();
    client.order('operation-1');
    client.breakOff();
    client.wait(down);
    client.open();
    expect(sentBy(client.receive(snapshot()))).toEqual(['ask']);
    return client;
  }

  test('after a break are asked for, and sent again where nobody knows them', () => {
    const client = afterBreak(500);
    expect(sentBy(client.receive(known('operation-1', 'unknown')))).toEqual(['do']);
    // The same answer once more is about a question that has been settled.
    expect(client.receive(known('operation-1', 'unknown'))).toEqual([]);
    expect(outcomesOf(client.receive(known('operation-1', 'registered')))).toEqual(['registered']);
  });

  test('are given up where nobody knows them and nobody waits any more', () => {
    const client = afterBreak(10_001);
    expect(outcomesOf(client.receive(known('operation-1', 'unknown')))).toEqual(['not-registered']);
  });

  test('of a page that is gone are asked for, and never sent again however fresh they are', () => {
    const client = live();
    const command = { type: 'UndoBets', terminal: 'A1' } as const;
    const kept = { op: 'operation-2', table: 'T1', command, madeAt: client.now };
    const { now } = client;
    const elsewhere = { ...kept, op: 'operation-3', table: 'T2' };
    const asked = client.give({ type: 'restore', operations: [kept, elsewhere], now });
    expect(asked).toEqual([{ type: 'send', message: { v: 1, type: 'ask', ops: ['operation-2'] } }]);
    expect(sentBy(client.wait(1200))).toEqual(['ask']);
    expect(outcomesOf(client.receive(known('operation-2', 'unknown')))).toEqual(['not-registered']);
  });

  test('a fault that passes leaves them waiting, any other ends them', () => {
    const client = live();
    client.order('operation-1');
    const fault = { v: 1, type: 'fault', message: '', op: 'operation-1' } as const;
    expect(client.receive({ ...fault, code: 'rate-limited' })).toEqual([]);
    expect(client.receive({ ...fault, code: 'unavailable' })).toEqual([]);
    expect(outcomesOf(client.receive({ ...fault, code: 'malformed-message' }))).toEqual(['fault']);
  });
});

describe('the line', () => {
  test('is pinged every two and a half seconds, and dead after five of silence', () => {
    const client = live();
    expect(sentBy(client.wait(2499))).toEqual([]);
    expect(sentBy(client.wait(1))).toEqual(['ping']);
    expect(sentBy(client.wait(2499))).toEqual([]);
    expect(client.wait(1)).toEqual([{ type: 'disconnect' }]);
    expect(client.machine.link.status).toBe('waiting');
  });

  test('is tried again after half a second, one, two and four', () => {
    const client = live();
    const waits = [500, 1000, 2000, 4000, 4000];
    for (const wait of waits) {
      client.breakOff();
      expect(client.wait(wait - 1)).toEqual([]);
      expect(client.wait(1)).toMatchObject([{ type: 'connect' }]);
    }
    client.open();
    client.receive(snapshot());
    client.breakOff();
    expect(client.wait(500)).toMatchObject([{ type: 'connect' }]);
  });

  test('that answers and shows no table is given up', () => {
    const client = new Driven();
    client.start();
    client.open();
    for (let n = 0; n < 10; n += 1) {
      client.receive({ v: 1, type: 'pong', sent: 1, at: 1 });
      client.wait(500);
    }
    expect(client.machine.link.status).toBe('waiting');
  });

  test('ends for whoever may not look, and comes back after a shutdown', () => {
    const client = new Driven();
    client.start();
    client.open();
    client.receive({ v: 1, type: 'fault', code: 'not-authorised', message: '' });
    expect(client.machine.link).toEqual({ status: 'ended', reason: 'not-authorised' });
    const other = live();
    other.receive({ v: 1, type: 'bye', reason: 'shutting-down' });
    expect(other.machine.link.status).toBe('live');
    other.receive({ v: 1, type: 'bye', reason: 'replaced' });
    expect(other.machine.link).toEqual({ status: 'ended', reason: 'replaced' });
  });
});
