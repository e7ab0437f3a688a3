import { createHash, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { err, ok, type Result } from '@baize/exact';
import { publicKeyOf } from './keys.ts';
import type { Registry } from './registry.ts';
import type { MachinePrincipal } from './sessions.ts';

/** A device's clock may be this far from ours; a signature is good for no longer. */
const SKEW = 30_000;

/** What a device sends along with a body, to prove that it said this, now, and only once. */
export interface DeviceSignature {
  readonly device: string;
  readonly timestamp: number;
  readonly nonce: string;
  /** Base64 of an Ed25519 signature over `signedText`. */
  readonly signature: string;
}

export interface SignatureProblem {
  readonly code: 'signature-invalid' | 'signature-expired' | 'message-replayed';
  readonly message: string;
}

export interface SigningDevice {
  readonly principal: MachinePrincipal;
  /** The one table it may speak about; null for any. */
  readonly table: string | null;
}

interface Signed {
  readonly path: string;
  readonly timestamp: number;
  readonly nonce: string;
  readonly body: Buffer;
}

/** One line each, so that no two different messages sign the same text. */
function signedText({ path, timestamp, nonce, body }: Signed): Buffer {
  const digest = createHash('sha256').update(body).digest('hex');
  return Buffer.from(['baize-device/1', path, timestamp, nonce, digest].join('\n'));
}

export function signMessage(privateKey: KeyObject, message: Signed): string {
  return sign(null, signedText(message), privateKey).toString('base64');
}

export async function deviceOf(
  registry: Registry,
  { device, timestamp, nonce, signature }: DeviceSignature,
  { path, body }: Pick<Signed, 'path' | 'body'>,
): Promise<Result<SigningDevice, SignatureProblem>> {
  const key = await publicKeyOf(registry, device);
  const text = signedText({ path, timestamp, nonce, body });
  if (!key || !isSigned(key.publicKey, text, signature)) return err(INVALID);
  if (Math.abs(registry.now() - timestamp) > SKEW) return err(EXPIRED);
  if (!(await isFirst(registry, key.id, nonce, timestamp))) return err(REPLAYED);
  const principal = { kind: 'device', id: device, credential: key.id } as const;
  return ok({ principal, table: key.table });
}

function isSigned(der: Buffer, text: Buffer, signature: string): boolean {
  const key = createPublicKey({ key: der, format: 'der', type: 'spki' });
  return verify(null, text, key, Buffer.from(signature, 'base64'));
}

/** A nonce is remembered for as long as its timestamp would be accepted. */
async function isFirst(
  { database, now }: Registry,
  key: string,
  nonce: string,
  timestamp: number,
): Promise<boolean> {
  await database.query('delete from device_nonces where at < $1', [now() - 2 * SKEW]);
  const { rowCount } = await database.query(
    `insert into device_nonces (key_id, nonce, at) values ($1, $2, $3)
     on conflict do nothing`,
    [key, nonce, timestamp],
  );
  return rowCount === 1;
}

const INVALID: SignatureProblem = {
  code: 'signature-invalid',
  message: 'The signature is not one of a paired device over this message.',
};
const EXPIRED: SignatureProblem = {
  code: 'signature-expired',
  message: `The timestamp is more than ${SKEW / 1000} seconds from the server's clock.`,
};
const REPLAYED: SignatureProblem = {
  code: 'message-replayed',
  message: 'A message with this nonce has been received already.',
};
