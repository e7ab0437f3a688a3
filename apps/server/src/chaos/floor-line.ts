import { serverMessage } from '@baize/protocol';
import { enterBody } from '@baize/protocol/http';
import type { Actor } from '@baize/table';
import { WebSocket } from 'ws';
import type { Ask, Reply } from './message.ts';

/** One person or terminal connected to the real server. */
export interface FloorLine {
  isOpen(): boolean;
  /** The answer, or null if the connection ended before there was one. */
  ask(request: Ask['request']): Promise<Reply | null>;
}

/** Enters as somebody and says hello; null if the server is not there. */
export async function floorLine(
  address: string,
  table: string,
  by: Actor,
): Promise<FloorLine | null> {
  try {
    const socket = await openSocket(address, await tokenOf(address, table, by));
    const line = listening(socket);
    const as = by.kind === 'terminal' ? 'player' : 'dealer';
    socket.send(JSON.stringify({ v: 1, type: 'hello', table, as }));
    await line.greeted;
    return line;
  } catch {
    return null;
  }
}

async function tokenOf(address: string, table: string, by: Actor): Promise<string> {
  const entry =
    by.kind === 'terminal'
      ? { kind: 'terminal', id: by.id, table }
      : { kind: 'staff', position: 'shift-manager' };
  const answer = await fetch(`${address}/api/demo/enter`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(entry),
  });
  const { token } = enterBody.parse(await answer.json());
  if (token === null) throw new Error('Whoever enters a demo floor gets a token.');
  return token;
}

function openSocket(address: string, token: string): Promise<WebSocket> {
  const headers = { authorization: `Bearer ${token}` };
  const socket = new WebSocket(`${address.replace('http', 'ws')}/ws`, { headers });
  return new Promise((resolve, reject) => {
    socket.once('open', () => resolve(socket));
    socket.on('error', reject);
  });
}

function listening(socket: WebSocket): FloorLine & { readonly greeted: Promise<void> } {
  const owed = new Map<string, (reply: Reply | null) => void>();
  let round: string | null = null;
  let greet: () => void = () => undefined;
  const greeted = new Promise<void>((resolve, reject) => {
    greet = resolve;
    socket.on('close', () => reject(new Error('The connection ended.')));
  });
  const settle = (op: string, type: Reply['type'], code: string | null): void => {
    owed.get(op)?.({ id: 0, type, code, round });
    owed.delete(op);
  };
  socket.on('message', (data) => {
    const message = serverMessage.parse(JSON.parse(String(data)));
    if (message.type === 'snapshot') {
      round = roundIn(message.view.table) ?? null;
      greet();
    } else if (message.type === 'event' && message.stream === 'table') {
      const seen = roundIn(message.view ?? {});
      if (seen !== undefined) round = seen;
    } else if (message.type === 'answer') {
      const { answer, op } = message;
      settle(op, answer.type, answer.type === 'refused' ? answer.refusal.code : null);
    } else if (message.type === 'fault' && message.op !== undefined) {
      settle(message.op, 'unavailable', message.code);
    }
  });
  socket.on('close', () => {
    for (const answer of owed.values()) answer(null);
    owed.clear();
  });
  return {
    greeted,
    isOpen: () => socket.readyState === WebSocket.OPEN,
    ask: (request) => {
      if (socket.readyState !== WebSocket.OPEN) return Promise.resolve(null);
      const { op, command } = request;
      const meant = request.round === undefined ? {} : { round: request.round };
      socket.send(JSON.stringify({ v: 1, type: 'do', op, ...meant, command }));
      return new Promise((answer) => owed.set(op, answer));
    },
  };
}

/** The round a view shows: its id, null if there is none, undefined if the view does not say. */
export function roundIn(sections: Readonly<Record<string, unknown>>): string | null | undefined {
  const { round } = sections;
  if (round === null || round === undefined) return round;
  return typeof round === 'object' && 'id' in round ? String(round.id) : undefined;
}
