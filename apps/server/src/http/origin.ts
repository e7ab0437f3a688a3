import type { IncomingHttpHeaders } from 'node:http';

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
