import { sessionsBody } from '@baize/protocol/http';
import { z } from 'zod';
import { endSession, listSessions } from '../../people/sessions.ts';
import type { ApiPlugin } from '../context.ts';
import { allowOnly } from '../gate.ts';
import { onRecord } from '../record.ts';
import { refuse } from '../refuse.ts';

/** Who is signed in, and ending a session that nobody should have. */
export const sessionListRoutes: ApiPlugin = (api, context) => {
  const { registry, hub } = context;
  const tags = ['people'];
  const response = { 200: sessionsBody };
  api.get(
    '/sessions',
    {
      schema: { summary: 'Who is signed in', tags, response },
      preHandler: allowOnly('shift-manager', 'auditor'),
    },
    async () => ({ sessions: [...(await listSessions(registry))] }),
  );

  api.delete(
    '/sessions/:id',
    {
      schema: {
        summary: 'End a session of somebody',
        tags,
        params: z.strictObject({ id: z.string().max(64) }),
        response,
      },
      preHandler: allowOnly('shift-manager'),
    },
    async (request, reply) => {
      const { id } = request.params;
      const isEnded = await onRecord(context, request, async (acting) => {
        const found = (await listSessions(acting)).find(({ session }) => session === id);
        if (found) await endSession(acting, id);
        const outcome = found ? 'accepted' : UNKNOWN.code;
        return [
          found !== undefined,
          { action: 'end-session', subject: found?.person ?? id, outcome },
        ];
      });
      hub.revoke(new Set([id]));
      if (!isEnded) return refuse(reply, 404, UNKNOWN);
      return reply.send({ sessions: [...(await listSessions(registry))] });
    },
  );
};

const UNKNOWN = { code: 'unknown-session', message: 'No such session goes on.', field: 'id' };
