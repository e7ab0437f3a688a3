import type { IncomingMessage, RequestListener, Server } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import { clientMessageOf } from '@baize/protocol';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { z } from 'zod';
import { cashGate } from '../cage/cash-gate.ts';
import { createCommandHandler } from '../commands/command-handler.ts';
import type { Preparing } from '../commands/prepare-command.ts';
import { countCommits, type Metrics, newMetrics } from '../metrics/metrics.ts';
import { auditTrail } from '../people/audit.ts';
import { isElsewhere, OTHER_PIT } from '../people/own-pits.ts';
import { stillGood } from '../people/sessions.ts';
import { openOffice } from '../store/office.ts';
import { ownKeyOnly } from '../store/signing-key.ts';
import { isDatabaseTrouble } from '../tables/database-trouble.ts';
import { openSignedMoney, type SignedMoney } from '../tables/signed-money.ts';
import { Hub } from '../ws/hub.ts';
import { budgets } from '../ws/token-bucket.ts';
import { acceptSockets } from '../ws/upgrade.ts';
import { addressBehind, isPlainText } from './address.ts';
import { API_ROUTES } from './api-routes.ts';
import type { AppConfig } from './app-config.ts';
import type { AppDeps } from './app-deps.ts';
import { contentSecurity } from './content-security.ts';
import type { Api, ApiContext } from './context.ts';
import { openGate } from './gate.ts';
import { documentation } from './openapi/documentation.ts';
import { Refused, refuse } from './refuse.ts';
import { healthRoutes } from './routes/health-routes.ts';
import { screens } from './screens.ts';
import { OfficeRequests } from './two-people.ts';
import {
  InvalidInput,
  refuseFieldsTwice,
  serializerCompiler,
  validatorCompiler,
} from './zod-provider.ts';

/** What a caller did wrong is said to them; what we did wrong is logged, and they get no details. */
function errorHandler(
  error: FastifyError | InvalidInput | Refused,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (error instanceof InvalidInput) {
    return refuse(reply, 400, { code: 'invalid-input', ...error.problem });
  }
  if (error instanceof Refused) return refuse(reply, error.status, error.problem);
  const status = error.statusCode ?? 500;
  if (status < 500) {
    const code = CODES[status] ?? 'bad-request';
    return refuse(reply, status, { code, message: error.message });
  }
  if (isDatabaseTrouble(error)) {
    request.log.warn({ error, route: request.routeOptions.url }, 'The database did not answer.');
    return refuse(reply, 503, NO_DATABASE);
  }
  request.log.error({ error, route: request.routeOptions.url }, 'A request failed.');
  return refuse(reply, 500, { code: 'internal', message: 'This failed; it has been reported.' });
}

const NO_DATABASE = {
  code: 'database-unavailable',
  message: 'Nothing can be looked up or registered at this moment; please try again.',
};

const TOO_OFTEN = new Refused(429, {
  code: 'too-many-requests',
  message: 'Too many requests by one person or machine; wait a moment.',
});

const PLAIN_TEXT = new Refused(403, {
  code: 'https-required',
  message:
    'Passwords and keys are taken by HTTPS alone here; open this floor by its https:// address.',
});

const CODES: Readonly<Record<number, string>> = {
  400: 'malformed-request',
  413: 'too-large',
  415: 'unsupported-media-type',
  429: 'too-many-requests',
};

function notFoundHandler(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return refuse(reply, 404, { code: 'unknown-address', message: 'There is nothing here.' });
}

/** In milliseconds: a caller that takes longer to say what it wants keeps a connection from others. */
const TIMEOUTS = {
  requestTimeout: 30_000,
  headersTimeout: 10_000,
  handshakeTimeout: 10_000,
  connectionsCheckingInterval: 5000,
};

/** The floor's door: HTTP under `/api`, sockets at `/ws`, the screens beside them. */
export async function createApp(deps: AppDeps): Promise<Api> {
  const { config, log } = deps;
  const logger: FastifyBaseLogger = log;
  const api: Api = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: config.bodyBytes,
    requestTimeout: TIMEOUTS.requestTimeout,
    // Only a proxy of ours may say where a request really comes from.
    trustProxy: config.isBehindTls ? [...config.proxies] : false,
    return503OnClosing: true,
    ...(config.tls ? { serverFactory: serverWith(config.tls) } : { http: TIMEOUTS }),
  });
  const context = contextOf(deps);
  api.setValidatorCompiler(validatorCompiler);
  api.setSerializerCompiler(serializerCompiler(config.checksAnswers));
  refuseFieldsTwice(api);
  api.setErrorHandler(errorHandler);
  api.setNotFoundHandler(notFoundHandler);
  watchRefusals(api, context.metrics);
  api.decorateRequest('principal', null);
  api.addHook('onRequest', async ({ headers }) => context.gate.byName(headers));
  await api.register(helmet, contentSecurity(config));
  await api.register(cookie);
  await api.register(rateLimit, {
    max: config.requestsPerMinute,
    timeWindow: '1 minute',
    // What was built is served to anybody, as often as they like.
    allowList: ({ url }) => !url.startsWith('/api/'),
  });
  if (config.servesDocumentation) await documentation(api);
  await mount(api, context);
  listen(api, context);
  return api;
}

/** A server that speaks HTTPS; what is given to Fastify about time has to be said to it again. */
function serverWith(tls: NonNullable<AppConfig['tls']>) {
  return (handler: RequestListener): Server =>
    createHttpsServer({ ...tls, ...TIMEOUTS, minVersion: 'TLSv1.2' }, handler);
}

function contextOf(deps: AppDeps): ApiContext {
  const { tables, database, now, key, log, config, onRefused, touched } = deps;
  const office = openOffice(database, { key, now });
  const registry = { database: office, now, signed: deps.signed, onDoubt: deps.onDoubt };
  const metrics = newMetrics();
  const audit = auditTrail(office);
  const { heartbeatSeconds, messages, bufferedMost, messageBytes } = config;
  const money = signedMoneyOf(deps);
  const handleCommand = createCommandHandler({
    ...preparingOf(deps, money),
    audit,
    metrics,
    log,
    onRefused,
    touched,
  });
  const hub = new Hub({
    tables,
    handleCommand,
    said: clientMessageOf(deps.library),
    metrics,
    log,
    now: deps.tableTime ?? now,
    limits: { rate: messages, bufferedMost, messageBytes },
    heartbeatSeconds,
    isElsewhere: (principal, table) => isElsewhere(deps.floor, principal, table),
    stillGood: (principals) => stillGood(registry, principals),
  });
  const requests = new OfficeRequests(now);
  const gate = openGate(registry, config);
  return { deps, gate, registry, office, audit, money, metrics, handleCommand, hub, requests };
}

function signedMoneyOf({ database, tables, key, trust, onDoubt }: AppDeps): SignedMoney {
  return openSignedMoney({ database, tables, trust: trust ?? ownKeyOnly(key), onDoubt });
}

function preparingOf(deps: AppDeps, money: SignedMoney): Preparing {
  const { database, now, config, commitment, virtual } = deps;
  const { recordProblem, cashOutProblem, redeemProblem, terminalProblem } = deps;
  const { resumeProblem, demonstrationProblem } = deps;
  const { property, instrumentDays } = config;
  return {
    database,
    money,
    now,
    property,
    instrumentDays,
    commitment,
    virtual,
    recordProblem,
    cashOutProblem,
    redeemProblem,
    terminalProblem,
    cashGate: cashGate(database, config.cage),
    resumeProblem,
    demonstrationProblem,
  };
}

async function mount(api: Api, context: ApiContext): Promise<void> {
  const { deps } = context;
  const mayAsk = budgets(deps.config.requests, deps.now);
  healthRoutes(api, context);
  await api.register(
    async (scope: Api) => {
      // After the limits of a route and before its body: who asks too often costs no look-up.
      scope.addHook('preParsing', async (request) => {
        const { headers, cookies, method, routeOptions } = request;
        const { carriesSecret } = routeOptions.config;
        if (carriesSecret && isPlainText(request.raw, deps.config)) throw PLAIN_TEXT;
        const principal = await context.gate.who({ headers, cookies, method });
        if (principal && !mayAsk(`${principal.kind} ${principal.id}`)) throw TOO_OFTEN;
        request.principal = principal;
      });
      keepToPits(scope, deps);
      const { onRoute } = deps;
      if (onRoute) scope.addHook('onRoute', (route) => onRoute(route));
      for (const plugin of [...API_ROUTES, ...(deps.routes ?? [])]) plugin(scope, context);
    },
    { prefix: '/api' },
  );
  await screens(api, deps.config.webRoot, deps.mechanicScreens);
}

/** Whatever is asked of a table, and of whatever kind: nobody looks or acts at one of a pit they are not assigned to. */
function keepToPits(scope: Api, { floor }: AppDeps): void {
  scope.addHook('preHandler', async ({ params, principal }) => {
    const { success, data } = atTable.safeParse(params);
    if (success && isElsewhere(floor, principal, data.table)) throw new Refused(403, OTHER_PIT);
  });
}

const atTable = z.object({ table: z.string() });

function listen(api: Api, context: ApiContext): void {
  const { deps, registry, audit, metrics, hub, gate } = context;
  const { messageBytes, isBehindTls, proxies, sockets } = deps.config;
  const stopCounting = countCommits(metrics, deps.tables);
  const addressOf = (request: IncomingMessage) =>
    addressBehind(request, isBehindTls ? proxies : []);
  acceptSockets(api.server, {
    hub,
    registry,
    audit,
    metrics,
    log: deps.log,
    gate,
    messageBytes,
    mayArrive: budgets(sockets, deps.now),
    addressOf,
  });
  api.addHook('preClose', async () => {
    stopCounting();
    await hub.close('shutting-down');
    await audit.settled();
  });
}

/** Whatever is refused, wherever it is refused, is counted and logged once. */
function watchRefusals(api: Api, { turnedAway }: Metrics): void {
  api.decorateReply('refusedWith', null);
  api.addHook('onResponse', async (request, reply) => {
    const { refusedWith: code, statusCode: status } = reply;
    if (code === null) return;
    turnedAway(code);
    const route = request.routeOptions.url ?? null;
    const by = request.principal?.id ?? null;
    request.log.info({ code, status, route, by, address: request.ip }, 'request refused');
  });
}
