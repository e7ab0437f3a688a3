import { actingRequest, passwordRequest, sessionBody } from '@baize/protocol/http';
import { actAs, type StaffPrincipal } from '../../people/sessions.ts';
import { provePassword } from '../../people/sign-in.ts';
import { setPassword } from '../../people/staff.ts';
import type { AppDeps } from '../app-deps.ts';
import type { ApiPlugin } from '../context.ts';
import { onlyStaff, staffOf } from '../gate.ts';
import { onRecord } from '../record.ts';
import { refuse } from '../refuse.ts';
import { whoIs } from '../who.ts';

const tags = ['people'];
const response = { 200: sessionBody };

/** What people change about themselves: the position they act in, and their password. */
export const ownAccountRoutes: ApiPlugin = (api, context) => {
  actingRoutes(api, context);
  passwordRoutes(api, context);
};

const actingRoutes: ApiPlugin = (api, context) => {
  const { deps, hub } = context;
  api.post(
    '/session/acting',
    {
      schema: {
        summary: 'Stand in for another position, or step back',
        tags,
        body: actingRequest,
        response,
      },
      preHandler: onlyStaff,
    },
    async (request, reply) => {
      const by = staffOf(request);
      const { position } = request.body;
      const may = position === null || by.actingPositions.includes(position);
      const outcome = may ? 'accepted' : 'not-authorised';
      const subject = position ?? by.position;
      await onRecord(context, request, async (acting) => {
        if (may) await actAs(acting, by.credential, position);
        return [undefined, { action: 'act-as', subject, outcome }];
      });
      if (!may) return refuse(reply, 403, { ...NOT_ALLOWED, field: 'position' });
      // An open socket still speaks in the old position; it comes back in the new one.
      hub.reconnect(by.credential);
      return reply.send(bodyFor({ ...by, actingAs: position }, deps));
    },
  );
};

const passwordRoutes: ApiPlugin = (api, context) => {
  const { deps } = context;
  const { signInsPerMinute } = deps.config;
  const slow = { rateLimit: { max: signInsPerMinute, timeWindow: '1 minute' } };
  api.post(
    '/session/password',
    {
      schema: { summary: 'Change the own password', tags, body: passwordRequest, response },
      preHandler: onlyStaff,
      config: { ...slow, carriesSecret: true },
    },
    async (request, reply) => {
      const by = staffOf(request);
      const { current, next } = request.body;
      const change = { id: by.id, password: next, mustChange: false, keep: by.credential };
      const { proved, changed } = await onRecord(context, request, async (acting) => {
        const known = await provePassword(acting, {
          account: by.id,
          password: current,
          address: request.ip,
        });
        const done = known.ok ? await setPassword(acting, change) : known;
        const outcome = done.ok ? 'accepted' : done.error.code;
        const what = { action: 'change-password', subject: by.id, outcome };
        return [{ proved: known, changed: done }, what];
      });
      if (!proved.ok) return refuse(reply, 401, { ...proved.error, field: 'current' });
      if (!changed.ok) return refuse(reply, 400, { ...changed.error, field: 'next' });
      return reply.send(bodyFor({ ...by, mustChangePassword: false }, deps));
    },
  );
};

const NOT_ALLOWED = {
  code: 'not-authorised',
  message: 'Nobody has allowed you to stand in for this position.',
};

function bodyFor(by: StaffPrincipal, { floor, config }: Pick<AppDeps, 'floor' | 'config'>) {
  const { isDemo } = config;
  return { who: whoIs(by, floor), expiresAt: by.expiresAt, isDemo };
}
