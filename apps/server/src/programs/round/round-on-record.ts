import { err, type Result } from '@baize/exact';
import { type Recorded, type RoundRecord, roundRecord } from '@baize/table';
import { tableJournal } from '../../reports/journal-facts.ts';
import type { Queryable } from '../../store/read-journal.ts';

/** A round by its id, `TABLE-NUMBER`, from the journal of its table. */
export async function roundOnRecord(
  database: Queryable,
  round: string,
): Promise<Result<RoundRecord, string>> {
  const [, table] = /^(.+)-\d+$/.exec(round) ?? [];
  if (table === undefined) return err(`${round} is no round; rounds are called TABLE-NUMBER`);
  const facts: Recorded[] = [];
  for await (const fact of tableJournal(database, table).facts) facts.push(fact);
  if (facts.length === 0) return err(`no table ${table} has a journal here`);
  const record = roundRecord(facts, round);
  return record.ok ? record : err(record.error.message);
}
