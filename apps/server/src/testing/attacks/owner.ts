import type { Pool } from 'pg';

/** Statements of whoever owns the database, with every trigger off, while a floor runs on it. */
export async function asOwner(
  pool: Pool,
  text: string,
  values: readonly unknown[] = [],
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set session_replication_role = replica');
    await client.query(text, [...values]);
  } finally {
    client.release(true);
  }
}
