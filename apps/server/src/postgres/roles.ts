import type { Client, ClientBase, ClientConfig } from 'pg';

/**
 * Whoever speaks to the database of a floor does so as one of these. The owner makes and changes the
 * schema and does nothing else; the server adds rows and changes what it has to; the reader reads.
 */
export type DatabaseRole = 'server' | 'reader';

export const ROLE_NAMES: Readonly<Record<DatabaseRole, string>> = {
  server: 'baize_server',
  reader: 'baize_reader',
};

/** Roles belong to a whole PostgreSQL, so they may be there from another floor. */
export async function ensureRoles(client: ClientBase, { login }: { login: boolean }) {
  for (const name of Object.values(ROLE_NAMES)) {
    const { rows } = await client.query<{ there: boolean; login: boolean | null }>(
      `select count(*) > 0 as there, bool_or(rolcanlogin) as login from pg_roles where rolname = $1`,
      [name],
    );
    // Identifiers cannot be parameters; these are constants.
    if (rows[0]?.there !== true) await client.query(`create role ${name}`);
    if (login && rows[0]?.login !== true) await client.query(`alter role ${name} login`);
  }
}

/** Whether a role is there, has been given the tables, and whoever asks may act as it. */
export async function mayActAs(client: Client, role: DatabaseRole): Promise<boolean> {
  const { rows } = await client.query<{ usable: boolean }>(
    `select coalesce(bool_or(
              pg_has_role(current_user, r.oid, 'MEMBER')
              and has_table_privilege(r.oid, to_regclass('schema_migration'), 'select')), false) as usable
     from pg_roles as r where rolname = $1`,
    [ROLE_NAMES[role]],
  );
  return rows[0]?.usable === true;
}

/**
 * A connection that acts as a role from its first statement. Where the database is ours the role signs
 * in itself; on another it is taken by whoever the address names, who is a member of it.
 */
export function actingAs(
  connection: ClientConfig,
  role: DatabaseRole,
  isOurs: boolean,
): ClientConfig {
  const name = ROLE_NAMES[role];
  return isOurs ? { ...connection, user: name } : { ...connection, options: `-c role=${name}` };
}
