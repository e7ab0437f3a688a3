import type { FoundRow } from '../store/signed-office.ts';
import { believed } from './believe.ts';
import type { Registry } from './registry.ts';
import type { MachinePrincipal } from './sessions.ts';
import { hashOf, newId, newToken } from './token.ts';

export type KeyKind = MachinePrincipal['kind'];

/** A key somebody holds; the secret itself is not among this. */
export interface HeldKey {
  readonly key: string;
  readonly kind: KeyKind;
  readonly holder: string;
  readonly createdBy: string;
  readonly createdAt: number;
  readonly revokedAt: number | null;
}

interface KeyRow {
  readonly id: string;
  readonly kind: KeyKind;
  readonly holder: string;
  readonly created_by: string;
  readonly created_at: string;
  readonly revoked_at: string | null;
}

export interface NewKey {
  readonly kind: 'terminal' | 'display';
  readonly holder: string;
  readonly createdBy: string;
  readonly isDemo?: boolean;
}

/** A terminal or display gets a bearer key; this is the only time anybody sees it. */
export async function issueKey(
  { database, now }: Registry,
  { kind, holder, createdBy, isDemo = false }: NewKey,
): Promise<{ readonly id: string; readonly token: string }> {
  const [id, token] = [newId(), newToken('bzk')];
  await database.query(
    `insert into keys (id, kind, holder, token_hash, is_demo, created_by, created_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [id, kind, holder, hashOf(token), isDemo, createdBy, now()],
  );
  return { id, token };
}

export async function machineOfToken(
  registry: Registry,
  token: string,
): Promise<MachinePrincipal | null> {
  const read = async () => {
    const { rows } = await registry.database.query<KeyRow & Signed>(
      `select *, to_jsonb(k) as key_row from keys as k
       where token_hash = $1 and revoked_at is null`,
      [hashOf(token)],
    );
    return rows[0];
  };
  const row = await believed(registry, read, restsUpon);
  return row ? { kind: row.kind, id: row.holder, credential: row.id } : null;
}

/** A device keeps its private key to itself; the floor knows the public one. */
export async function publicKeyOf(registry: Registry, device: string): Promise<KnownDevice | null> {
  const read = async () => {
    const { rows } = await registry.database.query<DeviceRow>(
      `select id, public_key, table_id, to_jsonb(k) as key_row from keys as k
       where kind = 'device' and holder = $1 and revoked_at is null`,
      [device],
    );
    return rows[0];
  };
  const row = await believed(registry, read, restsUpon);
  return row ? { id: row.id, publicKey: row.public_key, table: row.table_id } : null;
}

interface Signed {
  readonly key_row: FoundRow['row'];
}

function restsUpon({ key_row: row }: Signed): readonly FoundRow[] {
  return [{ table: 'keys', row }];
}

interface DeviceRow extends Signed {
  readonly id: string;
  readonly public_key: Buffer;
  readonly table_id: string | null;
}

export interface KnownDevice {
  readonly id: string;
  readonly publicKey: Buffer;
  readonly table: string | null;
}

/** A device that is paired again gets a new key, and the old one is good no longer. */
export async function enrolDevice(
  { database, now }: Registry,
  { holder, publicKey, table = null, createdBy }: EnrolledDevice,
): Promise<{ readonly id: string }> {
  const id = newId();
  await database.query(
    `update keys set revoked_at = $2
     where kind = 'device' and holder = $1 and revoked_at is null`,
    [holder, now()],
  );
  await database.query(
    `insert into keys (id, kind, holder, public_key, table_id, created_by, created_at)
     values ($1, 'device', $2, $3, $4, $5, $6)`,
    [id, holder, publicKey, table, createdBy, now()],
  );
  return { id };
}

export interface EnrolledDevice {
  readonly holder: string;
  /** DER (SPKI) of an Ed25519 key. */
  readonly publicKey: Buffer;
  /** The one table it may speak about; null for any. */
  readonly table?: string | null;
  readonly createdBy: string;
}

export async function listKeys({ database }: Registry): Promise<readonly HeldKey[]> {
  const { rows } = await database.query<KeyRow>('select * from keys order by created_at, id');
  return rows.map((row) => ({
    key: row.id,
    kind: row.kind,
    holder: row.holder,
    createdBy: row.created_by,
    createdAt: Number(row.created_at),
    revokedAt: row.revoked_at === null ? null : Number(row.revoked_at),
  }));
}

export async function revokeKey({ database, now }: Registry, id: string): Promise<boolean> {
  const { rowCount } = await database.query(
    'update keys set revoked_at = $2 where id = $1 and revoked_at is null',
    [id, now()],
  );
  return rowCount === 1;
}

/** Which of these keys are still good. */
export async function liveKeys(
  { database, signed }: Registry,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await database.query<{ readonly id: string }>(
    'select id from keys where id = any($1) and revoked_at is null',
    [keys],
  );
  const live = rows.map(({ id }) => id);
  return signed ? signed.standing('keys', 'revoked_at', live) : new Set(live);
}
