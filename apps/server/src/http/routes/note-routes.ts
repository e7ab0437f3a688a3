import { cageBody, noteRequest } from '@baize/protocol/http';
import type { ApiPlugin } from '../context.ts';
import { allowOnly, principalOf } from '../gate.ts';
import { refuse } from '../refuse.ts';
import { NOWHERE, tableOf } from './table-of-terminal.ts';

/**
 * On a demo floor a terminal has no note acceptor, and stands in for its own. What it takes nobody at the cage has
 * had in hand: it lies in the box of the table, and in no drawer.
 */
export const noteRoutes: ApiPlugin = (api, context) => {
  if (!context.deps.config.isDemo) return;
  api.post(
    '/demo/notes',
    {
      schema: {
        summary: 'On a demo floor, a note into a terminal',
        tags: ['demo'],
        body: noteRequest,
        response: { 200: cageBody },
      },
      preHandler: allowOnly('player'),
    },
    async (request, reply) => {
      const { op, amount } = request.body;
      const principal = principalOf(request);
      const { id: terminal } = principal;
      const table = await tableOf(context.deps, terminal, op);
      if (!table) return refuse(reply, 409, NOWHERE);
      const actor = { kind: 'device', id: `${terminal}:notes` } as const;
      const caller = { principal, actor, address: request.ip };
      const command = { type: 'BuyCredit', terminal, amount } as const;
      const answer = await context.handleCommand(caller, table, { op, command });
      if (answer.type === 'unavailable') return refuse(reply, 503, answer);
      return reply.send({ op, answer });
    },
  );
};
