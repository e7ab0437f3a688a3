import { Client, type ClientConfig } from 'pg';
import type { Logger } from 'pino';
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
}

export interface TableLeases {
  /** Tables this process keeps now. */
  kept(): readonly string[];
  close(): Promise<void>;
}

// Any number will do, as long as every version of every server takes the same one.
export const TABLE_LEASE_LOCK = 1_113_680_250;
const EVERY = 1000;

/**
 * One process among those on a database keeps a table: it recovers it, drives it if it is automatic
 * and watches its clocks. The lock belongs to a connection, so it ends with the process however that
 * ends, and another takes over. The journal does not rely on it: two holders would only conflict.
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

  async #takeFree(): Promise<void> {
    const free = this.#options.tables().filter(({ id }) => !this.#kept.has(id));
    if (free.length === 0 || this.#isClosed) return;
    const client = this.#client ?? (await this.#connect());
    for (const table of free) {
      const { rows } = await client.query<{ taken: boolean }>(
        'select pg_try_advisory_lock($1, hashtext($2)) as taken',
        [TABLE_LEASE_LOCK, table.id],
      );
      if (rows[0]?.taken !== true || this.#isClosed) continue;
      this.#kept.set(table.id, await this.#options.keep(table));
    }
  }

  async #connect(): Promise<Client> {
    const client = new Client({ ...this.#options.connection, application_name: 'baize keeper' });
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
