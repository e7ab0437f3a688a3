import { type Authority, hasAuthority, STAFF_ROLES, type StaffRole } from '@baize/table';
import type { Queryable } from '../store/journal-row.ts';

/**
 * Whether a person works here at this moment in a position with one of these authorities, or may act in one: what
 * was asked for or agreed to earlier is carried out only while that is so.
 */
export async function hasStanding(
  database: Queryable,
  person: string,
  needed: readonly Authority[],
): Promise<boolean> {
  const { rows } = await database.query(
    `select 1 from staff where id = $1 and disabled_at is null
       and (position = any($2::text[]) or acting_positions && $2::text[])`,
    [person, positionsFor(needed)],
  );
  return rows.length > 0;
}

export function positionsFor(needed: readonly Authority[]): readonly StaffRole[] {
  return STAFF_ROLES.filter((position) =>
    needed.some((each) => hasAuthority({ kind: 'staff', id: '', position }, each)),
  );
}
