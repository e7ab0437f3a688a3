import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip, gzipSync } from 'node:zlib';
import { err, ok, type Result } from '@baize/exact';
import { type ClientBase, escapeIdentifier, type Pool } from 'pg';
import { syncFolder } from '../postgres/data-folder.ts';
import { errorCode } from '../postgres/problem-of-error.ts';
import {
  type DataTable,
  dataTables,
  journalHeads,
  readAppliedMigrations,
  STABLE_TEXT,
  sequences,
} from './database-shape.ts';
import { databaseTrouble } from './database-trouble.ts';
import {
  type BackupHeader,
  END_OF_ROWS,
  FORMAT,
  type Manifest,
  type ReportProgress,
  type TableShape,
} from './format.ts';
import { inspectBackup } from './inspect-backup.ts';
import type { BackupProblem } from './problem.ts';
import { RowTally, tableRows } from './table-rows.ts';

const FORMAT_LINE = `${FORMAT}\n`;

export interface BackUpOptions {
  readonly pool: Pool;
  /** Where the copy goes. It holds secrets, so only its owner may read it. */
  readonly file: string;
  readonly progress?: ReportProgress;
}

/** Writes one consistent copy of everything while the floor goes on, and proves it by reading it. */
export async function backUp({
  pool,
  file,
  progress = () => undefined,
}: BackUpOptions): Promise<Result<Manifest, BackupProblem>> {
  if (await exists(file)) return err({ code: 'file-exists', file });
  const draft = `${file}.part`;
  try {
    const written = await write(pool, draft, progress);
    if (!written.ok) return written;
    const inspected = await inspectBackup(draft);
    if (!inspected.ok) return inspected;
    await rename(draft, file);
    await syncFolder(dirname(file));
    return inspected;
  } catch (error) {
    if (isOfFiles(error)) return err({ code: 'not-written', file, detail: error.message });
    const detail = databaseTrouble(error);
    if (detail === undefined) throw error;
    return err({ code: 'not-copied', detail });
  } finally {
    await rm(draft, { force: true });
  }
}

async function write(
  pool: Pool,
  draft: string,
  progress: ReportProgress,
): Promise<Result<void, BackupProblem>> {
  const client = await pool.connect();
  let isDone = false;
  try {
    // One snapshot for all tables; nobody waits for it and it waits for nobody.
    await client.query('begin isolation level repeatable read read only');
    await client.query(STABLE_TEXT);
    if (!(await hasSchema(client))) {
      await client.query('rollback');
      isDone = true;
      return err({ code: 'no-schema' });
    }
    await rm(draft, { force: true });
    const file = createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true });
    // By itself, so that the smallest rest of a backup can still be told from any other file.
    file.write(gzipSync(FORMAT_LINE));
    await pipeline(Readable.from(backupBytes(client, progress)), createGzip(), file);
    await client.query('commit');
    isDone = true;
    return ok(undefined);
  } finally {
    // Given up half-way, the connection is still busy sending rows.
    client.release(!isDone);
  }
}

async function* backupBytes(client: ClientBase, progress: ReportProgress): AsyncGenerator<Buffer> {
  const whole = createHash('sha256').update(FORMAT_LINE);
  for await (const block of contents(client, progress)) {
    whole.update(block);
    yield block;
  }
  yield line({ end: FORMAT, sha256: whole.digest('hex') });
}

async function* contents(client: ClientBase, progress: ReportProgress): AsyncGenerator<Buffer> {
  const tables = await dataTables(client);
  const header = await describe(client, tables);
  yield line(header);
  for (const [index, table] of tables.entries()) {
    const tally = new RowTally(table.name);
    const of = header.tables[index]?.rows ?? 0;
    const say = () =>
      progress({
        table: table.name,
        rows: tally.rows,
        of,
        tables: tables.length,
        tablesDone: index,
      });
    yield line({ table: table.name });
    for await (const block of tableRows(client, table)) {
      tally.add(block);
      say();
      yield block;
    }
    say();
    yield Buffer.from(`${END_OF_ROWS}\n`);
    yield line(tally.end());
  }
}

async function describe(client: ClientBase, tables: readonly DataTable[]): Promise<BackupHeader> {
  const shapes: TableShape[] = [];
  for (const { name, columns } of tables) {
    const count = await client.query<{ rows: string }>(
      `select count(*) as rows from ${escapeIdentifier(name)}`,
    );
    shapes.push({ name, columns: [...columns], rows: Number(count.rows[0]?.rows) });
  }
  const { rows } = await client.query<{ at: string; server: string }>(
    `select to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
            current_setting('server_version') as server`,
  );
  const migrations = [...(await readAppliedMigrations(client))];
  return {
    at: rows[0]?.at ?? '',
    server: rows[0]?.server ?? '',
    schema: migrations.length,
    migrations,
    tables: shapes,
    sequences: [...(await sequences(client))],
    heads: [...(await journalHeads(client))],
  };
}

function line(value: object): Buffer {
  return Buffer.from(`${JSON.stringify(value)}\n`);
}

async function hasSchema(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query("select to_regclass('schema_migration') as record");
  return rows[0]?.record !== null;
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}

function isOfFiles(error: unknown): error is Error {
  return ['ENOSPC', 'EDQUOT', 'EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENOTDIR', 'EISDIR'].includes(
    errorCode(error) ?? '',
  );
}
