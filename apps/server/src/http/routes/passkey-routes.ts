import {
  passkeyOptionsBody,
  passkeyOptionsRequest,
  passkeyResponseRequest,
  passkeysBody,
  sessionBody,
} from '@baize/protocol/http';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  addPasskey,
  listPasskeys,
  offerPasskey,
  offerSignIn,
  provePasskey,
  removePasskey,
  type Site,
} from '../../people/passkeys.ts';
import { openSession, staffOfToken } from '../../people/sessions.ts';
import type { ApiPlugin } from '../context.ts';
import { onlySettledStaff, staffOf } from '../gate.ts';
import { record } from '../record.ts';
import { refuse } from '../refuse.ts';
import { setSessionCookie } from '../session-cookie.ts';
import { whoIs } from '../who.ts';

const tags = ['people'];
const offered = { 200: passkeyOptionsBody };
const answered = { tags, body: passkeyResponseRequest, response: { 200: sessionBody } };

/** Passkeys beside passwords, for whoever likes: nothing to type, nothing to steal. */
export const passkeyRoutes: ApiPlugin = (api, context) => {
  registering(api, context);
  keeping(api, context);
  signingIn(api, context);
};

const registering: ApiPlugin = (api, context) => {
  const { deps, registry } = context;
  api.post(
    '/passkeys/register/options',
    {
      schema: { summary: 'What a browser needs to make a passkey', tags, response: offered },
      preHandler: onlySettledStaff,
    },
    (request) => offerPasskey(registry, staffOf(request), siteOf(request)),
  );

  api.post(
    '/passkeys/register',
    {
      schema: { summary: 'Add a passkey to the own account', ...answered },
      preHandler: onlySettledStaff,
    },
    async (request, reply) => {
      const by = staffOf(request);
      const added = await addPasskey(registry, by, siteOf(request), request.body);
      const outcome = added.ok ? 'accepted' : added.error.code;
      await record(context, request, { action: 'add-passkey', subject: by.id, outcome });
      if (!added.ok) return refuse(reply, 400, added.error);
      const { isDemo } = deps.config;
      return reply.send({ who: whoIs(by), expiresAt: by.expiresAt, isDemo });
    },
  );
};

/** What somebody has, and taking one away: a lost key must not open a door. */
const keeping: ApiPlugin = (api, context) => {
  const { registry } = context;
  const response = { 200: passkeysBody };
  const preHandler = onlySettledStaff;
  api.get(
    '/passkeys',
    { schema: { summary: 'The passkeys of the own account', tags, response }, preHandler },
    async (request) => ({ passkeys: await listPasskeys(registry, staffOf(request).id) }),
  );

  api.delete(
    '/passkeys/:id',
    {
      schema: { summary: 'Take a passkey of the own account away', tags, params, response },
      preHandler,
    },
    async (request, reply) => {
      const { id: subject } = request.params;
      const staff = staffOf(request).id;
      const isRemoved = await removePasskey(registry, staff, subject);
      const outcome = isRemoved ? 'accepted' : UNKNOWN.code;
      await record(context, request, { action: 'remove-passkey', subject, outcome });
      if (!isRemoved) return refuse(reply, 404, UNKNOWN);
      return reply.send({ passkeys: await listPasskeys(registry, staff) });
    },
  );
};

const params = z.strictObject({ id: z.string().max(512) });
const UNKNOWN = { code: 'unknown-passkey', message: 'You have no such passkey.', field: 'id' };

const signingIn: ApiPlugin = (api, context) => {
  const { deps, registry } = context;
  const { isDemo, signInsPerMinute } = deps.config;
  const config = { rateLimit: { max: signInsPerMinute, timeWindow: '1 minute' } };
  const security: [] = [];
  api.post(
    '/passkeys/sign-in/options',
    {
      schema: {
        summary: 'What a browser needs to sign in by passkey',
        tags,
        security,
        body: passkeyOptionsRequest,
        response: offered,
      },
      config,
    },
    (request) => offerSignIn(registry, siteOf(request)),
  );

  api.post(
    '/passkeys/sign-in',
    { schema: { summary: 'Sign in by passkey', ...answered, security }, config },
    async (request, reply) => {
      const proved = await provePasskey(registry, siteOf(request), request.body);
      if (!proved.ok) {
        const outcome = proved.error.code;
        await record(context, request, { action: 'sign-in-by-passkey', outcome });
        return refuse(reply, 401, proved.error);
      }
      const session = await openSession(registry, proved.value, request.ip);
      const by = await staffOfToken(registry, session.token);
      if (!by) throw new Error('A session that was just opened is good.');
      await record(context, request, { by, action: 'sign-in-by-passkey', outcome: 'accepted' });
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
