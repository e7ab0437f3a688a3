import { SHIPPED } from '@baize/house';
import { tableId } from '@baize/protocol';
import {
  commandBody,
  configBody,
  configHistoryBody,
  configPreviewBody,
  configPreviewRequest,
  configRequest,
} from '@baize/protocol/http';
import { z } from 'zod';
import type { Api, ApiContext, ApiPlugin } from '../../http/context.ts';
import { only, staffOf } from '../../http/gate.ts';
import { refuse } from '../../http/refuse.ts';
import { sendAnswer } from '../../http/send-answer.ts';
import { actorOf } from '../../people/principal.ts';
import { configHistory, configPreview } from '../../reports/configuration.ts';
import { bookHashOf } from '../file/table-settings.ts';
import type { FloorTables } from '../tables/floor-tables.ts';

const params = z.strictObject({ table: tableId });

interface ConfigDeps {
  readonly floor: FloorTables;
}

/** How a table is configured. A change is a command like any other: between rounds, with reasons. */
export function configRoutes(config: ConfigDeps): ApiPlugin {
  return (api, context) => {
    telling(api, context, config);
    foreseeing(api, context);
    changing(api, context, config);
  };
}

const tags = ['tables'];

function telling(api: Api, { deps }: ApiContext, { floor }: ConfigDeps): void {
  const summary = 'How a table is configured';
  api.get(
    '/tables/:table/config',
    {
      schema: { summary, tags, params, response: { 200: configBody } },
      preHandler: only('dealer', 'technician', 'auditor'),
    },
    (request, reply) => {
      const { table } = request.params;
      const config = deps.tables.get(table)?.state().rules?.config;
      const presentation = floor.presentation(table);
      if (!config || !presentation) return refuse(reply, 404, NO_TABLE);
      return reply.send({ config, manners: presentation });
    },
  );
}

/** What is to be known before anybody changes it, and what was changed before. */
function foreseeing(api: Api, { deps }: ApiContext): void {
  api.post(
    '/tables/:table/config/preview',
    {
      schema: {
        summary: 'What another configuration would mean, before anybody sets it',
        tags,
        params,
        body: configPreviewRequest,
        response: { 200: configPreviewBody },
      },
      preHandler: only('pit-manager', 'auditor'),
    },
    (request, reply) => {
      const state = deps.tables.get(request.params.table)?.state();
      if (!state?.rules) return refuse(reply, 404, NO_TABLE);
      return reply.send(
        configPreview(state, state.rules, request.body.config, deps.library ?? SHIPPED),
      );
    },
  );
  api.get(
    '/tables/:table/config/history',
    {
      schema: {
        summary: 'Every configuration a table has had, newest first',
        tags,
        params,
        response: { 200: configHistoryBody },
      },
      preHandler: only('pit-manager', 'technician', 'auditor'),
    },
    async (request, reply) => {
      const { table } = request.params;
      if (!deps.tables.get(table)) return refuse(reply, 404, NO_TABLE);
      return reply.send({ entries: [...(await configHistory(deps.database, table))] });
    },
  );
}

function changing(api: Api, { deps, handleCommand }: ApiContext, { floor }: ConfigDeps): void {
  const summary = 'Configure a table, between two rounds';
  api.put(
    '/tables/:table/config',
    {
      schema: { summary, tags, params, body: configRequest, response: { 200: commandBody } },
      preHandler: only('pit-manager'),
    },
    async (request, reply) => {
      const table = deps.tables.get(request.params.table);
      if (!table) return refuse(reply, 404, NO_TABLE);
      const { op, config, manners: presentation } = request.body;
      const principal = staffOf(request);
      const actor = actorOf(principal);
      if (!actor) return refuse(reply, 403, NO_TABLE);
      const caller = { principal, actor, address: request.ip };
      const hash = bookHashOf(config.game, deps.library ?? SHIPPED);
      const command = { type: 'ConfigureTable', config: { ...config, ...hash } } as const;
      const answer = await handleCommand(caller, table, { op, command });
      if (presentation && answer.type !== 'refused' && answer.type !== 'unavailable') {
        await floor.setPresentation(table.id, presentation);
      }
      return sendAnswer(reply, op, answer);
    },
  );
}

const NO_TABLE = { code: 'unknown-table', message: 'There is no such table.', field: 'table' };
