import { err, ok, type Result } from '@baize/exact';
import type { HouseLibrary } from '@baize/house/library';
import { type RoundRecord, roundRecord } from '@baize/table';
import { type RoundRead, readRound } from '../../reports/dispute/read-round.ts';
import type { Queryable } from '../../store/journal-row.ts';
import { missingBookOf, missingBookText } from '../../verify/missing-book.ts';

/** A round by its id, `TABLE-NUMBER`, from the journal of its table. */
export async function roundOnRecord(
  database: Queryable,
  round: string,
  library: HouseLibrary,
): Promise<Result<RoundRecord, string>> {
  const [, table] = /^(.+)-\d+$/.exec(round) ?? [];
  if (table === undefined) return err(`${round} is no round; rounds are called TABLE-NUMBER`);
  const read = await readPlayed(database, table, round, library);
  if (!read.ok) return read;
  if (!read.value) return err(await whyNot(database, table, round));
  const record = roundRecord(read.value.facts, round, read.value.before);
  return record.ok ? record : err(record.error.message);
}

/** A table whose book is not here cannot be followed; that is no fault of its journal, so it is said. */
async function readPlayed(
  database: Queryable,
  table: string,
  round: string,
  library: HouseLibrary,
): Promise<Result<RoundRead | null, string>> {
  try {
    return ok(await readRound(database, table, round, library));
  } catch (problem) {
    const missing = await missingBookOf(database, table, library);
    if (!missing) throw problem;
    return err(missingBookText(missing));
  }
}

async function whyNot(database: Queryable, table: string, round: string): Promise<string> {
  const { rowCount } = await database.query('select from journal where table_id = $1 limit 1', [
    table,
  ]);
  return rowCount === 0
    ? `no table ${table} has a journal here`
    : `There is no round ${round} in this journal.`;
}
