import { WebSocket } from 'ws';

/** Somebody who says something, waits until it is answered, and says the next thing. */
export interface Talker {
  readonly socket: WebSocket;
  /** The next thing to say. */
  next(): string;
  /** Whether this is the answer, and not something said to everybody. */
  isAnswer(data: Buffer): boolean;
}

export interface Talked {
  /** How many questions were answered. */
  readonly count: number;
  readonly perSecond: number;
  /** Milliseconds from a question to its answer. */
  readonly p50: number;
  readonly p99: number;
}

/** Everybody talks for some seconds at once. */
export async function talk(talkers: readonly Talker[], seconds: number): Promise<Talked> {
  const latencies: number[] = [];
  const began = performance.now();
  const until = began + seconds * 1000;
  await Promise.all(talkers.map((talker) => talkOne(talker, until, latencies)));
  const took = (performance.now() - began) / 1000;
  const sorted = latencies.toSorted((one, other) => one - other);
  return {
    count: latencies.length,
    perSecond: latencies.length / took,
    p50: quantile(sorted, 0.5),
    p99: quantile(sorted, 0.99),
  };
}

export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function talkOne(talker: Talker, until: number, latencies: number[]): Promise<void> {
  const { socket } = talker;
  return new Promise((done, fail) => {
    let asked = performance.now();
    const hear = (data: unknown): void => {
      try {
        if (!Buffer.isBuffer(data) || !talker.isAnswer(data)) return;
      } catch (error) {
        socket.off('message', hear);
        fail(error);
        return;
      }
      const now = performance.now();
      latencies.push(now - asked);
      if (now >= until) {
        socket.off('message', hear);
        done();
        return;
      }
      asked = now;
      socket.send(talker.next());
    };
    socket.on('message', hear);
    socket.send(talker.next());
  });
}

export async function connect(url: string, token?: string): Promise<WebSocket> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const socket = new WebSocket(url, { headers, perMessageDeflate: false });
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  return socket;
}
