import {
  passkeyOptionsBody,
  passkeyOptionsRequest,
  passkeyResponseRequest,
  sessionBody,
} from '@baize/protocol/http';
import type { FastifyRequest } from 'fastify';
import {
  addPasskey,
  offerPasskey,
  offerSignIn,
  provePasskey,
  type Site,
} from '../../people/passkeys.ts';
import { openSession, staffOfToken } from '../../people/sessions.ts';
import type { ApiPlugin } from '../context.ts';
import { onlyStaff, staffOf } from '../gate.ts';
import { refuse } from '../refuse.ts';
import { setSessionCookie } from '../session-cookie.ts';
import { whoIs } from '../who.ts';

/** Passkeys beside passwords, for whoever likes: nothing to type, nothing to steal. */
export const passkeyRoutes: ApiPlugin = (api, { deps, registry, audit }) => {
  const { isDemo, signInsPerMinute } = deps.config;
  const tags = ['people'];
  const slow = { rateLimit: { max: signInsPerMinute, timeWindow: '1 minute' } };
  const offered = { 200: passkeyOptionsBody };
  const answer = { tags, body: passkeyResponseRequest, response: { 200: sessionBody } };

  api.post(
    '/passkeys/register/options',
    { schema: { tags, response: offered }, preHandler: onlyStaff },
    (request) => offerPasskey(registry, staffOf(request), siteOf(request)),
  );

  api.post(
    '/passkeys/register',
    { schema: answer, preHandler: onlyStaff },
    async (request, reply) => {
      const by = staffOf(request);
      const added = await addPasskey(registry, by, siteOf(request), request.body);
      const outcome = added.ok ? 'accepted' : added.error.code;
      const what = { action: 'add-passkey', subject: by.id, outcome };
      await audit.record({ at: deps.now(), by, address: request.ip, ...what });
      if (!added.ok) return refuse(reply, 400, added.error);
      return reply.send({ who: whoIs(by), expiresAt: by.expiresAt, isDemo });
    },
  );

  api.post(
    '/passkeys/sign-in/options',
    {
      schema: { tags, security: [], body: passkeyOptionsRequest, response: offered },
      config: slow,
    },
    (request) => offerSignIn(registry, siteOf(request)),
  );

  api.post(
    '/passkeys/sign-in',
    { schema: { ...answer, security: [] }, config: slow },
    async (request, reply) => {
      const proved = await provePasskey(registry, siteOf(request), request.body);
      const session = proved.ok ? await openSession(registry, proved.value, request.ip) : null;
      const by = session && (await staffOfToken(registry, session.token));
      const outcome = proved.ok ? 'accepted' : proved.error.code;
      const what = { action: 'sign-in-by-passkey', outcome };
      await audit.record({ at: deps.now(), by, address: request.ip, ...what });
      if (!proved.ok) return refuse(reply, 401, proved.error);
      if (!session || !by) throw new Error('A session that was just opened is good.');
      setSessionCookie(reply, session.token, deps.config);
      return reply.send({ who: whoIs(by), expiresAt: by.expiresAt, isDemo });
    },
  );
};

/** A browser names the page it shows; the gate has seen that it is one of ours. */
function siteOf({ headers, protocol }: FastifyRequest): Site {
  const origin = headers.origin ?? `${protocol}://${headers.host}`;
  return { origin, host: new URL(origin).hostname };
}
