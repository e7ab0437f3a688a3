import { healthBody } from '@baize/protocol/http';
import { ReadOnlyDatabase } from '../../tables/durability.ts';
import { type RunningTable, type Tables, unavailable } from '../../tables/running-table.ts';
import type { ApiPlugin } from '../context.ts';
import { isLoopback } from '../loopback.ts';
import { refuse } from '../refuse.ts';

/** For whoever watches the floor: is it alive, can it take bets, what has it counted. */
export const healthRoutes: ApiPlugin = (api, { deps, metrics }) => {
  const tags = ['operations'];
  const open = { security: [] };
  const ok = { status: 'ok', checks: {} } as const;

  api.get(
    '/healthz',
    {
      schema: {
        summary: 'Whether the process is alive',
        tags,
        ...open,
        response: { 200: healthBody },
      },
    },
    () => ok,
  );

  api.get(
    '/readyz',
    {
      schema: {
        summary: 'Whether bets can be taken, and if not, why',
        tags,
        ...open,
        response: { 200: healthBody, 503: healthBody },
      },
    },
    async (_request, reply) => {
      const checks = { ...tableTroubles(deps.tables), ...(await databaseTrouble(deps.tables)) };
      if (Object.keys(checks).length === 0) return ok;
      return reply.code(503).send({ status: 'not-ready', checks });
    },
  );

  api.get(
    '/metrics',
    { schema: { summary: 'Figures for Prometheus', tags, ...open } },
    async (request, reply) => {
      const { metricsToken } = deps.config;
      const isAllowed =
        metricsToken === null
          ? isLoopback(request.ip)
          : request.headers.authorization === `Bearer ${metricsToken}`;
      if (!isAllowed) return refuse(reply, 403, HIDDEN);
      return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
    },
  );
};

const HIDDEN = {
  code: 'not-authorised',
  message: 'Metrics are for this machine, or need their token.',
};

/** The tables that take nothing, each with why. */
function tableTroubles(tables: Pick<Tables, 'list'>): Readonly<Record<string, string>> {
  const closed = tables.list().filter((table) => !table.isAvailable());
  return Object.fromEntries(closed.map((table) => [`table ${table.id}`, whyClosed(table)]));
}

function whyClosed(table: Pick<RunningTable, 'behind'>): string {
  return unavailable(table.behind() ? 'record-behind' : 'database-unavailable').message;
}

async function databaseTrouble({
  check,
}: Pick<Tables, 'check'>): Promise<Readonly<Record<string, string>>> {
  const silent = { database: 'The database does not answer.' };
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<typeof silent>((resolve) => {
    timer = setTimeout(() => resolve(silent), PATIENCE);
  });
  // A database that hangs is no better than one that is gone, and who watches must be told in time.
  const asked = check().then(
    () => ({}),
    (error: unknown) => (error instanceof ReadOnlyDatabase ? { database: error.message } : silent),
  );
  return Promise.race([asked, patience]).finally(() => clearTimeout(timer));
}

const PATIENCE = 2_000;
