import type { Recorded } from '@baize/table';
import {
  decodeFacts,
  type JournalRow,
  type Queryable,
  readLatestRowNaming,
} from '../../store/journal-row.ts';
import { firstEventSince, rowsOf } from '../journal-facts.ts';
import type { Period } from '../period.ts';
import { sequenceOfRound } from '../rounds/find-round.ts';

/**
 * What the figures of a period follow from. Before the first fact come those that say how the table stood: how it was
 * configured and who had called for bets; before a change of an older settlement, that settlement. All of them are
 * older than the period, so they count elsewhere, and no snapshot has to be read for them.
 */
export async function* winFacts(
  database: Queryable,
  table: string,
  { from, to }: Period,
  types: ReadonlySet<string>,
  start?: number,
): AsyncGenerator<Recorded> {
  const first = start ?? (from === null ? 1 : await firstEventSince(database, table, from));
  const standing = first > 1 ? await standingBefore(database, table, first - 1) : [];
  yield* standing;
  const inProgress = standing.map(({ event }) => event).find(({ type }) => type === 'BetsOpened');
  // How the table stands now, to be told again after something older.
  const present = new Map(standing.map((fact) => [fact.event.type, fact]));
  const known = new Set<string>();
  for await (const row of rowsOf(database, table, first, [...types])) {
    // No row is older than the one before it.
    if (to !== null && row.at >= to) return;
    for (const fact of decodeFacts(row)) {
      const round = roundIn(fact);
      const { type } = fact.event;
      // A round that begins has no settlement yet, and one that is recalled brings it along.
      const isWhole =
        type === 'RoundRecalled' || (type === 'BetsOpened' && round !== roundOf(inProgress));
      if (first > 1 && round !== null && types.has(type) && !known.has(round)) {
        known.add(round);
        if (!isWhole) {
          yield* settlementOf(database, table, round, { last: first - 1, types });
          yield* present.values();
        }
      }
      if (STANDING.has(type)) present.set(type, fact);
      yield fact;
    }
  }
}

/** The round a fact is about, while it is played or afterwards. */
function roundIn({ event }: Recorded): string | null {
  return event.type === 'AmountDecided' ? event.about : roundOf(event);
}

function roundOf(event: Recorded['event'] | undefined): string | null {
  return event && 'round' in event && typeof event.round === 'string' ? event.round : null;
}

const STANDING: ReadonlySet<string> = new Set(['TableConfigured', 'BetsOpened']);

/** The configuration in force and whoever was on duty after an event. */
async function standingBefore(
  database: Queryable,
  table: string,
  last: number,
): Promise<readonly Recorded[]> {
  const facts = await Promise.all(
    Array.from(STANDING, (type) => latestOf(database, table, type, last)),
  );
  return facts.filter((fact) => fact !== undefined);
}

async function latestOf(
  database: Queryable,
  table: string,
  type: string,
  last: number,
): Promise<Recorded | undefined> {
  const row = await readLatestRowNaming(database, table, type, last);
  return row && decodeFacts(row).findLast((fact) => fact.event.type === type && isUpTo(fact, last));
}

function isUpTo({ sequence }: Recorded, last: number): boolean {
  return sequence <= last;
}

interface Before {
  readonly last: number;
  readonly types: ReadonlySet<string>;
}

/**
 * What was settled of a round up to an event, with the configuration it was played by. Nothing of a round that was
 * opened later.
 */
async function* settlementOf(
  database: Queryable,
  table: string,
  round: string,
  { last, types }: Before,
): AsyncGenerator<Recorded> {
  const opened = await sequenceOfRound(database, table, round);
  if (opened === null || opened > last) return;
  const config = await latestOf(database, table, 'TableConfigured', opened);
  if (config) yield config;
  for await (const row of rowsUpTo(rowsOf(database, table, opened, [...types]), last)) {
    yield* decodeFacts(row).filter((fact) => isUpTo(fact, last) && roundIn(fact) === round);
  }
}

async function* rowsUpTo(
  rows: AsyncIterable<JournalRow>,
  last: number,
): AsyncGenerator<JournalRow> {
  for await (const row of rows) {
    if (row.first > last) return;
    yield row;
  }
}
