import { err, ok, type Result } from '@baize/exact';
import { DurableWriter } from './durable-writer.ts';
import type { KeptRow } from './kept-rows.ts';
import type { LiveTable } from './live-table.ts';
import { loadDurable, type Opening } from './open-table.ts';

/** Why lost rows cannot be put back. */
export interface NotPutBack {
  readonly table: string;
  readonly message: string;
}

/**
 * Writes the rows again that the database has lost, as they were: hashes and signatures are those of then. What they
 * caused is written with them. A terminal that moved between tables needs the row of the one before that of the
 * other, so a row that does not fit yet waits for the others. Every row is a transaction of its own: what was put
 * back stays, and the rest can be tried again.
 */
export async function putBackLost(
  tables: readonly LiveTable[],
  opening: Opening,
): Promise<Result<number, NotPutBack>> {
  const closed = await stillBehind(tables);
  const incomplete = closed.find((table) => table.behind()?.canBePutBack !== true);
  if (incomplete) return err({ table: incomplete.id, message: INCOMPLETE });
  const left = closed.map((table) => ({ table, rows: [...(table.behind()?.rows ?? [])] }));
  const writer = writerFor(opening);
  const count = left.reduce((sum, { rows }) => sum + rows.length, 0);
  try {
    for (;;) {
      const standing = left.filter(({ rows }) => rows.length > 0);
      if (standing.length === 0) break;
      let hasWritten = false;
      for (const { rows } of standing) hasWritten = (await writeNext(rows, writer)) || hasWritten;
      const stuck = standing[0];
      if (stuck && !hasWritten) return err({ table: stuck.table.id, message: STUCK });
    }
  } finally {
    writer.rest();
  }
  for (const table of closed) await table.compare();
  return ok(count);
}

const INCOMPLETE =
  'This server does not hold every lost row of this table, or another has written in their place.';
const STUCK =
  'A lost row contradicts what the database says of a terminal, a ticket or an operation.';

/** Writes as many rows as fit; whether any did. */
async function writeNext(rows: KeptRow[], writer: DurableWriter): Promise<boolean> {
  let hasWritten = false;
  for (let next = rows[0]; next; next = rows[0]) {
    const { type } = await writer.write(next.row, next.changes);
    if (type !== 'committed') return hasWritten;
    rows.shift();
    hasWritten = true;
  }
  return hasWritten;
}

/** Goes on where the database ends, at every table that was ahead of it. */
export async function giveUpLost(tables: readonly LiveTable[], opening: Opening): Promise<void> {
  for (const table of await stillBehind(tables)) {
    await table.giveUpLost(() => loadDurable(table.id, opening));
  }
}

async function stillBehind(tables: readonly LiveTable[]): Promise<readonly LiveTable[]> {
  for (const table of tables) await table.compare();
  return tables.filter((table) => table.behind() !== null);
}

function writerFor({ settings, pool, durability, signal }: Opening): DurableWriter {
  const { key, now, patience, log } = settings;
  const onUncertain = (error: unknown): void => log.error({ error }, 'A row is not put back yet.');
  return new DurableWriter({
    pool,
    signing: { key, now },
    patience,
    durability,
    onUncertain,
    signal,
  });
}
