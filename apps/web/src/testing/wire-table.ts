import { money } from '@baize/exact';
import {
  type ClientMessage,
  changesBetween,
  splitView,
  VERSION,
  type WireCommand,
  wireAnswerOf,
} from '@baize/protocol';
import {
  type Actor,
  type Command,
  dealerView,
  displayView,
  playerView,
  type TableState,
} from '@baize/table';
import type { WebSocket } from 'ws';
import type { ScriptedTable } from './scripted-table.ts';

type ShownAs = 'player' | 'dealer' | 'display';
type Sections = Readonly<Record<string, unknown>>;

/** What a test does to the line of one screen. */
export interface LineFaults {
  /** Commands wait for their answers, unregistered, while this is true. */
  isStalled: boolean;
  /** By how much the own message comes after the public one, in milliseconds. */
  ownDelay: number;
}

/** Speaks the protocol on one socket for a table that is driven by hand. */
export function serveSocket(
  socket: WebSocket,
  table: ScriptedTable,
  by: Actor,
  faults: LineFaults,
): void {
  const send = (message: object) => socket.send(JSON.stringify({ v: VERSION, ...message }));
  const feed = sectionFeed(table, by, send, faults);
  socket.on('close', table.subscribe(feed.changed));
  socket.on('message', (data) => {
    const message: ClientMessage = JSON.parse(String(data));
    switch (message.type) {
      case 'hello':
        return feed.greet(
          message.as === 'player' || message.as === 'dealer' ? message.as : 'display',
        );
      case 'refresh':
        return feed.snapshot();
      case 'ping':
        return send({ type: 'pong', sent: message.sent, at: Date.now() });
      case 'ask':
        return send({ type: 'known', operations: message.ops.map((op) => findKnown(op, table)) });
      case 'do': {
        if (faults.isStalled) return;
        const answer = table.operate(
          by,
          completeCommand(message.command, table.state()),
          message.op,
        );
        return send({ type: 'answer', op: message.op, answer: wireAnswerOf(answer) });
      }
    }
  });
}

/** The two streams of one screen: a snapshot, then what changed. */
function sectionFeed(
  table: ScriptedTable,
  by: Actor,
  send: (message: object) => void,
  faults: LineFaults,
) {
  const numbers = { table: 0, own: 0 };
  let role: ShownAs = 'display';
  let sent: { table: Sections; own: Sections } | null = null;
  const snapshot = () => {
    const { table: shared, own, sequence } = viewFor(role, by, table.state());
    sent = { table: shared, own: own ?? {} };
    const view = { table: shared, own };
    send({ type: 'snapshot', epoch: 'scripted', numbers, sequence, at: Date.now(), view });
  };
  const changed = () => {
    if (!sent) return;
    const { table: shared, own, sequence } = viewFor(role, by, table.state());
    const now = { table: shared, own: own ?? {} };
    for (const stream of ['table', 'own'] as const) {
      const changes = changesBetween(sent[stream], now[stream]);
      if (!changes) continue;
      numbers[stream] += 1;
      const number = numbers[stream];
      const message = { type: 'event', stream, number, sequence, at: Date.now(), ...changes };
      const delay = stream === 'own' ? faults.ownDelay : 0;
      if (delay > 0) setTimeout(send, delay, message).unref();
      else send(message);
    }
    sent = now;
  };
  const greet = (as: ShownAs) => {
    role = as;
    snapshot();
  };
  return { snapshot, changed, greet };
}

function viewFor(role: ShownAs, by: Actor, state: TableState) {
  switch (role) {
    case 'player':
      return splitView(
        'player',
        playerView(state, by.kind === 'terminal' ? by.id : '', Date.now()),
      );
    case 'dealer':
      return splitView('dealer', dealerView(state, by, Date.now()));
    case 'display':
      return splitView('display', displayView(state));
  }
}

function findKnown(op: string, table: ScriptedTable) {
  const isKnown = table.facts().some((fact) => fact.op === op);
  return { op, state: isKnown ? 'registered' : 'unknown' };
}

let instruments = 0;

/** What a floor adds to a command. */
function completeCommand(command: WireCommand, state: TableState): Command {
  switch (command.type) {
    case 'SeatTerminal':
      return { ...command, credit: money(0), seatedAt: null };
    case 'CashOut': {
      instruments += 1;
      const number = `10${`${instruments}`.padStart(16, '4207')}`;
      return { ...command, number, expiresAt: Date.now() + 90 * 86_400_000 };
    }
    case 'RedeemInstrument':
    case 'VoidInstrument':
    case 'ExpireInstrument': {
      const unknown = { amount: money(0), status: 'void', expiresAt: 0 } as const;
      return { ...command, instrument: state.instruments.get(command.number) ?? unknown };
    }
    case 'Deal':
      return { ...command, deck: [] };
    default:
      return command;
  }
}
