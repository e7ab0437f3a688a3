import { auditBody, auditQuery } from '@baize/protocol/http';
import { auditPage } from '../../people/audit-page.ts';
import type { ApiPlugin } from '../context.ts';
import { only } from '../gate.ts';

/** Who did what, acting as whom, from where, and what came of it. */
export const auditRoutes: ApiPlugin = (api, { registry }) => {
  api.get(
    '/audit',
    {
      schema: {
        summary: 'Who did what, acting as whom, from where',
        tags: ['people'],
        querystring: auditQuery,
        response: { 200: auditBody },
      },
      preHandler: only('auditor', 'shift-manager'),
    },
    (request) => auditPage(registry, request.query),
  );
};
