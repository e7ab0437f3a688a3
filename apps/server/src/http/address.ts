import type { IncomingMessage } from 'node:http';

// This machine and private networks, where a proxy of ours stands.
const OURS = /^(::1|127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|f[cd])/i;

/**
 * Where a socket really comes from. Behind a proxy of ours that is the last address in its header that
 * is not ours; what stands before it anybody could have written.
 */
export function addressBehind(
  {
    socket,
    headers,
  }: Pick<IncomingMessage, 'headers'> & {
    readonly socket: Pick<IncomingMessage['socket'], 'remoteAddress'>;
  },
  hasProxy: boolean,
): string {
  const direct = (socket.remoteAddress ?? 'unknown').replace(/^::ffff:/, '');
  const header = headers['x-forwarded-for'];
  if (!hasProxy || header === undefined || !OURS.test(direct)) return direct;
  const hops = [header].flat().join(',').split(',');
  const outside = hops.map((hop) => hop.trim()).findLast((hop) => hop !== '' && !OURS.test(hop));
  return outside ?? direct;
}
