import type { TableRequest } from './running-table.ts';

/**
 * A number for who asked for what, so that an operation that comes again can be told from another one under its id. No
 * secret depends on it: whoever finds two commands with one number is told of their own. Undefined where what was asked is
 * not known before it is prepared.
 */
export function askedDigest({ by, round, command, asked }: TableRequest): number | undefined {
  const wanted = asked ?? (typeof command === 'function' ? undefined : command);
  if (wanted === undefined) return undefined;
  const id = by.kind === 'system' ? '' : by.id;
  return hashed(JSON.stringify([by.kind, id, round ?? null, wanted]));
}

/** 53 bits, in a millionth of a second: every bet passes here. */
function hashed(text: string): number {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return 4294967296 * (2097151 & low) + (high >>> 0);
}
