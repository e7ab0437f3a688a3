import type { OpenSocket } from '@baize/protocol/client';
import { readKey } from './key.ts';

/**
 * A browser cannot set a header on a socket, and a secret in an address ends up in logs: the key
 * travels as a subprotocol.
 */
export const openSocket: OpenSocket = (url) => {
  const key = readKey();
  return new WebSocket(url, ['baize.v1', ...(key ? [`baize.bearer.${key.token}`] : [])]);
};
