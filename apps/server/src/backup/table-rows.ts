import { createHash, type Hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { type ClientBase, type Connection, escapeIdentifier, type Submittable } from 'pg';
import type { DataTable } from './database-shape.ts';
import type { TableEnd } from './format.ts';

/** What the driver hands to the callbacks of a query while rows are copied. */
interface CopyingConnection {
  readonly stream: { pause(): void; resume(): void };
}

// The server sends a message a row; the reader gets blocks of about this size instead.
const BLOCK = 64 * 1024;

/**
 * Runs `COPY ... TO STDOUT` and reads what it writes. When the reader is slow the server waits. Give
 * it to `client.query`, and read `rows` to the end or give up the connection.
 */
class CopyOut implements Submittable {
  readonly rows: Readable;
  readonly #sql: string;
  #stream: CopyingConnection['stream'] | undefined;
  #waiting: Buffer[] = [];
  #size = 0;

  constructor(sql: string) {
    this.#sql = sql;
    this.rows = new Readable({ highWaterMark: 4 * BLOCK, read: () => this.#stream?.resume() });
  }

  submit(connection: Connection): void {
    connection.query(this.#sql);
  }

  handleCopyData({ chunk }: { readonly chunk: Buffer }, { stream }: CopyingConnection): void {
    this.#stream = stream;
    // The driver uses the memory of the message again.
    this.#waiting.push(Buffer.from(chunk));
    this.#size += chunk.length;
    if (this.#size >= BLOCK && !this.#pass()) stream.pause();
  }

  handleCommandComplete(): void {
    this.#pass();
  }

  handleReadyForQuery(): void {
    this.#release();
    this.rows.push(null);
  }

  handleError(error: Error): void {
    this.#release();
    this.rows.destroy(error);
  }

  // The end can arrive together with the rows that made us pause; the next query must be heard.
  #release(): void {
    this.#stream?.resume();
    this.#stream = undefined;
  }

  #pass(): boolean {
    const block = Buffer.concat(this.#waiting, this.#size);
    this.#waiting = [];
    this.#size = 0;
    return block.length === 0 || this.rows.push(block);
  }
}

/** Every row of a table as COPY writes it, in the order of its key. */
export function tableRows(client: ClientBase, table: DataTable): AsyncIterable<Buffer> {
  const columns = columnList(table.columns);
  const select = `select ${columns} from ${escapeIdentifier(table.name)} order by ${table.order}`;
  return client.query(new CopyOut(`copy (${select}) to stdout`)).rows;
}

export function columnList(columns: readonly string[]): string {
  return columns.map((column) => escapeIdentifier(column)).join(', ');
}

/** Counts and hashes rows on their way. */
export class RowTally {
  readonly #hash: Hash = createHash('sha256');
  readonly #table: string;
  #rows = 0;
  #bytes = 0;

  constructor(table: string) {
    this.#table = table;
  }

  get rows(): number {
    return this.#rows;
  }

  add(block: Buffer): void {
    this.#hash.update(block);
    this.#bytes += block.length;
    for (let at = block.indexOf(10); at !== -1; at = block.indexOf(10, at + 1)) this.#rows += 1;
  }

  end(): TableEnd {
    const sha256 = this.#hash.digest('hex');
    return { table: this.#table, rows: this.#rows, bytes: this.#bytes, sha256 };
  }
}
