import {
  createServer,
  type IncomingHttpHeaders,
  request as requestOf,
  type Server,
} from 'node:http';
import { WebSocket, WebSocketServer } from 'ws';

/** A message on the line, and which end sent it. */
export interface LineMessage {
  readonly from: 'terminal' | 'floor';
  readonly text: string;
}

/** A line between a browser and the floor that can be made bad. */
export interface StoryLine {
  readonly address: string;
  disturb(): void;
  /** Only messages of this kind arrive from now on; asked once for each, in their order. */
  letThrough(passes: (message: LineMessage) => boolean): void;
  /** Everything arrives again. */
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
  let passes: ((message: LineMessage) => boolean) | null = null;
  const pass = (message: LineMessage, send: () => void) => {
    if (passes && !passes(message)) return;
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
    const { method, url: path = '/', headers } = incoming;
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
  return {
    address: await listening(server),
    disturb: () => {
      isBad = true;
    },
    letThrough: (chosen) => {
      passes = chosen;
    },
    calm: () => {
      isBad = false;
      passes = null;
    },
    disturbed: () => count,
    close: async () => {
      for (const client of lines.clients) client.terminate();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const at = server.address();
  return `http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}`;
}

/** Both ends of one socket, with whatever happens to messages between them. */
function join(
  near: WebSocket,
  url: string,
  { host, origin, 'sec-websocket-protocol': protocols }: IncomingHttpHeaders,
  pass: (message: LineMessage, send: () => void) => void,
): void {
  const offered = protocols?.split(',').map((each) => each.trim()) ?? [];
  const far = new WebSocket(url.replace(/^http/, 'ws'), offered, { headers: { host, origin } });
  const waiting: string[] = [];
  const carry = (from: LineMessage['from'], text: string) => {
    const to = from === 'floor' ? near : far;
    pass({ from, text }, () => {
      if (to.readyState === WebSocket.OPEN) to.send(text);
    });
  };
  near.on('message', (data) => {
    if (far.readyState === WebSocket.CONNECTING) waiting.push(String(data));
    else carry('terminal', String(data));
  });
  far.on('open', () => {
    for (const text of waiting) carry('terminal', text);
  });
  far.on('message', (data) => carry('floor', String(data)));
  near.on('close', () => far.terminate());
  far.on('close', () => near.terminate());
  far.on('error', () => near.terminate());
  near.on('error', () => far.terminate());
}
