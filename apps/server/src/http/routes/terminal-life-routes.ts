import { terminalId } from '@baize/protocol';
import { terminalLifeBody, terminalLifeQuery } from '@baize/protocol/http';
import { z } from 'zod';
import { terminalLife } from '../../terminals/terminal-life.ts';
import type { ApiPlugin } from '../context.ts';
import { allowOnly } from '../gate.ts';

const params = z.strictObject({ terminal: terminalId });

/** What happened to a terminal, for those who answer its player's questions. */
export const terminalLifeRoutes: ApiPlugin = (api, { deps }) => {
  api.get(
    '/terminals/:terminal/life',
    {
      schema: {
        summary: 'The whole life of a terminal, the newest first',
        tags: ['terminals'],
        params,
        querystring: terminalLifeQuery,
        response: { 200: terminalLifeBody },
      },
      preHandler: allowOnly('cashier', 'pit-supervisor', 'auditor'),
    },
    async ({ params: { terminal }, query }, reply) =>
      reply.send(await terminalLife(deps.database, terminal, query)),
  );
};
