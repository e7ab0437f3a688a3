import { createHash } from 'node:crypto';

export type Field = string | number | Uint8Array;

/**
 * SHA-256 over a tag and fields, each preceded by its length, so that no two lists of fields can be
 * confused however their bytes are shifted. Numbers are 64-bit big-endian. The tag says what is
 * hashed and in which version; a change of procedure is a new tag, never a new meaning of an old one.
 */
export function hashWithTag(tag: string, fields: readonly Field[]): Buffer {
  const parts: Uint8Array[] = [];
  for (const field of [tag, ...fields]) {
    const bytes = bytesOf(field);
    parts.push(lengthOf(bytes), bytes);
  }
  return createHash('sha256').update(Buffer.concat(parts)).digest();
}

function bytesOf(field: Field): Uint8Array {
  if (typeof field === 'string') return Buffer.from(field, 'utf8');
  if (typeof field !== 'number') return field;
  const bytes = Buffer.alloc(8);
  bytes.writeBigInt64BE(BigInt(field));
  return bytes;
}

function lengthOf(bytes: Uint8Array): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  return length;
}
