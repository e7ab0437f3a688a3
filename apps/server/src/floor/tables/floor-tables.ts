import { createHash, randomUUID } from 'node:crypto';
import { tableManners } from '@baize/protocol/http';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { RunningTable, Tables } from '../../tables/running-table.ts';
import type { Floor } from '../file/floor-file.ts';
import type { TableManners, TableSettings } from '../file/table-settings.ts';
import { configureTable, type PendingConfiguration } from './configure-table.ts';
import { equipTable } from './equip-table.ts';
import { FLOOR_FILE } from './floor-actor.ts';

export interface FloorTable {
  readonly table: RunningTable;
  readonly manners: TableManners;
}

/** The tables of the floor in the order of its file, with what the file says beyond the domain. */
export interface FloorTables {
  readonly name: string;
  readonly currency: string;
  list(): readonly FloorTable[];
  manners(table: string): TableManners | undefined;
  /** What somebody has decided since; it stands until the file says something new of the table. */
  setManners(table: string, manners: TableManners): Promise<void>;
  /** Takes over what a file says now; each table follows when no round is in progress. */
  apply(floor: Floor): Promise<void>;
  /** Waits for nothing more: what has not been applied is applied at the next start. */
  close(): void;
}

export interface FloorTablesOptions {
  readonly pool: Pick<Pool, 'query'>;
  readonly tables: Tables;
  readonly log: Logger;
  readonly clock?: () => number;
  /** Told of every table once, as soon as it is open and before anything happens at it. */
  readonly onTable?: (table: RunningTable) => void;
}

export async function openFloorTables(
  floor: Floor,
  options: FloorTablesOptions,
): Promise<FloorTables> {
  const floorTables = new DescribedTables(floor, options);
  await floorTables.apply(floor);
  return floorTables;
}

class DescribedTables implements FloorTables {
  readonly #options: FloorTablesOptions;
  readonly #pending = new Map<string, PendingConfiguration>();
  readonly #manners = new Map<string, TableManners>();
  #floor: Floor;

  constructor(floor: Floor, options: FloorTablesOptions) {
    this.#floor = floor;
    this.#options = options;
  }

  get name(): string {
    return this.#floor.name;
  }

  get currency(): string {
    return this.#floor.currency;
  }

  list(): readonly FloorTable[] {
    return this.#floor.tables.flatMap(({ config }) => {
      const table = this.#options.tables.get(config.table);
      const manners = this.#manners.get(config.table);
      return table && manners ? [{ table, manners }] : [];
    });
  }

  manners(table: string): TableManners | undefined {
    return this.#manners.get(table);
  }

  async setManners(table: string, manners: TableManners): Promise<void> {
    this.#manners.set(table, manners);
    await this.#options.pool.query('update floor_tables set manners = $2 where table_id = $1', [
      table,
      JSON.stringify(manners),
    ]);
  }

  async apply(floor: Floor): Promise<void> {
    this.#floor = floor;
    const applied = await this.#applied();
    // One after another, so that everybody lists them in the order of the file.
    const tables: RunningTable[] = [];
    for (const { config } of floor.tables) {
      tables.push(await this.#open(config.table));
    }
    await Promise.all(
      floor.tables.map(async (settings, position) => {
        const { table: id } = settings.config;
        const table = tables[position];
        if (!table) return;
        const digest = digestOf(settings);
        const before = applied.get(id);
        const isApplied = before?.digest === digest && table.state().rules !== null;
        this.#manners.set(id, isApplied ? before.manners : settings.manners);
        if (isApplied) return;
        const isNew = table.state().rules === null;
        const configured = this.#configure(table, settings, position, digest);
        // A table in the middle of a round must not keep the floor from starting.
        if (isNew) await configured;
      }),
    );
  }

  close(): void {
    for (const pending of this.#pending.values()) pending.cancel();
  }

  async #open(id: string): Promise<RunningTable> {
    const isNew = this.#options.tables.get(id) === undefined;
    const table = await this.#options.tables.open(id);
    if (isNew) this.#options.onTable?.(table);
    return table;
  }

  async #configure(
    table: RunningTable,
    { config, manners }: TableSettings,
    position: number,
    digest: string,
  ): Promise<void> {
    const { log, pool, clock = Date.now } = this.#options;
    const isNew = table.state().rules === null;
    this.#pending.get(table.id)?.cancel();
    const pending = configureTable(table, config, FLOOR_FILE);
    this.#pending.set(table.id, pending);
    const answer = await pending.answer;
    if (this.#pending.get(table.id) === pending) this.#pending.delete(table.id);
    if (answer.type === 'refused' || answer.type === 'unavailable') {
      const why = answer.type === 'refused' ? answer.refusal.message : answer.message;
      log.error({ table: table.id, why }, 'the floor file could not be applied to a table');
      return;
    }
    log.info({ table: table.id, game: config.game }, 'configured from the floor file');
    if (isNew) await opened(table, manners);
    await pool.query(
      `insert into floor_tables (table_id, position, manners, digest, applied_at)
       values ($1, $2, $3, $4, $5)
       on conflict (table_id) do update
         set position = $2, manners = $3, digest = $4, applied_at = $5`,
      [table.id, position, JSON.stringify(manners), digest, clock()],
    );
  }

  async #applied(): Promise<ReadonlyMap<string, Applied>> {
    const { rows } = await this.#options.pool.query<AppliedRow>(
      'select table_id, digest, manners from floor_tables',
    );
    return new Map(
      rows.flatMap(({ table_id, digest, manners }) => {
        const known = tableManners.safeParse(manners);
        return known.success ? [[table_id, { digest, manners: known.data }]] : [];
      }),
    );
  }
}

interface AppliedRow {
  readonly table_id: string;
  readonly digest: string;
  readonly manners: unknown;
}

interface Applied {
  readonly digest: string;
  readonly manners: TableManners;
}

async function opened(table: RunningTable, manners: TableManners): Promise<void> {
  await equipTable(table, manners);
  await table.submit({
    op: `floor:${randomUUID()}`,
    by: FLOOR_FILE,
    command: { type: 'OpenTable' },
  });
}

function digestOf(settings: TableSettings): string {
  return createHash('sha256').update(JSON.stringify(settings)).digest('hex');
}
