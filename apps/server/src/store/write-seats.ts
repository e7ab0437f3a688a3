import type { ClientBase } from 'pg';
import type { SeatChange } from './seat-changes.ts';

/** Moves terminals; the sequence numbers of those that were not where they were taken to be. */
export async function writeSeats(
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
