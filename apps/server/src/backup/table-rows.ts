import { createHash, type Hash } from 'node:crypto';
import { type ClientBase, escapeIdentifier } from 'pg';
import { CopyOut } from './copy-out.ts';
import type { DataTable } from './database-shape.ts';
import type { TableEnd } from './format.ts';

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
