import type { ErrorBody, Result } from '@baize/protocol/client';
import { readKey } from './key.ts';

/** Sends what the typed client has no function for; the answer has the type of the protocol. */
export async function postJson<Body>(path: string, body: object): Promise<Result<Body, string>> {
  const key = readKey();
  try {
    const response = await fetch(`/api/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-baize': '1',
        ...(key ? { authorization: `Bearer ${key.token}` } : {}),
      },
      body: JSON.stringify(body),
    });
    const answer: unknown = await response.json();
    if (response.ok) return { ok: true, value: answer as Body };
    return { ok: false, error: (answer as ErrorBody).error.message };
  } catch {
    return { ok: false, error: 'The floor does not answer.' };
  }
}
