import type { StaffMember } from '../session/staff.ts';

/** Who stands at the console. */
export type Person = StaffMember;
