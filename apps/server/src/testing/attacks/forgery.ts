import { SHIPPED } from '@baize/house';
import type { Recorded } from '@baize/table';
import type { Pool } from 'pg';
import {
  decodeFacts,
  EMPTY_HEAD,
  type Head,
  headAfter,
  type JournalRow,
  readRows,
  rowOf,
} from '../../store/journal-row.ts';
import { signRow, temporarySigningKey } from '../../store/signing-key.ts';
import type { Finding } from '../../verify/finding.ts';
import { verifyFloor } from '../../verify/verify-floor.ts';
import { tampering } from './tampering.ts';

/**
 * The journal of a table as somebody would forge it who knows how it is made: events changed, every
 * hash after them computed anew, and signed with a key that happens to be at hand.
 */
async function forgeJournal(
  pool: Pool,
  table: string,
  change: (fact: Recorded) => Recorded,
): Promise<readonly JournalRow[]> {
  let head: Head = EMPTY_HEAD;
  return (await readRows(pool, table, 1, 1000)).map((row) => {
    const forged = rowOf(table, head, row.at, decodeFacts(row).map(change));
    head = headAfter(forged);
    return forged;
  });
}

const FORGER = temporarySigningKey();

async function replaceJournal(pool: Pool, rows: readonly JournalRow[]): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set session_replication_role = replica');
    for (const row of rows) {
      const { table, first, events, previous, hash } = row;
      const { publicKey, signature } = row.signed ?? signRow(FORGER, row);
      await client.query(
        `update journal set events = $3, previous = $4, hash = $5, public_key = $6, signature = $7
         where table_id = $1 and first = $2`,
        [table, first, events, previous, hash, publicKey, signature],
      );
    }
  } finally {
    await client.query('set session_replication_role = default');
    client.release();
  }
}

type Forgery = (fact: Recorded) => Recorded;

/** What is found in a journal with changed facts and a chain that fits them. */
export async function findIn(pool: Pool, table: string, change: Forgery): Promise<Finding | null> {
  const genuine = await readRows(pool, table, 1, 1000);
  await replaceJournal(pool, await forgeJournal(pool, table, change));
  const { finding } = await verifyFloor(pool, { library: SHIPPED });
  await replaceJournal(pool, genuine);
  return finding;
}

/** The same where checkpoints and snapshots have disappeared as well. */
export async function findWithoutWitnesses(
  pool: Pool,
  table: string,
  change: Forgery,
): Promise<Finding | null> {
  const checkpoints = await tampering(pool, 'checkpoints');
  const snapshots = await tampering(pool, 'snapshots');
  await checkpoints.tamper('delete from checkpoints');
  await snapshots.tamper('delete from snapshots');
  const finding = await findIn(pool, table, change);
  await checkpoints.restore();
  await snapshots.restore();
  const { finding: left } = await verifyFloor(pool, { library: SHIPPED });
  if (left) throw new Error(`${left.where} ${left.what}, after everything was put back.`);
  return finding;
}
