import {
  attendantBody,
  attendantRequest,
  ownTerminalBody,
  tableTerminalsBody,
} from '@baize/protocol/http';
import { itemsOf } from '@baize/table';
import { attendantCalls, callAttendant, endAttendantCall } from '../../people/attendants.ts';
import { knownSeat } from '../../store/floor-knowledge.ts';
import type { ApiPlugin } from '../context.ts';
import { only, principalOf } from '../gate.ts';
import { refuse } from '../refuse.ts';
import { NO_TABLE, tableParams } from './table-params.ts';

/** What a terminal asks about itself, and what the pit asks about terminals. */
export const terminalRoutes: ApiPlugin = (api, { deps, registry, audit, hub }) => {
  const tags = ['terminals'];
  const preHandler = only('player');

  api.get(
    '/terminals/me',
    { schema: { tags, response: { 200: ownTerminalBody } }, preHandler },
    async (request) => {
      const { id: terminal } = principalOf(request);
      const { seatedAt: table, credit } = await knownSeat(deps.database, terminal);
      const calls = await attendantCalls(registry, [terminal]);
      const attendantCalledAt = calls.get(terminal) ?? null;
      return { terminal, table, credit: table === null ? credit : null, attendantCalledAt };
    },
  );

  api.post(
    '/attendant',
    { schema: { tags, body: attendantRequest, response: { 200: attendantBody } }, preHandler },
    async (request) => {
      const by = principalOf(request);
      const { call } = request.body;
      await (call ? callAttendant(registry, by.id) : endAttendantCall(registry, by.id));
      const action = call ? 'call-attendant' : 'end-attendant-call';
      const what = { action, subject: by.id, outcome: 'accepted' };
      await audit.record({ at: deps.now(), by, address: request.ip, ...what });
      const calls = await attendantCalls(registry, [by.id]);
      return { attendantCalledAt: calls.get(by.id) ?? null };
    },
  );

  api.get(
    '/tables/:table/terminals',
    {
      schema: { tags, params: tableParams, response: { 200: tableTerminalsBody } },
      preHandler: only('dealer', 'cashier', 'technician', 'auditor'),
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
          attendantCalledAt: calls.get(terminal) ?? null,
        })),
      });
    },
  );
};
