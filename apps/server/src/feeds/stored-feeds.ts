import type { Feed } from '@baize/protocol/http';
import { believed } from '../people/believe.ts';
import type { Registry } from '../people/registry.ts';
import { hashOf, newId, newToken } from '../people/token.ts';
import { writeFeedPlace } from '../store/feed-place.ts';
import type { Asking } from '../store/office.ts';
import type { FoundRow } from '../store/signed-office.ts';
import type { SigningKey } from '../store/signing-key.ts';

interface StoredFeed {
  readonly id: string;
  readonly name: string;
  readonly url: string | null;
  readonly created_by: string;
  readonly created_at: string;
  readonly ended_at: string | null;
  readonly delivered_at: string | null;
  readonly failures: number | null;
  readonly last_error: string | null;
}

const FEEDS = `
select f.*, p.delivered_at, p.failures, p.last_error
from feeds as f left join feed_places as p on p.feed = f.id`;

/** Every system that follows the floor or did, oldest first. */
export async function listFeeds(database: Asking): Promise<readonly Feed[]> {
  const { rows } = await database.query<StoredFeed>(`${FEEDS} order by f.created_at, f.id`);
  return rows.map(feedOf);
}

/** Writes a new feed down; its token is shown this once, and only its hash is kept. */
export async function addFeed(
  database: Asking,
  {
    name,
    url,
    by,
    at,
  }: {
    readonly name: string;
    readonly url: string | null;
    readonly by: string;
    readonly at: number;
  },
  key: SigningKey,
): Promise<{ readonly feed: Feed; readonly token: string }> {
  const [id, token] = [newId(), newToken('bzf')];
  await database.query(
    `insert into feeds (id, name, url, token_hash, created_by, created_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [id, name, url, hashOf(token), by, at],
  );
  const nowhere = { cursor: '', deliveredAt: null, failures: 0, lastError: null, nextAt: 0 };
  await writeFeedPlace(database, { feed: id, ...nowhere }, key);
  const { rows } = await database.query<StoredFeed>(`${FEEDS} where f.id = $1`, [id]);
  const [row] = rows;
  if (!row) throw new Error(`Feed ${id} was just written.`);
  return { feed: feedOf(row), token };
}

/** Whether there was such a feed to end. */
export async function endFeed(database: Asking, id: string, at: number): Promise<boolean> {
  const { rowCount } = await database.query(
    'update feeds set ended_at = $2 where id = $1 and ended_at is null',
    [id, at],
  );
  return rowCount === 1;
}

/** Whether a token is that of a feed nobody has ended. */
export async function isFeedToken(registry: Registry, token: string): Promise<boolean> {
  const read = async () => {
    const { rows } = await registry.database.query<{ readonly feed_row: FoundRow['row'] }>(
      `select to_jsonb(f) as feed_row from feeds as f
       where token_hash = $1 and ended_at is null`,
      [hashOf(token)],
    );
    return rows[0];
  };
  const found = await believed(registry, read, ({ feed_row: row }) => [{ table: 'feeds', row }]);
  return found !== null;
}

function feedOf(row: StoredFeed): Feed {
  const { id, name, url, failures, last_error: lastError } = row;
  return {
    id,
    name,
    url,
    createdBy: row.created_by,
    createdAt: Number(row.created_at),
    isEnded: row.ended_at !== null,
    deliveredAt: row.delivered_at === null ? null : Number(row.delivered_at),
    failures: failures ?? 0,
    lastError,
  };
}
