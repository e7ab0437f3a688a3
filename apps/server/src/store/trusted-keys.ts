import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Asking, entryIn, officeRowsAfter } from './office.ts';
import { sealedHeads } from './seal-floor.ts';
import type { SigningKey, Trust } from './signing-key.ts';

const FILE = 'trusted-keys.txt';

/** Keys of other nodes, in hex, one a line: kept beside our own, where whoever has the database is not. */
async function keysIn(dataFolder: string): Promise<readonly string[]> {
  const text = await readFile(join(dataFolder, FILE), 'utf8').catch(() => '');
  return text.split(/\s+/).filter((word) => /^[0-9a-f]{64}$/.test(word));
}

/** Every key, in hex, that has signed something in a record, of whatever version it is. */
export async function signersIn(database: Asking): Promise<readonly string[]> {
  const tables = await database.query<{ readonly name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = current_schema() and column_name = 'public_key'
       and table_name in ('checkpoints', 'office_journal', 'journal') order by 1`,
  );
  const parts = tables.rows.map(({ name }) => `select distinct public_key from ${name}`);
  if (parts.length === 0) return [];
  const { rows } = await database.query<{ readonly key: string }>(
    `select distinct encode(public_key, 'hex') as key from (${parts.join(' union ')}) as signers
     where public_key is not null order by 1`,
  );
  return rows.map(({ key }) => key);
}

/** Somebody at this machine vouches for keys: those of a backup they restore, or of another node. */
export async function trustKeys(dataFolder: string, keys: readonly string[]): Promise<void> {
  const known = new Set(await keysIn(dataFolder));
  const lines = keys.filter((key) => !known.has(key)).map((key) => `${key}\n`);
  if (lines.length === 0) return;
  await mkdir(dataFolder, { recursive: true });
  await appendFile(join(dataFolder, FILE), lines.join(''), { mode: 0o600 });
}

/**
 * The keys this node believes: its own, those somebody has vouched for, and those that had signed
 * checkpoints before rows were signed, if one of the others has sealed them.
 */
export async function trustedKeys(
  database: Asking,
  dataFolder: string,
  { publicKey }: Pick<SigningKey, 'publicKey'>,
): Promise<readonly string[]> {
  const direct = [publicKey.toString('hex'), ...(await keysIn(dataFolder))];
  const [first] = await officeRowsAfter(database, 0, 1);
  if (!first || !direct.includes(first.publicKey.toString('hex'))) return direct;
  return [...new Set([...direct, ...(entryIn(first).sealed?.keys ?? [])])];
}

/** The same as tables ask it, with where rows nobody signed end. */
export async function trustIn(database: Asking, keys: readonly string[]): Promise<Trust> {
  const sealed = await sealedHeads(database);
  return {
    trusts: (key) => keys.includes(key.toString('hex')),
    sealedUpTo: (table) => (sealed ? (sealed.get(table)?.last ?? 0) : Number.MAX_SAFE_INTEGER),
  };
}
