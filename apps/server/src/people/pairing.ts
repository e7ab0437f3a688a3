import { createPublicKey } from 'node:crypto';
import { assert, err, ok, type Result } from '@baize/exact';
import { readSeat } from '../store/floor-knowledge.ts';
import type { Asking } from '../store/office.ts';
import type { FoundRow } from '../store/signed-office.ts';
import { believed } from './believe.ts';
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
  /** Whether a second person agreed, so that it pairs a machine that is in use. */
  readonly isAgreed?: boolean;
}

export interface PairingCode {
  readonly code: string;
  readonly expiresAt: number;
}

/** A one-time code for one machine, made by a person and typed in at the machine. Part of a transaction. */
export async function newCode(
  { database, now }: Registry,
  { kind, holder, table = null, createdBy, isAgreed = false }: CodeRequest,
): Promise<PairingCode> {
  const [code, at] = [newPairingCode(), now()];
  const [hash, expiresAt] = [hashOf(code), at + CODE_MINUTES * MINUTE];
  await waitForMachine(database, { kind, holder });
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
    [hash, kind, holder, table, createdBy, at, expiresAt],
  );
  if (isAgreed) {
    await database.query('insert into agreed_codes (code_hash) values ($1)', [hash]);
  }
  return { code, expiresAt };
}

type Machine = Pick<CodeRequest, 'kind' | 'holder' | 'table'>;

/** Codes of one machine are made and claimed one after the other; devices share their tables. */
async function waitForMachine(database: Asking, { kind, holder }: Machine): Promise<void> {
  const name = kind === 'device' ? 'device' : `${kind} ${holder}`;
  const lock = 'select pg_advisory_xact_lock(hashtextextended($1, 0))';
  await database.query(lock, [`pairing ${name}`]);
}

/**
 * Whoever gets a key for a terminal with a player, or with money on it, plays with that money, also where
 * the old key was revoked first; whoever speaks for a table's device says what the dice show.
 */
export async function isMachineInUse(
  database: Asking,
  { kind, holder, table = null }: Machine,
): Promise<boolean> {
  if (kind === 'display') return false;
  const { rows } = await database.query(
    kind === 'terminal'
      ? "select 1 from keys where kind = 'terminal' and holder = $1 and revoked_at is null limit 1"
      : `select 1 from keys where kind = 'device'
           and (holder = $1 or table_id is null or table_id = coalesce($2, table_id)) limit 1`,
    kind === 'terminal' ? [holder] : [holder, table],
  );
  if (rows.length > 0 || kind === 'device') return rows.length > 0;
  const { seatedAt, credit } = await readSeat(database, holder);
  return seatedAt !== null || credit > 0;
}

export interface Paired {
  readonly kind: KeyKind;
  readonly id: string;
  readonly key: string;
  /** The bearer secret of a terminal or display; a device has its own private key. */
  readonly token: string | null;
}

export interface PairingProblem {
  readonly code: 'pairing-code-invalid' | 'public-key-invalid' | 'machine-in-use';
  readonly field: 'code' | 'publicKey';
  readonly message: string;
}

interface CodeRow {
  readonly kind: KeyKind;
  readonly holder: string;
  readonly table_id: string | null;
  readonly created_by: string;
  readonly is_agreed: boolean;
  readonly code_row: FoundRow['row'];
  readonly agreed_row: FoundRow['row'] | null;
}

/**
 * Exactly one claim of a code succeeds, however many are made at once. A code that one person made pairs
 * only a machine nobody uses by now, whatever was so when it was made. Part of a transaction.
 */
export async function claimCode(
  registry: Registry,
  typed: string,
  publicKey: string | null,
): Promise<Result<Paired, PairingProblem>> {
  const key = publicKey === null ? null : ed25519(publicKey);
  if (publicKey !== null && key === null) return err(BAD_KEY);
  const { database, now } = registry;
  const hash = hashOf(pairingCodeOf(typed));
  const read = async () => {
    const { rows } = await database.query<CodeRow>(
      `select c.*, a.code_hash is not null as is_agreed, to_jsonb(c) as code_row,
              to_jsonb(a) as agreed_row
       from pairing_codes c left join agreed_codes a using (code_hash)
       where code_hash = $1 and (kind = 'device') = $2`,
      [hash, key !== null],
    );
    return rows[0];
  };
  const row = await believed(registry, read, ({ code_row, agreed_row }) => [
    { table: 'pairing_codes', row: code_row },
    ...(agreed_row ? [{ table: 'agreed_codes', row: agreed_row } as const] : []),
  ]);
  if (!row) return err(BAD_CODE);
  const machine = { kind: row.kind, holder: row.holder, table: row.table_id };
  await waitForMachine(database, machine);
  const { rowCount } = await database.query(
    `update pairing_codes set used_at = $2
     where code_hash = $1 and used_at is null and expires_at > $2`,
    [hash, now()],
  );
  if (rowCount !== 1) return err(BAD_CODE);
  if (!row.is_agreed && (await isMachineInUse(database, machine))) return err(IN_USE);
  return ok(await pair(registry, row, key));
}

async function pair(
  registry: Registry,
  { kind, holder, table_id: table, created_by: createdBy }: CodeRow,
  publicKey: Buffer | null,
): Promise<Paired> {
  if (kind !== 'device') {
    const { id, token } = await issueKey(registry, { kind, holder, createdBy });
    return { kind, id: holder, key: id, token };
  }
  assert(publicKey !== null, 'A code of a device is claimed with its key.');
  const { id } = await enrolDevice(registry, { holder, publicKey, table, createdBy });
  return { kind, id: holder, key: id, token: null };
}

const IN_USE: PairingProblem = {
  code: 'machine-in-use',
  field: 'code',
  message: 'This machine is in use by now: make another code, and let a second person agree to it.',
};

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
