import { terminalId } from '@baize/protocol';
import { attendantBody, tableTerminalsBody, waitingBody } from '@baize/protocol/http';
import { itemsOf } from '@baize/table';
import { z } from 'zod';
import { answerAttendantCall, attendantCalls, endAttendantCall } from '../../people/attendants.ts';
import type { ApiPlugin } from '../context.ts';
import { allowOnly, principalOf } from '../gate.ts';
import { onRecord } from '../record.ts';
import { refuse } from '../refuse.ts';
import { calledBody } from './called-body.ts';
import { NO_TABLE, tableParams } from './table-params.ts';

const tags = ['terminals'];
const NOBODY_WAITS = { code: 'not-found', message: 'Nobody waits at that terminal.' } as const;

/** Who is at a table, whose link is lost, and who waits for somebody. */
export const linkRoutes: ApiPlugin = (api, context) => {
  listingRoutes(api, context);
  waitingRoutes(api, context);
  attendingRoutes(api, context);
};

const listingRoutes: ApiPlugin = (api, context) => {
  const { deps, registry, hub } = context;
  api.get(
    '/tables/:table/terminals',
    {
      schema: {
        summary: 'Who is at a table, and whose link is lost',
        tags,
        params: tableParams,
        response: { 200: tableTerminalsBody },
      },
      preHandler: allowOnly('dealer', 'cashier', 'technician', 'auditor'),
    },
    async (request, reply) => {
      const table = deps.tables.get(request.params.table);
      if (!table) return refuse(reply, 404, NO_TABLE);
      const terminals = [...itemsOf(table.state().terminals)]
        .filter(({ isSeated }) => isSeated)
        .map(({ id }) => id);
      const calls = await attendantCalls(registry, terminals);
      return reply.send({
        terminals: terminals.map((terminal) => ({
          terminal,
          isOnline: hub.isOnline(terminal),
          ...calledBody(calls.get(terminal) ?? null),
        })),
      });
    },
  );
};

const waitingRoutes: ApiPlugin = (api, { deps, registry, hub }) => {
  api.get(
    '/waiting',
    {
      schema: {
        summary: 'Who waits anywhere on the floor, and whose link is lost',
        tags,
        response: { 200: waitingBody },
      },
      preHandler: allowOnly('dealer', 'cashier', 'technician', 'auditor'),
    },
    async (_, reply) => {
      const seated = deps.tables
        .list()
        .flatMap((table) =>
          [...itemsOf(table.state().terminals)]
            .filter(({ isSeated }) => isSeated)
            .map(({ id: terminal }) => ({ terminal, table: table.id })),
        );
      const calls = await attendantCalls(
        registry,
        seated.map(({ terminal }) => terminal),
      );
      const terminals = seated
        .map(({ terminal, table }) => ({
          terminal,
          table,
          isOnline: hub.isOnline(terminal),
          ...calledBody(calls.get(terminal) ?? null),
        }))
        .filter(({ isOnline, attendantCalledAt }) => !isOnline || attendantCalledAt !== null);
      return reply.send({ at: registry.now(), terminals });
    },
  );
};

const attendingRoutes: ApiPlugin = (api, context) => {
  api.post(
    '/terminals/:terminal/attended',
    {
      schema: {
        summary: 'Somebody has come to a terminal',
        tags,
        params: z.strictObject({ terminal: terminalId }),
        response: { 200: attendantBody },
      },
      preHandler: allowOnly('dealer', 'cashier', 'technician'),
    },
    async (request) => {
      const { terminal } = request.params;
      await onRecord(context, request, async (acting) => {
        await endAttendantCall(acting, terminal);
        return [undefined, { action: 'attended', subject: terminal, outcome: 'accepted' }];
      });
      return calledBody(null);
    },
  );
  api.post(
    '/terminals/:terminal/answered',
    {
      schema: {
        summary: 'Somebody is on the way to a terminal',
        tags,
        params: z.strictObject({ terminal: terminalId }),
        response: { 200: attendantBody },
      },
      preHandler: allowOnly('dealer', 'cashier', 'technician'),
    },
    async (request, reply) => {
      const { terminal } = request.params;
      const { id } = principalOf(request);
      const isWaiting = await onRecord(context, request, async (acting) => {
        const found = await answerAttendantCall(acting, terminal, id);
        const outcome = found ? 'accepted' : 'refused';
        return [found, { action: 'answer-attendant-call', subject: terminal, outcome }];
      });
      if (!isWaiting) return refuse(reply, 404, NOBODY_WAITS);
      const calls = await attendantCalls(context.registry, [terminal]);
      return reply.send(calledBody(calls.get(terminal) ?? null));
    },
  );
};
