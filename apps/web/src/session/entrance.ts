import type { EnterBody, EnterRequest, HttpResult } from '@baize/protocol/client';
import { keepKey } from './key.ts';
import { ownHttp } from './player-http.ts';

/** On a demo floor: become anybody. A machine's key stays in this window. */
export async function enterDemo(request: EnterRequest): HttpResult<EnterBody> {
  const entered = await ownHttp().enterDemo(request);
  if (entered.ok && entered.value.token !== null) {
    keepKey({ id: entered.value.who.id, token: entered.value.token }, 'window');
  }
  return entered;
}

/** Elsewhere a machine is paired once, with a code somebody reads to it. */
export async function claimKey(code: string): Promise<boolean> {
  const claimed = await ownHttp().claim({ code });
  if (!claimed.ok || claimed.value.token === null) return false;
  keepKey({ id: claimed.value.id, token: claimed.value.token }, 'machine');
  return true;
}
