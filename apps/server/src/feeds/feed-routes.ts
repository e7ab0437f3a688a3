import { err, ok } from '@baize/exact';
import {
  askedBody,
  feedBody,
  feedQuery,
  feedsBody,
  newFeedBody,
  newFeedRequest,
} from '@baize/protocol/http';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ApiPlugin } from '../http/context.ts';
import { allowOnly, guardLetting, staffOf } from '../http/gate.ts';
import { onRecord } from '../http/record.ts';
import { Refused, refuse } from '../http/refuse.ts';
import { askSecondPerson } from '../http/two-people.ts';
import { hashOf } from '../people/token.ts';
import { askApart } from '../reports/thread-jobs.ts';
import type { Tables } from '../tables/running-table.ts';
import { placesIn } from './read-feed.ts';
import { addFeed, endFeed, isFeedToken, listFeeds } from './stored-feeds.ts';

const tags = ['feeds'];
const params = z.strictObject({ id: z.string().max(64) });

/** The floor as other systems follow it: read from a cursor, or posted to an address. */
export const feedRoutes: ApiPlugin = (api, context) => {
  const { deps } = context;
  const { tables } = deps;
  const readers = new Map<string, number>();
  api.get(
    '/feed',
    {
      schema: {
        summary: 'Everything that happened after a cursor',
        tags,
        querystring: feedQuery,
        response: { 200: feedBody },
      },
      preHandler: guardLetting(['auditor'], async (request) => {
        const token = /^Bearer (bzf_[\w-]{1,128})$/.exec(request.headers.authorization ?? '')?.[1];
        if (token === undefined) return allowOnly('auditor')(request);
        if (!(await isFeedToken(context.registry, token))) throw new Refused(401, NO_TOKEN);
      }),
    },
    async (request, reply) => {
      const { cursor = '', limit, wait } = request.query;
      const places = placesIn(cursor);
      if (!places) return refuse(reply, 400, NO_CURSOR);
      const by = readerOf(request);
      const reading = readers.get(by) ?? 0;
      if (reading >= READERS_MOST) return refuse(reply, 429, TOO_MANY);
      readers.set(by, reading + 1);
      try {
        const until = Date.now() + wait * 1000;
        for (;;) {
          const news = nextCommit(tables, until - Date.now(), request);
          const order = { name: 'feed' as const, places, limit };
          const read = feedBody.parse(await askApart(deps, order, by));
          if (read.events.length > 0 || Date.now() >= until || request.raw.destroyed) {
            news.cancel();
            return reply.send(read);
          }
          await news.happened;
        }
      } finally {
        const left = (readers.get(by) ?? 1) - 1;
        if (left === 0) readers.delete(by);
        else readers.set(by, left);
      }
    },
  );
  addingRoutes(api, context);
  endingRoutes(api, context);
};

/** Everybody who waits looks again whenever anything happens at any table, so nobody waits more often than they need. */
const READERS_MOST = 4;

/** Whose question it is: a feed is known by its token, of which only a hash is kept. */
function readerOf({ headers, principal }: FastifyRequest): string {
  return principal
    ? `${principal.kind} ${principal.id}`
    : hashOf(headers.authorization ?? '').toString('hex');
}

const addingRoutes: ApiPlugin = (api, context) => {
  const { database, now, key, config } = context.deps;
  const publicKey = key.publicKey.toString('hex');
  api.get(
    '/feeds',
    {
      schema: { summary: 'Who follows the floor', tags, response: { 200: feedsBody } },
      preHandler: allowOnly('shift-manager', 'technician', 'auditor'),
    },
    async () => ({ feeds: [...(await listFeeds(database))], publicKey }),
  );

  api.post(
    '/feeds',
    {
      schema: {
        summary: 'Let another system follow the floor',
        tags,
        body: newFeedRequest,
        response: { 200: newFeedBody, 202: askedBody },
      },
      preHandler: allowOnly('shift-manager'),
    },
    async (request, reply) => {
      const { name, url } = request.body;
      if (url !== null && hasSecret(url)) return refuse(reply, 400, SECRET);
      if (url !== null && !config.isDemo && !isSafe(url)) return refuse(reply, 400, NOT_SAFE);
      const { id: by } = staffOf(request);
      const carryOut = async (second: FastifyRequest) => {
        const added = await onRecord(context, second, async (acting) => {
          const made = await addFeed(acting.database, { name, url, by, at: now() }, key);
          const what = { action: 'add-feed', subject: made.feed.id, detail: { name, url } };
          return [made, { ...what, outcome: 'accepted' }];
        });
        return ok({ ...added, publicKey });
      };
      const detail = { name, url: url ?? '' };
      const wanted = { act: 'add-feed', subject: name, detail, carryOut } as const;
      const done = await askSecondPerson(context, request, wanted);
      if (!done.ok) return refuse(reply, 400, done.error);
      return reply.code('request' in done.value ? 202 : 200).send(done.value);
    },
  );
};

const endingRoutes: ApiPlugin = (api, context) => {
  const { database, now, key } = context.deps;
  const publicKey = key.publicKey.toString('hex');
  api.delete(
    '/feeds/:id',
    {
      schema: {
        summary: 'No longer',
        tags,
        params,
        response: { 200: feedsBody, 202: askedBody },
      },
      preHandler: allowOnly('shift-manager'),
    },
    async (request, reply) => {
      const { id } = request.params;
      const feed = (await listFeeds(database)).find((each) => each.id === id && !each.isEnded);
      if (!feed) return refuse(reply, 404, NO_FEED);
      const carryOut = async (second: FastifyRequest) => {
        const isEnded = await onRecord(context, second, async (acting) => {
          const done = await endFeed(acting.database, id, now());
          const outcome = done ? 'accepted' : NO_FEED.code;
          return [done, { action: 'end-feed', subject: id, outcome }];
        });
        if (!isEnded) return err(NO_FEED);
        return ok({ feeds: [...(await listFeeds(database))], publicKey });
      };
      const detail = { name: feed.name, url: feed.url ?? '' };
      const wanted = { act: 'end-feed', subject: id, detail, carryOut } as const;
      const done = await askSecondPerson(context, request, wanted);
      if (!done.ok) return refuse(reply, 404, done.error);
      return reply.code('request' in done.value ? 202 : 200).send(done.value);
    },
  );
};

/** Whether a password stands in an address, where whoever lists feeds or reads the trail would find it. */
function hasSecret(url: string): boolean {
  const { username, password } = new URL(url);
  return username !== '' || password !== '';
}

/** What is told over a line that others read could be changed on the way; signed it is, secret it is not. */
function isSafe(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || hostname === 'localhost' || hostname === '127.0.0.1';
}

/** Told at the next commit of any table, when the time is over, or when nobody listens any more. */
function nextCommit(tables: Tables, most: number, { raw }: FastifyRequest) {
  let told: () => void = () => undefined;
  const happened = new Promise<void>((resolve) => {
    told = resolve;
  });
  const stops = tables.list().map((table) => table.onCommit(() => told()));
  const timer = setTimeout(() => told(), Math.max(0, most));
  raw.once('close', told);
  const cancel = () => {
    for (const stop of stops) stop();
    clearTimeout(timer);
    raw.off('close', told);
  };
  return { happened: happened.finally(cancel), cancel };
}

const NO_TOKEN = { code: 'not-signed-in', message: 'This is the token of no feed.' };
const TOO_MANY = {
  code: 'too-many-requests',
  message: `One reader asks ${READERS_MOST} questions at a time.`,
};
const NO_CURSOR = {
  code: 'unknown-cursor',
  message: 'A cursor is what an earlier answer gave; without one it begins at the beginning.',
  field: 'cursor',
};
const NOT_SAFE = {
  code: 'address-not-safe',
  message: 'A feed is delivered by https, or on this machine.',
  field: 'url',
};
const SECRET = {
  code: 'address-not-safe',
  message: 'No password belongs in an address: a delivery is known by its signature.',
  field: 'url',
};
const NO_FEED = { code: 'unknown-feed', message: 'No such feed goes on.', field: 'id' };
