import { decodeFacts, type Queryable } from '../../store/journal-row.ts';

/**
 * The sequence number of the event that opened a round; null where there is none. Rounds are numbered in
 * the order of the journal, so it is found by halving: twenty looks into a journal of a million rows.
 */
export async function sequenceOfRound(
  database: Queryable,
  table: string,
  round: string,
): Promise<number | null> {
  const number = numberOf(table, round);
  if (number === null) return null;
  let [low, high] = [1, await lastOf(database, table)];
  while (low <= high) {
    const middle = Math.floor((low + high) / 2);
    const opened = await readOpenedFrom(database, table, middle);
    const found = opened.find((each) => each.round === round);
    if (found) return found.sequence;
    const isBefore = opened.every((each) => each.number < number);
    if (opened.length > 0 && isBefore) low = Math.max(...opened.map((each) => each.sequence)) + 1;
    else high = middle - 1;
  }
  return null;
}

/** Rounds are called after their table and their number. */
function numberOf(table: string, round: string): number | null {
  const [, name, number] = /^(.+)-(\d{1,15})$/.exec(round) ?? [];
  return name === table ? Number(number) : null;
}

async function lastOf(database: Queryable, table: string): Promise<number> {
  const { rows } = await database.query<{ readonly last: string }>(
    'select last from journal where table_id = $1 order by first desc limit 1',
    [table],
  );
  return Number(rows[0]?.last ?? 0);
}

interface Opened {
  readonly round: string;
  readonly number: number;
  readonly sequence: number;
}

/** What was opened in the first row from an event on in which a round was; nothing where none was. */
async function readOpenedFrom(
  database: Queryable,
  table: string,
  sequence: number,
): Promise<readonly Opened[]> {
  const { rows } = await database.query<{ readonly events: Buffer }>(
    `select events from journal natural join journal_kinds
     where table_id = $1 and kind = 'RoundOpened' and first >= $2 order by first limit 1`,
    [table, sequence],
  );
  return rows
    .flatMap(decodeFacts)
    .flatMap(({ sequence: at, event }) =>
      event.type === 'RoundOpened'
        ? [{ round: event.round, number: event.number, sequence: at }]
        : [],
    );
}
