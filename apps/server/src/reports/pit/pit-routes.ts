import {
  limitsPreviewBody,
  limitsRequest,
  outcomeBody,
  outcomeQuery,
  pitShiftBody,
} from '@baize/protocol/http';
import { foresee } from '@baize/table';
import type { ApiPlugin } from '../../http/context.ts';
import { only } from '../../http/gate.ts';
import { refuse } from '../../http/refuse.ts';
import { NO_TABLE, tableParams } from '../../http/routes/table-params.ts';
import { askApart } from '../thread-orders.ts';
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
      preHandler: only('pit-supervisor', 'auditor'),
    },
    (request) => {
      const tables = deps.tables.list().map(({ id }) => id);
      return askApart(deps, { name: 'shift', tables, at: deps.now() }, request);
    },
  );
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
      preHandler: only('pit-supervisor', 'auditor'),
    },
    (request, reply) => {
      const table = deps.tables.get(request.params.table);
      if (!table) return refuse(reply, 404, NO_TABLE);
      const state = table.state();
      const risk = state.rules?.mechanic.risk;
      if (!risk) return refuse(reply, 409, NO_DICE);
      const dice = risk.read(request.query.dice);
      if (dice === null) return refuse(reply, 400, NO_RESULT);
      const foreseen = foresee(state, dice);
      return foreseen ? reply.send({ dice, ...foreseen }) : refuse(reply, 409, NO_DICE);
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
      preHandler: only('pit-supervisor', 'auditor'),
    },
    (request, reply) => {
      const rules = deps.tables.get(request.params.table)?.state().rules;
      if (!rules) return refuse(reply, 404, NO_TABLE);
      return reply.send(limitsPreview(rules, request.body, deps.library));
    },
  );
};

const NO_DICE = {
  code: 'no-round',
  message: 'No dice will decide anything here now.',
  field: 'table',
};

const NO_RESULT = {
  code: 'invalid-input',
  message: 'dice: a result of this game, as its address names it.',
  field: 'dice',
};
