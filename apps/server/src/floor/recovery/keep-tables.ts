import { Client, type ClientConfig } from 'pg';
import type { Logger } from 'pino';
import { KEPT_ALIVE } from '../../postgres/kept-alive.ts';
import { isDatabaseTrouble } from '../../tables/database-trouble.ts';
import type { RunningTable } from '../../tables/running-table.ts';
import { messageOf } from '../message-of.ts';

export interface KeepOptions {
  readonly connection: ClientConfig;
  /** Asked anew at every look: a floor file may have brought more. */
  readonly tables: () => readonly RunningTable[];
  /** Called when this process has taken the lease of a table; what it gives ends that. */
  readonly keep: (table: RunningTable) => Promise<() => Promise<void>>;
  readonly log: Logger;
  readonly every?: number;
  /** A keeper that says nothing for so long hangs, and its tables are taken from it. */
  readonly patience?: number;
  /** A database that says nothing for so long is not there, and what was kept by it is let go. */
  readonly silence?: number;
}

export interface TableLeases {
  /** Tables this process keeps now. */
  kept(): readonly string[];
  close(): Promise<void>;
}

// Any number will do, as long as every version of every server takes the same one.
export const TABLE_LEASE_LOCK = 1_113_680_250;
const EVERY = 1000;
const PATIENCE = 15_000;
/** Shorter than the patience of others: who has lost its connection stops before another begins. */
const SILENCE = 5000;
const KEEPER = 'baize keeper';

/**
 * One process among those on a database keeps a table: it recovers it, drives it if it is automatic
 * and watches its clocks. The lock belongs to a connection, so it ends with the process however that
 * ends, and another takes over. A process that hangs keeps its connection but says nothing on it: whoever
 * wants its tables ends that connection. The journal does not rely on it: two holders would only conflict.
 */
export async function keepTables(options: KeepOptions): Promise<TableLeases> {
  const leases = new TableLeaseHolder(options);
  await leases.look();
  return leases;
}

class TableLeaseHolder implements TableLeases {
  readonly #options: KeepOptions;
  readonly #kept = new Map<string, () => Promise<void>>();
  #client: Client | null = null;
  #isClosed = false;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> = Promise.resolve();

  constructor(options: KeepOptions) {
    this.#options = options;
  }

  kept(): readonly string[] {
    return [...this.#kept.keys()];
  }

  /** Takes every table that nobody keeps, and looks again later for the others. */
  look(): Promise<void> {
    this.#looking = this.#takeFree().catch((problem: unknown) => {
      this.#options.log.warn({ problem: messageOf(problem) }, 'no table can be kept now');
      return isDatabaseTrouble(problem) ? this.#leave() : undefined;
    });
    return this.#looking.then(() => {
      if (this.#isClosed) return;
      this.#timer = setTimeout(() => void this.look(), this.#options.every ?? EVERY);
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#looking;
    await this.#letGo();
    const client = this.#client;
    this.#client = null;
    await client?.end();
  }

  /** A connection on which something failed holds nothing that can be relied upon. */
  async #leave(): Promise<void> {
    const client = this.#client;
    this.#client = null;
    // One that waits for an answer is cut off.
    void client?.end().catch(() => undefined);
    await this.#letGo();
  }

  async #takeFree(): Promise<void> {
    // By this the others know that this process is alive.
    await this.#client?.query('select 1');
    const free = this.#options.tables().filter(({ id }) => !this.#kept.has(id));
    if (free.length === 0 || this.#isClosed) return;
    const client = this.#client ?? (await this.#connect());
    for (const table of free) {
      const { rows } = await client.query<{ taken: boolean }>(
        'select pg_try_advisory_lock($1, hashtext($2)) as taken',
        [TABLE_LEASE_LOCK, table.id],
      );
      if (rows[0]?.taken !== true) await this.#endHungKeeper(client, table.id);
      if (rows[0]?.taken !== true || this.#isClosed) continue;
      this.#kept.set(table.id, await this.#options.keep(table));
    }
  }

  /** Its tables are free at the next look; if it ever wakes, it finds its connection gone and leaves them. */
  async #endHungKeeper(client: Client, table: string): Promise<void> {
    const { patience = PATIENCE, log } = this.#options;
    const { rows } = await client.query<{ pid: number }>(END_HUNG_KEEPER, [
      TABLE_LEASE_LOCK,
      table,
      KEEPER,
      patience,
    ]);
    for (const { pid } of rows) log.error({ pid, table }, 'a keeper hung and was ended');
  }

  async #connect(): Promise<Client> {
    const { connection, silence = SILENCE } = this.#options;
    const limits = { connectionTimeoutMillis: silence, query_timeout: silence };
    const client = new Client({
      ...connection,
      ...KEPT_ALIVE,
      ...limits,
      application_name: KEEPER,
    });
    client.on('error', (problem) => {
      this.#options.log.warn({ problem: problem.message }, 'the keeper lost its connection');
    });
    client.on('end', () => {
      if (this.#client !== client) return;
      this.#client = null;
      void this.#letGo();
    });
    await client.connect();
    this.#client = client;
    return client;
  }

  async #letGo(): Promise<void> {
    const ends = [...this.#kept.values()];
    this.#kept.clear();
    await Promise.all(ends.map((end) => end()));
  }
}

// The database's own clock says how long a keeper has been silent; keys of a lock are unsigned where it lists them.
const END_HUNG_KEEPER = `
  select pid, pg_terminate_backend(pid) from (
    select pid from pg_locks join pg_stat_activity using (pid)
    where locktype = 'advisory' and granted and objsubid = 2
      and pg_locks.database = (select oid from pg_database where datname = current_database())
      and classid::bigint = $1 and objid::bigint = (hashtext($2)::bigint & 4294967295)
      and application_name = $3 and state_change < now() - $4 * interval '1 millisecond'
    offset 0
  ) as hung`;
