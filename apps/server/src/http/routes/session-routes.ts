import { sessionBody, signInRequest } from '@baize/protocol/http';
import type { Principal } from '../../people/principal.ts';
import { endSession, staffOfToken } from '../../people/sessions.ts';
import { signIn } from '../../people/sign-in.ts';
import type { ApiPlugin } from '../context.ts';
import { onlyStaff, staffOf } from '../gate.ts';
import { refuse } from '../refuse.ts';
import { clearSessionCookie, setSessionCookie } from '../session-cookie.ts';
import { whoIs } from '../who.ts';

/** Signing in and out. */
export const sessionRoutes: ApiPlugin = (api, { deps, registry, audit, hub }) => {
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
    { schema: { tags, security: [], body: signInRequest, response }, config: slow },
    async (request, reply) => {
      const { account, password } = request.body;
      const address = request.ip;
      const session = await signIn(registry, { account, password, address });
      const by = session.ok ? await staffOfToken(registry, session.value.token) : null;
      const outcome = session.ok ? 'accepted' : session.error.code;
      const what = { action: 'sign-in', subject: account, outcome };
      await audit.record({ at: deps.now(), by, address, ...what });
      if (!session.ok) return refuse(reply, 401, session.error);
      setSessionCookie(reply, session.value.token, config);
      return reply.send(bodyFor(by));
    },
  );

  api.get('/session', { schema: { tags, security: [], response } }, ({ principal }) =>
    bodyFor(principal),
  );

  api.delete(
    '/session',
    { schema: { tags, response }, preHandler: onlyStaff },
    async (request, reply) => {
      const by = staffOf(request);
      await endSession(registry, by.credential);
      hub.revoke(new Set([by.credential]));
      const what = { action: 'sign-out', outcome: 'accepted' };
      await audit.record({ at: deps.now(), by, address: request.ip, ...what });
      clearSessionCookie(reply, config);
      return reply.send(bodyFor(null));
    },
  );
};
