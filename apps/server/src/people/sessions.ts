import type { Actor, StaffRole } from '@baize/table';
import type { FoundRow } from '../store/signed-office.ts';
import { expectWritten } from '../store/written.ts';
import { believed } from './believe.ts';
import { liveKeys } from './keys.ts';
import type { Registry } from './registry.ts';
import { staffRole } from './staff-role.ts';
import { hashOf, newId, newToken } from './token.ts';

/** A working day and some: nobody stays signed in overnight. */
export const SESSION_HOURS = 14;
/** Unused for this long, a session ends: somebody has walked away from a console. */
export const IDLE_MINUTES = 120;
/** How long it is enough to have been seen: every change is signed, and this one says little. */
const SEEN_AGAIN = 600_000;
const HOUR = 3_600_000;
const MINUTE = 60_000;

export interface OpenedSession {
  readonly id: string;
  /** The secret; this is the only time anybody sees it. */
  readonly token: string;
  readonly expiresAt: number;
}

export async function openSession(
  { database, now }: Registry,
  staff: string,
  address: string,
): Promise<OpenedSession> {
  const [id, token, at] = [newId(), newToken('bzs'), now()];
  const expiresAt = at + SESSION_HOURS * HOUR;
  await database.query(
    `insert into sessions (id, token_hash, staff_id, address, created_at, seen_at, expires_at)
     values ($1, $2, $3, $4, $5, $5, $6)`,
    [id, hashOf(token), staff, address, at, expiresAt],
  );
  return { id, token, expiresAt };
}

interface SessionRow {
  readonly session: string;
  readonly seen_at: string;
  readonly expires_at: string;
  readonly acting_as: string | null;
  readonly id: string;
  readonly name: string;
  readonly position: string;
  readonly acting_positions: readonly string[];
  readonly must_change_password: boolean;
}

interface Signed {
  readonly session_row: FoundRow['row'];
  readonly staff_row: FoundRow['row'];
}

/** The same of a session that the transaction in progress has opened: its row is signed with its end. */
export function staffSignedIn(
  { database, now }: Registry,
  token: string,
): Promise<StaffPrincipal | null> {
  return staffOfToken({ database, now }, token);
}

const LIVE = `revoked_at is null and expires_at > $2 and seen_at > $2 - ${IDLE_MINUTES * MINUTE}`;

/** Who a session's token belongs to, or null: unknown, expired, idle, revoked or disabled. */
export async function staffOfToken(
  registry: Registry,
  token: string,
): Promise<StaffPrincipal | null> {
  const { database, now } = registry;
  const at = now();
  const read = async () => {
    const { rows } = await database.query<SessionRow & Signed>(
      `select s.id as session, s.seen_at, s.expires_at, s.acting_as,
              p.id, p.name, p.position, p.acting_positions, p.must_change_password,
              to_jsonb(s) as session_row, to_jsonb(p) as staff_row
       from sessions s join staff p on p.id = s.staff_id
       where s.token_hash = $1 and p.disabled_at is null and ${LIVE}`,
      [hashOf(token), at],
    );
    return rows[0];
  };
  const row = await believed(registry, read, ({ session_row, staff_row }) => [
    { table: 'sessions', row: session_row },
    { table: 'staff', row: staff_row },
  ]);
  if (!row) return null;
  if (Number(row.seen_at) < at - SEEN_AGAIN) await markSeen({ database, now }, [row.session]);
  return {
    kind: 'staff',
    id: row.id,
    name: row.name,
    position: staffRole(row.position),
    actingPositions: row.acting_positions.map(staffRole),
    actingAs: row.acting_as === null ? null : staffRole(row.acting_as),
    mustChangePassword: row.must_change_password,
    expiresAt: Number(row.expires_at),
    credential: row.session,
  };
}

async function markSeen({ database, now }: Registry, sessions: readonly string[]): Promise<void> {
  await database.query('update sessions set seen_at = $2 where id = any($1)', [sessions, now()]);
}

/** Which of these sessions are still good; an open console counts as being there. */
async function liveSessions(
  { database, now, signed }: Registry,
  sessions: readonly string[],
): Promise<ReadonlySet<string>> {
  const at = now();
  const { rows } = await database.query<{ readonly id: string; readonly seen_at: string }>(
    `select id, seen_at from sessions
     where id = any($1) and ${LIVE}
       and exists (select from staff p where p.id = staff_id and p.disabled_at is null)`,
    [sessions, at],
  );
  const stale = rows.filter(({ seen_at }) => Number(seen_at) < at - SEEN_AGAIN);
  if (stale.length > 0)
    await markSeen(
      { database, now },
      stale.map(({ id }) => id),
    );
  const live = rows.map(({ id }) => id);
  return signed ? signed.standing('sessions', 'revoked_at', live) : new Set(live);
}

export async function endSession({ database, now }: Registry, id: string): Promise<void> {
  const text = 'update sessions set revoked_at = coalesce(revoked_at, $2) where id = $1';
  expectWritten('sessions', await database.query(text, [id, now()]));
}

/** The ids of the sessions that were ended, so that their sockets can be closed. */
export async function endSessionsOf(
  { database, now }: Registry,
  staff: string,
): Promise<readonly string[]> {
  const { rows } = await database.query<{ readonly id: string }>(
    'update sessions set revoked_at = $2 where staff_id = $1 and revoked_at is null returning id',
    [staff, now()],
  );
  return rows.map(({ id }) => id);
}

/** Stands in for another position, or steps back with null; the own position stays on the record. */
export async function actAs(
  { database }: Registry,
  session: string,
  position: StaffRole | null,
): Promise<void> {
  const text = 'update sessions set acting_as = $2 where id = $1';
  expectWritten('sessions', await database.query(text, [session, position]));
}

/** A session that is still good, as a shift manager may see it. */
export interface LiveSession {
  readonly session: string;
  readonly person: string;
  readonly name: string;
  readonly position: StaffRole;
  readonly actingAs: StaffRole | null;
  readonly address: string;
  readonly createdAt: number;
  readonly seenAt: number;
  readonly expiresAt: number;
}

interface LiveRow extends SessionRow {
  readonly address: string;
  readonly created_at: string;
}

export async function listSessions({ database, now }: Registry): Promise<readonly LiveSession[]> {
  const { rows } = await database.query<LiveRow>(
    `select s.id as session, s.seen_at, s.expires_at, s.acting_as, s.address, s.created_at,
            p.id, p.name, p.position, p.acting_positions, p.must_change_password
     from sessions s join staff p on p.id = s.staff_id
     where $1::text is null and p.disabled_at is null and ${LIVE} order by s.created_at desc, s.id`,
    [null, now()],
  );
  return rows.map((row) => ({
    session: row.session,
    person: row.id,
    name: row.name,
    position: staffRole(row.position),
    actingAs: row.acting_as === null ? null : staffRole(row.acting_as),
    address: row.address,
    createdAt: Number(row.created_at),
    seenAt: Number(row.seen_at),
    expiresAt: Number(row.expires_at),
  }));
}

/** Who is on the other end of a request or a socket, as proved by a session or a key. */
export type Principal = StaffPrincipal | MachinePrincipal;

export interface StaffPrincipal {
  readonly kind: 'staff';
  readonly id: string;
  readonly name: string;
  readonly position: StaffRole;
  /** Positions a shift manager has allowed this person to stand in for. */
  readonly actingPositions: readonly StaffRole[];
  readonly actingAs: StaffRole | null;
  readonly mustChangePassword: boolean;
  readonly expiresAt: number;
  /** The session's id, not its secret. */
  readonly credential: string;
}

export interface MachinePrincipal {
  readonly kind: 'terminal' | 'display' | 'device';
  readonly id: string;
  /** The key's id, not its secret. */
  readonly credential: string;
}

/** Whom the domain sees; a display acts for nobody and gives no commands. */
export function actorOf(principal: Principal): Actor | null {
  switch (principal.kind) {
    case 'staff': {
      const { id, position, actingAs } = principal;
      return { kind: 'staff', id, position, ...(actingAs ? { actingAs } : {}) };
    }
    case 'terminal':
    case 'device':
      return { kind: principal.kind, id: principal.id };
    case 'display':
      return null;
  }
}

/** Which of these people and machines could still show the credential they came with. */
export async function stillGood(
  registry: Registry,
  principals: readonly Principal[],
): Promise<ReadonlySet<string>> {
  const isStaff = ({ kind }: Principal) => kind === 'staff';
  const credentials = (some: readonly Principal[]) => some.map(({ credential }) => credential);
  const [sessions, keys] = await Promise.all([
    liveSessions(registry, credentials(principals.filter(isStaff))),
    liveKeys(registry, credentials(principals.filter((each) => !isStaff(each)))),
  ]);
  return new Set([...sessions, ...keys]);
}
