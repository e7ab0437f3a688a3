import { err, type Result } from '@baize/exact';
import type { HouseLibrary } from '@baize/house/library';
import { type RoundRecord, roundRecord } from '@baize/table';
import { readRound } from '../../reports/dispute/read-round.ts';
import type { Queryable } from '../../store/journal-row.ts';

/** A round by its id, `TABLE-NUMBER`, from the journal of its table. */
export async function roundOnRecord(
  database: Queryable,
  round: string,
  library: HouseLibrary,
): Promise<Result<RoundRecord, string>> {
  const [, table] = /^(.+)-\d+$/.exec(round) ?? [];
  if (table === undefined) return err(`${round} is no round; rounds are called TABLE-NUMBER`);
  const read = await readRound(database, table, round, library);
  if (!read) return err(await whyNot(database, table, round));
  const record = roundRecord(read.facts, round, read.before);
  return record.ok ? record : err(record.error.message);
}

async function whyNot(database: Queryable, table: string, round: string): Promise<string> {
  const { rowCount } = await database.query('select from journal where table_id = $1 limit 1', [
    table,
  ]);
  return rowCount === 0
    ? `no table ${table} has a journal here`
    : `There is no round ${round} in this journal.`;
}
