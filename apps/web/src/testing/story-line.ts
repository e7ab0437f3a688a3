import { createServer, type IncomingHttpHeaders, request as requestOf } from 'node:http';
import { WebSocket, WebSocketServer } from 'ws';

/** A line between a browser and the floor that can be made bad. */
export interface StoryLine {
  readonly address: string;
  disturb(): void;
  calm(): void;
  /** How many messages did not arrive as they were sent. */
  disturbed(): number;
  close(): Promise<void>;
}

/** Numbers below one, the same for the same seed: a failing story can be told again. */
function numbersFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

export async function storyLine(floor: string, seed: number): Promise<StoryLine> {
  const next = numbersFrom(seed);
  let isBad = false;
  let count = 0;
  const pass = (send: () => void) => {
    const fate = isBad ? next() : 1;
    if (fate < 0.6) count += 1;
    if (fate < 0.15) return;
    if (fate < 0.35) {
      setTimeout(send, Math.floor(next() * 600));
      return;
    }
    send();
    if (fate < 0.6) send();
  };
  const server = createServer((incoming, outgoing) => {
    const { hostname, port } = new URL(floor);
    const { method, url, headers } = incoming;
    const path = url ?? '/';
    const onward = requestOf({ hostname, port, path, headers, ...(method ? { method } : {}) });
    onward.on('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  const lines = new WebSocketServer({ server });
  lines.on('connection', (near, { url, headers }) => join(near, `${floor}${url}`, headers, pass));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const at = server.address();
  return {
    address: `http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}`,
    disturb: () => {
      isBad = true;
    },
    calm: () => {
      isBad = false;
    },
    disturbed: () => count,
    close: async () => {
      for (const client of lines.clients) client.terminate();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Both ends of one socket, with whatever happens to messages between them. */
function join(
  near: WebSocket,
  url: string,
  { host, origin, 'sec-websocket-protocol': protocols }: IncomingHttpHeaders,
  pass: (send: () => void) => void,
): void {
  const offered = protocols?.split(',').map((each) => each.trim()) ?? [];
  const far = new WebSocket(url.replace(/^http/, 'ws'), offered, { headers: { host, origin } });
  const waiting: string[] = [];
  const carry = (to: WebSocket, text: string) =>
    pass(() => {
      if (to.readyState === WebSocket.OPEN) to.send(text);
    });
  near.on('message', (data) => {
    if (far.readyState === WebSocket.CONNECTING) waiting.push(String(data));
    else carry(far, String(data));
  });
  far.on('open', () => {
    for (const text of waiting) carry(far, text);
  });
  far.on('message', (data) => carry(near, String(data)));
  near.on('close', () => far.terminate());
  far.on('close', () => near.terminate());
  far.on('error', () => near.terminate());
  near.on('error', () => far.terminate());
}
