import type { Result } from '@baize/exact';
import { personId } from '@baize/protocol';
import {
  type AskedBody,
  askedBody,
  changeStaffRequest,
  newStaffRequest,
  staffBody,
  staffMember,
} from '@baize/protocol/http';
import type { OfficeAct } from '@baize/table';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { passwordProblem } from '../../people/password.ts';
import type { Registry } from '../../people/registry.ts';
import { endSessionsOf } from '../../people/sessions.ts';
import {
  addStaff,
  changeStaff,
  listStaff,
  type StaffMember,
  setPassword,
} from '../../people/staff.ts';
import type { ApiContext, ApiPlugin } from '../context.ts';
import { allowOnly } from '../gate.ts';
import { onRecord } from '../record.ts';
import { type ApiProblem, refuse } from '../refuse.ts';
import { askSecondPerson } from '../two-people.ts';

const tags = ['people'];
const preHandler = allowOnly('shift-manager');
const response = { 200: staffMember, 202: askedBody };
const params = z.strictObject({ id: personId });

/** Who works here, and in which position. */
export const staffRoutes: ApiPlugin = (api, context) => {
  listingRoutes(api, context);
  hiringRoutes(api, context);
  changingRoutes(api, context);
};

const listingRoutes: ApiPlugin = (api, context) => {
  const { registry } = context;
  api.get(
    '/staff',
    {
      schema: { summary: 'Who works here', tags, response: { 200: staffBody } },
      preHandler: allowOnly('shift-manager', 'auditor'),
    },
    async () => ({ staff: await listStaff(registry) }),
  );
};

const hiringRoutes: ApiPlugin = (api, context) => {
  api.post(
    '/staff',
    {
      schema: { summary: 'Hire somebody', tags, body: newStaffRequest, response },
      preHandler,
      config: { carriesSecret: true },
    },
    async (request, reply) => {
      const { body } = request;
      const { id, position, actingPositions = [] } = body;
      // What cannot be done is not put before anybody.
      const weak = passwordProblem(body.password, id, body.name);
      if (weak !== null) return refuse(reply, 400, weakPassword(weak));
      const hired = await askSecondPerson(context, request, {
        act: 'open-account',
        subject: id,
        detail: { name: body.name, position, actingPositions: actingPositions.join(', ') },
        carryOut: (by) =>
          onRecord(context, by, async (acting) => {
            const done = await addStaff(acting, body);
            const outcome = done.ok ? 'accepted' : done.error.code;
            return [
              done,
              { action: 'hire', subject: id, outcome, detail: { position, actingPositions } },
            ];
          }),
      });
      return answerWith(reply, hired);
    },
  );
};

const changingRoutes: ApiPlugin = (api, context) => {
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
      config: { carriesSecret: true },
    },
    async (request, reply) => {
      const { body } = request;
      const { id } = request.params;
      const carryOut = (by: FastifyRequest) => changeOnRecord(context, by, id, body);
      const act = actOf(body);
      if (act === null) return answerWith(reply, await carryOut(request));
      const { password, ...said } = body;
      const weak = password === undefined ? null : passwordProblem(password, id, said.name ?? '');
      if (weak !== null) return refuse(reply, 400, weakPassword(weak));
      const detail = Object.fromEntries(
        Object.entries(said).map(([field, value]) => [field, String(value)]),
      );
      const wanted = { act, subject: id, detail, carryOut };
      return answerWith(reply, await askSecondPerson(context, request, wanted));
    },
  );
};

/** Dismissing and renaming are for one person: what takes power away must not have to wait. */
function actOf({ password, position, actingPositions, isDisabled }: Change): OfficeAct | null {
  if (position !== undefined || actingPositions !== undefined) return 'change-position';
  if (isDisabled === false) return 'change-position';
  return password === undefined ? null : 'reset-password';
}

async function changeOnRecord(context: ApiContext, by: FastifyRequest, id: string, body: Change) {
  const { password, ...detail } = body;
  const { changed, ended } = await onRecord(context, by, async (acting) => {
    const done = await applyChange(acting, id, body);
    const outcome = done.changed.ok ? 'accepted' : done.changed.error.code;
    const action = password === undefined ? 'change-staff' : 'change-staff-and-password';
    return [done, { action, subject: id, outcome, detail }];
  });
  context.hub.revoke(new Set(ended));
  return changed;
}

function weakPassword(message: string): ApiProblem {
  return { code: 'weak-password', field: 'password', message };
}

type Change = z.output<typeof changeStaffRequest>;
type Answered = Result<StaffMember | AskedBody, ApiProblem>;

/** What was done, or with status 202 that somebody else has to agree. */
function answerWith(reply: FastifyReply, done: Answered): FastifyReply {
  if (!done.ok) return refuse(reply, 400, done.error);
  return reply.code('request' in done.value ? 202 : 200).send(done.value);
}

/** Whoever loses a position must not keep a session, or a socket, that still has it. */
async function applyChange(registry: Registry, id: string, { password, ...change }: Change) {
  const ended = await endSessionsOf(registry, id);
  if (password !== undefined) {
    const renewed = await setPassword(registry, { id, password, mustChange: true, keep: null });
    if (!renewed.ok) return { changed: renewed, ended };
  }
  return { changed: await changeStaff(registry, id, change), ended };
}
