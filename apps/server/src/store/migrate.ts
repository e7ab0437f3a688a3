import { err, ok, type Result } from '@baize/exact';
import type { ClientBase, Pool } from 'pg';
import { type Migration, migrationHash } from './migration.ts';
import type { MigrationProblem } from './migration-problem.ts';
import { MIGRATIONS } from './migrations/index.ts';

export interface MigrationReport {
  /** The migrations this call applied; empty when somebody else had done it. */
  readonly applied: readonly number[];
  readonly schema: number;
}

/** What a database, or a copy of one, remembers of a migration. */
interface AppliedRow {
  readonly number: number;
  readonly name: string;
  readonly sha256: string;
}

// Any number will do, as long as every version of every server takes the same one.
const LOCK = 3_820_516_427;

const CREATE_RECORD = `
  create table if not exists schema_migration (
    number integer primary key check (number > 0),
    name text not null,
    sha256 text not null,
    applied_at timestamptz not null default clock_timestamp()
  )`;

/**
 * Brings the schema up to this software, one transaction a migration. Servers that start together
 * take turns: whoever waited finds the work done.
 */
export async function migrate(
  pool: Pool,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<Result<MigrationReport, MigrationProblem>> {
  const client = await pool.connect();
  const applied: number[] = [];
  let broken: Error | undefined;
  try {
    for (;;) {
      const step = await nextStep(client, migrations);
      if (!step.ok) return step;
      if (step.value === undefined) return ok({ applied, schema: migrations.length });
      applied.push(step.value);
    }
  } catch (error) {
    broken = error instanceof Error ? error : new Error(String(error));
    throw error;
  } finally {
    // A connection whose transaction may still be open must not go back to the pool.
    client.release(broken);
  }
}

/** Applies the first migration that is missing and says which it was; nothing when none is. */
async function nextStep(
  client: ClientBase,
  migrations: readonly Migration[],
): Promise<Result<number | undefined, MigrationProblem>> {
  await client.query('begin');
  await lockSchema(client);
  const { isThere, mayCreate } = await findStanding(client);
  if (!isThere && mayCreate) await client.query(CREATE_RECORD);
  if (!isThere && !mayCreate) {
    await client.query('rollback');
    return err({ code: 'migrations-apart', missing: migrations.length });
  }
  const { rows } = await client.query<AppliedRow>(
    'select number, name, sha256 from schema_migration order by number',
  );
  const next = migrations[rows.length];
  const problem =
    problemOf(rows, migrations) ??
    (next && !mayCreate
      ? ({ code: 'migrations-apart', missing: migrations.length - rows.length } as const)
      : undefined);
  const result = problem ? err(problem) : next ? await apply(client, next) : ok(undefined);
  await client.query(result.ok ? 'commit' : 'rollback');
  return result;
}

/** Whoever does not own the schema can only find that it is up to date, or not. */
async function findStanding(client: ClientBase) {
  const { rows } = await client.query<{ isThere: boolean; mayCreate: boolean }>(
    `select to_regclass('schema_migration') is not null as "isThere",
            has_schema_privilege(current_schema(), 'create') as "mayCreate"`,
  );
  return rows[0] ?? { isThere: false, mayCreate: false };
}

/**
 * Whoever changes the schema does it alone. The lock ends with the transaction, so that a server that
 * dies cannot keep it.
 */
export async function lockSchema(client: ClientBase): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
}

function problemOf(
  rows: readonly AppliedRow[],
  migrations: readonly Migration[],
): MigrationProblem | undefined {
  const newest = rows.at(-1)?.number ?? 0;
  if (newest > migrations.length) {
    return { code: 'schema-newer', database: newest, software: migrations.length };
  }
  return findChangedMigration(rows, migrations);
}

/** The first migration that was applied with another text than ours. */
export function findChangedMigration(
  rows: readonly AppliedRow[],
  migrations: readonly Migration[],
): MigrationProblem | undefined {
  const changed = rows.find((row, index) => {
    const migration = migrations[index];
    return migration?.number !== row.number || migrationHash(migration) !== row.sha256;
  });
  return changed && { code: 'migration-changed', number: changed.number, name: changed.name };
}

/** Runs migrations on an empty schema inside the caller's transaction. */
export async function applyMigrations(
  client: ClientBase,
  migrations: readonly Migration[],
): Promise<Result<void, MigrationProblem>> {
  await client.query(CREATE_RECORD);
  for (const migration of migrations) {
    const applied = await apply(client, migration);
    if (!applied.ok) return applied;
  }
  return ok(undefined);
}

async function apply(
  client: ClientBase,
  migration: Migration,
): Promise<Result<number, MigrationProblem>> {
  const { number, name, sql } = migration;
  try {
    await client.query(sql);
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    return err({ code: 'migration-failed', number, name, detail });
  }
  await client.query('insert into schema_migration (number, name, sha256) values ($1, $2, $3)', [
    number,
    name,
    migrationHash(migration),
  ]);
  return ok(number);
}
