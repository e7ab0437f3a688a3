import { chainBody } from '@baize/protocol/http';
import type { ApiPlugin } from '../../http/context.ts';
import { only } from '../../http/gate.ts';
import { chainState } from './chain-state.ts';

/** Whether the record is whole, for whoever answers for it. */
export const chainRoutes: ApiPlugin = (api, { deps }) => {
  api.get(
    '/chain',
    {
      schema: {
        summary: 'Where every journal ends, and what was last signed of them',
        tags: ['reports'],
        response: { 200: chainBody },
      },
      preHandler: only('pit-supervisor', 'technician', 'auditor'),
    },
    () => chainState(deps.database),
  );
};
