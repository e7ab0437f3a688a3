import { keysBody } from '@baize/protocol/http';
import { z } from 'zod';
import { listKeys, revokeKey } from '../../people/keys.ts';
import type { ApiPlugin } from '../context.ts';
import { only } from '../gate.ts';
import { onRecord } from '../record.ts';
import { refuse } from '../refuse.ts';

/** The keys machines hold, and taking one away. */
export const keyRoutes: ApiPlugin = (api, context) => {
  const { registry, hub } = context;
  const tags = ['machines'];
  const response = { 200: keysBody };

  api.get(
    '/keys',
    {
      schema: { summary: 'The keys machines hold', tags, response },
      preHandler: only('technician', 'pit-manager', 'auditor'),
    },
    async () => ({ keys: await listKeys(registry) }),
  );

  api.delete(
    '/keys/:id',
    {
      schema: {
        summary: 'Take a key away',
        tags,
        params: z.strictObject({ id: z.string() }),
        response,
      },
      preHandler: only('technician', 'pit-manager'),
    },
    async (request, reply) => {
      const { id } = request.params;
      const isRevoked = await onRecord(context, request, async (acting) => {
        const isDone = await revokeKey(acting, id);
        const outcome = isDone ? 'accepted' : UNKNOWN.code;
        return [isDone, { action: 'revoke-key', subject: id, outcome }];
      });
      hub.revoke(new Set([id]));
      if (!isRevoked) return refuse(reply, 404, UNKNOWN);
      return reply.send({ keys: await listKeys(registry) });
    },
  );
};

const UNKNOWN = { code: 'unknown-key', message: 'There is no such key in use.', field: 'id' };
