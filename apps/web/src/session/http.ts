import { type FloorHttp, floorHttp } from '@baize/protocol/client';
import { keepFloorTime } from '../text/moment.ts';
import { readKey } from './key.ts';

/** The floor's HTTP interface, as whoever this window speaks for. */
export function http(token = readKey()?.token): FloorHttp {
  const asked = floorHttp({ fetch: ours, ...(token === undefined ? {} : { token }) });
  // Whoever asks for the floor learns what time it is there, and with them the whole screen.
  const floor: FloorHttp['floor'] = async () => {
    const answer = await asked.floor();
    if (answer.ok) keepFloorTime(answer.value.minutesEast);
    return answer;
  };
  return { ...asked, floor };
}

/** No foreign page can send this header without asking, so the server knows the request is ours. */
const ours: typeof fetch = (input, init) => {
  const headers = new Headers(init?.headers);
  headers.set('x-baize', '1');
  return fetch(input, { ...init, headers });
};

const AGAIN = 5_000;

/**
 * Waits for the time of the floor, so that no screen begins with the hours of this machine; a floor that does
 * not answer is not waited for, and asked again until it does.
 */
export async function learnFloorTime(): Promise<void> {
  const answer = await http().floor();
  if (!answer.ok) setTimeout(() => void learnFloorTime(), AGAIN);
}
