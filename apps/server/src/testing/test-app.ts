import { money } from '@baize/exact';
import { SHIPPED } from '@baize/house';
import type { Pool } from 'pg';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { createApp } from '../http/app.ts';
import { type AppConfig, DEFAULT_APP_CONFIG } from '../http/app-config.ts';
import type { AppDeps } from '../http/app-deps.ts';
import type { Api } from '../http/context.ts';
import { logOptions } from '../logs/log-options.ts';
import type { Registry } from '../people/registry.ts';
import { openOffice } from '../store/office.ts';
import type { RunningTable, Tables } from '../tables/running-table.ts';
import type { TestDatabase } from './database.ts';
import { prepareTable } from './dice-table.ts';
import { KEY, tablesOn } from './tables-on.ts';

/** An app that listens, on tables of its own. */
export interface TestApp {
  readonly app: Api;
  readonly url: string;
  readonly tables: Tables;
  readonly database: Pool;
  readonly registry: Registry;
  /** What was logged, one object a line. */
  readonly logged: readonly Record<string, unknown>[];
}

export interface TestAppOptions {
  readonly config?: Partial<AppConfig>;
  readonly deps?: Partial<AppDeps>;
  readonly now?: () => number;
  readonly logLevel?: string;
}

const PLENTY = { perSecond: 1e6, burst: 1e6 };

export async function testApp(
  database: TestDatabase,
  { config = {}, deps = {}, now = Date.now, logLevel = 'debug' }: TestAppOptions = {},
): Promise<TestApp> {
  const pool = database.pool({ max: 8 });
  const office = openOffice(pool, { key: KEY, now });
  const tables = deps.tables ?? tablesOn(database);
  const logged: Record<string, unknown>[] = [];
  const log = pino(logOptions(logLevel), { write: (line) => logged.push(JSON.parse(line)) });
  const app = await createApp({
    library: SHIPPED,
    tables,
    database: pool,
    now,
    key: KEY,
    log,
    floor: {
      name: 'Test floor',
      currency: 'SGD',
      version: '0',
      presentation: (table) => ({ name: table, currency: 'SGD', chips: [money(100)] }),
    },
    commitment: async () => undefined,
    config: {
      ...DEFAULT_APP_CONFIG,
      isDemo: true,
      checksAnswers: true,
      messages: PLENTY,
      requestsPerMinute: 1e6,
      requests: PLENTY,
      signInsPerMinute: 1e6,
      ...config,
    },
    ...deps,
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(async () => {
    await app.close();
    await pool.end();
  });
  return { app, url, tables, database: pool, registry: { database: office, now }, logged };
}

let made = 0;

/** A dice table nobody else uses, open for bets, with these terminals at it. */
export async function openDiceTable(
  tables: Tables,
  terminals: readonly string[] = [],
): Promise<RunningTable> {
  made += 1;
  const table = await tables.open(`D${process.pid}-${made}`);
  await prepareTable(table, terminals);
  return table;
}
