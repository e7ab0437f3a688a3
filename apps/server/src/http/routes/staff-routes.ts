import { personId } from '@baize/protocol';
import { changeStaffRequest, newStaffRequest, staffBody, staffMember } from '@baize/protocol/http';
import { z } from 'zod';
import { endSessionsOf } from '../../people/sessions.ts';
import { addStaff, changeStaff, listStaff, setPassword } from '../../people/staff.ts';
import type { ApiPlugin } from '../context.ts';
import { only, staffOf } from '../gate.ts';
import { refuse } from '../refuse.ts';

/** Who works here, and in which position. */
export const staffRoutes: ApiPlugin = (api, { deps, registry, audit, hub }) => {
  const tags = ['people'];
  const preHandler = only('shift-manager');
  const response = { 200: staffMember };

  api.get(
    '/staff',
    {
      schema: { tags, response: { 200: staffBody } },
      preHandler: only('shift-manager', 'auditor'),
    },
    async () => ({ staff: await listStaff(registry) }),
  );

  api.post(
    '/staff',
    { schema: { tags, body: newStaffRequest, response }, preHandler },
    async (request, reply) => {
      const { body } = request;
      const added = await addStaff(registry, body);
      const outcome = added.ok ? 'accepted' : added.error.code;
      const detail = { position: body.position, actingPositions: body.actingPositions ?? [] };
      const what = { action: 'hire', subject: body.id, outcome, detail };
      await audit.record({ at: deps.now(), by: staffOf(request), address: request.ip, ...what });
      return added.ok ? reply.send(added.value) : refuse(reply, 400, added.error);
    },
  );

  api.patch(
    '/staff/:id',
    {
      schema: {
        tags,
        params: z.strictObject({ id: personId }),
        body: changeStaffRequest,
        response,
      },
      preHandler,
    },
    async (request, reply) => {
      const { id } = request.params;
      const { password, ...change } = request.body;
      // Whoever loses a position must not keep a session, or a socket, that still has it.
      hub.revoke(new Set(await endSessionsOf(registry, id)));
      const renewed = { id, password: password ?? '', mustChange: true, keep: null };
      const checked = password === undefined ? null : await setPassword(registry, renewed);
      const changed = checked && !checked.ok ? checked : await changeStaff(registry, id, change);
      const outcome = changed.ok ? 'accepted' : changed.error.code;
      const detail = { ...change, ...(password === undefined ? {} : { password: 'changed' }) };
      const what = { action: 'change-staff', subject: id, outcome, detail };
      await audit.record({ at: deps.now(), by: staffOf(request), address: request.ip, ...what });
      return changed.ok ? reply.send(changed.value) : refuse(reply, 400, changed.error);
    },
  );
};
