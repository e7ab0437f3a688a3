import type { ClientBase } from 'pg';
import type { Changes } from './changes.ts';

export async function writePostings(
  client: ClientBase,
  table: string,
  postings: Changes['postings'],
): Promise<void> {
  if (postings.length === 0) return;
  await client.query({
    name: 'write-postings',
    text: `insert into postings
             (table_id, sequence, ordinal, from_account, to_account, amount, key, because)
           select $1, sequence, ordinal, from_account, to_account, amount, key,
                  string_to_array(because, E'\\n')
           from unnest($2::bigint[], $3::int[], $4::text[], $5::text[], $6::bigint[], $7::text[],
                       $8::text[])
             as p (sequence, ordinal, from_account, to_account, amount, key, because)`,
    values: [
      table,
      postings.map(({ sequence }) => sequence),
      postings.map(({ ordinal }) => ordinal),
      postings.map(({ posting }) => posting.from),
      postings.map(({ posting }) => posting.to),
      postings.map(({ posting }) => posting.amount),
      postings.map(({ posting }) => posting.key),
      // A list of lists of different lengths is no array to PostgreSQL; no citation has two lines.
      postings.map(({ posting }) => posting.because.join('\n')),
    ],
  });
}

/** Balances as they now are. An account with nothing on it has no row, so old rounds leave none. */
export async function writeBalances(
  client: ClientBase,
  table: string,
  balances: Changes['balances'],
): Promise<void> {
  const held = balances.filter(([, amount]) => amount !== 0);
  const empty = balances.filter(([, amount]) => amount === 0);
  if (empty.length > 0) {
    await client.query({
      name: 'drop-balances',
      text: 'delete from balances where table_id = $1 and account = any($2::text[])',
      values: [table, empty.map(([account]) => account)],
    });
  }
  if (held.length === 0) return;
  await client.query({
    name: 'write-balances',
    text: `insert into balances (table_id, account, amount)
           select $1, account, amount
           from unnest($2::text[], $3::bigint[]) as b (account, amount)
           on conflict (table_id, account) do update set amount = excluded.amount`,
    values: [table, held.map(([account]) => account), held.map(([, amount]) => amount)],
  });
}

export async function writeMeters(
  client: ClientBase,
  table: string,
  meters: Changes['meters'],
): Promise<void> {
  if (meters.length === 0) return;
  await client.query({
    name: 'write-meters',
    text: `insert into meters (table_id, terminal, counters)
           select $1, terminal, counters
           from unnest($2::text[], $3::jsonb[]) as m (terminal, counters)
           on conflict (table_id, terminal) do update set counters = excluded.counters`,
    values: [
      table,
      meters.map(([terminal]) => terminal),
      meters.map(([, each]) => JSON.stringify(each)),
    ],
  });
}

/** Remembers operations for ever; the sequence numbers of those that were known already. */
export async function writeOperations(
  client: ClientBase,
  table: string,
  operations: Changes['operations'],
): Promise<readonly number[]> {
  if (operations.length === 0) return [];
  const { rows } = await client.query<{ op: string }>({
    name: 'write-operations',
    text: `insert into operations (table_id, op, sequence, asked)
           select $1, op, sequence, asked
           from unnest($2::text[], $3::bigint[], $4::bigint[]) as o (op, sequence, asked)
           on conflict do nothing returning op`,
    values: [
      table,
      operations.map(({ op }) => op),
      operations.map(({ sequence }) => sequence),
      operations.map((each) => each.asked ?? null),
    ],
  });
  if (rows.length === operations.length) return [];
  const written = new Set(rows.map(({ op }) => op));
  return operations.filter(({ op }) => !written.has(op)).map(({ sequence }) => sequence);
}

/** Which of these operations somebody has used before, at whichever table. */
export async function usedOperations(
  client: ClientBase,
  ops: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ op: string }>(
    'select op from operations where op = any($1::text[])',
    [ops],
  );
  return new Set(rows.map(({ op }) => op));
}
