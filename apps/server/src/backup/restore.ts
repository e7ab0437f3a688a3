import type { Duplex } from 'node:stream';
import { err, ok, type Result } from '@baize/exact';
import {
  type ClientBase,
  type Connection,
  DatabaseError,
  escapeIdentifier,
  type Pool,
  type Submittable,
} from 'pg';
import { messageOf } from '../floor/message-of.ts';
import { applyMigrations, findChangedMigration, lockSchema } from '../store/migrate.ts';
import type { Migration } from '../store/migration.ts';
import { MIGRATIONS } from '../store/migrations/index.ts';
import { allTables, dataTables, journalHeads, STABLE_TEXT } from './database-shape.ts';
import { databaseTrouble } from './database-trouble.ts';
import type { BackupHeader, Manifest, ReportProgress, TableShape } from './format.ts';
import { fileProblemOf } from './inspect-backup.ts';
import type { RestoreProblem } from './problem.ts';
import { type BackupVisitor, Damage, readBackup } from './read-backup.ts';
import { columnList, RowTally, tableRows } from './table-rows.ts';

/** What the driver hands to the callbacks of a query while rows are copied; its types leave it out. */
interface CopyingConnection {
  readonly stream: Duplex;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(message: string): void;
}

/** Runs `COPY ... FROM STDIN` on rows that come as they come. Give it to `client.query`, await `done`. */
class CopyIn implements Submittable {
  readonly done: Promise<void>;
  readonly #sql: string;
  readonly #source: AsyncIterable<Buffer>;
  #isOver = false;
  #resolve: () => void = () => undefined;
  #reject: (error: unknown) => void = () => undefined;

  constructor(sql: string, source: AsyncIterable<Buffer>) {
    this.#sql = sql;
    this.#source = source;
    this.done = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
  }

  submit(connection: Connection): void {
    connection.query(this.#sql);
  }

  handleCopyInResponse(connection: CopyingConnection): void {
    void this.#send(connection);
  }

  handleCommandComplete(): void {
    // The server's count of the rows; the reader of the file has counted them, too.
  }

  handleReadyForQuery(): void {
    this.#resolve();
  }

  handleError(error: Error): void {
    this.#isOver = true;
    this.#reject(error);
  }

  async #send(connection: CopyingConnection): Promise<void> {
    const { stream } = connection;
    try {
      for await (const block of this.#source) {
        if (this.#isOver) return;
        connection.sendCopyFromChunk(block);
        if (stream.writableNeedDrain) await awaitDrain(stream);
      }
      connection.endCopyFrom();
    } catch (error) {
      // Ours is the reason; what the server answers to the failure comes second and is ignored.
      this.#reject(error);
      connection.sendCopyFail('The rows could not be read.');
    }
  }
}

/** A connection that breaks never drains; what became of the rows then comes as an error of the query. */
function awaitDrain(stream: Duplex): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      stream.off('drain', go);
      stream.off('close', go);
      resolve();
    };
    stream.on('drain', go);
    stream.on('close', go);
  });
}

export interface RestoreOptions {
  readonly pool: Pool;
  readonly file: string;
  readonly progress?: ReportProgress;
  /** Those of this software; it can read the backups of every version before it. */
  readonly migrations?: readonly Migration[];
  /** What has to be done with the record once it is proved and before it counts; failing, it undoes everything. */
  readonly beforeCommit?: (client: ClientBase) => Promise<void>;
}

/**
 * Puts a backup into an empty database, in one transaction: afterwards all of it is there and proved
 * equal to the copy, or nothing is.
 */
export async function restore(options: RestoreOptions): Promise<Result<Manifest, RestoreProblem>> {
  const client = await options.pool.connect();
  // A connection that broke rolls back by itself.
  let isSound = false;
  try {
    const result = await restoreWith(client, options);
    isSound = await client.query(result.ok ? 'commit' : 'rollback').then(
      () => true,
      () => false,
    );
    return result.ok && !isSound
      ? err({ code: 'not-stored', detail: 'it was not committed' })
      : result;
  } finally {
    client.release(!isSound);
  }
}

async function restoreWith(
  client: ClientBase,
  { file, progress = () => undefined, migrations = MIGRATIONS, beforeCommit }: RestoreOptions,
): Promise<Result<Manifest, RestoreProblem>> {
  try {
    await client.query('begin');
    await client.query(STABLE_TEXT);
    // Nobody else may find the database empty, too, and begin to fill it.
    await lockSchema(client);
    const tables = await allTables(client);
    if (tables.length > 0) return err({ code: 'not-empty', tables });
    const manifest = await readBackup(file, fillTables(client, migrations, progress));
    await switchTriggers(client, 'enable');
    await setSequences(client, manifest);
    const proved = await prove(client, manifest);
    if (proved.ok) await beforeCommit?.(client).catch(refuseFor);
    return proved;
  } catch (error) {
    if (error instanceof Refused) return err(error.problem);
    const detail = databaseTrouble(error);
    return err(detail === undefined ? fileProblemOf(error, file) : { code: 'not-stored', detail });
  }
}

/** Carries a refusal out of the reading of a file. */
class Refused extends Error {
  readonly problem: RestoreProblem;

  constructor(problem: RestoreProblem) {
    super(problem.code);
    this.problem = problem;
  }
}

function refuseFor(error: unknown): never {
  throw new Refused({ code: 'not-stored', detail: messageOf(error) });
}

function fillTables(
  client: ClientBase,
  migrations: readonly Migration[],
  progress: ReportProgress,
): BackupVisitor {
  let tables: readonly TableShape[] = [];
  return {
    header: async (header) => {
      tables = header.tables;
      await makeSchema(client, header, migrations);
    },
    table: async (table, rows) => {
      const into = `${escapeIdentifier(table.name)} (${columnList(table.columns)})`;
      const tablesDone = tables.indexOf(table);
      const tally = new RowTally(table.name);
      const say = () =>
        progress({
          table: table.name,
          rows: tally.rows,
          of: table.rows,
          tables: tables.length,
          tablesDone,
        });
      const counted = async function* () {
        for await (const block of rows) {
          yield block;
          tally.add(block);
          say();
        }
        say();
      };
      await client
        .query(new CopyIn(`copy ${into} from stdin`, counted()))
        .done.catch((error: unknown) => {
          throw isOfTheRows(error) ? new Damage(`table ${table.name}`, error.message) : error;
        });
    },
  };
}

// Classes 22 and 23: a row that is no row of this table. A bad byte can be noticed here before the hash.
function isOfTheRows(error: unknown): error is DatabaseError {
  return error instanceof DatabaseError && /^2[23]/.test(error.code ?? '');
}

/** The schema as it was when the copy was made; later migrations run when the server starts. */
async function makeSchema(
  client: ClientBase,
  { schema, migrations: marks }: BackupHeader,
  migrations: readonly Migration[],
): Promise<void> {
  if (schema > migrations.length) {
    throw new Refused({ code: 'schema-newer', database: schema, software: migrations.length });
  }
  const changed = findChangedMigration(marks, migrations);
  if (changed) throw new Refused(changed);
  const applied = await applyMigrations(client, migrations.slice(0, schema));
  if (!applied.ok) throw new Refused(applied.error);
  // What migrations put in is in the copy as well; and rows that may never be deleted are not yet any.
  const names = await switchTriggers(client, 'disable');
  if (names.length > 0) await client.query(`truncate ${names.join(', ')}`);
}

/** What is restored has been noted and signed before; it is no change. */
async function switchTriggers(
  client: ClientBase,
  state: 'enable' | 'disable',
): Promise<readonly string[]> {
  const names = (await dataTables(client)).map(({ name }) => escapeIdentifier(name));
  for (const name of names) await client.query(`alter table ${name} ${state} trigger user`);
  return names;
}

async function setSequences(client: ClientBase, { sequences }: Manifest): Promise<void> {
  for (const { name, last, called } of sequences) {
    await client.query('select setval(quote_ident($1)::regclass, $2::bigint, $3)', [
      name,
      last,
      called,
    ]);
  }
}

/** Reads everything back out of the database and compares it with the copy. */
async function prove(
  client: ClientBase,
  manifest: Manifest,
): Promise<Result<Manifest, RestoreProblem>> {
  for (const table of await dataTables(client)) {
    const tally = new RowTally(table.name);
    for await (const block of tableRows(client, table)) tally.add(block);
    const stated = manifest.hashes.find((hash) => hash.table === table.name);
    if (JSON.stringify(tally.end()) !== JSON.stringify(stated)) {
      return err({ code: 'not-proved', part: `table ${table.name}` });
    }
  }
  const heads = await journalHeads(client);
  if (JSON.stringify(heads) !== JSON.stringify(manifest.heads)) {
    return err({ code: 'not-proved', part: 'the end of the journals' });
  }
  return ok(manifest);
}
