import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import type { JournalRow } from './journal-row.ts';

/** The Ed25519 key with which this node signs checkpoints and snapshots. */
export interface SigningKey {
  /** The 32 bytes anybody needs to check a signature. */
  readonly publicKey: Buffer;
  sign(message: Uint8Array): Buffer;
}

/** The key of this node: the one its surroundings hand over, else the one kept in a file. */
export async function nodeSigningKey(
  path: string,
  { BAIZE_SIGNING_KEY: pem }: Readonly<Record<string, string | undefined>>,
): Promise<SigningKey> {
  return pem === undefined || pem === '' ? signingKeyFile(path) : signingKeyOf(pem);
}

/** The key kept in a file, made on first use and readable by its owner only. */
export async function signingKeyFile(path: string): Promise<SigningKey> {
  const made = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' });
  try {
    await writeFile(path, made, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return signingKeyOf(await readFile(path, 'utf8'));
}

/** The key in a PEM text, as an environment variable or a secret store hands it over. */
function signingKeyOf(pem: string): SigningKey {
  const key = createPrivateKey(pem);
  if (key.asymmetricKeyType !== 'ed25519') {
    throw new Error('Checkpoints are signed with an Ed25519 key; this is another kind.');
  }
  return { publicKey: rawOf(createPublicKey(key)), sign: (message) => sign(null, message, key) };
}

/** A key that lives no longer than the process, for tests and trials. */
export function temporarySigningKey(): SigningKey {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return { publicKey: rawOf(publicKey), sign: (message) => sign(null, message, privateKey) };
}

export function isSigned(message: Uint8Array, signature: Uint8Array, publicKey: Buffer): boolean {
  if (publicKey.length !== RAW_BYTES || signature.length !== 64) return false;
  const key = { kty: 'OKP', crv: 'Ed25519', x: publicKey.toString('base64url') };
  return verify(null, message, createPublicKey({ key, format: 'jwk' }), signature);
}

const RAW_BYTES = 32;

/** A public key in SPKI ends with its 32 bytes. */
function rawOf(key: KeyObject): Buffer {
  return key.export({ type: 'spki', format: 'der' }).subarray(-RAW_BYTES);
}

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
export function signatureProblem(row: JournalRow, trust: Trust): string | null {
  const { signed, table, last } = row;
  if (!signed) return last <= trust.sealedUpTo(table) ? null : 'is signed by nobody';
  if (!isSigned(messageOf(row.hash), signed.signature, signed.publicKey)) {
    return 'is not signed by the key it names';
  }
  if (trust.trusts(signed.publicKey)) return null;
  return `is signed by ${signed.publicKey.toString('hex')}, which is not trusted here`;
}

type Field = string | number | Uint8Array;

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
