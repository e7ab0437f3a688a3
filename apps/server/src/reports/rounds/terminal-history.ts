import { money, NOTHING, total } from '@baize/exact';
import type { HistoryBody, PlayedRound } from '@baize/protocol/http';
import { configAt, type TableState } from '@baize/table';
import type { Queryable } from '../../store/read-journal.ts';
import { type PlayedUnder, pastRounds } from './past-rounds.ts';
import { hasResult } from './round-list.ts';

export interface HistoryQuestion {
  readonly terminal: string;
  /** Rounds that ended before this time. */
  readonly before?: number;
  readonly limit: number;
}

/** A table somebody may have played at. */
export interface KnownTable {
  readonly id: string;
  state(): TableState;
}

/** How many rounds of one table are looked through for those of a terminal. */
const LOOKED_THROUGH = 2_000;

/** The rounds a terminal had stakes in, at whatever tables, newest first. */
export async function terminalHistory(
  database: Queryable,
  tables: readonly KnownTable[],
  question: HistoryQuestion,
): Promise<HistoryBody> {
  const { limit } = question;
  const known = await tablesPlayedAt(database, question.terminal);
  const played = await Promise.all(
    tables
      .filter(({ id }) => known.has(id))
      .map((table) => readPlayedAt(database, table, question)),
  );
  const rounds = played.flat().toSorted((one, other) => other.at - one.at);
  const page = rounds.slice(0, limit);
  return { rounds: page, next: rounds.length > limit ? (page.at(-1)?.at ?? null) : null };
}

async function tablesPlayedAt(database: Queryable, terminal: string): Promise<Set<string>> {
  const { rows } = await database.query<{ readonly table_id: string }>(
    'select table_id from meters where terminal = $1',
    [terminal],
  );
  return new Set(rows.map(({ table_id }) => table_id));
}

/** One more than the page holds, so that it is known whether there is another. */
async function readPlayedAt(
  database: Queryable,
  table: KnownTable,
  { terminal, before = Number.MAX_SAFE_INTEGER, limit }: HistoryQuestion,
): Promise<readonly PlayedRound[]> {
  const rounds: PlayedRound[] = [];
  const given = { database, table: table.id, state: table.state(), terminal };
  let looked = 0;
  for await (const each of pastRounds(given)) {
    looked += 1;
    const { endedAt } = each.past;
    const round = endedAt !== null && endedAt < before ? ownPart(table.id, terminal, each) : null;
    if (round) rounds.push(round);
    if (rounds.length > limit || looked >= LOOKED_THROUGH) break;
  }
  return rounds;
}

function ownPart(
  table: string,
  terminal: string,
  { past, config }: PlayedUnder,
): PlayedRound | null {
  const { round, number, status, endedAt, result, hash } = past;
  const stakes = past.closed.find((each) => each.terminal === terminal);
  if (!stakes || endedAt === null || status === 'in-progress') return null;
  const own = past.settled.filter((each) => each.terminal === terminal);
  const stands = hasResult(past);
  return {
    table,
    round,
    number,
    game: configAt(config, terminal).game,
    status,
    at: endedAt,
    result: stands && result ? [...result] : null,
    stakes: stakes.stakes.map((each) => ({ ...each })),
    lines: own.flatMap(({ lines }) => lines.map((line) => ({ ...line }))),
    staked: stakes.total,
    returned: stands ? total(own.map(({ returned }) => returned)) : stakes.total,
    creditBefore: money(past.before),
    creditAfter: past.after === null ? NOTHING : money(past.after),
    hash,
  };
}
