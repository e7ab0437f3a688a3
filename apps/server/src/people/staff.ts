import { err, ok, type Result } from '@baize/exact';
import type { StaffRole } from '@baize/table';
import { expectWritten } from '../store/written.ts';
import { isPassword, passwordHash, passwordProblem } from './password.ts';
import type { Registry } from './registry.ts';
import { staffRole } from './staff-role.ts';

/** A member of staff as others may see them. */
export interface StaffMember {
  readonly id: string;
  readonly name: string;
  readonly position: StaffRole;
  readonly actingPositions: readonly StaffRole[];
  readonly isDemo: boolean;
  readonly isDisabled: boolean;
  readonly mustChangePassword: boolean;
}

export interface NewStaff {
  readonly id: string;
  readonly name: string;
  readonly position: StaffRole;
  readonly actingPositions?: readonly StaffRole[];
  /** A password somebody else has chosen has to be changed at the first sign-in. */
  readonly password: string;
}

export interface StaffProblem {
  readonly code: 'weak-password' | 'account-exists' | 'unknown-account';
  readonly field: 'password' | 'id';
  readonly message: string;
}

interface StaffRow {
  readonly id: string;
  readonly name: string;
  readonly position: string;
  readonly acting_positions: readonly string[];
  readonly is_demo: boolean;
  readonly disabled_at: string | null;
  readonly must_change_password: boolean;
  readonly password_hash: string | null;
}

export async function addStaff(
  { database, now }: Registry,
  { id, name, position, actingPositions = [], password }: NewStaff,
): Promise<Result<StaffMember, StaffProblem>> {
  const weak = passwordProblem(password, id, name);
  if (weak !== null) return err({ code: 'weak-password', field: 'password', message: weak });
  const { rows } = await database.query<StaffRow>(
    `insert into staff
       (id, name, position, acting_positions, password_hash, must_change_password, created_at)
     values ($1, $2, $3, $4, $5, true, $6)
     on conflict (id) do nothing returning *`,
    [id, name, position, actingPositions, await passwordHash(password), now()],
  );
  const [row] = rows;
  if (row) return ok(memberOf(row));
  const message = `There is an account ${JSON.stringify(id)} already.`;
  return err({ code: 'account-exists', field: 'id', message });
}

export async function listStaff({ database }: Registry): Promise<readonly StaffMember[]> {
  const { rows } = await database.query<StaffRow>('select * from staff order by id');
  return rows.map(memberOf);
}

export interface StaffChange {
  readonly name?: string | undefined;
  readonly position?: StaffRole | undefined;
  readonly actingPositions?: readonly StaffRole[] | undefined;
  readonly isDisabled?: boolean | undefined;
}

/** Sessions and unused pairing codes of a person end with a change: they may come from a position that is lost. */
export async function changeStaff(
  { database, now }: Registry,
  id: string,
  { name, position, actingPositions, isDisabled }: StaffChange,
): Promise<Result<StaffMember, StaffProblem>> {
  const { rows } = await database.query<StaffRow>(
    `with ended as (
       update sessions set revoked_at = $5 where staff_id = $1 and revoked_at is null
     ), withdrawn as (
       update pairing_codes set used_at = $5 where created_by = $1 and used_at is null
     )
     update staff set
       name = coalesce($6, name),
       position = coalesce($2, position),
       acting_positions = coalesce($3, acting_positions),
       disabled_at = case
         when $4::boolean is null then disabled_at
         when $4 then coalesce(disabled_at, $5)
       end
     where id = $1 returning *`,
    [id, position ?? null, actingPositions ?? null, isDisabled ?? null, now(), name ?? null],
  );
  const [row] = rows;
  return row ? ok(memberOf(row)) : unknownAccount(id);
}

export interface NewPassword {
  readonly id: string;
  readonly password: string;
  /** True where the owner did not choose it. */
  readonly mustChange: boolean;
  /** The session that may go on; all others of the account end. */
  readonly keep: string | null;
}

export async function setPassword(
  { database, now }: Registry,
  { id, password, mustChange, keep }: NewPassword,
): Promise<Result<StaffMember, StaffProblem>> {
  // Sign-ins with the old password that are under way come first, so that their sessions are ended below.
  const text = 'select * from staff where id = $1 for update';
  const found = await database.query<StaffRow>(text, [id]);
  const [row] = found.rows;
  if (!row) return unknownAccount(id);
  const weak = passwordProblem(password, id, row.name);
  if (weak !== null) return err({ code: 'weak-password', field: 'password', message: weak });
  if (row.password_hash !== null && (await isPassword(row.password_hash, password))) {
    const message = 'This is the password the account has already.';
    return err({ code: 'weak-password', field: 'password', message });
  }
  const changed = await database.query(
    `with ended as (
       update sessions set revoked_at = $4
       where staff_id = $1 and revoked_at is null and id is distinct from $5
     ), forgotten as (
       -- Whoever had the old password may have added a passkey with it.
       delete from passkeys where staff_id = $1
     )
     update staff set password_hash = $2, must_change_password = $3 where id = $1`,
    [id, await passwordHash(password), mustChange, now(), keep],
  );
  expectWritten('staff', changed);
  return ok({ ...memberOf(row), mustChangePassword: mustChange });
}

function unknownAccount(id: string): Result<never, StaffProblem> {
  const message = `There is no account ${JSON.stringify(id)}.`;
  return err({ code: 'unknown-account', field: 'id', message });
}

function memberOf(row: StaffRow): StaffMember {
  return {
    id: row.id,
    name: row.name,
    position: staffRole(row.position),
    actingPositions: row.acting_positions.map(staffRole),
    isDemo: row.is_demo,
    isDisabled: row.disabled_at !== null,
    mustChangePassword: row.must_change_password,
  };
}
