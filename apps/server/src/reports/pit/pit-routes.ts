import { limitsPreviewBody, limitsRequest, outcomeBody, outcomeQuery } from '@baize/protocol/http';
import type { Roll } from '@baize/three-dice';
import type { ApiPlugin } from '../../http/context.ts';
import { only } from '../../http/gate.ts';
import { refuse } from '../../http/refuse.ts';
import { NO_TABLE, tableParams } from '../../http/routes/table-params.ts';
import { limitsPreview } from './limits-preview.ts';
import { outcomeOf } from './outcome.ts';

const tags = ['tables'];

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
      const outcome = outcomeOf(table.state(), rollIn(request.query.dice));
      return outcome ? reply.send(outcome) : refuse(reply, 409, NO_DICE);
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

/** The schema has seen that these are three faces. */
function rollIn(text: string): Roll {
  return [...text].map(Number) as unknown as Roll;
}

const NO_DICE = {
  code: 'no-round',
  message: 'No dice will decide anything here now.',
  field: 'table',
};
