import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { fastifyCookie } from '@fastify/cookie';
import type { Logger } from 'pino';
import { WebSocketServer } from 'ws';
import { type Gate, requirePrincipal } from '../http/gate.ts';
import { Refused } from '../http/refuse.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { AuditTrail } from '../people/audit.ts';
import type { Registry } from '../people/registry.ts';
import type { Principal } from '../people/sessions.ts';
import type { Hub } from './hub.ts';

export interface UpgradeOptions {
  readonly hub: Hub;
  readonly registry: Registry;
  readonly audit: AuditTrail;
  readonly metrics: Metrics;
  readonly log: Logger;
  readonly gate: Gate;
  readonly messageBytes: number;
  readonly mayArrive: (address: string) => boolean;
  readonly addressOf: (request: IncomingMessage) => string;
}

const SUBPROTOCOL = 'baize.v1';
// Browsers send messages of this size whole; a proxy may divide one, but not into crumbs.
const FRAGMENTS_MOST = 64;
const CHUNKS_MOST = 1024;

/** Takes sockets at `/ws`, from known people and machines and from pages of our own. */
export function acceptSockets(server: Server, options: UpgradeOptions): void {
  const { hub, log, messageBytes } = options;
  const sockets = new WebSocketServer({
    noServer: true,
    // Somewhat too large is answered with a fault; far too large ends the connection.
    maxPayload: messageBytes * 4,
    maxFragments: FRAGMENTS_MOST,
    maxBufferedChunks: CHUNKS_MOST,
    // A connection answers pings itself, from its budget.
    autoPong: false,
    perMessageDeflate: false,
    handleProtocols: (offered) => (offered.has(SUBPROTOCOL) ? SUBPROTOCOL : false),
  });
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => undefined);
    welcome(request, options).then(
      (entry) => {
        sockets.handleUpgrade(request, socket, head, (opened) => hub.welcome(opened, entry));
      },
      (error: unknown) => {
        if (error instanceof Refused) return turnAway(socket, error, options);
        log.error({ error }, 'A socket could not be opened.');
        socket.destroy();
      },
    );
  });
}

type Entry = { readonly principal: Principal; readonly address: string };

/** The gate of HTTP decides who comes in; how often a socket may be asked for is this door's own. */
async function welcome(
  request: IncomingMessage,
  { registry, audit, gate, addressOf, mayArrive }: UpgradeOptions,
): Promise<Entry> {
  const { headers, url = '' } = request;
  if (url.split('?', 1)[0] !== '/ws') throw new Refused(404, NOTHING_HERE);
  gate.byName(headers);
  const address = addressOf(request);
  if (!mayArrive(address)) throw new Refused(429, TOO_OFTEN);
  const cookies = fastifyCookie.parse(headers.cookie ?? '');
  const known = await gate.who({ headers, cookies, method: 'SOCKET' });
  // A device signs each thing it says, and has nothing to say on a socket.
  const principal = requirePrincipal(known?.kind === 'device' ? null : known);
  const at = registry.now();
  await audit.record({ at, by: principal, address, action: 'connect', outcome: 'accepted' });
  return { principal, address };
}

const NOTHING_HERE = { code: 'unknown-address', message: 'There is nothing here.' };
const TOO_OFTEN = { code: 'rate-limited', message: 'Too many sockets from this address.' };

function turnAway(socket: Duplex, { status, problem }: Refused, options: UpgradeOptions): void {
  const { code, message } = problem;
  options.metrics.turnedAway(code);
  options.log.info({ code }, 'A socket was turned away.');
  const body = JSON.stringify({ error: { code, message } });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  // A caller that never closes its end would keep the connection open for ever.
  socket.once('finish', () => socket.destroy());
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
