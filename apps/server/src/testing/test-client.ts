import { type ClientMessage, parse, type ServerMessage, serverMessage } from '@baize/protocol';
import { onTestFinished } from 'vitest';
import { type ClientOptions, WebSocket } from 'ws';

type Said<Type extends ServerMessage['type']> = Extract<ServerMessage, { type: Type }>;

/** A socket that remembers what it was told, and checks every message against the protocol. */
export interface TestClient {
  readonly socket: WebSocket;
  readonly received: readonly ServerMessage[];
  say(message: ClientMessage | Record<string, unknown> | string): void;
  /** The next message of a type that nobody has waited for yet. */
  next<Type extends ServerMessage['type']>(type: Type): Promise<Said<Type>>;
  closed(): Promise<{ readonly code: number; readonly reason: string }>;
}

export interface TestClientOptions extends ClientOptions {
  readonly token?: string;
  readonly protocols?: readonly string[];
}

/** Rejects with the status the server answered if it did not open a socket. */
export async function testClient(
  url: string,
  { token, protocols = [], ...options }: TestClientOptions = {},
): Promise<TestClient> {
  const headers = { ...options.headers, ...(token ? { authorization: `Bearer ${token}` } : {}) };
  const address = `${url.replace('http', 'ws')}/ws`;
  const socket = new WebSocket(address, [...protocols], { ...options, headers });
  onTestFinished(() => socket.terminate());
  const client = clientOn(socket);
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve());
    socket.once('error', reject);
    socket.once('unexpected-response', (_request, { statusCode }) => reject(statusCode));
  });
  return client;
}

function clientOn(socket: WebSocket): TestClient {
  const received: ServerMessage[] = [];
  let unread: ServerMessage[] = [];
  const waiting: { type: string; resolve: (message: ServerMessage) => void }[] = [];
  const ended = new Promise<{ code: number; reason: string }>((resolve) => {
    socket.once('close', (code, reason) => resolve({ code, reason: reason.toString() }));
  });
  socket.on('message', (data) => {
    const message = parse(serverMessage, JSON.parse(data.toString()));
    if (!message.ok) throw new Error(`${JSON.stringify(message.error)} in ${data.toString()}`);
    received.push(message.value);
    const index = waiting.findIndex(({ type }) => type === message.value.type);
    const [waiter] = index < 0 ? [] : waiting.splice(index, 1);
    if (waiter) waiter.resolve(message.value);
    else unread.push(message.value);
  });
  return {
    socket,
    received,
    say: (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    next: <Type extends ServerMessage['type']>(type: Type) =>
      new Promise<Said<Type>>((resolve) => {
        const isWanted = (message: ServerMessage): message is Said<Type> => message.type === type;
        const found = unread.find(isWanted);
        unread = unread.filter((message) => message !== found);
        if (found) return resolve(found);
        return waiting.push({ type, resolve: (message) => isWanted(message) && resolve(message) });
      }),
    closed: () => ended,
  };
}
