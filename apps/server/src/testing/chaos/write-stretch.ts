import type { PoolClient } from 'pg';
import { writeKinds } from '../../store/commit-row.ts';
import type { SigningKey } from '../../store/signing-key.ts';
import { signRow } from '../../store/signing-key.ts';
import {
  writeBalances,
  writeMeters,
  writeOperations,
  writePostings,
} from '../../store/write-money.ts';
import type { Draft } from '../../tables/durable-writer.ts';

/** Consecutive rows of one table with all that follows from them, in one transaction. */
export async function writeStretch(
  client: PoolClient,
  table: string,
  drafts: readonly Draft[],
  key: SigningKey,
): Promise<void> {
  const rows = drafts.flatMap(({ row }) => row ?? []);
  const changes = drafts.map((draft) => draft.changes);
  await client.query('begin');
  await client.query(
    `insert into journal
       (table_id, first, last, at, events, previous, hash, public_key, signature)
     select $1, first, last, at, events, previous, hash, $8, signature
     from unnest($2::bigint[], $3::bigint[], $4::bigint[], $5::bytea[], $6::bytea[], $7::bytea[],
                 $9::bytea[]) as r (first, last, at, events, previous, hash, signature)`,
    [
      table,
      rows.map(({ first }) => first),
      rows.map(({ last }) => last),
      rows.map(({ at }) => at),
      rows.map(({ events }) => events),
      rows.map(({ previous }) => previous),
      rows.map(({ hash }) => hash),
      key.publicKey,
      rows.map((row) => signRow(key, row).signature),
    ],
  );
  await writeKinds(
    client,
    drafts.flatMap(({ row, changes: { kinds } }) => (row ? [{ row, kinds }] : [])),
  );
  await writeOperations(
    client,
    table,
    changes.flatMap(({ operations }) => operations),
  );
  await writePostings(
    client,
    table,
    changes.flatMap(({ postings }) => postings),
  );
  // Of what stands now the last word counts.
  await writeBalances(client, table, [...new Map(changes.flatMap(({ balances }) => balances))]);
  await writeMeters(client, table, [...new Map(changes.flatMap(({ meters }) => meters))]);
  await client.query('commit');
}
