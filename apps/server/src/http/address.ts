import type { IncomingMessage } from 'node:http';

/** A proxy on this machine; every other is named by whoever starts the floor. */
export const OWN_PROXIES: readonly string[] = ['127.0.0.1', '::1'];

/**
 * Where a socket really comes from. Behind a proxy of ours that is the last address in its header that
 * is no proxy of ours; what stands before it anybody could have written. No proxies, no header.
 */
export function addressBehind(
  {
    socket,
    headers,
  }: Pick<IncomingMessage, 'headers'> & {
    readonly socket: Pick<IncomingMessage['socket'], 'remoteAddress'>;
  },
  proxies: readonly string[],
): string {
  const direct = (socket.remoteAddress ?? 'unknown').replace(/^::ffff:/, '');
  const header = headers['x-forwarded-for'];
  if (header === undefined || !proxies.includes(direct)) return direct;
  const hops = [header].flat().join(',').split(',');
  const outside = hops
    .map((hop) => hop.trim())
    .findLast((hop) => hop !== '' && !proxies.includes(hop));
  return outside ?? direct;
}
