import type { Pool } from 'pg';
import {
  type Checkpoint,
  type CheckpointPlace,
  lastCheckpoint,
  readCheckpoint,
} from '../store/checkpoint.ts';
import type { Asking } from '../store/office.ts';
import { sealedHeads } from '../store/seal-floor.ts';
import type { OfficeKnowledge } from '../store/signed-office.ts';
import { isSigned } from '../store/signing-key.ts';
import { headFindings } from './checkpoint-findings.ts';
import type { Finding, Findings } from './finding.ts';
import { officeFindings } from './office-findings.ts';

export interface OpeningOptions {
  /** In hex. */
  readonly trustedKeys: readonly string[];
  /** What others remember of the newest checkpoint. */
  readonly witnesses: readonly CheckpointPlace[];
  /** Told of what the office journal says, once it was read to its end. */
  readonly onOffice?: (knowledge: OfficeKnowledge) => void;
}

/**
 * What keeps a floor from being opened: the first row that is not what was signed, or is not there. It asks
 * for what can be known without replaying everything; `verify` does the rest.
 */
export async function openingFinding(pool: Pool, options: OpeningOptions): Promise<Finding | null> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    for await (const finding of findings(client, options)) return finding;
    return null;
  } finally {
    client.release(true);
  }
}

async function* findings(client: Asking, options: OpeningOptions): Findings {
  const { trustedKeys, witnesses, onOffice } = options;
  for (const { number, hash } of witnesses) {
    const there = await readCheckpoint(client, number);
    if (there?.hash.equals(hash)) continue;
    const what = there
      ? 'is not the one a witness remembers'
      : 'is missing; a witness remembers it';
    yield { where: `checkpoints number ${number}`, what };
  }
  const latest = await lastCheckpoint(client);
  if (latest) {
    yield* signedBy(latest, trustedKeys);
    yield* headFindings(client, latest, new Map());
  }
  yield* brokenLinks(client);
  yield* unsignedRows(client);
  yield* officeFindings({
    client,
    everySignature: false,
    mayHaveMigrated: true,
    onKey: () => undefined,
    onState: onOffice,
    isTrusted: (key) => trustedKeys.includes(key),
  });
}

function* signedBy(
  { number, hash, signature, publicKey }: Checkpoint,
  trustedKeys: readonly string[],
): Generator<Finding> {
  const where = `checkpoints number ${number}`;
  const key = publicKey.toString('hex');
  if (!isSigned(hash, signature, publicKey)) yield { where, what: 'is not signed' };
  if (!trustedKeys.includes(key)) yield { where, what: `is signed by ${key}, not trusted here` };
}

/** Rows that nobody signed, after those that were sealed as they were found. */
async function* unsignedRows(client: Asking): Findings {
  const sealed = await sealedHeads(client);
  if (!sealed) return;
  const heads = [...sealed.values()];
  const { rows } = await client.query<{ table_id: string; first: string }>(
    `select j.table_id, j.first from journal as j
     left join unnest($1::text[], $2::bigint[]) as sealed (table_id, last)
       on sealed.table_id = j.table_id
     where j.signature is null and j.last > coalesce(sealed.last, 0)
     order by j.table_id, j.first limit 1`,
    [heads.map(({ table }) => table), heads.map(({ last }) => last)],
  );
  for (const { table_id: table, first } of rows) {
    yield { where: `journal ${table} row ${first}`, what: 'is signed by nobody' };
  }
}

/** The first row of a journal that does not follow the one before it. */
async function* brokenLinks(client: Asking): Findings {
  const { rows } = await client.query<{ table_id: string; first: string }>(
    `select table_id, first from (
       select table_id, first, previous, lag(last) over journals as last_before,
              lag(hash) over journals as hash_before
       from journal window journals as (partition by table_id order by first)) as links
     where first <> coalesce(last_before, 0) + 1
        or previous <> coalesce(hash_before, decode(repeat('00', 32), 'hex'))
     order by table_id, first limit 1`,
  );
  for (const { table_id: table, first } of rows) {
    yield { where: `journal ${table} row ${first}`, what: 'does not follow the row before it' };
  }
}
