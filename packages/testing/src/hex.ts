import { type CloseHash, parseCloseHash, parseSeed, type Seed } from '@baize/chance';
import fc from 'fast-check';

/** Any 32 bytes as hex. */
export const hex32 = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(''));

export function seed(text: string): Seed {
  const parsed = parseSeed(text);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
}

export function closeHash(text: string): CloseHash {
  const parsed = parseCloseHash(text);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
}
