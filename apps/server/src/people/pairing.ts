import { createPublicKey } from 'node:crypto';
import { err, ok, type Result } from '@baize/exact';
import { enrolDevice, issueKey, type KeyKind } from './keys.ts';
import type { Registry } from './registry.ts';
import { hashOf, newPairingCode, pairingCodeOf } from './token.ts';

/** Long enough to walk from the console to the terminal. */
const CODE_MINUTES = 10;
const MINUTE = 60_000;

export interface CodeRequest {
  readonly kind: KeyKind;
  readonly holder: string;
  /** The one table a device may speak about; null for any. */
  readonly table?: string | null | undefined;
  readonly createdBy: string;
}

export interface PairingCode {
  readonly code: string;
  readonly expiresAt: number;
}

/** A one-time code for one machine, made by a person and typed in at the machine. */
export async function newCode(
  { database, now }: Registry,
  { kind, holder, table = null, createdBy }: CodeRequest,
): Promise<PairingCode> {
  const [code, at] = [newPairingCode(), now()];
  const expiresAt = at + CODE_MINUTES * MINUTE;
  // One code at a time: an older one must not become a second key once the machine is in use.
  await database.query(
    `update pairing_codes set used_at = $3
     where kind = $1 and holder = $2 and used_at is null`,
    [kind, holder, at],
  );
  await database.query(
    `insert into pairing_codes
       (code_hash, kind, holder, table_id, created_by, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [hashOf(code), kind, holder, table, createdBy, at, expiresAt],
  );
  return { code, expiresAt };
}

export interface Paired {
  readonly kind: KeyKind;
  readonly id: string;
  readonly key: string;
  /** The bearer secret of a terminal or display; a device has its own private key. */
  readonly token: string | null;
}

export interface PairingProblem {
  readonly code: 'pairing-code-invalid' | 'public-key-invalid';
  readonly field: 'code' | 'publicKey';
  readonly message: string;
}

/** Exactly one claim of a code succeeds, however many are made at once. */
export async function claimCode(
  registry: Registry,
  typed: string,
  publicKey: string | null,
): Promise<Result<Paired, PairingProblem>> {
  const key = publicKey === null ? null : ed25519(publicKey);
  if (publicKey !== null && key === null) return err(BAD_KEY);
  const { rows } = await registry.database.query<{
    readonly kind: KeyKind;
    readonly holder: string;
    readonly table_id: string | null;
    readonly created_by: string;
  }>(
    `update pairing_codes set used_at = $2
     where code_hash = $1 and used_at is null and expires_at > $2
       and (kind = 'device') = $3
     returning kind, holder, table_id, created_by`,
    [hashOf(pairingCodeOf(typed)), registry.now(), key !== null],
  );
  const [row] = rows;
  if (!row) return err(BAD_CODE);
  const { kind, holder, table_id: table, created_by: createdBy } = row;
  if (kind === 'device') {
    if (!key) return err(BAD_KEY);
    const { id } = await enrolDevice(registry, { holder, publicKey: key, table, createdBy });
    return ok({ kind, id: holder, key: id, token: null });
  }
  const { id, token } = await issueKey(registry, { kind, holder, createdBy });
  return ok({ kind, id: holder, key: id, token });
}

const BAD_CODE: PairingProblem = {
  code: 'pairing-code-invalid',
  field: 'code',
  message: 'This code is unknown, used, expired or meant for another kind of machine.',
};

const BAD_KEY: PairingProblem = {
  code: 'public-key-invalid',
  field: 'publicKey',
  message: 'A device brings an Ed25519 public key, as base64 of its DER (SPKI) form.',
};

function ed25519(base64: string): Buffer | null {
  const der = Buffer.from(base64, 'base64');
  try {
    const key = createPublicKey({ key: der, format: 'der', type: 'spki' });
    return key.asymmetricKeyType === 'ed25519' ? der : null;
  } catch {
    return null;
  }
}
