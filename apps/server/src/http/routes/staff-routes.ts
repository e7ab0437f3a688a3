import { personId } from '@baize/protocol';
import { changeStaffRequest, newStaffRequest, staffBody, staffMember } from '@baize/protocol/http';
import { z } from 'zod';
import { endSessionsOf } from '../../people/sessions.ts';
import { addStaff, changeStaff, listStaff, setPassword } from '../../people/staff.ts';
import type { ApiContext, ApiPlugin } from '../context.ts';
import { only } from '../gate.ts';
import { record } from '../record.ts';
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
  const { registry } = context;
  api.post(
    '/staff',
    { schema: { summary: 'Hire somebody', tags, body: newStaffRequest, response }, preHandler },
    async (request, reply) => {
      const { id, position, actingPositions = [] } = request.body;
      const added = await addStaff(registry, request.body);
      const outcome = added.ok ? 'accepted' : added.error.code;
      const detail = { position, actingPositions };
      await record(context, request, { action: 'hire', subject: id, outcome, detail });
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
      const changed = await applyChange(context, id, request.body);
      const outcome = changed.ok ? 'accepted' : changed.error.code;
      const action = password === undefined ? 'change-staff' : 'change-staff-and-password';
      await record(context, request, { action, subject: id, outcome, detail });
      return changed.ok ? reply.send(changed.value) : refuse(reply, 400, changed.error);
    },
  );
};

/** Whoever loses a position must not keep a session, or a socket, that still has it. */
async function applyChange(
  { registry, hub }: ApiContext,
  id: string,
  { password, ...change }: z.output<typeof changeStaffRequest>,
) {
  hub.revoke(new Set(await endSessionsOf(registry, id)));
  if (password !== undefined) {
    const renewed = await setPassword(registry, { id, password, mustChange: true, keep: null });
    if (!renewed.ok) return renewed;
  }
  return changeStaff(registry, id, change);
}
