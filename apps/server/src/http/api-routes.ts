import { parse } from '@baize/protocol';
import {
  auditBody,
  auditQuery,
  commandBody,
  commandSaid,
  deviceHeaders,
  deviceResultRequestOf,
  keysBody,
  sessionBody,
  signInRequest,
} from '@baize/protocol/http';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { deskRoutes } from '../cage/desk-routes.ts';
import { drawerRoutes } from '../cage/drawer-routes.ts';
import { dropRoutes } from '../cage/drop-routes.ts';
import { feedRoutes } from '../feeds/feed-routes.ts';
import { studyRoutes } from '../mechanics/si-ki-pi/study-routes.ts';
import { auditPage } from '../people/audit-page.ts';
import { listKeys, revokeKey } from '../people/keys.ts';
import { endSession, type Principal, staffSignedIn } from '../people/sessions.ts';
import { signIn } from '../people/sign-in.ts';
import { chainRoutes } from '../reports/chain/chain-routes.ts';
import { dayRoutes } from '../reports/day/day-routes.ts';
import { parRoutes } from '../reports/par/par-routes.ts';
import { pitAuditRoutes, pitRoutes, pitShiftRoutes } from '../reports/pit/pit-routes.ts';
import { printedRoutes } from '../reports/printed-routes.ts';
import { reportRoutes } from '../reports/report-routes.ts';
import { roundRoutes } from '../reports/round-routes.ts';
import type { AppDeps } from './app-deps.ts';
import type { ApiContext, ApiPlugin } from './context.ts';
import { allowOnly, onlyStaff, staffOf } from './gate.ts';
import { onRecord } from './record.ts';
import { refuse } from './refuse.ts';
import { cageRoutes } from './routes/cage-routes.ts';
import { clauseRoutes } from './routes/clause-routes.ts';
import { demoRoutes } from './routes/demo-routes.ts';
import { floorRoutes } from './routes/floor-routes.ts';
import { gameRoutes } from './routes/game-routes.ts';
import { instrumentRoutes } from './routes/instrument-routes.ts';
import { linkRoutes } from './routes/link-routes.ts';
import { noteRoutes } from './routes/note-routes.ts';
import { ownAccountRoutes } from './routes/own-account-routes.ts';
import { pairingRoutes } from './routes/pairing-routes.ts';
import { passkeyRoutes } from './routes/passkey-routes.ts';
import { requestRoutes } from './routes/request-routes.ts';
import { sessionListRoutes } from './routes/session-list-routes.ts';
import { staffRoutes } from './routes/staff-routes.ts';
import { NO_TABLE } from './routes/table-params.ts';
import { tableRoutes } from './routes/table-routes.ts';
import { terminalLifeRoutes } from './routes/terminal-life-routes.ts';
import { terminalRoutes } from './routes/terminal-routes.ts';
import { ticketRoutes } from './routes/ticket-routes.ts';
import { sendAnswer } from './send-answer.ts';
import { clearSessionCookie, setSessionCookie } from './session-cookie.ts';
import {
  addSignedRoutes,
  proveSignature,
  readsBodyLater,
  type SignedRequest,
} from './signed-requests.ts';
import { whoIs } from './who.ts';
import { InvalidInput } from './zod-provider.ts';

const tags = ['people'];
const response = { 200: sessionBody };

/** Signing in and out. */
const sessionRoutes: ApiPlugin = (api, context) => {
  signingInRoutes(api, context);
  signingOutRoutes(api, context);
};

function bodyFor(
  principal: Principal | null,
  { floor, config }: Pick<AppDeps, 'floor' | 'config'>,
) {
  const expiresAt = principal?.kind === 'staff' ? principal.expiresAt : null;
  const { isDemo } = config;
  return { who: principal && whoIs(principal, floor), expiresAt, isDemo };
}

const signingInRoutes: ApiPlugin = (api, context) => {
  const { config } = context.deps;
  const slow = { rateLimit: { max: config.signInsPerMinute, timeWindow: '1 minute' } };
  api.post(
    '/session',
    {
      schema: { summary: 'Sign in', tags, security: [], body: signInRequest, response },
      config: { ...slow, carriesSecret: true },
    },
    async (request, reply) => {
      const { account, password } = request.body;
      const address = request.ip;
      const { session, by } = await onRecord(context, request, async (acting) => {
        const opened = await signIn(acting, { account, password, address });
        const who = opened.ok ? await staffSignedIn(acting, opened.value.token) : null;
        const outcome = opened.ok ? 'accepted' : opened.error.code;
        const what = { by: who, action: 'sign-in', subject: account, outcome };
        return [{ session: opened, by: who }, what];
      });
      if (!session.ok) return refuse(reply, 401, session.error);
      setSessionCookie(reply, session.value.token, config);
      return reply.send(bodyFor(by, context.deps));
    },
  );

  api.get(
    '/session',
    { schema: { summary: 'Who is signed in', tags, security: [], response } },
    ({ principal }) => bodyFor(principal, context.deps),
  );
};

const signingOutRoutes: ApiPlugin = (api, context) => {
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
      return reply.send(bodyFor(null, deps));
    },
  );
};

/** What tumblers and card readers say of dice and cards, signed. */
const deviceRoutes: ApiPlugin = (api, context) => {
  const tags = ['machines'];
  const response = { 200: commandBody };
  const summary = 'What a tumbler or card reader saw, signed';
  const description =
    'The headers carry an Ed25519 signature over the exact bytes of the body; docs/guides/connect-a-device.md says how. A refusal by the table is an answer, with status 200.';
  const said = { headers: deviceHeaders, body: deviceResultRequestOf(context.deps.library) };
  const schema = { summary, description, tags, security: [], ...said, response };
  addSignedRoutes(api, (scope) => {
    const options = { schema, validatorCompiler: readsBodyLater };
    scope.post('/devices/results', options, (request, reply) =>
      proveSignature(context, 'device-result', request, reply, (signed) =>
        register(context, signed, reply),
      ),
    );
  });
};

async function register(
  { deps, handleCommand }: ApiContext,
  { device: { principal, table: assigned }, said: body, address }: SignedRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const said = parse(deviceResultRequestOf(deps.library), body);
  if (!said.ok) throw new InvalidInput(said.error);
  const { op, round, table: id } = said.value;
  const table = deps.tables.get(id);
  if (!table) return refuse(reply, 404, NO_TABLE);
  if (assigned !== null && assigned !== id) return refuse(reply, 403, NOT_ITS_TABLE);
  const caller = { principal, actor: { kind: 'device', id: principal.id }, address } as const;
  const given = {
    op,
    command: commandSaid(said.value, deps.library),
    ...(round === undefined ? {} : { round }),
  };
  return sendAnswer(reply, op, await handleCommand(caller, table, given));
}

const NOT_ITS_TABLE = {
  code: 'not-your-table',
  message: 'This device stands at another table.',
  field: 'table',
};

/** The keys machines hold, and taking one away. */
const keyRoutes: ApiPlugin = (api, context) => {
  const { registry, hub } = context;
  const tags = ['machines'];
  const response = { 200: keysBody };

  api.get(
    '/keys',
    {
      schema: { summary: 'The keys machines hold', tags, response },
      preHandler: allowOnly('technician', 'pit-manager', 'auditor'),
    },
    async () => ({ keys: await listKeys(registry) }),
  );

  api.delete(
    '/keys/:id',
    {
      schema: {
        summary: 'Take a key away',
        tags,
        params: z.strictObject({ id: z.string() }),
        response,
      },
      preHandler: allowOnly('technician', 'pit-manager'),
    },
    async (request, reply) => {
      const { id } = request.params;
      const isRevoked = await onRecord(context, request, async (acting) => {
        const isDone = await revokeKey(acting, id);
        const outcome = isDone ? 'accepted' : UNKNOWN.code;
        return [isDone, { action: 'revoke-key', subject: id, outcome }];
      });
      hub.revoke(new Set([id]));
      if (!isRevoked) return refuse(reply, 404, UNKNOWN);
      return reply.send({ keys: await listKeys(registry) });
    },
  );
};

const UNKNOWN = { code: 'unknown-key', message: 'There is no such key in use.', field: 'id' };

/** Who did what, acting as whom, from where, and what came of it. */
const auditRoutes: ApiPlugin = (api, { registry }) => {
  api.get(
    '/audit',
    {
      schema: {
        summary: 'Who did what, acting as whom, from where',
        tags: ['people'],
        querystring: auditQuery,
        response: { 200: auditBody },
      },
      preHandler: allowOnly('auditor', 'shift-manager'),
    },
    (request) => auditPage(registry, request.query),
  );
};

/** Everything under `/api` that is not somebody else's to add. */
export const API_ROUTES: readonly ApiPlugin[] = [
  sessionRoutes,
  sessionListRoutes,
  ownAccountRoutes,
  demoRoutes,
  noteRoutes,
  floorRoutes,
  gameRoutes,
  clauseRoutes,
  tableRoutes,
  terminalRoutes,
  terminalLifeRoutes,
  studyRoutes,
  linkRoutes,
  cageRoutes,
  deskRoutes,
  drawerRoutes,
  dropRoutes,
  instrumentRoutes,
  ticketRoutes,
  deviceRoutes,
  staffRoutes,
  requestRoutes,
  passkeyRoutes,
  pairingRoutes,
  keyRoutes,
  auditRoutes,
  roundRoutes,
  reportRoutes,
  chainRoutes,
  dayRoutes,
  pitRoutes,
  pitShiftRoutes,
  pitAuditRoutes,
  printedRoutes,
  parRoutes,
  feedRoutes,
];
