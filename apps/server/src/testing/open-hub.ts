import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { ok } from '@baize/exact';
import { SHIPPED } from '@baize/house';
import { type ClientMessage, clientMessageOf } from '@baize/protocol';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { type Metrics, newMetrics } from '../metrics/metrics.ts';
import type { Principal } from '../people/sessions.ts';
import { unavailable } from '../tables/running-table.ts';
import type { TableParts } from '../tables/table-parts.ts';
import { Hub, type HubOptions } from '../ws/hub.ts';
import { memoryTable } from './memory-table.ts';

/** Waits for everything but time itself. */
const NEVER_BEATS = 100_000;

/** Somebody at the other end of a line. */
export interface HubLine {
  readonly socket: WebSocket;
  readonly heard: Record<string, unknown>[];
  readonly closed: Promise<readonly [number, string]>;
  say(message: ClientMessage | string | Buffer): void;
  /** The next thing that is heard, after what was heard before. */
  next(): Promise<Record<string, unknown>>;
}

/** A hub with one table in memory, `R1`, and sockets that come from whoever the test says. */
export async function openHub(changes: Partial<HubOptions> = {}, parts: Partial<TableParts> = {}) {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', autoPong: false });
  await once(server, 'listening');
  const { table } = memoryTable('R1', parts);
  const turnedAway: string[] = [];
  const metrics: Metrics = { ...newMetrics(), turnedAway: (code) => void turnedAway.push(code) };
  const hub = new Hub({
    tables: {
      get: (id) => (id === table.id ? table : undefined),
      list: () => [table],
      open: async () => table,
      check: async () => undefined,
      putBackLost: async () => ok(0),
      giveUpLost: async () => undefined,
      close: async () => undefined,
    },
    handleCommand: async () => unavailable('closing'),
    said: clientMessageOf(SHIPPED),
    metrics,
    log: pino({ level: 'silent' }),
    now: () => 1000,
    limits: { messageBytes: 300, rate: { perSecond: 1, burst: 100 }, bufferedMost: 100_000 },
    heartbeatSeconds: NEVER_BEATS,
    stillGood: async (principals) => new Set(principals.map(({ credential }) => credential)),
    ...changes,
  });
  onTestFinished(async () => {
    await hub.close('shutting-down');
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const enter = async (principal: Principal): Promise<HubLine> => {
    const arrived = once(server, 'connection');
    const socket = new WebSocket(`ws://127.0.0.1:${port}`);
    const line = lineOf(socket);
    const [[opened]] = await Promise.all([arrived, once(socket, 'open')]);
    hub.welcome(opened, { principal, address: 'here' });
    return line;
  };
  return { hub, table, turnedAway, enter };
}

function lineOf(socket: WebSocket): HubLine {
  const heard: Record<string, unknown>[] = [];
  let read = 0;
  socket.on('message', (data) => heard.push(JSON.parse(data.toString())));
  const closed = new Promise<readonly [number, string]>((resolve) =>
    socket.once('close', (code, reason) => resolve([code, reason.toString()])),
  );
  return {
    socket,
    heard,
    closed,
    say: (message) => {
      const isRaw = typeof message === 'string' || Buffer.isBuffer(message);
      socket.send(isRaw ? message : JSON.stringify(message));
    },
    next: async () => {
      while (heard.length <= read) await once(socket, 'message');
      read += 1;
      return heard[read - 1] ?? {};
    },
  };
}
