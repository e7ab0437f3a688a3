import type { IncomingMessage, RequestListener, Server } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import { SHIPPED } from '@baize/house';
import { clientMessageOf } from '@baize/protocol';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import { cashGate } from '../cage/cash-gate.ts';
import { createCommandHandler } from '../commands/command-handler.ts';
import type { Preparing } from '../commands/prepare.ts';
import { countCommits, newMetrics } from '../metrics/metrics.ts';
import { auditTrail } from '../people/audit.ts';
import { stillGood } from '../people/still-good.ts';
import { openOffice } from '../store/office.ts';
import { budgets } from '../ws/budgets.ts';
import { Hub } from '../ws/hub.ts';
import { acceptSockets } from '../ws/upgrade.ts';
import { addressBehind } from './address.ts';
import { API_ROUTES } from './api-routes.ts';
import type { AppConfig } from './app-config.ts';
import type { AppDeps } from './app-deps.ts';
import { contentSecurity } from './content-security.ts';
import type { Api, ApiContext } from './context.ts';
import { errorHandler, notFoundHandler } from './error-handler.ts';
import { gate } from './gate.ts';
import { FOREIGN_HOST, isOwnHost } from './host.ts';
import { documentation } from './openapi/documentation.ts';
import { Refused } from './refuse.ts';
import { healthRoutes } from './routes/health-routes.ts';
import { screens } from './screens.ts';
import { OfficeRequests } from './two-people.ts';
import { watchRefusals } from './watch-refusals.ts';
import { serializerCompiler, validatorCompiler } from './zod-provider.ts';

/** Nobody takes longer to say what they want; who does is keeping a connection from others. */
const REQUEST_TIMEOUT = 30_000;

/** The floor's door: HTTP under `/api`, sockets at `/ws`, the screens beside them. */
export async function createApp(deps: AppDeps): Promise<Api> {
  const { config, log } = deps;
  const logger: FastifyBaseLogger = log;
  const api: Api = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: config.bodyBytes,
    requestTimeout: REQUEST_TIMEOUT,
    // Only a proxy of ours may say where a request really comes from.
    trustProxy: config.isBehindTls ? [...config.proxies] : false,
    return503OnClosing: true,
    ...(config.tls && { serverFactory: serverWith(config.tls) }),
  });
  const context = contextOf(deps);
  api.setValidatorCompiler(validatorCompiler);
  api.setSerializerCompiler(serializerCompiler(config.checksAnswers));
  api.setErrorHandler(errorHandler);
  api.setNotFoundHandler(notFoundHandler);
  watchRefusals(api, context.metrics);
  api.decorateRequest('principal', null);
  api.addHook('onRequest', async ({ headers }) => {
    if (!isOwnHost(headers.host, config)) throw new Refused(421, FOREIGN_HOST);
  });
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
    createHttpsServer({ ...tls, minVersion: 'TLSv1.2', requestTimeout: REQUEST_TIMEOUT }, handler);
}

function contextOf(deps: AppDeps): ApiContext {
  const { tables, database, now, key, log, config, onRefused } = deps;
  const office = openOffice(database, { key, now });
  const registry = { database: office, now };
  const metrics = newMetrics();
  const audit = auditTrail(office);
  const { heartbeatSeconds, messages, bufferedMost, messageBytes } = config;
  const handleCommand = createCommandHandler({
    ...preparingOf(deps),
    audit,
    metrics,
    log,
    onRefused,
  });
  const hub = new Hub({
    tables,
    handleCommand,
    said: clientMessageOf(deps.library ?? SHIPPED),
    metrics,
    log,
    now,
    limits: { rate: messages, bufferedMost, messageBytes },
    heartbeatSeconds,
    stillGood: (principals) => stillGood(registry, principals),
  });
  const requests = new OfficeRequests(now);
  return { deps, registry, office, audit, metrics, handleCommand, hub, requests };
}

function preparingOf(deps: AppDeps): Preparing {
  const { database, now, config, commitment, virtual, cashOutFault, redeemFault, resumeFault } =
    deps;
  const { property, instrumentDays } = config;
  return {
    database,
    now,
    property,
    instrumentDays,
    commitment,
    virtual,
    cashOutFault,
    redeemFault,
    cashGate: cashGate(database, config.cage),
    resumeFault,
  };
}

async function mount(api: Api, context: ApiContext): Promise<void> {
  const { deps, registry } = context;
  healthRoutes(api, context);
  await api.register(
    async (scope: Api) => {
      // After the limits of a route and before its body: who asks too often costs no look-up.
      const check = gate(registry, deps.config.origins);
      scope.addHook('preParsing', (request) => check(request));
      const { onRoute } = deps;
      if (onRoute) scope.addHook('onRoute', (route) => onRoute(route));
      for (const plugin of [...API_ROUTES, ...(deps.routes ?? [])]) plugin(scope, context);
    },
    { prefix: '/api' },
  );
  await screens(api, deps.config.webRoot, deps.mechanicScreens);
}

function listen(api: Api, context: ApiContext): void {
  const { deps, registry, audit, metrics, hub } = context;
  const { origins, messageBytes, isBehindTls, proxies, sockets } = deps.config;
  const stopCounting = countCommits(metrics, deps.tables);
  const addressOf = (request: IncomingMessage) =>
    addressBehind(request, isBehindTls ? proxies : []);
  acceptSockets(api.server, {
    hub,
    registry,
    audit,
    metrics,
    log: deps.log,
    origins,
    isOwnHost: (host) => isOwnHost(host, deps.config),
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
