import { money, NOTHING, total } from '@baize/exact';
import type { HistoryBody, PlayedRound } from '@baize/protocol/http';
import { configAt } from '@baize/table';
import type { Queryable } from '../../store/journal-row.ts';
import { type PlayedUnder, pastRounds, type RoundsReader, type Standing } from './past-rounds.ts';
import { hasResult } from './round-list.ts';

/** Which of its games a terminal asks for; everything in it can be sent to a thread. */
export interface HistoryJob {
  readonly name: 'history';
  readonly terminal: string;
  /** The tables it may have played at. */
  readonly standings: readonly Standing[];
  /** Rounds that ended before this time. */
  readonly before?: number | undefined;
  readonly limit: number;
}

/** How many rounds of one table are looked through for those of a terminal. */
const LOOKED_THROUGH = 2_000;

/** The rounds a terminal had stakes in, at whatever tables, newest first. */
export async function terminalHistory(
  reader: RoundsReader,
  order: HistoryJob,
): Promise<HistoryBody> {
  const { limit, standings, terminal } = order;
  const known = await tablesPlayedAt(reader.database, terminal);
  const played = await Promise.all(
    standings
      .filter(({ table }) => known.has(table))
      .map((standing) => readPlayedAt(reader, standing, order)),
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
  reader: RoundsReader,
  standing: Standing,
  { terminal, before = Number.MAX_SAFE_INTEGER, limit }: HistoryJob,
): Promise<readonly PlayedRound[]> {
  const rounds: PlayedRound[] = [];
  const { table } = standing;
  let looked = 0;
  for await (const each of pastRounds(reader, standing, terminal)) {
    looked += 1;
    const { endedAt } = each.past;
    const round = endedAt !== null && endedAt < before ? ownPart(table, terminal, each) : null;
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
    result: stands ? result : null,
    stakes: stakes.stakes.map((each) => ({ ...each })),
    lines: own.flatMap(({ lines }) => lines.map((line) => ({ ...line }))),
    staked: stakes.total,
    returned: stands ? total(own.map(({ returned }) => returned)) : stakes.total,
    creditBefore: money(past.before),
    creditAfter: past.after === null ? NOTHING : money(past.after),
    hash,
  };
}
