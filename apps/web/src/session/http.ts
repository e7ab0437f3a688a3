import { type FloorHttp, floorHttp } from '@baize/protocol/client';
import { readKey } from './key.ts';

/** The floor's HTTP interface, as whoever this window speaks for. */
export function http(token = readKey()?.token): FloorHttp {
  return floorHttp({ fetch: ours, ...(token === undefined ? {} : { token }) });
}

/** No foreign page can send this header without asking, so the server knows the request is ours. */
const ours: typeof fetch = (input, init) => {
  const headers = new Headers(init?.headers);
  headers.set('x-baize', '1');
  return fetch(input, { ...init, headers });
};
