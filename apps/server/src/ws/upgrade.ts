import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { fastifyCookie } from '@fastify/cookie';
import type { Logger } from 'pino';
import { WebSocketServer } from 'ws';
import { COOKIE } from '../http/gate.ts';
import { isOwnOrigin } from '../http/origin.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { AuditTrail } from '../people/audit.ts';
import { identify } from '../people/identify.ts';
import type { Registry } from '../people/registry.ts';
import type { Principal } from '../people/sessions.ts';
import type { Hub } from './hub.ts';

export interface UpgradeOptions {
  readonly hub: Hub;
  readonly registry: Registry;
  readonly audit: AuditTrail;
  readonly metrics: Metrics;
  readonly log: Logger;
  readonly origins: readonly string[];
  /** Whether a name a socket was opened to can only be ours. */
  readonly isOwnHost: (host: string | undefined) => boolean;
  readonly messageBytes: number;
  readonly mayArrive: (address: string) => boolean;
  readonly addressOf: (request: IncomingMessage) => string;
}

const SUBPROTOCOL = 'baize.v1';
// A browser cannot set a header on a socket, and a secret in an address ends up in logs.
const BEARER = 'baize.bearer.';

/** Takes sockets at `/ws`, from known people and machines and from pages of our own. */
export function acceptSockets(server: Server, options: UpgradeOptions): void {
  const { hub, log, messageBytes } = options;
  const sockets = new WebSocketServer({
    noServer: true,
    // Somewhat too large is answered with a fault; far too large ends the connection.
    maxPayload: messageBytes * 4,
    perMessageDeflate: false,
    handleProtocols: (offered) => (offered.has(SUBPROTOCOL) ? SUBPROTOCOL : false),
  });
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => undefined);
    welcome(request, options).then(
      (entry) => {
        if ('status' in entry) return turnAway(socket, entry, options);
        sockets.handleUpgrade(request, socket, head, (opened) => hub.welcome(opened, entry));
      },
      (error: unknown) => {
        log.error({ error }, 'A socket could not be opened.');
        socket.destroy();
      },
    );
  });
}

interface TurnedAway {
  readonly status: '401 Unauthorized' | '403 Forbidden' | '404 Not Found' | '429 Too Many Requests';
  readonly code: string;
}

type Entry = { readonly principal: Principal; readonly address: string };

async function welcome(
  request: IncomingMessage,
  { registry, audit, origins, isOwnHost, addressOf, mayArrive }: UpgradeOptions,
): Promise<Entry | TurnedAway> {
  const { headers, url = '' } = request;
  if (url.split('?', 1)[0] !== '/ws') return { status: '404 Not Found', code: 'unknown-address' };
  if (!isOwnHost(headers.host)) return { status: '403 Forbidden', code: 'foreign-host' };
  if (!isOwnOrigin(headers, origins)) return { status: '403 Forbidden', code: 'foreign-origin' };
  const address = addressOf(request);
  if (!mayArrive(address)) return { status: '429 Too Many Requests', code: 'rate-limited' };
  const token = tokenOf(request);
  const principal = token === null ? null : await identify(registry, token);
  if (!principal || principal.kind === 'device') {
    return { status: '401 Unauthorized', code: 'not-signed-in' };
  }
  if (principal.kind === 'staff' && principal.mustChangePassword) {
    return { status: '403 Forbidden', code: 'password-must-change' };
  }
  const at = registry.now();
  await audit.record({ at, by: principal, address, action: 'connect', outcome: 'accepted' });
  return { principal, address };
}

/** What a program sends in a header, a window in the subprotocol, and a browser in its cookie. */
function tokenOf({ headers }: IncomingMessage): string | null {
  const header = /^Bearer ([\w-]{1,128})$/.exec(headers.authorization ?? '')?.[1];
  if (header !== undefined) return header;
  const offered = (headers['sec-websocket-protocol'] ?? '').split(',').map((name) => name.trim());
  const bearer = offered.find((name) => name.startsWith(BEARER));
  if (bearer !== undefined) return bearer.slice(BEARER.length);
  // A cookie is sent by any page; only an origin of ours may use it.
  if (headers.origin === undefined || headers.cookie === undefined) return null;
  return fastifyCookie.parse(headers.cookie)[COOKIE] ?? null;
}

function turnAway(socket: Duplex, { status, code }: TurnedAway, options: UpgradeOptions): void {
  options.metrics.turnedAway(code);
  options.log.info({ code }, 'A socket was turned away.');
  const body = JSON.stringify({ error: { code, message: status.slice(4) } });
  const head = [
    `HTTP/1.1 ${status}`,
    'Connection: close',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
