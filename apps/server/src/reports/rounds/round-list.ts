import { type Money, NOTHING, total } from '@baize/exact';
import type { ListedRound, RoundsBody } from '@baize/protocol/http';
import { pastRounds, type RoundsReader, type Standing } from './past-rounds.ts';
import type { PastRound } from './round-assembly.ts';

/** Which page of a table's rounds is asked for; everything in it can be sent to a thread. */
export interface RoundsJob {
  readonly name: 'rounds';
  readonly standing: Standing;
  readonly before?: number | undefined;
  readonly limit: number;
}

/** A page of the rounds of a table, newest first. */
export async function roundList(
  reader: RoundsReader,
  { standing, before = Number.MAX_SAFE_INTEGER, limit }: RoundsJob,
): Promise<RoundsBody> {
  const rounds: ListedRound[] = [];
  for await (const { past } of pastRounds(reader, standing, null)) {
    if (past.number >= before) continue;
    if (rounds.length === limit) return { rounds, next: rounds.at(-1)?.number ?? null };
    rounds.push(listRound(past));
  }
  return { rounds, next: null };
}

function listRound(past: PastRound): ListedRound {
  const { round, number, status, openedAt, endedAt, result } = past;
  const isOver = endedAt !== null;
  return {
    round,
    number,
    status,
    openedAt,
    endedAt,
    result: hasResult(past) ? result : null,
    // Nobody at the table sees figures of money before the result stands.
    staked: isOver ? sumStakedIn(past) : NOTHING,
    returned: isOver ? sumReturnedIn(past) : NOTHING,
  };
}

export function hasResult({ status }: Pick<PastRound, 'status'>): boolean {
  return status === 'settled' || status === 'corrected';
}

function sumStakedIn({ closed }: PastRound): Money {
  return total(closed.map((each) => each.total));
}

function sumReturnedIn(past: PastRound): Money {
  return hasResult(past) ? total(past.settled.map((each) => each.returned)) : sumStakedIn(past);
}
