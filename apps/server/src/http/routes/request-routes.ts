import { agreedBody, officeRequestsBody } from '@baize/protocol/http';
import { z } from 'zod';
import type { ApiPlugin } from '../context.ts';
import { allowOnly, onlySettledStaff, staffOf } from '../gate.ts';
import { onRecord } from '../record.ts';
import { refuse } from '../refuse.ts';
import { agree, NO_REQUEST, requestBody, requestsFor } from '../two-people.ts';

const tags = ['people'];
const params = z.strictObject({ id: z.string().max(64) });

/** What waits for a second person in the office. */
export const requestRoutes: ApiPlugin = (api, context) => {
  listingRoutes(api, context);
  answeringRoutes(api, context);
};

const listingRoutes: ApiPlugin = (api, { requests }) => {
  api.get(
    '/requests',
    {
      schema: {
        summary: 'What waits for a second person',
        tags,
        response: { 200: officeRequestsBody },
      },
      preHandler: onlySettledStaff,
    },
    async (request) => {
      return { requests: requestsFor(requests, staffOf(request)) };
    },
  );
};

const answeringRoutes: ApiPlugin = (api, context) => {
  api.post(
    '/requests/:id/agree',
    {
      schema: {
        summary: 'Agree as the second person; it happens at once',
        tags,
        params,
        response: { 200: agreedBody },
      },
      // The least of all who may ever agree; what a request itself needs is looked at again.
      preHandler: allowOnly('pit-supervisor'),
    },
    async (request, reply) => {
      const done = await agree(context, request, request.params.id);
      if (done.ok) return reply.send(agreedBody.parse({ answer: done.value }));
      return refuse(reply, statusOf(done.error.code), done.error);
    },
  );
  api.post(
    '/requests/:id/reject',
    {
      schema: {
        summary: 'Do not agree, or take back what one has asked for',
        tags,
        params,
        response: { 200: officeRequestsBody },
      },
      preHandler: allowOnly('pit-supervisor', 'technician'),
    },
    async (request, reply) => {
      const asked = context.requests.find(request.params.id);
      const by = staffOf(request);
      const isOwn = asked?.askedBy.id === by.id;
      if (!asked || !(isOwn || requestBody(asked, by).mayAgree)) {
        return refuse(reply, 404, NO_REQUEST);
      }
      await onRecord(context, request, async () => [
        context.requests.take(asked.id),
        { action: `reject:${asked.act}`, subject: asked.subject, outcome: 'rejected' },
      ]);
      return reply.send({ requests: requestsFor(context.requests, by) });
    },
  );
};

function statusOf(code: string): number {
  if (code === NO_REQUEST.code) return 404;
  return code === 'not-authorised' || code === 'same-person' ? 403 : 400;
}
