import type { JournalRow } from './journal-row.ts';
import { isSigned, type SigningKey } from './signing-key.ts';
import { hashWithTag } from './tagged-hash.ts';

/** Which node wrote a row, proved by a key that is not in the database. */
export interface RowSignature {
  readonly publicKey: Buffer;
  readonly signature: Buffer;
}

/** Whom a node believes, and up to where it believes rows that nobody signed. */
export interface Trust {
  trusts(publicKey: Buffer): boolean;
  /** The last event of a table that was written before rows were signed. */
  sealedUpTo(table: string): number;
}

/** For a node that works alone: its own rows, and whatever was there before rows were signed. */
export function ownKeyOnly({ publicKey }: Pick<SigningKey, 'publicKey'>): Trust {
  return { trusts: (key) => key.equals(publicKey), sealedUpTo: () => Number.MAX_SAFE_INTEGER };
}

export function signRow(key: SigningKey, { hash }: Pick<JournalRow, 'hash'>): RowSignature {
  return { publicKey: key.publicKey, signature: key.sign(messageOf(hash)) };
}

function messageOf(hash: Buffer): Buffer {
  return hashWithTag('baize/journal-signature/1', [hash]);
}

/** What is wrong with the signature of a row; null if nothing is. */
export function signatureFault(row: JournalRow, trust: Trust): string | null {
  const { signed, table, last } = row;
  if (!signed) return last <= trust.sealedUpTo(table) ? null : 'is signed by nobody';
  if (!isSigned(messageOf(row.hash), signed.signature, signed.publicKey)) {
    return 'is not signed by the key it names';
  }
  if (trust.trusts(signed.publicKey)) return null;
  return `is signed by ${signed.publicKey.toString('hex')}, which is not trusted here`;
}
