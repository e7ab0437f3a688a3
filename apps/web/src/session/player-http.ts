import { type HttpOptions, type PlayerHttp, playerHttp } from '@baize/protocol/client';
import { keepFloorTime } from '../text/moment.ts';
import { readKey } from './key.ts';

/** What a terminal and the public ask the floor, as whoever this window speaks for. */
export function ownHttp(token = readKey()?.token): PlayerHttp {
  const asked = playerHttp(httpOptions(token));
  // Whoever asks for the floor learns what time it is there, and with them the whole screen.
  const floor: PlayerHttp['floor'] = async () => {
    const answer = await asked.floor();
    if (answer.ok) keepFloorTime(answer.value.minutesEast);
    return answer;
  };
  return { ...asked, floor };
}

export function httpOptions(token: string | undefined): HttpOptions {
  return { fetch: ours, ...(token === undefined ? {} : { token }) };
}

/** No foreign page can send this header without asking, so the server knows the request is ours. */
const ours: typeof fetch = (input, init) => {
  const headers = new Headers(init?.headers);
  headers.set('x-baize', '1');
  return fetch(input, { ...init, headers });
};
