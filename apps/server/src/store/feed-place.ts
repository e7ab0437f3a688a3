import type { Asking } from './office.ts';
import { hashWithTag, isSigned, type SigningKey } from './signing-key.ts';
import { expectWritten } from './written.ts';

/** How far a feed has been delivered, and how that went. */
export interface FeedPlace {
  readonly feed: string;
  readonly cursor: string;
  readonly deliveredAt: number | null;
  readonly failures: number;
  readonly lastError: string | null;
  /** Not tried again before. */
  readonly nextAt: number;
}

/**
 * Writes the place of a feed, signed by this node in its own row: it moves with every delivery, which is too
 * often for the office journal. Set back to what was signed earlier, it delivers again what readers have.
 */
export async function writeFeedPlace(
  database: Asking,
  place: FeedPlace,
  key: SigningKey,
): Promise<void> {
  const { feed, cursor, deliveredAt, failures, lastError, nextAt } = place;
  const written = await database.query(
    `insert into feed_places
       (feed, cursor, delivered_at, failures, last_error, next_at, public_key, signature)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (feed) do update
     set cursor = $2, delivered_at = $3, failures = $4, last_error = $5, next_at = $6,
         public_key = $7, signature = $8`,
    [
      feed,
      cursor,
      deliveredAt,
      failures,
      lastError,
      nextAt,
      key.publicKey,
      key.sign(sealOf(place)),
    ],
  );
  expectWritten('feed_places', written);
}

/** Places from before they were signed: signed as they were found, when the floor first sees them so. */
export async function signFeedPlaces(database: Asking, key: SigningKey): Promise<void> {
  for (const { place, signature } of await readPlaces(database)) {
    if (!signature) await writeFeedPlace(database, place, key);
  }
}

/** What is wrong with the places of feeds, by feed; nothing if every feed has one, signed by whom we trust. */
export async function* feedPlaceProblems(
  database: Asking,
  isTrusted: (key: string) => boolean,
): AsyncGenerator<{ readonly feed: string; readonly what: string }> {
  const places = await readPlaces(database);
  const { rows } = await database.query<{ readonly id: string }>('select id from feeds');
  const feeds = new Set(rows.map(({ id }) => id));
  for (const id of feeds) {
    if (!places.some(({ place }) => place.feed === id)) yield { feed: id, what: 'is missing' };
  }
  for (const { place, publicKey, signature } of places) {
    const { feed } = place;
    if (!feeds.has(feed)) yield { feed, what: 'is of no feed' };
    if (!signature || !publicKey) yield { feed, what: 'is signed by nobody' };
    else if (!isSigned(sealOf(place), signature, publicKey)) {
      yield { feed, what: 'is not what was signed' };
    } else if (!isTrusted(publicKey.toString('hex'))) {
      yield { feed, what: `is signed by ${publicKey.toString('hex')}, which is not trusted here` };
    }
  }
}

interface SignedPlace {
  readonly place: FeedPlace;
  readonly publicKey: Buffer | null;
  readonly signature: Buffer | null;
}

async function readPlaces(database: Asking): Promise<readonly SignedPlace[]> {
  const { rows } = await database.query<{
    readonly feed: string;
    readonly cursor: string;
    readonly delivered_at: string | null;
    readonly failures: number;
    readonly last_error: string | null;
    readonly next_at: string;
    readonly public_key: Buffer | null;
    readonly signature: Buffer | null;
  }>('select * from feed_places order by feed');
  return rows.map((row) => ({
    place: {
      feed: row.feed,
      cursor: row.cursor,
      deliveredAt: row.delivered_at === null ? null : Number(row.delivered_at),
      failures: row.failures,
      lastError: row.last_error,
      nextAt: Number(row.next_at),
    },
    publicKey: row.public_key,
    signature: row.signature,
  }));
}

function sealOf({ feed, ...place }: FeedPlace): Buffer {
  const { cursor, deliveredAt, failures, lastError, nextAt } = place;
  const said = JSON.stringify([cursor, deliveredAt, failures, lastError, nextAt]);
  return hashWithTag('baize/feed-place/1', [feed, said]);
}
