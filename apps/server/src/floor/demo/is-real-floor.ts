import type { Database } from '../../postgres/open-database.ts';

/** Whether people work here already, and none of them for show. */
export async function isRealFloor({ pool: poolOf }: Pick<Database, 'pool'>): Promise<boolean> {
  const pool = poolOf({ max: 1 });
  const { rows } = await pool.query<{ real: boolean }>(
    `select exists (select from staff where not is_demo)
        and not exists (select from staff where is_demo) as real`,
  );
  await pool.end();
  return rows[0]?.real === true;
}
