import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';

/**
 * Whether a request comes from a page of ours. Programs send no origin; a browser always does with
 * what changes something, and with every socket.
 */
export function isOwnOrigin(
  { origin, host }: IncomingHttpHeaders,
  allowed: readonly string[],
): boolean {
  if (origin === undefined) return true;
  if (allowed.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** Who a floor is, as far as addresses go. */
export interface OwnNames {
  readonly isBehindTls: boolean;
  readonly origins: readonly string[];
}

/**
 * Whether a request was sent to a name that can only be ours. A page of another site can let its own name
 * point to this machine, and would then count as our origin; it cannot get a bare address, a name without
 * dots or one of the local network, nor, by HTTPS, a certificate for itself on our proxy.
 */
export function isOwnHost(host: string | undefined, { isBehindTls, origins }: OwnNames): boolean {
  if (isBehindTls) return true;
  const name = nameIn(host);
  if (name === null) return false;
  const isLocal = !name.includes('.') || /\.(local|localhost|internal)$/.test(name);
  return isIP(name) !== 0 || isLocal || origins.some((origin) => nameIn(origin) === name);
}

/** The name in `floor.example:8080`, `[::1]:80` or `https://floor.example`; null if there is none. */
function nameIn(host: string | undefined): string | null {
  const address = host?.includes('://') ? host : `http://${host}`;
  if (host === undefined || !URL.canParse(address)) return null;
  return new URL(address).hostname.replace(/^\[|\]$/g, '').toLowerCase();
}
