import { err, ok, type Result } from '@baize/exact';

/** Seeds, commitments and journal hashes are all 32 bytes, written as 64 lower-case hex digits. */
export const HASH_BYTES = 32;

export interface HexFault {
  readonly code: 'not-32-bytes-of-hex';
  readonly message: string;
}

/** One spelling only: two texts name the same bytes exactly if they are the same text. */
export function parseHex32(text: string, what: string): Result<string, HexFault> {
  if (/^[0-9a-f]{64}$/.test(text)) return ok(text);
  return err({
    code: 'not-32-bytes-of-hex',
    message: `${what} is written as 64 hex digits, 0-9 and a-f in lower case.`,
  });
}
