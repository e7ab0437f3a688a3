import {
  attendantBody,
  attendantRequest,
  type OwnTerminalBody,
  ownTerminalBody,
} from '@baize/protocol/http';
import { configAt, type TableState } from '@baize/table';
import { attendantCalls, callAttendant, endAttendantCall } from '../../people/attendants.ts';
import { readSeat } from '../../store/floor-knowledge.ts';
import type { ApiPlugin } from '../context.ts';
import { allowOnly, principalOf } from '../gate.ts';
import { onRecord } from '../record.ts';
import { calledBody } from './called-body.ts';

/** What a terminal asks about itself. */
export const terminalRoutes: ApiPlugin = (api, context) => {
  const { deps, registry } = context;
  const tags = ['terminals'];
  const preHandler = allowOnly('player');

  api.get(
    '/terminals/me',
    {
      schema: { summary: 'Where the asking terminal is', tags, response: { 200: ownTerminalBody } },
      preHandler,
    },
    async (request) => {
      const { id: terminal } = principalOf(request);
      const { seatedAt: table, credit } = await readSeat(deps.database, terminal);
      const calls = await attendantCalls(registry, [terminal]);
      const waiting = calls.get(terminal) ?? null;
      const own = { terminal, table, ...layoutsOf(terminal, deps.tables.list()) };
      return { ...own, credit: table === null ? credit : null, ...calledBody(waiting) };
    },
  );

  api.post(
    '/attendant',
    {
      schema: {
        summary: 'Call somebody to the terminal',
        tags,
        body: attendantRequest,
        response: { 200: attendantBody },
      },
      preHandler,
    },
    async (request) => {
      const by = principalOf(request);
      const { call, reason = 'help', amount = null } = request.body;
      await onRecord(context, request, async (acting) => {
        await (call
          ? callAttendant(acting, by.id, { reason, amount })
          : endAttendantCall(acting, by.id));
        const action = call ? 'call-attendant' : 'end-attendant-call';
        return [undefined, { action, subject: by.id, outcome: 'accepted' }];
      });
      const calls = await attendantCalls(registry, [by.id]);
      return calledBody(calls.get(by.id) ?? null);
    },
  );
};

/** The tables at which a terminal has another layout than the table. */
function layoutsOf(
  terminal: string,
  tables: readonly { readonly id: string; state(): TableState }[],
): Pick<OwnTerminalBody, 'layouts'> {
  const layouts = tables.flatMap((each) => {
    const config = each.state().rules?.config;
    const game = config && configAt(config, terminal).game;
    return game === undefined || game === config?.game ? [] : [{ table: each.id, game }];
  });
  return layouts.length > 0 ? { layouts } : {};
}
