import { ok, type Result } from '@baize/exact';
import {
  passkeyOptionsBody,
  passkeyOptionsRequest,
  passkeyResponseRequest,
  passkeysBody,
  sessionBody,
} from '@baize/protocol/http';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { PasskeyProblem } from '../../people/passkey-problem.ts';
import {
  addPasskey,
  listPasskeys,
  offerPasskey,
  offerSignIn,
  provePasskey,
  removePasskey,
  type Site,
} from '../../people/passkeys.ts';
import { openSession, type StaffPrincipal, staffSignedIn } from '../../people/sessions.ts';
import type { ApiPlugin } from '../context.ts';
import { onlySettledStaff, staffOf } from '../gate.ts';
import { onRecord } from '../record.ts';
import { refuse } from '../refuse.ts';
import { setSessionCookie } from '../session-cookie.ts';
import { whoIs } from '../who.ts';

const tags = ['people'];
const offered = { 200: passkeyOptionsBody };
const answered = { tags, body: passkeyResponseRequest, response: { 200: sessionBody } };

/** Passkeys beside passwords, for whoever likes: nothing to type, nothing to steal. */
export const passkeyRoutes: ApiPlugin = (api, context) => {
  registeringRoutes(api, context);
  keepingRoutes(api, context);
  signingInRoutes(api, context);
};

const registeringRoutes: ApiPlugin = (api, context) => {
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
      const added = await onRecord(context, request, async (acting) => {
        const done = await addPasskey(acting, by, siteOf(request), request.body);
        const outcome = done.ok ? 'accepted' : done.error.code;
        return [done, { action: 'add-passkey', subject: by.id, outcome }];
      });
      if (!added.ok) return refuse(reply, 400, added.error);
      const { isDemo } = deps.config;
      return reply.send({ who: whoIs(by, deps.floor), expiresAt: by.expiresAt, isDemo });
    },
  );
};

/** What somebody has, and taking one away: a lost key must not open a door. */
const keepingRoutes: ApiPlugin = (api, context) => {
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
      const isRemoved = await onRecord(context, request, async (acting) => {
        const isDone = await removePasskey(acting, staff, subject);
        const outcome = isDone ? 'accepted' : UNKNOWN.code;
        return [isDone, { action: 'remove-passkey', subject, outcome }];
      });
      if (!isRemoved) return refuse(reply, 404, UNKNOWN);
      return reply.send({ passkeys: await listPasskeys(registry, staff) });
    },
  );
};

const params = z.strictObject({ id: z.string().max(512) });
const UNKNOWN = { code: 'unknown-passkey', message: 'You have no such passkey.', field: 'id' };

const signingInRoutes: ApiPlugin = (api, context) => {
  const { deps, registry } = context;
  const { isDemo, signInsPerMinute } = deps.config;
  const rateLimit = { max: signInsPerMinute, timeWindow: '1 minute' };
  const config = { rateLimit, carriesSecret: true } as const;
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
      const action = 'sign-in-by-passkey';
      type Entered = Result<
        { readonly by: StaffPrincipal; readonly token: string },
        PasskeyProblem
      >;
      const entered = await onRecord<Entered>(context, request, async (acting) => {
        const proved = await provePasskey(acting, siteOf(request), request.body);
        if (!proved.ok) return [proved, { action, outcome: proved.error.code }];
        const { token } = await openSession(acting, proved.value, request.ip);
        const by = await staffSignedIn(acting, token);
        if (!by) throw new Error('A session that was just opened is good.');
        return [ok({ by, token }), { by, action, outcome: 'accepted' }];
      });
      if (!entered.ok) return refuse(reply, 401, entered.error);
      const { by, token } = entered.value;
      setSessionCookie(reply, token, deps.config);
      return reply.send({ who: whoIs(by, deps.floor), expiresAt: by.expiresAt, isDemo });
    },
  );
};

/** A browser names the page it shows; the gate has seen that it is one of ours. */
function siteOf({ headers, protocol }: FastifyRequest): Site {
  const origin = headers.origin ?? `${protocol}://${headers.host}`;
  return { origin, host: new URL(origin).hostname };
}
