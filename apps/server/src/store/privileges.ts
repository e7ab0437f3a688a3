import { ok, type Result } from '@baize/exact';
import type { ClientBase } from 'pg';
import type { Database } from '../postgres/open-database.ts';
import { type DatabaseRole, ensureRoles, ROLE_NAMES } from '../postgres/roles.ts';
import { lockSchema, type MigrationReport, migrate } from './migrate.ts';
import type { MigrationProblem } from './migration-problem.ts';

/** What the server may do with a table besides reading it; a table that is not named here it may only read. */
interface TablePrivileges {
  readonly insert: true;
  /** Columns whose contents may be replaced; none of history is among them. */
  readonly update?: readonly string[];
  readonly delete?: true;
}

const ADDS_ONLY: TablePrivileges = { insert: true };

/**
 * All that the server's role may write. Journals, postings, checkpoints, operations, the audit trail, closed
 * days and counts only grow: no statement of the server can change, delete or empty them, whatever a problem in
 * it or in what it is sent makes it say.
 */
export const SERVER_PRIVILEGES: Readonly<Record<string, TablePrivileges>> = {
  agreed_codes: ADDS_ONLY,
  attendant_calls: { insert: true, delete: true },
  audit_trail: ADDS_ONLY,
  balances: { insert: true, update: ['amount'], delete: true },
  cage_counts: ADDS_ONLY,
  cage_drawers: { insert: true, update: ['closed_at', 'difference', 'second', 'reason'] },
  cage_drops: { insert: true, update: ['stage', 'second', 'expected'] },
  cage_slips: { insert: true, update: ['stage', 'second', 'refusal'] },
  checkpoints: ADDS_ONLY,
  // A nonce is forgotten when a message that old would be refused anyway.
  device_nonces: { insert: true, delete: true },
  faults: { insert: true, update: ['cleared_at', 'cleared_by', 'cleared_because'] },
  feed_places: {
    insert: true,
    update: [
      'cursor',
      'delivered_at',
      'failures',
      'last_error',
      'next_at',
      'public_key',
      'signature',
    ],
  },
  feeds: { insert: true, update: ['ended_at'] },
  floor_tables: { insert: true, update: ['position', 'manners', 'digest', 'applied_at'] },
  gaming_days: ADDS_ONLY,
  // An instrument ends once: a trigger lets no row change that has ended.
  instruments: {
    insert: true,
    update: ['status', 'ended_table', 'ended_terminal', 'ended_sequence', 'ended_at'],
  },
  instrument_life: ADDS_ONLY,
  journal: ADDS_ONLY,
  journal_kinds: ADDS_ONLY,
  keys: { insert: true, update: ['revoked_at'] },
  meters: { insert: true, update: ['counters'] },
  // Notes of a transaction that it takes away itself when it signs them.
  office_changes: { insert: true, delete: true },
  office_journal: ADDS_ONLY,
  operations: ADDS_ONLY,
  pairing_codes: { insert: true, update: ['used_at'] },
  passkey_challenges: { insert: true, delete: true },
  passkeys: { insert: true, update: ['counter'], delete: true },
  postings: ADDS_ONLY,
  sessions: { insert: true, update: ['seen_at', 'revoked_at', 'acting_as'] },
  sign_in_failures: {
    insert: true,
    update: ['failures', 'last_at', 'locked_until'],
    delete: true,
  },
  // They follow from the journal, and are thinned out as they age.
  snapshots: {
    insert: true,
    update: ['at', 'hash', 'state', 'public_key', 'signature'],
    delete: true,
  },
  software: { insert: true, update: ['accepted_at', 'accepted_by'] },
  staff: {
    insert: true,
    update: [
      'name',
      'position',
      'acting_positions',
      'password_hash',
      'must_change_password',
      'disabled_at',
    ],
  },
  streams: ADDS_ONLY,
  terminals: { insert: true, update: ['table_id', 'credit'] },
  waiting_players: {
    insert: true,
    update: ['reason', 'amount', 'answered_at', 'answered_by'],
    delete: true,
  },
  win_rollups: ADDS_ONLY,
};

/** Whether the roles have been given what they may, and what kept us from it. */
type Granting = 'granted' | 'not-the-owner' | 'no-roles';

/**
 * Gives the server and the reader what they may do and takes everything else from them. The owner of the
 * schema does so whenever it has brought the schema up to date.
 */
async function grantPrivileges(client: ClientBase): Promise<Granting> {
  await client.query('begin');
  try {
    await lockSchema(client);
    const granting = await grantAll(client);
    await client.query('commit');
    return granting;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

async function grantAll(client: ClientBase): Promise<Granting> {
  const { rows } = await client.query<{ owns: boolean; makes_roles: boolean; roles: number }>(
    `select pg_has_role(current_user, c.relowner, 'USAGE') as owns,
            r.rolsuper or r.rolcreaterole as makes_roles,
            (select count(*)::integer from pg_roles where rolname = any ($1::text[])) as roles
     from pg_class as c, pg_roles as r
     where c.oid = to_regclass('journal') and r.rolname = current_user`,
    [Object.values(ROLE_NAMES)],
  );
  const [standing] = rows;
  if (!standing?.owns) return 'not-the-owner';
  const areThere = standing.roles === Object.values(ROLE_NAMES).length;
  if (!areThere && !standing.makes_roles) return 'no-roles';
  if (!areThere) {
    await ensureRoles(client, { login: false });
    // Who made a role may give it, and has to: only a member can act as it.
    await client.query(`grant ${Object.values(ROLE_NAMES).join(', ')} to current_user`);
  }
  await client.query(await grantStatements(client));
  return 'granted';
}

async function grantStatements(client: ClientBase): Promise<string> {
  const { rows } = await client.query<{ name: string; schema: string }>(
    `select quote_ident(relname) as name, quote_ident(current_schema()) as schema from pg_class
     where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') order by 1`,
  );
  const schema = rows[0]?.schema ?? 'public';
  const { server, reader }: Record<DatabaseRole, string> = ROLE_NAMES;
  return [
    `revoke create on schema ${schema} from public`,
    `grant usage on schema ${schema} to ${server}, ${reader}`,
    `revoke all on all tables in schema ${schema} from public, ${server}, ${reader}`,
    `revoke all on all sequences in schema ${schema} from public, ${server}, ${reader}`,
    `grant select on all tables in schema ${schema} to ${server}, ${reader}`,
    `grant select on all sequences in schema ${schema} to ${server}, ${reader}`,
    ...rows.flatMap(({ name }) => tableGrants(name, SERVER_PRIVILEGES[name])),
  ].join(';\n');
}

function tableGrants(table: string, may: TablePrivileges | undefined): readonly string[] {
  if (!may) return [];
  const privileges = [
    'insert',
    ...(may.update ? [`update (${may.update.join(', ')})`] : []),
    ...(may.delete ? ['delete'] : []),
  ];
  return [`grant ${privileges.join(', ')} on ${table} to ${ROLE_NAMES.server}`];
}

/** Migrations, and what the roles may do with what these have made; both are the owner's. */
export async function bringUpToDate({
  pool: poolOf,
}: Pick<Database, 'pool'>): Promise<
  Result<MigrationReport & { granting: Granting }, MigrationProblem>
> {
  const pool = poolOf({ max: 1 });
  try {
    const migrated = await migrate(pool);
    if (!migrated.ok) return migrated;
    const client = await pool.connect();
    try {
      return ok({ ...migrated.value, granting: await grantPrivileges(client) });
    } finally {
      client.release();
    }
  } finally {
    await pool.end();
  }
}

/**
 * What to say where whoever signed in could rewrite the record after all: owns it, or may do everything.
 * Acting as the server's role then keeps from mistakes, and not from who means it.
 */
export async function rewritingWarning({
  pool: poolOf,
}: Pick<Database, 'pool'>): Promise<readonly string[]> {
  const pool = poolOf({ max: 1 });
  const { rows } = await pool.query<{ could: boolean }>(
    `select r.rolsuper or pg_has_role(session_user, c.relowner, 'MEMBER')
              or has_table_privilege(session_user, c.oid, 'UPDATE, DELETE, TRUNCATE') as could
     from pg_class as c, pg_roles as r
     where c.oid = to_regclass('journal') and r.rolname = session_user`,
  );
  await pool.end();
  return rows[0]?.could === true ? [COULD_REWRITE] : [];
}

const COULD_REWRITE =
  'Whoever the address of the database names owns the record and could rewrite it: name one who is a ' +
  'member of baize_server and nothing else (docs/runbooks/database.md).';
