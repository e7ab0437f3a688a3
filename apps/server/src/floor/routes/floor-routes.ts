import { parse, tableId } from '@baize/protocol';
import {
  commandBody,
  configBody,
  configHistoryBody,
  configPreviewBody,
  configPreviewRequest,
  configRequest,
  deviceFaultRequest,
  deviceHeaders,
  faultsBody,
  softwareBody,
} from '@baize/protocol/http';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Api, ApiContext, ApiPlugin } from '../../http/context.ts';
import { allowOnly, principalOf, staffOf } from '../../http/gate.ts';
import { refuse } from '../../http/refuse.ts';
import { sendAnswer } from '../../http/send-answer.ts';
import {
  addSignedRoutes,
  proveSignature,
  readsBodyLater,
  type SignedRequest,
} from '../../http/signed-requests.ts';
import { InvalidInput } from '../../http/zod-provider.ts';
import { actorOf } from '../../people/sessions.ts';
import { configHistory, configPreview } from '../../reports/configuration.ts';
import type { Asking } from '../../store/office.ts';
import type { Tables } from '../../tables/running-table.ts';
import type { Faults } from '../faults/faults.ts';
import { readFaults } from '../faults/stored-faults.ts';
import { watchAbandoned } from '../faults/watch-abandoned.ts';
import { watchLinks } from '../faults/watches.ts';
import { bookHashOf } from '../file/table-settings.ts';
import type { Integrity } from '../integrity/integrity.ts';
import { integrityRoutes } from '../integrity/integrity-routes.ts';
import type { SoftwareWatch } from '../start/watch-software.ts';
import type { FloorTables } from '../tables/floor-tables.ts';
import { type FaultRoutesDeps, faultRoutes } from './fault-routes.ts';
import { lostRecordRoutes } from './lost-record-routes.ts';

const params = z.strictObject({ table: tableId });

interface ConfigDeps {
  readonly floor: FloorTables;
}

/** How a table is configured. A change is a command like any other: between rounds, with reasons. */
function configRoutes(config: ConfigDeps): ApiPlugin {
  return (api, context) => {
    tellConfig(api, context, config);
    foreseeConfig(api, context);
    changeConfig(api, context, config);
  };
}

const tags = ['tables'];

function tellConfig(api: Api, { deps }: ApiContext, { floor }: ConfigDeps): void {
  const summary = 'How a table is configured';
  api.get(
    '/tables/:table/config',
    {
      schema: { summary, tags, params, response: { 200: configBody } },
      preHandler: allowOnly('dealer', 'technician', 'auditor'),
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
function foreseeConfig(api: Api, { deps }: ApiContext): void {
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
      preHandler: allowOnly('pit-manager', 'auditor'),
    },
    (request, reply) => {
      const state = deps.tables.get(request.params.table)?.state();
      if (!state?.rules) return refuse(reply, 404, NO_TABLE);
      return reply.send(configPreview(state, state.rules, request.body.config, deps.library));
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
      preHandler: allowOnly('pit-manager', 'technician', 'auditor'),
    },
    async (request, reply) => {
      const { table } = request.params;
      if (!deps.tables.get(table)) return refuse(reply, 404, NO_TABLE);
      return reply.send({ entries: [...(await configHistory(deps.database, table))] });
    },
  );
}

function changeConfig(api: Api, { deps, handleCommand }: ApiContext, { floor }: ConfigDeps): void {
  const summary = 'Configure a table, between two rounds';
  api.put(
    '/tables/:table/config',
    {
      schema: { summary, tags, params, body: configRequest, response: { 200: commandBody } },
      preHandler: allowOnly('pit-manager'),
    },
    async (request, reply) => {
      const table = deps.tables.get(request.params.table);
      if (!table) return refuse(reply, 404, NO_TABLE);
      const { op, config, manners: presentation } = request.body;
      const principal = staffOf(request);
      const actor = actorOf(principal);
      if (!actor) return refuse(reply, 403, NO_TABLE);
      const caller = { principal, actor, address: request.ip };
      const hash = bookHashOf(config.game, deps.library);
      const command = { type: 'ConfigureTable', config: { ...config, ...hash } } as const;
      const answer = await handleCommand(caller, table, { op, command });
      if (presentation && answer.type === 'accepted') {
        const { request: asked } = answer;
        if (asked === undefined) await floor.setPresentation(table.id, presentation);
        else {
          const waiting = { request: asked, manners: presentation };
          await floor.setPresentationOnceGranted(table.id, waiting);
        }
      }
      return sendAnswer(reply, op, answer);
    },
  );
}

const NO_TABLE = { code: 'unknown-table', message: 'There is no such table.', field: 'table' };

/** Whoever doubts what runs has it compared now. */
function softwareRoutes(software: Pick<SoftwareWatch, 'check'>, faults: Faults): ApiPlugin {
  return (api, { audit, deps }) => {
    api.post(
      '/software/check',
      {
        schema: {
          summary: 'Hash everything that runs, and compare it with what was accepted',
          description:
            'Programs, screens, dependencies, the database that comes along, Node and its flags; also done at the start and daily. Anything but what was accepted stops play.',
          tags: ['operations'],
          response: { 200: softwareBody },
        },
        preHandler: allowOnly('technician', 'shift-manager'),
      },
      async (request, reply) => {
        const entry = { at: deps.now(), by: principalOf(request), address: request.ip };
        await audit.record({ ...entry, action: 'check-software', outcome: 'accepted' });
        const found = await software.check();
        if (!found) return refuse(reply, 409, NOTHING_COMPARED);
        const isAccepted = !faults.list().some(({ code }) => code === 'software-changed');
        return reply.send({ at: deps.now(), isAccepted, ...found });
      },
    );
  };
}

const NOTHING_COMPARED = {
  code: 'nothing-compared',
  message: 'This floor was started without looking at its software.',
};

export interface FloorRoutesDeps {
  readonly faults: Faults;
  readonly integrity: Integrity;
  readonly floor: FloorTables;
  readonly pool: Asking;
  readonly tables: Tables;
  readonly software: Pick<SoftwareWatch, 'check'>;
  /** When each terminal last gave an order. */
  readonly touched: ReadonlyMap<string, number>;
  readonly abandonedMinutes: number | null;
}

/** What the floor itself answers for: its faults, its results, and how its tables are configured. */
export function floorRoutes(deps: FloorRoutesDeps): readonly ApiPlugin[] {
  return [
    faultRoutes(deps),
    deviceFaultRoutes(deps),
    integrityRoutes(deps.integrity),
    configRoutes(deps),
    softwareRoutes(deps.software, deps.faults),
    lostRecordRoutes,
    linkWatch(deps),
  ];
}

/** Only the server knows whose link is alive, and who has touched what. */
function linkWatch({
  faults,
  tables,
  touched,
  abandonedMinutes: minutes,
}: FloorRoutesDeps): ApiPlugin {
  return (api, { hub }) => {
    const isOnline = (terminal: string) => hub.isOnline(terminal);
    const hasBeenOnline = (terminal: string) => hub.hasBeenOnline(terminal);
    const stops = [
      watchLinks({ faults, tables, isOnline, hasBeenOnline }),
      watchAbandoned({ faults, tables, isOnline, touched, minutes, now: Date.now }),
    ];
    api.addHook('onClose', async () => {
      for (const stop of stops) stop();
    });
  };
}

/** A device says that it is not in order. It is believed, and a person says when it is again. */
function deviceFaultRoutes(deps: FaultRoutesDeps): ApiPlugin {
  return (api, context) => {
    const schema = {
      summary: 'A device reports that it is not in order, signed',
      description:
        'Signed like a result, over this path. The fault `device-failed` stands at the device until a technician or supervisor clears it; the answer lists what stands there.',
      tags: ['machines'],
      security: [],
      headers: deviceHeaders,
      body: deviceFaultRequest,
      response: { 200: faultsBody },
    };
    addSignedRoutes(api, (scope) => {
      const options = { schema, validatorCompiler: readsBodyLater };
      scope.post('/devices/faults', options, (request, reply) =>
        proveSignature(context, 'report-fault', request, reply, (signed) =>
          report(deps, context, signed, reply),
        ),
      );
    });
  };
}

async function report(
  { faults, pool }: FaultRoutesDeps,
  { audit, deps }: ApiContext,
  { device: { principal, table }, said: body, address }: SignedRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const said = parse(deviceFaultRequest, body);
  if (!said.ok) throw new InvalidInput(said.error);
  const { kind, detail } = said.value;
  const { id } = principal;
  const entry = { at: deps.now(), by: principal, address, action: 'report-fault', subject: id };
  await audit.record({ ...entry, outcome: 'accepted', detail: { kind } });
  const where = table === null ? [] : [`at table ${table}`];
  faults.set(kind, id, [...(detail === undefined ? [] : [detail]), ...where].join('; '));
  await faults.written();
  const all = await readFaults(pool, false);
  return reply.send({ faults: all.filter(({ subject }) => subject === id) });
}
