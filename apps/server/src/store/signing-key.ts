import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';

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
