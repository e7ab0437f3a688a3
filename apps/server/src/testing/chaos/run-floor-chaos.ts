import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { serverMessage } from '@baize/protocol';
import { enterBody } from '@baize/protocol/http';
import type { Actor } from '@baize/table';
import { WebSocket } from 'ws';
import { openDatabase } from '../../postgres/open-database.ts';
import { type Audit, audit } from './audit.ts';
import type { Crew } from './crew.ts';
import type { Killable } from './killable.ts';
import { Load } from './load.ts';
import type { Ask, Reply } from './message.ts';
import type { ChaosOptions } from './run-chaos.ts';
import { createSeeded } from './seeded.ts';

const TABLES = ['REAL-1', 'REAL-2'];
const ACCEPTED_LEAST = 25;
const ACCEPTED_MORE = 100;

/**
 * The same with the whole server over real sockets. It owns its database, which is killed with it, so
 * every kill is a power cut for both.
 */
export async function runFloorChaos(options: ChaosOptions): Promise<Audit> {
  const { folder, kills, seed, terminals, command, onKill } = options;
  const random = createSeeded(seed);
  const data = join(folder, 'floor');
  const floorFile = join(folder, 'floor.yaml');
  await writeFile(floorFile, floorText());
  const crew = await startFloorCrew([...command, data, floorFile]);
  let isOver = false;
  const load = new Load({
    crew,
    tables: TABLES,
    terminals,
    random,
    hasInstruments: false,
    isOver: () => isOver,
  });
  const running = load.run();
  for (let kill = 1; kill <= kills; kill += 1) {
    await load.untilAccepted(ACCEPTED_LEAST + random.below(ACCEPTED_MORE));
    await crew.killOne();
    onKill?.(kill, 'server');
  }
  isOver = true;
  await running;
  await crew.end();
  const opened = await openDatabase({ dataFolder: join(data, 'database') });
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  try {
    return await audit(opened.value.pool({ max: 2 }), load.told);
  } finally {
    await opened.value.close();
  }
}

function floorText(): string {
  return `floor: Chaos
defaults:
  game: rws-sic-bo-2021/b
  unit: 2
  limits: { default: { minimum: 100, maximum: 1000000000 } }
  mode: dealt
  resultSource: dealer
  bettingSeconds: null
  bettingSecondsMinimum: 0
tables:
${TABLES.map((table) => `  - { table: ${table}, game: rws-sic-bo-2021/b }`).join('\n')}
`;
}

/** The real server as the one member of a crew. Its database dies with it and comes back with it. */
async function startFloorCrew(command: readonly string[]): Promise<Crew> {
  let up = startFloorProcess(command);
  await up;
  return {
    any: () => up,
    killOne: async () => {
      const victim = await up;
      // Who asks from now on waits for the next life of the server.
      up = victim.kill().then(() => startFloorProcess(command));
      await up;
    },
    end: async () => (await up).end(),
  };
}

async function startFloorProcess(command: readonly string[]): Promise<Killable> {
  const [program = '', ...args] = command;
  const child: ChildProcess = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const gone = once(child, 'exit').then(() => undefined);
  if (!child.stdout) throw new Error('The output of the process is a pipe.');
  const lines = createInterface({ input: child.stdout });
  const [news] = await Promise.race([once(lines, 'line'), gone.then(() => [])]);
  if (typeof news !== 'string') throw new Error('The server has ended before it was open.');
  const { address }: { address: string } = JSON.parse(news);
  const connections = new Map<string, Promise<FloorLine | null>>();
  return {
    gone,
    ask: async ({ table, request }) => {
      const { by } = request;
      const name = `${table} ${by.kind === 'system' ? by.kind : by.id}`;
      const known = connections.get(name) ?? floorLine(address, table, by);
      connections.set(name, known);
      const line = await known;
      if (line?.isOpen()) return line.ask(request);
      connections.delete(name);
      return null;
    },
    kill: () => {
      child.kill('SIGKILL');
      return gone;
    },
    end: () => {
      child.stdin?.end();
      return gone;
    },
  };
}

/** One person or terminal connected to the real server. */
interface FloorLine {
  isOpen(): boolean;
  /** The answer, or null if the connection ended before there was one. */
  ask(request: Ask['request']): Promise<Reply | null>;
}

/** Enters as somebody and says hello; null if the server is not there. */
async function floorLine(address: string, table: string, by: Actor): Promise<FloorLine | null> {
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
