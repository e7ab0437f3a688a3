import { commandBody, commandRequestOf, viewBodyOf, viewQuery } from '@baize/protocol/http';
import { drawOwnView, drawTableView } from '@baize/table';
import { actorOf } from '../../people/sessions.ts';
import { mayView } from '../../ws/may-view.ts';
import type { ApiPlugin } from '../context.ts';
import { anybody, principalOf } from '../gate.ts';
import { refuse } from '../refuse.ts';
import { sendAnswer } from '../send-answer.ts';
import { NO_TABLE, tableParams } from './table-params.ts';

const tags = ['tables'];

/** What a socket gives, for whoever asks once: a view, and commands. */
export const tableRoutes: ApiPlugin = (api, context) => {
  viewRoutes(api, context);
  commandRoutes(api, context);
};

const viewRoutes: ApiPlugin = (api, { deps }) => {
  api.get(
    '/tables/:table/view',
    {
      schema: {
        summary: 'What a role sees of a table now',
        tags,
        params: tableParams,
        querystring: viewQuery,
        response: { 200: viewBodyOf(deps.library) },
      },
      preHandler: anybody,
    },
    (request, reply) => {
      const table = deps.tables.get(request.params.table);
      if (!table) return refuse(reply, 404, NO_TABLE);
      const { as } = request.query;
      const principal = principalOf(request);
      if (!mayView(principal, as)) return refuse(reply, 403, NOT_YOURS);
      const at = deps.now();
      const state = table.state();
      const own = drawOwnView(as, actorOf(principal), state, at);
      const { sequence } = state;
      return reply.send({ at, view: { ...drawTableView(as, state), ...own, sequence } });
    },
  );
};

const commandRoutes: ApiPlugin = (api, { deps, handleCommand }) => {
  api.post(
    '/tables/:table/commands',
    {
      schema: {
        summary: 'Give a table a command',
        tags,
        params: tableParams,
        body: commandRequestOf(deps.library),
        response: { 200: commandBody },
      },
      preHandler: anybody,
    },
    async (request, reply) => {
      const table = deps.tables.get(request.params.table);
      if (!table) return refuse(reply, 404, NO_TABLE);
      const principal = principalOf(request);
      const actor = actorOf(principal);
      if (!actor) return refuse(reply, 403, NO_COMMANDS);
      const { op } = request.body;
      const caller = { principal, actor, address: request.ip };
      return sendAnswer(reply, op, await handleCommand(caller, table, request.body));
    },
  );
};

const NOT_YOURS = {
  code: 'not-authorised',
  message: 'This view belongs to another position.',
  field: 'as',
};
const NO_COMMANDS = { code: 'not-authorised', message: 'A display gives no commands.' };
