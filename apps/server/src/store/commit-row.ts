import type { ClientBase } from 'pg';
import { appendBare, appendRow, COMMITTED, type CommitOutcome } from './append-row.ts';
import { writeAuditLines } from './audit-lines.ts';
import {
  type Changes,
  type InstrumentChange,
  type InstrumentEnd,
  type InstrumentIssue,
  isBare,
  type SeatChange,
} from './changes.ts';
import type { JournalRow } from './journal-row.ts';
import { type OfficeKey, signChanges } from './office.ts';
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

/**
 * Issues and ends instruments; the sequence numbers of events that assumed what is not so: a number
 * that is taken, an instrument somebody else has ended. This is where exactly one redemption wins.
 */
async function writeInstruments(
  client: ClientBase,
  table: string,
  changes: readonly InstrumentChange[],
): Promise<readonly number[]> {
  if (changes.length === 0) return [];
  return [...(await issue(client, table, changes)), ...(await end(client, table, changes))];
}

interface Issued extends InstrumentChange {
  readonly issue: InstrumentIssue;
}

interface Ended extends InstrumentChange {
  readonly end: InstrumentEnd;
}

async function issue(
  client: ClientBase,
  table: string,
  changes: readonly InstrumentChange[],
): Promise<readonly number[]> {
  const issued = changes.filter((each): each is Issued => each.issue !== null);
  if (issued.length === 0) return [];
  const { rows } = await client.query<{ number: string }>({
    name: 'issue-instruments',
    text: `insert into instruments (number, amount, status, expires_at, issued_table,
                                    issued_terminal, issued_sequence, issued_at)
           select number, amount, 'issued', expires_at, $1, terminal, sequence, at
           from unnest($2::text[], $3::bigint[], $4::bigint[], $5::text[], $6::bigint[], $7::bigint[])
             as i (number, amount, expires_at, terminal, sequence, at)
           on conflict do nothing returning number`,
    values: [
      table,
      issued.map(({ number }) => number),
      issued.map(({ amount }) => amount),
      issued.map((each) => each.issue.expiresAt),
      issued.map((each) => each.issue.terminal),
      issued.map((each) => each.issue.sequence),
      issued.map((each) => each.issue.at),
    ],
  });
  const done = new Set(rows.map(({ number }) => number));
  return issued.filter(({ number }) => !done.has(number)).map((each) => each.issue.sequence);
}

async function end(
  client: ClientBase,
  table: string,
  changes: readonly InstrumentChange[],
): Promise<readonly number[]> {
  const ended = changes.filter((each): each is Ended => each.end !== null);
  if (ended.length === 0) return [];
  const { rows } = await client.query<{ number: string }>({
    name: 'end-instruments',
    text: `update instruments as i
           set status = e.status, ended_table = $1, ended_terminal = e.terminal,
               ended_sequence = e.sequence, ended_at = e.at
           from unnest($2::text[], $3::bigint[], $4::text[], $5::text[], $6::bigint[], $7::bigint[])
             as e (number, amount, status, terminal, sequence, at)
           where i.number = e.number and i.amount = e.amount and i.status = 'issued'
           returning i.number`,
    values: [
      table,
      ended.map(({ number }) => number),
      ended.map(({ amount }) => amount),
      ended.map((each) => each.end.status),
      ended.map((each) => each.end.terminal),
      ended.map((each) => each.end.sequence),
      ended.map((each) => each.end.at),
    ],
  });
  const done = new Set(rows.map(({ number }) => number));
  return ended.filter(({ number }) => !done.has(number)).map((each) => each.end.sequence);
}
