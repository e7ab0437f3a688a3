import { personId } from '@baize/protocol';
import { changeStaffRequest, newStaffRequest, staffBody, staffMember } from '@baize/protocol/http';
import { z } from 'zod';
import type { Registry } from '../../people/registry.ts';
import { endSessionsOf } from '../../people/sessions.ts';
import { addStaff, changeStaff, listStaff, setPassword } from '../../people/staff.ts';
import type { ApiPlugin } from '../context.ts';
import { only } from '../gate.ts';
import { onRecord } from '../record.ts';
import { refuse } from '../refuse.ts';

const tags = ['people'];
const preHandler = only('shift-manager');
const response = { 200: staffMember };
const params = z.strictObject({ id: personId });

/** Who works here, and in which position. */
export const staffRoutes: ApiPlugin = (api, context) => {
  listing(api, context);
  hiring(api, context);
  changing(api, context);
};

const listing: ApiPlugin = (api, context) => {
  const { registry } = context;
  api.get(
    '/staff',
    {
      schema: { summary: 'Who works here', tags, response: { 200: staffBody } },
      preHandler: only('shift-manager', 'auditor'),
    },
    async () => ({ staff: await listStaff(registry) }),
  );
};

const hiring: ApiPlugin = (api, context) => {
  api.post(
    '/staff',
    { schema: { summary: 'Hire somebody', tags, body: newStaffRequest, response }, preHandler },
    async (request, reply) => {
      const { id, position, actingPositions = [] } = request.body;
      const added = await onRecord(context, request, async (acting) => {
        const done = await addStaff(acting, request.body);
        const outcome = done.ok ? 'accepted' : done.error.code;
        const detail = { position, actingPositions };
        return [done, { action: 'hire', subject: id, outcome, detail }];
      });
      return added.ok ? reply.send(added.value) : refuse(reply, 400, added.error);
    },
  );
};

const changing: ApiPlugin = (api, context) => {
  api.patch(
    '/staff/:id',
    {
      schema: {
        summary: 'Move, dismiss or rename somebody, or give them another password',
        tags,
        params,
        body: changeStaffRequest,
        response,
      },
      preHandler,
    },
    async (request, reply) => {
      const { id } = request.params;
      const { password, ...detail } = request.body;
      const { changed, ended } = await onRecord(context, request, async (acting) => {
        const done = await applyChange(acting, id, request.body);
        const outcome = done.changed.ok ? 'accepted' : done.changed.error.code;
        const action = password === undefined ? 'change-staff' : 'change-staff-and-password';
        return [done, { action, subject: id, outcome, detail }];
      });
      context.hub.revoke(new Set(ended));
      return changed.ok ? reply.send(changed.value) : refuse(reply, 400, changed.error);
    },
  );
};

/** Whoever loses a position must not keep a session, or a socket, that still has it. */
async function applyChange(
  registry: Registry,
  id: string,
  { password, ...change }: z.output<typeof changeStaffRequest>,
) {
  const ended = await endSessionsOf(registry, id);
  if (password !== undefined) {
    const renewed = await setPassword(registry, { id, password, mustChange: true, keep: null });
    if (!renewed.ok) return { changed: renewed, ended };
  }
  return { changed: await changeStaff(registry, id, change), ended };
}
