import { sessionBody, signInRequest } from '@baize/protocol/http';
import type { Principal } from '../../people/principal.ts';
import { endSession, staffOfToken } from '../../people/sessions.ts';
import { signIn } from '../../people/sign-in.ts';
import type { ApiPlugin } from '../context.ts';
import { onlyStaff, staffOf } from '../gate.ts';
import { record } from '../record.ts';
import { refuse } from '../refuse.ts';
import { clearSessionCookie, setSessionCookie } from '../session-cookie.ts';
import { whoIs } from '../who.ts';

/** Signing in and out. */
export const sessionRoutes: ApiPlugin = (api, context) => {
  const { deps, registry, hub } = context;
  const { config } = deps;
  const tags = ['people'];
  const response = { 200: sessionBody };
  const slow = { rateLimit: { max: config.signInsPerMinute, timeWindow: '1 minute' } };
  const bodyFor = (principal: Principal | null) => ({
    who: principal && whoIs(principal),
    expiresAt: principal?.kind === 'staff' ? principal.expiresAt : null,
    isDemo: config.isDemo,
  });

  api.post(
    '/session',
    {
      schema: { summary: 'Sign in', tags, security: [], body: signInRequest, response },
      config: slow,
    },
    async (request, reply) => {
      const { account, password } = request.body;
      const address = request.ip;
      const session = await signIn(registry, { account, password, address });
      const by = session.ok ? await staffOfToken(registry, session.value.token) : null;
      const outcome = session.ok ? 'accepted' : session.error.code;
      await record(context, request, { by, action: 'sign-in', subject: account, outcome });
      if (!session.ok) return refuse(reply, 401, session.error);
      setSessionCookie(reply, session.value.token, config);
      return reply.send(bodyFor(by));
    },
  );

  api.get(
    '/session',
    { schema: { summary: 'Who is signed in', tags, security: [], response } },
    ({ principal }) => bodyFor(principal),
  );

  api.delete(
    '/session',
    { schema: { summary: 'Sign out', tags, response }, preHandler: onlyStaff },
    async (request, reply) => {
      const by = staffOf(request);
      await endSession(registry, by.credential);
      hub.revoke(new Set([by.credential]));
      await record(context, request, { action: 'sign-out', outcome: 'accepted' });
      clearSessionCookie(reply, config);
      return reply.send(bodyFor(null));
    },
  );
};
