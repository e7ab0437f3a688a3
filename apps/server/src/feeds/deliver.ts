import { createHash } from 'node:crypto';
import type { HouseLibrary } from '@baize/house/library';
import type { feedDelivery } from '@baize/protocol/http';
import type { Pool, PoolClient } from 'pg';
import type { Logger } from 'pino';
import type { z } from 'zod';
import { writeFeedPlace } from '../store/feed-place.ts';
import type { SigningKey } from '../store/signing-key.ts';
import { placesIn, readFeed } from './read-feed.ts';

export interface Delivering {
  readonly database: Pick<Pool, 'query' | 'connect'>;
  readonly library: HouseLibrary;
  readonly key: SigningKey;
  readonly now: () => number;
  readonly log: Logger;
  /** How often to look whether there is anything to deliver. */
  readonly every: number;
}

const EVENTS_MOST = 500;
const ANSWER_MOST = 10_000;
const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 300_000;

/**
 * Posts what happens to every feed that has an address. A delivery that was not answered well is tried
 * again, later and later, and nothing after it goes out before it: the place of a feed moves only past
 * what somebody has said they have.
 */
export function startDelivering(options: Delivering): { stop(): Promise<void> } {
  const ending = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> = Promise.resolve();
  const again = (): void => {
    if (ending.signal.aborted) return;
    timer = setTimeout(() => {
      working = deliverAll(options, ending.signal)
        .catch((error: unknown) => options.log.warn({ error }, 'Feeds could not be delivered.'))
        .finally(again);
    }, options.every);
    timer.unref();
  };
  again();
  return {
    stop: async () => {
      ending.abort();
      clearTimeout(timer);
      await working;
    },
  };
}

async function deliverAll(options: Delivering, signal: AbortSignal): Promise<void> {
  const { rows } = await options.database.query<{ readonly feed: string }>(
    `select p.feed from feed_places as p join feeds as f on f.id = p.feed
     where f.url is not null and f.ended_at is null and p.next_at <= $1`,
    [options.now()],
  );
  await Promise.all(rows.map(({ feed }) => deliverAlone(options, feed, signal)));
}

interface Place {
  readonly feed: string;
  readonly url: string;
  readonly cursor: string;
  readonly failures: number;
  readonly delivered_at: string | null;
}

/** One node delivers a feed at a time: its row is held while a delivery is under way. */
async function deliverAlone(options: Delivering, feed: string, signal: AbortSignal): Promise<void> {
  const client = await options.database.connect();
  let broken: Error | undefined;
  try {
    for (let hasMore = true; hasMore && !signal.aborted; ) {
      await client.query('begin');
      const { rows } = await client.query<Place>(
        `select p.feed, f.url, p.cursor, p.failures, p.delivered_at
         from feed_places as p join feeds as f on f.id = p.feed
         where p.feed = $1 and f.ended_at is null for update of p skip locked`,
        [feed],
      );
      const [place] = rows;
      hasMore = place ? await deliverNext(options, client, place, signal) : false;
      await client.query('commit');
    }
  } catch (error) {
    broken = error instanceof Error ? error : new Error(String(error));
    throw error;
  } finally {
    client.release(broken);
  }
}

async function deliverNext(
  options: Delivering,
  client: PoolClient,
  place: Place,
  signal: AbortSignal,
): Promise<boolean> {
  const { feed, url, cursor: from, failures } = place;
  const reader = { database: client, library: options.library };
  const { events, cursor, hasMore } = await readFeed(reader, placesIn(from) ?? {}, EVENTS_MOST);
  if (events.length === 0) return false;
  const problem = await post(options, url, { feed, from, cursor, events }, signal);
  const at = options.now();
  if (problem === null) {
    const delivered = { feed, cursor, deliveredAt: at, failures: 0, lastError: null, nextAt: 0 };
    await writeFeedPlace(client, delivered, options.key);
    return hasMore;
  }
  const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** Math.min(failures, 20));
  const before = place.delivered_at;
  const missed = {
    feed,
    cursor: from,
    deliveredAt: before === null ? null : Number(before),
    failures: failures + 1,
    lastError: problem.slice(0, 300),
    nextAt: at + pause,
  };
  await writeFeedPlace(client, missed, options.key);
  options.log.info({ feed, problem }, 'A delivery was not taken.');
  return false;
}

/** What is wrong with how a delivery was answered; null where it was taken. */
async function post(
  { key, now }: Delivering,
  url: string,
  delivery: z.infer<typeof feedDelivery>,
  signal: AbortSignal,
): Promise<string | null> {
  const body = JSON.stringify(delivery);
  const timestamp = now();
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'baize-feed': delivery.feed,
        'baize-timestamp': String(timestamp),
        'baize-key': key.publicKey.toString('hex'),
        'baize-signature': key.sign(signedText(delivery.feed, timestamp, body)).toString('base64'),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MOST)]),
    });
    await answer.body?.cancel();
    return answer.ok ? null : `answered ${answer.status}`;
  } catch (error) {
    return error instanceof Error ? String(error.cause ?? error.message) : String(error);
  }
}

/** One line each, so that no two different deliveries sign the same text. */
function signedText(feed: string, timestamp: number, body: string): Buffer {
  const digest = createHash('sha256').update(body).digest('hex');
  return Buffer.from(['baize-feed/1', feed, timestamp, digest].join('\n'));
}
