import type { ClientBase } from 'pg';
import { appendBare, appendRow, COMMITTED, type CommitOutcome } from './append-row.ts';
import { writeAuditLines } from './audit-lines.ts';
import { type Changes, isBare, type SeatChange } from './changes.ts';
import type { JournalRow } from './journal-row.ts';
import { type OfficeKey, signChanges } from './office.ts';
import { writeInstruments } from './write-instruments.ts';
import { writeBalances, writeMeters, writeOperations, writePostings } from './write-money.ts';

/**
 * Appends a row with all it causes, or nothing. An error means that nobody knows which: then the
 * same row is committed again, and the key of the journal tells whether it was there already.
 */
export async function commitRow(
  client: ClientBase,
  row: JournalRow,
  changes: Changes,
  signing: OfficeKey,
): Promise<CommitOutcome> {
  if (isBare(changes)) return appendBare(client, row, changes, signing);
  await client.query('begin');
  const outcome = await writeAll(client, row, changes, signing);
  await client.query(outcome.type === 'committed' ? 'commit' : 'rollback');
  return outcome;
}

async function writeAll(
  client: ClientBase,
  row: JournalRow,
  changes: Changes,
  signing: OfficeKey,
): Promise<CommitOutcome> {
  // The row comes first: any caller wanting the same place waits here, before touching anything else.
  const appended = await appendRow(client, row, signing);
  if (appended.type !== 'committed') return appended;
  const { table } = row;
  const stale = [
    ...(await writeOperations(client, table, changes.operations)),
    ...(await writeInstruments(client, table, changes.instruments)),
    ...(await writeSeats(client, table, changes.seats)),
  ];
  if (stale.length > 0) return { type: 'stale', sequences: stale };
  await writeKinds(client, [{ row, kinds: changes.kinds }]);
  await writePostings(client, table, changes.postings);
  await writeBalances(client, table, changes.balances);
  await writeMeters(client, table, changes.meters);
  await writeTrail(client, changes.trail, signing);
  return COMMITTED;
}

interface KindsOfRow {
  readonly row: Pick<JournalRow, 'table' | 'first'>;
  readonly kinds: Changes['kinds'];
}

/** Notes which kinds of events are in which rows. */
export async function writeKinds(client: ClientBase, rows: readonly KindsOfRow[]): Promise<void> {
  const named = rows.flatMap(({ row, kinds }) => kinds.map((kind) => ({ ...row, kind })));
  if (named.length === 0) return;
  await client.query({
    name: 'write-kinds',
    text: `insert into journal_kinds (table_id, kind, first)
           select table_id, kind, first from unnest($1::text[], $2::text[], $3::bigint[])
             as k (table_id, kind, first)`,
    values: [
      named.map(({ table }) => table),
      named.map(({ kind }) => kind),
      named.map(({ first }) => first),
    ],
  });
}

/** What people and devices did is on record in the transaction that does it. */
async function writeTrail(
  client: ClientBase,
  trail: Changes['trail'],
  signing: OfficeKey,
): Promise<void> {
  if (trail.length === 0) return;
  await writeAuditLines(client, trail);
  await signChanges(client, signing, new Map([['audit_trail', trail.length]]));
}

/** Moves terminals; the sequence numbers of those that were not where they were taken to be. */
async function writeSeats(
  client: ClientBase,
  table: string,
  seats: readonly SeatChange[],
): Promise<readonly number[]> {
  if (seats.length === 0) return [];
  const terminals = seats.map(({ terminal }) => terminal);
  await client.query({
    name: 'know-terminals',
    text: 'insert into terminals (id) select unnest($1::text[]) on conflict do nothing',
    values: [terminals],
  });
  const { rows } = await client.query<{ id: string }>({
    name: 'write-seats',
    text: `update terminals as t
           set table_id = case when s.stays then $1 end, credit = s.credit
           from unnest($2::text[], $3::boolean[], $4::bigint[], $5::boolean[], $6::bigint[])
             as s (id, was_here, credit_before, stays, credit)
           where t.id = s.id and t.credit = s.credit_before
             and t.table_id is not distinct from case when s.was_here then $1 end
           returning t.id`,
    values: [
      table,
      terminals,
      seats.map(({ assumed }) => assumed.isHere),
      seats.map(({ assumed }) => assumed.credit),
      seats.map(({ after }) => after.isHere),
      seats.map(({ after }) => after.credit),
    ],
  });
  const moved = new Set(rows.map(({ id }) => id));
  return seats.filter(({ terminal }) => !moved.has(terminal)).flatMap((each) => each.sequences);
}
