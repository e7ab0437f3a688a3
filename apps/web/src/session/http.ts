import { type FloorHttp, floorHttp } from '@baize/protocol/client';
import { readKey } from './key.ts';
import { httpOptions, ownHttp } from './player-http.ts';

/** The floor's whole HTTP interface, as whoever this window speaks for; desks need it, a terminal does not. */
export function http(token = readKey()?.token): FloorHttp {
  return { ...floorHttp(httpOptions(token)), floor: ownHttp(token).floor };
}

const AGAIN = 5_000;

/**
 * Waits for the time of the floor, so that no screen begins with the hours of this machine; a floor that does
 * not answer is not waited for, and asked again until it does.
 */
export async function learnFloorTime(): Promise<void> {
  const answer = await http().floor();
  if (!answer.ok) setTimeout(() => void learnFloorTime(), AGAIN);
}
