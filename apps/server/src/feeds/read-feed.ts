import type { FeedBody, FeedEvent } from '@baize/protocol/http';
import { maskedNumber, type Recorded, type TableLibrary } from '@baize/table';
import { decodeFacts, type Queryable, readRowsAfter } from '../store/journal-row.ts';

/** Where a reader stands in the journal of every table it has seen anything of. */
type Places = Readonly<Record<string, number>>;

/** The places a cursor stands for; null where somebody has made it up. */
export function placesIn(cursor: string): Places | null {
  if (cursor === '') return {};
  try {
    const said: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    if (typeof said !== 'object' || said === null || Array.isArray(said)) return null;
    const places = Object.entries(said);
    const isFit = places.every(([, last]) => Number.isSafeInteger(last) && Number(last) >= 0);
    return isFit ? Object.fromEntries(places.map(([table, last]) => [table, Number(last)])) : null;
  } catch {
    return null;
  }
}

function cursorOf(places: Places): string {
  const sorted = Object.entries(places).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Buffer.from(JSON.stringify(Object.fromEntries(sorted)), 'utf8').toString('base64url');
}

/** From where on somebody reads; everything in it can be sent to a thread. */
export interface FeedJob {
  readonly name: 'feed';
  readonly places: Places;
  readonly limit: number;
}

/** What it takes to follow a floor: its journals, and who knows which events lie face down. */
interface FeedReader {
  readonly database: Queryable;
  readonly library: Pick<TableLibrary, 'mechanics'>;
}

/**
 * What happened after a place, table by table and in the order of each: whole rows of the journal, so
 * that what was committed together arrives together.
 */
export async function readFeed(
  { database, library }: FeedReader,
  places: Places,
  limit: number,
): Promise<FeedBody> {
  const { rows: streams } = await database.query<{ readonly table_id: string }>(
    'select table_id from streams order by table_id',
  );
  const asked = streams.map(({ table_id: table }) => ({ table, last: places[table] ?? 0 }));
  const rows = await readRowsAfter(database, asked);
  const covered = coveredEvents(library);
  const reached: Record<string, number> = { ...places };
  const events: FeedEvent[] = [];
  let taken = 0;
  for (const row of rows) {
    if (events.length >= limit) break;
    events.push(...decodeFacts(row).map((fact) => toFeedEvent(row.table, fact, covered)));
    reached[row.table] = row.last;
    taken += 1;
  }
  // A hundred rows of one table are a page of it: there may be more.
  const isFull = rows.length - taken > 0 || hasFullPage(rows);
  return { events, cursor: cursorOf(reached), hasMore: isFull };
}

const PAGE = 100;

function hasFullPage(rows: readonly { readonly table: string }[]): boolean {
  const counts = new Map<string, number>();
  for (const { table } of rows) counts.set(table, (counts.get(table) ?? 0) + 1);
  return [...counts.values()].some((count) => count >= PAGE);
}

/**
 * An event as others may have it. Whoever knows a whole validation number can be paid, so nobody outside
 * learns one; cards that lie face down are told when they are exposed.
 */
function toFeedEvent(
  table: string,
  { sequence, at, op, by, event }: Recorded,
  covered: ReadonlySet<string>,
): FeedEvent {
  const { type } = event;
  const told = covered.has(type) ? { type } : maskNumbers(event);
  return { table, sequence, at, op, by, event: { ...told, type } };
}

function coveredEvents({ mechanics }: FeedReader['library']): ReadonlySet<string> {
  const events = mechanics.flatMap((mechanic) => Object.entries(mechanic.events));
  return new Set(events.flatMap(([type, { isCovered }]) => (isCovered ? [type] : [])));
}

const NUMBER = /^\d{18}(?=$|:)/;

function maskNumbers<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value), (_key, part: unknown) =>
    typeof part === 'string' ? part.replace(NUMBER, maskedNumber) : part,
  );
}
