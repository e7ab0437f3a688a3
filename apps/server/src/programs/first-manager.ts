import { randomBytes } from 'node:crypto';
import { addStaff } from '../people/staff.ts';
import type { Asking } from '../store/office.ts';

/** Whoever starts a floor without staff gets one account to make the others with. */
export async function firstManager(office: Asking): Promise<string | null> {
  const { rows } = await office.query<{ count: string }>('select count(*) as count from staff');
  if (Number(rows[0]?.count) > 0) return null;
  const password = randomBytes(15).toString('base64url');
  const added = await addStaff(
    { database: office, now: Date.now },
    { id: 'first', name: 'First manager', position: 'shift-manager', password },
  );
  return added.ok ? password : null;
}
