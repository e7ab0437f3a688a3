import type { Pool } from 'pg';

/** What somebody who may do everything with the database does to it behind the server's back. */
export interface Tampering {
  /** Runs statements with all triggers off; false if the schema itself would not have it. */
  tamper(text: string, values?: readonly unknown[]): Promise<boolean>;
  /** Puts the table back as it was when this was made. */
  restore(): Promise<void>;
}

/** Tampers with one table of the schema, of which a copy is kept aside. */
export async function tampering(pool: Pool, table: string): Promise<Tampering> {
  // Identifiers cannot be parameters; these are constants of the tests.
  await pool.query(`create table if not exists kept_${table} as table ${table}`);
  const inside = async (statements: readonly [string, readonly unknown[]][]): Promise<void> => {
    const client = await pool.connect();
    try {
      await client.query('set session_replication_role = replica');
      for (const [text, values] of statements) await client.query(text, [...values]);
    } finally {
      await client.query('set session_replication_role = default');
      client.release();
    }
  };
  return {
    tamper: async (text, values = []) => {
      try {
        await inside([[text, values]]);
        return true;
      } catch {
        return false;
      }
    },
    restore: () =>
      inside([
        [`delete from ${table}`, []],
        [`insert into ${table} table kept_${table}`, []],
      ]),
  };
}
