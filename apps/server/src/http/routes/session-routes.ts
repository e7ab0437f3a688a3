import { sessionBody, signInRequest } from '@baize/protocol/http';
import type { Principal } from '../../people/principal.ts';
import { endSession, staffOfToken } from '../../people/sessions.ts';
import { signIn } from '../../people/sign-in.ts';
import type { AppConfig } from '../app-config.ts';
import type { ApiPlugin } from '../context.ts';
import { onlyStaff, staffOf } from '../gate.ts';
import { onRecord } from '../record.ts';
import { refuse } from '../refuse.ts';
import { clearSessionCookie, setSessionCookie } from '../session-cookie.ts';
import { whoIs } from '../who.ts';

const tags = ['people'];
const response = { 200: sessionBody };

/** Signing in and out. */
export const sessionRoutes: ApiPlugin = (api, context) => {
  signingIn(api, context);
  signingOut(api, context);
};

function bodyFor(principal: Principal | null, { isDemo }: AppConfig) {
  const expiresAt = principal?.kind === 'staff' ? principal.expiresAt : null;
  return { who: principal && whoIs(principal), expiresAt, isDemo };
}

const signingIn: ApiPlugin = (api, context) => {
  const { config } = context.deps;
  const slow = { rateLimit: { max: config.signInsPerMinute, timeWindow: '1 minute' } };
  api.post(
    '/session',
    {
      schema: { summary: 'Sign in', tags, security: [], body: signInRequest, response },
      config: slow,
    },
    async (request, reply) => {
      const { account, password } = request.body;
      const address = request.ip;
      const { session, by } = await onRecord(context, request, async (acting) => {
        const opened = await signIn(acting, { account, password, address });
        const who = opened.ok ? await staffOfToken(acting, opened.value.token) : null;
        const outcome = opened.ok ? 'accepted' : opened.error.code;
        const what = { by: who, action: 'sign-in', subject: account, outcome };
        return [{ session: opened, by: who }, what];
      });
      if (!session.ok) return refuse(reply, 401, session.error);
      setSessionCookie(reply, session.value.token, config);
      return reply.send(bodyFor(by, config));
    },
  );

  api.get(
    '/session',
    { schema: { summary: 'Who is signed in', tags, security: [], response } },
    ({ principal }) => bodyFor(principal, config),
  );
};

const signingOut: ApiPlugin = (api, context) => {
  const { deps, hub } = context;
  api.delete(
    '/session',
    { schema: { summary: 'Sign out', tags, response }, preHandler: onlyStaff },
    async (request, reply) => {
      const by = staffOf(request);
      await onRecord(context, request, async (acting) => {
        await endSession(acting, by.credential);
        return [undefined, { action: 'sign-out', outcome: 'accepted' }];
      });
      hub.revoke(new Set([by.credential]));
      clearSessionCookie(reply, deps.config);
      return reply.send(bodyFor(null, deps.config));
    },
  );
};
