import { emptyTable, type TableLibrary } from '@baize/table';
import { EMPTY_HEAD, type Queryable, readRows } from '../store/journal-row.ts';
import type { SigningKey, Trust } from '../store/signing-key.ts';
import { type Restored, readSnapshot } from '../store/snapshot-store.ts';
import { checkBook } from './book-in-use.ts';
import { type Position, positionAt } from './durable-writer.ts';
import { followRow } from './follow-rows.ts';

export interface LoadOptions {
  readonly database: Queryable;
  readonly key: Pick<SigningKey, 'publicKey'>;
  readonly trust: Trust;
  readonly library: TableLibrary;
  readonly onIgnored: (sequence: number, why: string) => void;
}

const PAGE = 200;

/** A table where its journal ends: from a snapshot if there is one to be believed, else from the start. */
export async function loadTable(table: string, options: LoadOptions): Promise<Restored> {
  const { database, key, trust, library, onIgnored } = options;
  const snapshot = await readSnapshot(database, table, { key, library, onIgnored });
  const start = snapshot ?? { state: emptyTable(library), head: EMPTY_HEAD };
  let position: Position = positionAt(start);
  for (;;) {
    const rows = await readRows(database, table, position.head.last + 1, PAGE);
    for (const row of rows) position = followRow(position, row, trust).position;
    if (rows.length < PAGE) {
      checkBook(table, position.state, library);
      return position;
    }
  }
}
