import type { IncomingMessage } from 'node:http';

/** A proxy on this machine; every other is named by whoever starts the floor. */
export const OWN_PROXIES: readonly string[] = ['127.0.0.1', '::1'];

/** As far as it is asked where a request comes from, and how. */
type Arriving = Pick<IncomingMessage, 'headers'> & {
  readonly socket: Pick<IncomingMessage['socket'], 'remoteAddress'>;
};

/**
 * Where a socket really comes from. Behind a proxy of ours that is the last address in its header that
 * is no proxy of ours; what stands before it anybody could have written. No proxies, no header.
 */
export function addressBehind({ socket, headers }: Arriving, proxies: readonly string[]): string {
  const direct = directAddress(socket);
  const header = headers['x-forwarded-for'];
  if (header === undefined || !proxies.includes(direct)) return direct;
  const hops = [header].flat().join(',').split(',');
  const outside = hops
    .map((hop) => hop.trim())
    .findLast((hop) => hop !== '' && !proxies.includes(hop));
  return outside ?? direct;
}

interface Reached {
  /** Whether browsers reach this floor by HTTPS. */
  readonly isBehindTls: boolean;
  readonly tls: unknown;
  readonly proxies: readonly string[];
}

/**
 * Whether a request crossed the network in plain text although browsers reach this floor by HTTPS: its proxy says so,
 * or it came from another machine past the proxy. Programs on this machine speak to it directly.
 */
export function isPlainText(
  { socket, headers }: Arriving,
  { isBehindTls, tls, proxies }: Reached,
): boolean {
  if (!isBehindTls || tls !== null) return false;
  const direct = directAddress(socket);
  if (!proxies.includes(direct)) return !OWN_PROXIES.includes(direct);
  const header = headers['x-forwarded-proto'];
  if (header === undefined) return false;
  // The proxy next to us adds the last word; what stands before it anyone could have written.
  const words = [header].flat().join(',').split(',');
  return words.at(-1)?.trim().toLowerCase() !== 'https';
}

function directAddress({ remoteAddress }: Arriving['socket']): string {
  return (remoteAddress ?? 'unknown').replace(/^::ffff:/, '');
}
