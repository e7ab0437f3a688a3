import { STAFF_ROLES, type StaffRole } from '@baize/table';

/** A position as it was stored; anything else in that column is a broken database. */
export function staffRole(text: string): StaffRole {
  const role = STAFF_ROLES.find((known) => known === text);
  if (!role) throw new Error(`${JSON.stringify(text)} is no position of staff.`);
  return role;
}
