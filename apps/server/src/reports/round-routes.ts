import { roundId, tableId } from '@baize/protocol';
import {
  bundleQuery,
  historyBody,
  historyQuery,
  roundsBody,
  roundsQuery,
  transcriptQuery,
} from '@baize/protocol/http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AppDeps } from '../http/app-deps.ts';
import type { Api, ApiContext, ApiPlugin } from '../http/context.ts';
import { allowOnly, principalOf, staffOf } from '../http/gate.ts';
import { refuse } from '../http/refuse.ts';
import { actorOf } from '../people/sessions.ts';
import type { BundleProblem } from './dispute/dispute-bundle.ts';
import { actorText } from './registers/actor-text.ts';
import { standingOf } from './rounds/past-rounds.ts';
import {
  type RoundAnswer,
  type RoundForm,
  type RoundJob,
  roundAnswer,
} from './rounds/round-answer.ts';
import { askApart } from './thread-jobs.ts';

const tags = ['rounds'];
const ofTable = z.strictObject({ table: tableId });
const ofRound = z.strictObject({ table: tableId, round: roundId });
const mayReadRounds = allowOnly('pit-supervisor', 'auditor');

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
      preHandler: allowOnly('dealer', 'auditor'),
    },
    async (request, reply) => {
      const table = deps.tables.get(request.params.table);
      if (!table) return refuse(reply, 404, NO_TABLE);
      const standing = standingOf(table, null);
      return reply.send(
        await askApart(deps, { name: 'rounds', standing, ...request.query }, request),
      );
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
      preHandler: allowOnly('player'),
    },
    (request) => {
      const { id: terminal } = principalOf(request);
      const standings = deps.tables.list().map((table) => standingOf(table, terminal));
      const order = { name: 'history' as const, terminal, standings, ...request.query };
      return askApart(deps, order, request);
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
      const told = await askRound(deps, request.params, { as: 'record' }, request);
      return told.ok
        ? sendText(reply, 'application/json', told.value)
        : refuseMissing(reply, told.error);
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
      const { minutesEast = deps.config.shifts.minutesEast } = request.query;
      const told = await askRound(deps, request.params, { as: 'transcript', minutesEast }, request);
      return told.ok ? sendText(reply, 'text/plain', told.value) : refuseMissing(reply, told.error);
    },
  );
}

/** A round told by whoever makes the reports; here where nobody does. */
async function askRound(
  deps: AppDeps,
  { table, round }: z.infer<typeof ofRound>,
  telling: RoundForm,
  by: FastifyRequest,
): Promise<RoundAnswer> {
  const order: RoundJob = { name: 'round', table, round, telling };
  return roundAnswer.parse(await askApart(deps, order, by));
}

/** A round that goes on will have a record; one that nobody knows will not. */
function refuseMissing(reply: FastifyReply, problem: BundleProblem): FastifyReply {
  return refuse(reply, problem.code === 'round-in-progress' ? 409 : 404, problem);
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
      const { round } = request.params;
      const { terminal = null, format } = request.query;
      const { minutesEast = deps.config.shifts.minutesEast } = request.query;
      const by = staffOf(request);
      const actor = actorOf(by);
      if (!actor) return refuse(reply, 404, NO_ROUND);
      const producedAt = deps.now();
      const produced = { producedAt, producedBy: actorText(actor), minutesEast };
      const question = { ...produced, terminal, floor: deps.floor.name };
      const told = await askRound(
        deps,
        request.params,
        { as: 'bundle', format, question },
        request,
      );
      if (!told.ok) return refuseMissing(reply, told.error);
      const what = { action: 'dispute-bundle', subject: round, outcome: 'accepted' };
      await audit.record({ at: producedAt, by, address: request.ip, ...what });
      const type = format === 'html' ? 'text/html' : 'application/json';
      const name = `${round}${terminal === null ? '' : `-${terminal}`}.dispute.${format}`;
      reply.header('content-disposition', `attachment; filename="${name}"`);
      return sendText(reply, type, told.value);
    },
  );
}

function sendText(reply: FastifyReply, type: string, text: string): FastifyReply {
  return reply.type(`${type}; charset=utf-8`).serializer(String).send(text);
}

const NO_TABLE = { code: 'unknown-table', message: 'There is no such table.', field: 'table' };
const NO_ROUND: BundleProblem = { code: 'unknown-round', message: 'There is no such round.' };
