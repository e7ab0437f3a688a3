import { productionFaults } from '../../people/production-faults.ts';
import type { Database } from '../../postgres/open-database.ts';
import type { FloorOptions } from './floor-options.ts';

/** Every reason not to open this floor where real money is played; none where it is not. */
export async function faultsInProduction(
  database: Pick<Database, 'pool' | 'warnings'>,
  options: FloorOptions,
): Promise<readonly string[]> {
  if (!options.isProduction) return [];
  const { isDemo, host, tls } = options;
  const isBehindTls = options.isBehindTls || tls !== null;
  const pool = database.pool({ max: 1 });
  const registry = { database: pool, now: Date.now };
  const secrets = secretsOf(options);
  const faults = await productionFaults({ isDemo, host, isBehindTls, secrets }, registry);
  await pool.end();
  return [...faults.map(({ message }) => message), ...database.warnings];
}

/** Secrets that were given; the floor has none by default. */
function secretsOf({ metricsToken, databaseUrl }: FloorOptions): Readonly<Record<string, string>> {
  const password = databaseUrl === null ? '' : passwordIn(databaseUrl);
  return {
    ...(metricsToken === null ? {} : { BAIZE_METRICS_TOKEN: metricsToken }),
    ...(password === '' ? {} : { 'The password in DATABASE_URL': password }),
  };
}

function passwordIn(url: string): string {
  const [, password = ''] = /^\w+:\/\/[^:/@]*:([^@]*)@/.exec(url) ?? [];
  return decodeURIComponent(password);
}
