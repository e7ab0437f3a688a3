import { dropBody, dropRequest, dropsBody, secondRequest } from '@baize/protocol/http';
import type { ApiPlugin } from '../http/context.ts';
import { only, staffOf } from '../http/gate.ts';
import { onRecord } from '../http/record.ts';
import { refuse } from '../http/refuse.ts';
import { NO_TABLE } from '../http/routes/table-params.ts';
import { opParams, SAME_PERSON } from './desk-routes.ts';
import { piecesFault } from './drawer-routes.ts';
import { decideDrop, findDrop, lastDrops, tableBoxes, writeDrop } from './drops.ts';

const tags = ['cage'];

/** The cash boxes of tables: what must be in them, and what two people found. */
export const dropRoutes: ApiPlugin = (api, context) => {
  const { database, config, now, tables } = context.deps;
  api.get(
    '/cage/drops',
    {
      schema: {
        summary: 'Cash at the tables, and counts of it',
        tags,
        response: { 200: dropsBody },
      },
      preHandler: only('cashier', 'pit-supervisor', 'auditor'),
    },
    async () => ({
      tables: await tableBoxes(database),
      drops: [...(await lastDrops(database, 200))],
    }),
  );

  api.post(
    '/cage/drops',
    {
      schema: {
        summary: 'Count the emptied box of a table',
        tags,
        body: dropRequest,
        response: { 200: dropBody },
      },
      preHandler: only('cashier'),
    },
    async (request, reply) => {
      const { op, table, pieces } = request.body;
      if (!tables.get(table)) return refuse(reply, 404, NO_TABLE);
      const fault = piecesFault(pieces, config.cage.notes);
      if (fault) return refuse(reply, 400, fault);
      const { id: by } = staffOf(request);
      const counted = await onRecord(context, request, async (acting) => {
        await writeDrop(acting.database, { op, table, at: now(), by, pieces });
        const drop = await findDrop(acting.database, op);
        return [drop, { action: 'count-drop', subject: table, op, outcome: 'accepted' }];
      });
      return counted ? reply.send(counted) : refuse(reply, 404, NO_DROP);
    },
  );

  seconding(api, context);
};

const seconding: ApiPlugin = (api, context) => {
  api.post(
    '/cage/drops/:op/second',
    {
      schema: {
        summary: 'Agree to what somebody else has counted, or have it counted again',
        tags,
        params: opParams,
        body: secondRequest,
        response: { 200: dropBody },
      },
      preHandler: only('cashier', 'pit-supervisor'),
    },
    async (request, reply) => {
      const { op } = request.params;
      const { agrees } = request.body;
      const { id: second } = staffOf(request);
      const decided = await onRecord(context, request, async ({ database }) => {
        const drop = await findDrop(database, op);
        const isOpen = drop?.state === 'waiting';
        if (drop && isOpen && drop.by !== second) await decideDrop(database, drop, second, agrees);
        const fault = isOpen ? (drop.by === second ? SAME_PERSON : null) : NO_DROP;
        const done = fault ?? (await findDrop(database, op)) ?? NO_DROP;
        const outcome = fault?.code ?? 'accepted';
        return [done, { action: 'second-drop', subject: drop?.table ?? op, op, outcome }];
      });
      if (!('code' in decided)) return reply.send(decided);
      return refuse(reply, decided === SAME_PERSON ? 403 : 404, decided);
    },
  );
};

const NO_DROP = {
  code: 'unknown-drop',
  message: 'No such count waits for a second person.',
  field: 'op',
};
