import {
  auditBody,
  limitsPreviewBody,
  limitsRequest,
  outcomeBody,
  outcomeQuery,
  pitAuditQuery,
  pitShiftBody,
} from '@baize/protocol/http';
import { foresee } from '@baize/table';
import type { FastifyRequest } from 'fastify';
import type { AppDeps } from '../../http/app-deps.ts';
import type { ApiPlugin } from '../../http/context.ts';
import { allowOnly } from '../../http/gate.ts';
import { refuse } from '../../http/refuse.ts';
import { NO_TABLE, tableParams } from '../../http/routes/table-params.ts';
import { auditPageAt } from '../../people/audit-page.ts';
import { isElsewhere, OTHER_PIT } from '../../people/own-pits.ts';
import { askApart } from '../thread-jobs.ts';
import { limitsPreview } from './limits-preview.ts';

const tags = ['tables'];

/** How the tables do in the shift that runs, for their tiles. */
export const pitShiftRoutes: ApiPlugin = (api, { deps }) => {
  api.get(
    '/pit/shift',
    {
      schema: {
        summary: 'How each table does in the shift that runs',
        tags,
        response: { 200: pitShiftBody },
      },
      preHandler: allowOnly('pit-supervisor', 'auditor'),
    },
    (request) => {
      const tables = tablesAt(deps, request, {});
      return askApart(deps, { name: 'shift', tables, at: deps.now() }, request);
    },
  );
};

interface Place {
  readonly pit?: string;
  readonly table?: string;
}

/** What was done at the tables, for whoever answers for them; the rest of the trail is for the office. */
export const pitAuditRoutes: ApiPlugin = (api, { deps, registry }) => {
  api.get(
    '/pit/audit',
    {
      schema: {
        summary: 'Who did what at the tables of a pit, acting as whom, from where',
        tags,
        querystring: pitAuditQuery,
        response: { 200: auditBody },
      },
      preHandler: allowOnly('pit-supervisor', 'auditor'),
    },
    async (request, reply) => {
      const { pit, table, ...question } = request.query;
      const tables = tablesAt(deps, request, request.query);
      const isOther = table !== undefined && isElsewhere(deps.floor, request.principal, table);
      if (isOther) return refuse(reply, 403, OTHER_PIT);
      if (tables.length === 0 && table !== undefined) return refuse(reply, 404, NO_TABLE);
      if (tables.length === 0 && pit !== undefined) return refuse(reply, 404, NO_PIT);
      return reply.send(await auditPageAt(registry, tables, question));
    },
  );
};

/** The tables of a place that whoever asks is not kept from. */
function tablesAt(
  { tables, floor }: AppDeps,
  { principal }: Pick<FastifyRequest, 'principal'>,
  { pit, table }: Place,
): readonly string[] {
  return tables
    .list()
    .map(({ id }) => id)
    .filter((id) => !isElsewhere(floor, principal, id))
    .filter((id) => table === undefined || id === table)
    .filter((id) => pit === undefined || floor.presentation(id)?.pit === pit);
}

const NO_PIT = {
  code: 'unknown-pit',
  message: 'No table here belongs to such a pit.',
  field: 'pit',
};

/** What the pit asks before something happens. */
export const pitRoutes: ApiPlugin = (api, { deps }) => {
  api.get(
    '/tables/:table/outcome',
    {
      schema: {
        summary: 'What one result would pay of the stakes at risk now',
        tags,
        params: tableParams,
        querystring: outcomeQuery,
        response: { 200: outcomeBody },
      },
      preHandler: allowOnly('pit-supervisor', 'auditor'),
    },
    (request, reply) => {
      const table = deps.tables.get(request.params.table);
      if (!table) return refuse(reply, 404, NO_TABLE);
      const state = table.state();
      const risk = state.rules?.mechanic.risk;
      if (!risk) return refuse(reply, 409, NOTHING_OPEN);
      const dice = risk.read(request.query.dice);
      if (dice === null) return refuse(reply, 400, NO_RESULT);
      const foreseen = foresee(state, dice);
      return foreseen ? reply.send({ dice, ...foreseen }) : refuse(reply, 409, NOTHING_OPEN);
    },
  );

  api.post(
    '/tables/:table/limits/preview',
    {
      schema: {
        summary: 'What other limits would mean, before anybody sets them',
        tags,
        params: tableParams,
        body: limitsRequest,
        response: { 200: limitsPreviewBody },
      },
      preHandler: allowOnly('pit-supervisor', 'auditor'),
    },
    (request, reply) => {
      const rules = deps.tables.get(request.params.table)?.state().rules;
      if (!rules) return refuse(reply, 404, NO_TABLE);
      return reply.send(limitsPreview(rules, request.body, deps.library));
    },
  );
};

const NOTHING_OPEN = {
  code: 'no-round',
  message: 'No result will decide anything here now.',
  field: 'table',
};

const NO_RESULT = {
  code: 'invalid-input',
  message: 'This is no result of this game, as its address names one.',
  field: 'dice',
};
