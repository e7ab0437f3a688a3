import { err, money, NOTHING, type Result, total } from '@baize/exact';
import { roundRecord, transcript } from '@baize/house';
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
import { configAt, factsIn, type RoundRecord, type TableState } from '@baize/table';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { AppDeps } from '../http/app-deps.ts';
import type { Api, ApiContext, ApiPlugin } from '../http/context.ts';
import { only, principalOf, staffOf } from '../http/gate.ts';
import { refuse } from '../http/refuse.ts';
import { actorOf } from '../people/sessions.ts';
import type { Queryable } from '../store/journal-row.ts';
import { type BundleFault, disputeBundle } from './dispute/dispute-bundle.ts';
import { disputePage } from './dispute/dispute-page.ts';
import { readRound } from './dispute/read-round.ts';
import { actorText } from './registers/actor-text.ts';
import { type PlayedUnder, pastRounds } from './rounds/past-rounds.ts';
import { hasResult, roundList } from './rounds/round-list.ts';

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
        library: deps.library,
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
