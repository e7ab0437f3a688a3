import { money, NOTHING, total } from '@baize/exact';
import { roundId, tableId } from '@baize/protocol';
import {
  bundleQuery,
  type HistoryBody,
  historyBody,
  historyQuery,
  type PlayedRound,
  roundsBody,
  roundsQuery,
  transcriptQuery,
} from '@baize/protocol/http';
import { configAt, type TableState } from '@baize/table';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { AppDeps } from '../http/app-deps.ts';
import type { Api, ApiContext, ApiPlugin } from '../http/context.ts';
import { only, principalOf, staffOf } from '../http/gate.ts';
import { refuse } from '../http/refuse.ts';
import { actorOf } from '../people/sessions.ts';
import type { Queryable } from '../store/journal-row.ts';
import type { BundleFault } from './dispute/dispute-bundle.ts';
import { actorText } from './registers/actor-text.ts';
import { type PlayedUnder, pastRounds } from './rounds/past-rounds.ts';
import { hasResult, roundList } from './rounds/round-list.ts';
import { type RoundOrder, type Telling, type ToldRound, tellRound } from './rounds/tell-round.ts';

interface HistoryQuestion {
  readonly terminal: string;
  /** Rounds that ended before this time. */
  readonly before?: number;
  readonly limit: number;
}

/** A table somebody may have played at. */
interface KnownTable {
  readonly id: string;
  state(): TableState;
}

/** How many rounds of one table are looked through for those of a terminal. */
const LOOKED_THROUGH = 2_000;

/** The rounds a terminal had stakes in, at whatever tables, newest first. */
async function terminalHistory(
  database: Queryable,
  tables: readonly KnownTable[],
  question: HistoryQuestion,
): Promise<HistoryBody> {
  const { limit } = question;
  const known = await tablesPlayedAt(database, question.terminal);
  const played = await Promise.all(
    tables
      .filter(({ id }) => known.has(id))
      .map((table) => readPlayedAt(database, table, question)),
  );
  const rounds = played.flat().toSorted((one, other) => other.at - one.at);
  const page = rounds.slice(0, limit);
  return { rounds: page, next: rounds.length > limit ? (page.at(-1)?.at ?? null) : null };
}

async function tablesPlayedAt(database: Queryable, terminal: string): Promise<Set<string>> {
  const { rows } = await database.query<{ readonly table_id: string }>(
    'select table_id from meters where terminal = $1',
    [terminal],
  );
  return new Set(rows.map(({ table_id }) => table_id));
}

/** One more than the page holds, so that it is known whether there is another. */
async function readPlayedAt(
  database: Queryable,
  table: KnownTable,
  { terminal, before = Number.MAX_SAFE_INTEGER, limit }: HistoryQuestion,
): Promise<readonly PlayedRound[]> {
  const rounds: PlayedRound[] = [];
  const given = { database, table: table.id, state: table.state(), terminal };
  let looked = 0;
  for await (const each of pastRounds(given)) {
    looked += 1;
    const { endedAt } = each.past;
    const round = endedAt !== null && endedAt < before ? ownPart(table.id, terminal, each) : null;
    if (round) rounds.push(round);
    if (rounds.length > limit || looked >= LOOKED_THROUGH) break;
  }
  return rounds;
}

function ownPart(
  table: string,
  terminal: string,
  { past, config }: PlayedUnder,
): PlayedRound | null {
  const { round, number, status, endedAt, result, hash } = past;
  const stakes = past.closed.find((each) => each.terminal === terminal);
  if (!stakes || endedAt === null || status === 'in-progress') return null;
  const own = past.settled.filter((each) => each.terminal === terminal);
  const stands = hasResult(past);
  return {
    table,
    round,
    number,
    game: configAt(config, terminal).game,
    status,
    at: endedAt,
    result: stands && result ? [...result] : null,
    stakes: stakes.stakes.map((each) => ({ ...each })),
    lines: own.flatMap(({ lines }) => lines.map((line) => ({ ...line }))),
    staked: stakes.total,
    returned: stands ? total(own.map(({ returned }) => returned)) : stakes.total,
    creditBefore: money(past.before),
    creditAfter: past.after === null ? NOTHING : money(past.after),
    hash,
  };
}

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
      const told = await toldRound(deps, request.params, { as: 'record' });
      return told.ok ? sendText(reply, 'application/json', told.value) : missing(reply, told.error);
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
      const told = await toldRound(deps, request.params, { as: 'transcript', minutesEast });
      return told.ok ? sendText(reply, 'text/plain', told.value) : missing(reply, told.error);
    },
  );
}

/** A round told by whoever makes the reports; here where nobody does. */
async function toldRound(
  deps: AppDeps,
  { table, round }: z.infer<typeof ofRound>,
  telling: Telling,
): Promise<ToldRound> {
  const order: RoundOrder = { name: 'round', table, round, telling };
  return deps.reports?.tell(order) ?? tellRound(deps, order);
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
      const { round } = request.params;
      const { terminal = null, format } = request.query;
      const { minutesEast = deps.config.shifts.minutesEast } = request.query;
      const by = staffOf(request);
      const actor = actorOf(by);
      if (!actor) return refuse(reply, 404, NO_ROUND);
      const producedAt = deps.now();
      const produced = { producedAt, producedBy: actorText(actor), minutesEast };
      const question = { ...produced, terminal, floor: deps.floor.name };
      const told = await toldRound(deps, request.params, { as: 'bundle', format, question });
      if (!told.ok) return missing(reply, told.error);
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
const NO_ROUND: BundleFault = { code: 'unknown-round', message: 'There is no such round.' };
