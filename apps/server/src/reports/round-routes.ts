import { err, type Result } from '@baize/exact';
import { roundRecord, transcript } from '@baize/house';
import { roundId, tableId } from '@baize/protocol';
import {
  bundleQuery,
  historyBody,
  historyQuery,
  roundsBody,
  roundsQuery,
  transcriptQuery,
} from '@baize/protocol/http';
import { factsIn, type RoundRecord } from '@baize/table';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { AppDeps } from '../http/app-deps.ts';
import type { Api, ApiContext, ApiPlugin } from '../http/context.ts';
import { only, principalOf, staffOf } from '../http/gate.ts';
import { refuse } from '../http/refuse.ts';
import { actorOf } from '../people/principal.ts';
import { type BundleFault, disputeBundle } from './dispute/dispute-bundle.ts';
import { disputePage } from './dispute/dispute-page.ts';
import { readRound } from './dispute/read-round.ts';
import { actorText } from './registers/actor-text.ts';
import { roundList } from './rounds/round-list.ts';
import { terminalHistory } from './rounds/terminal-history.ts';

const tags = ['rounds'];
const ofTable = z.strictObject({ table: tableId });
const ofRound = z.strictObject({ table: tableId, round: roundId });
const mayReadRounds = only('pit-supervisor', 'auditor');

/** Rounds that have been played: lists, records, transcripts, and one file for a dispute. */
export const roundRoutes: ApiPlugin = (api, context) => {
  lists(api, context);
  records(api, context);
  bundles(api, context);
};

function lists(api: Api, { deps }: ApiContext): void {
  api.get(
    '/tables/:table/rounds',
    {
      schema: {
        summary: 'The rounds of a table, the newest first',
        tags,
        params: ofTable,
        querystring: roundsQuery,
        response: { 200: roundsBody },
      },
      preHandler: only('dealer', 'auditor'),
    },
    async (request, reply) => {
      const table = deps.tables.get(request.params.table);
      if (!table) return refuse(reply, 404, NO_TABLE);
      return reply.send(await roundList(deps.database, table, request.query));
    },
  );

  api.get(
    '/terminals/me/history',
    {
      schema: {
        summary: 'The last games of the asking terminal',
        tags,
        querystring: historyQuery,
        response: { 200: historyBody },
      },
      preHandler: only('player'),
    },
    (request) => {
      const { id: terminal } = principalOf(request);
      const question = { ...request.query, terminal };
      return terminalHistory(deps.database, deps.tables.list(), question);
    },
  );
}

function records(api: Api, { deps }: ApiContext): void {
  api.get(
    '/tables/:table/rounds/:round',
    {
      schema: { summary: 'Everything on record about a round', tags, params: ofRound },
      preHandler: mayReadRounds,
    },
    async (request, reply) => {
      const { table, round } = request.params;
      const record = await recordOf(deps, table, round);
      return record.ok ? reply.send(record.value) : missing(reply, record.error);
    },
  );

  api.get(
    '/tables/:table/rounds/:round/transcript',
    {
      schema: {
        summary: 'A round told in sentences',
        tags,
        params: ofRound,
        querystring: transcriptQuery,
      },
      preHandler: mayReadRounds,
    },
    async (request, reply) => {
      const { table, round } = request.params;
      const record = await recordOf(deps, table, round);
      if (!record.ok) return missing(reply, record.error);
      const { operations, config } = record.value;
      const { minutesEast = deps.config.shifts.minutesEast } = request.query;
      const told = transcript(factsIn(operations), {
        config,
        minutesEast,
        ...(deps.library && { library: deps.library }),
      });
      return reply.type('text/plain; charset=utf-8').serializer(String).send(told);
    },
  );
}

async function recordOf(
  { database, library }: Pick<AppDeps, 'database' | 'library'>,
  table: string,
  round: string,
): Promise<Result<RoundRecord, BundleFault>> {
  const read = await readRound(database, table, round, library);
  return read ? roundRecord(read.facts, round, read.before) : err(NO_ROUND);
}

/** A round that goes on will have a record; one that nobody knows will not. */
function missing(reply: FastifyReply, fault: BundleFault): FastifyReply {
  return refuse(reply, fault.code === 'round-in-progress' ? 409 : 404, fault);
}

function bundles(api: Api, { deps, audit }: ApiContext): void {
  api.get(
    '/tables/:table/rounds/:round/bundle',
    {
      schema: {
        summary: 'Everything about a round as one file',
        tags,
        params: ofRound,
        querystring: bundleQuery,
      },
      preHandler: mayReadRounds,
    },
    async (request, reply) => {
      const { table, round } = request.params;
      const { terminal = null, format } = request.query;
      const { minutesEast = deps.config.shifts.minutesEast } = request.query;
      const by = staffOf(request);
      const actor = actorOf(by);
      const read = await readRound(deps.database, table, round, deps.library);
      if (!read || !actor) return refuse(reply, 404, NO_ROUND);
      const producedAt = deps.now();
      const producedBy = actorText(actor);
      const question = { round, terminal, producedAt, producedBy, minutesEast };
      const bundle = disputeBundle(read, { ...question, floor: deps.floor.name });
      if (!bundle.ok) return missing(reply, bundle.error);
      const what = { action: 'dispute-bundle', subject: round, outcome: 'accepted' };
      await audit.record({ at: producedAt, by, address: request.ip, ...what });
      const isPage = format === 'html';
      const name = `${round}${terminal === null ? '' : `-${terminal}`}.dispute`;
      return isPage
        ? attach(reply, `${name}.html`, 'text/html', disputePage(bundle.value))
        : attach(reply, `${name}.json`, 'application/json', JSON.stringify(bundle.value));
    },
  );
}

function attach(reply: FastifyReply, name: string, type: string, text: string): FastifyReply {
  return reply
    .type(`${type}; charset=utf-8`)
    .header('content-disposition', `attachment; filename="${name}"`)
    .serializer(String)
    .send(text);
}

const NO_TABLE = { code: 'unknown-table', message: 'There is no such table.', field: 'table' };
const NO_ROUND: BundleFault = { code: 'unknown-round', message: 'There is no such round.' };
