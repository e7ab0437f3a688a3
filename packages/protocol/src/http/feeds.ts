import { z } from 'zod';
import { plainName, time } from '../words.ts';

/**
 * Where somebody stopped reading: made by the floor, kept by the reader, opaque to everybody. It stands for
 * a place in the journal of every table, so that nothing is lost and nothing comes twice, whichever node
 * commits in whatever order.
 */
const cursor = z.string().regex(/^[\w-]{0,4096}$/);

/** An event as the journal has it: `sequence` counts the events of its table without a gap. */
const feedEvent = z.strictObject({
  table: z.string(),
  sequence: z.int().min(1),
  at: time,
  op: z.string(),
  by: z.unknown(),
  event: z.looseObject({ type: z.string() }),
});

/** `GET /api/feed`: what happened after a cursor; without one, from the beginning. */
export const feedQuery = z.strictObject({
  cursor: z.exactOptional(cursor),
  limit: z.coerce.number().int().min(1).max(2000).default(500),
  /** How many seconds to wait where there is nothing yet. */
  wait: z.coerce.number().int().min(0).max(25).default(0),
});
export const feedBody = z.strictObject({
  events: z.array(feedEvent),
  /** To be given at the next question. */
  cursor,
  /** Whether there was more than fits into one answer. */
  hasMore: z.boolean(),
});

/** What is posted to the address of a feed, signed; see the headers `baize-*`. */
export const feedDelivery = z.strictObject({
  feed: z.string(),
  /** Where the reader must stand for these events to be the next ones. */
  from: cursor,
  cursor,
  events: z.array(feedEvent),
});

const address = z.url({ protocol: /^https?$/ }).max(500);

/** `POST /api/feeds`: without an address it is only read. */
export const newFeedRequest = z.strictObject({ name: plainName, url: z.nullable(address) });

export const feed = z.strictObject({
  id: z.string(),
  name: z.string(),
  url: z.nullable(z.string()),
  createdBy: z.string(),
  createdAt: time,
  isEnded: z.boolean(),
  /** When something last arrived, how often it has failed since, and with what. */
  deliveredAt: z.nullable(time),
  failures: z.int().min(0),
  lastError: z.nullable(z.string()),
});
export const feedsBody = z.strictObject({
  feeds: z.array(feed),
  /** Ed25519, in hex: what deliveries of this node are signed by. */
  publicKey: z.string(),
});

/** The token is shown once. */
export const newFeedBody = z.strictObject({ feed, token: z.string(), publicKey: z.string() });

export type FeedBody = z.infer<typeof feedBody>;
export type FeedEvent = z.infer<typeof feedEvent>;
export type Feed = z.infer<typeof feed>;
export type FeedsBody = z.infer<typeof feedsBody>;
export type NewFeedBody = z.infer<typeof newFeedBody>;
