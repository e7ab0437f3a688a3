import { z } from 'zod';
import { personId } from '../ids.ts';
import { plainName } from '../words.ts';
import { staffRole } from './session.ts';

export const staffMember = z.strictObject({
  id: personId,
  name: z.string(),
  position: staffRole,
  actingPositions: z.array(staffRole),
  isDemo: z.boolean(),
  isDisabled: z.boolean(),
  mustChangePassword: z.boolean(),
});

/** `GET /api/staff` */
export const staffBody = z.strictObject({ staff: z.array(staffMember) });

/** `POST /api/staff` */
export const newStaffRequest = z.strictObject({
  id: personId,
  name: plainName,
  position: staffRole,
  actingPositions: z.exactOptional(z.array(staffRole).max(16)),
  password: z.string().min(1).max(256),
});

/** `PATCH /api/staff/:id`: another password ends every session of the account. */
export const changeStaffRequest = z.strictObject({
  name: z.exactOptional(plainName),
  position: z.exactOptional(staffRole),
  actingPositions: z.exactOptional(z.array(staffRole).max(16)),
  isDisabled: z.exactOptional(z.boolean()),
  password: z.exactOptional(z.string().min(1).max(256)),
});

export type StaffBody = z.infer<typeof staffBody>;
export type StaffMember = z.infer<typeof staffMember>;
export type ChangeStaffRequest = z.infer<typeof changeStaffRequest>;
export type NewStaffRequest = z.infer<typeof newStaffRequest>;
