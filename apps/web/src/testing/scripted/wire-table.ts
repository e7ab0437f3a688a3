import { money } from '@baize/exact';
import {
  type ClientMessage,
  changesBetween,
  type Sections,
  VERSION,
  type WireCommand,
  wireAnswerOf,
} from '@baize/protocol';
import {
  type Actor,
  type Command,
  drawOwnView,
  drawTableView,
  type TableState,
  type ViewRole,
} from '@baize/table';
import type { WebSocket } from 'ws';
import type { ScriptedTable } from './scripted-table.ts';

/** What a test does to the line of one screen. */
export interface LineFaults {
  /** Commands wait for their answers, unregistered, while this is true. */
  isStalled: boolean;
  /** Own messages that are on their way and do not arrive; null while all arrive at once. */
  ownHeld: (() => void)[] | null;
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
        return feed.greet(message.as);
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
  let role: ViewRole = 'display';
  let sent: { readonly table: Sections; readonly own: Sections | null } | null = null;
  const drawn = () => {
    const own = drawOwnView(role, by, table.state(), Date.now());
    return { table: { ...drawTableView(role, table.state()) }, own: own && { ...own } };
  };
  const head = () => ({ sequence: table.state().sequence, at: Date.now() });
  const snapshot = () => {
    sent = drawn();
    send({ type: 'snapshot', epoch: 'scripted', numbers, ...head(), view: sent });
  };
  const changed = () => {
    if (!sent) return;
    const before = sent;
    sent = drawn();
    const shared = changesBetween(before.table, sent.table);
    if (shared) {
      numbers.table += 1;
      send({ type: 'event', stream: 'table', number: numbers.table, ...head(), ...shared });
    }
    if (!before.own || !sent.own) return;
    const own = changesBetween(before.own, sent.own);
    if (!own && !shared) return;
    numbers.own += 1;
    const { own: number, table: tableNumber } = numbers;
    const message = { type: 'event', stream: 'own', number, tableNumber, ...head(), ...own };
    if (faults.ownHeld) faults.ownHeld.push(() => send(message));
    else send(message);
  };
  const greet = (as: ViewRole) => {
    role = as;
    snapshot();
  };
  return { snapshot, changed, greet };
}

function findKnown(op: string, table: ScriptedTable) {
  const isKnown = table.facts().some((fact) => fact.op === op);
  return { op, state: isKnown ? 'registered' : 'unknown' };
}

let instruments = 0;

function nextNumber(): string {
  instruments += 1;
  return `10${`${instruments}`.padStart(16, '4207')}`;
}

/** What a floor adds to a command. */
function completeCommand(command: WireCommand, state: TableState): Command {
  switch (command.type) {
    case 'SeatTerminal':
      return { ...command, credit: money(0), seatedAt: null };
    case 'CashOut':
      return { ...command, number: nextNumber(), expiresAt: Date.now() + 90 * 86_400_000 };
    case 'RedeemInstrument':
    case 'VoidInstrument':
    case 'ExpireInstrument': {
      const unknown = { amount: money(0), status: 'void', expiresAt: 0 } as const;
      return { ...command, instrument: state.instruments.get(command.number) ?? unknown };
    }
    case 'DecideTicket':
      return { ...command, number: nextNumber(), expiresAt: Date.now() + 90 * 86_400_000 };
    case 'PublishCommitment':
      return { ...command, commitment: 'ab'.repeat(32) };
    case 'Deal':
      return { ...command, deck: [] };
    default:
      return command;
  }
}
