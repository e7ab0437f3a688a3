import { createHash, randomUUID } from 'node:crypto';
import type { Command } from '@baize/table';
import type { Logger } from 'pino';
import type { Asking } from '../../store/office.ts';
import { isEarlierEdition } from '../../tables/book-in-use.ts';
import type { RunningTable, TableAnswer, Tables } from '../../tables/running-table.ts';
import type { Floor } from '../file/floor-file.ts';
import type { TablePresentation, TableSettings } from '../file/table-settings.ts';
import { messageOf } from '../message-of.ts';
import {
  type AppliedEntry,
  markWithdrawn,
  readAppliedEntries,
  recordEntry,
  recordPresentation,
  type WaitingPresentation,
  WITHDRAWN,
} from './applied-entries.ts';
import { betweenRounds, type PendingCommand } from './between-rounds.ts';
import { equipTable } from './equip-table.ts';
import { FLOOR_FILE } from './floor-actor.ts';
import { holdingsAt, holdingsText, tablesBeside } from './holdings.ts';
import { onceAnswered } from './waiting-presentation.ts';

export interface FloorTable {
  readonly table: RunningTable;
  readonly presentation: TablePresentation;
}

/**
 * The tables of the floor in the order of its file, with what the file says beyond the domain. A table
 * that is gone from the file comes last for as long as people have money there: closed, and paying out.
 */
export interface FloorTables {
  readonly name: string;
  readonly currency: string;
  /** Tables the file lets open in production though they only demonstrate a game. */
  readonly demonstrations: readonly string[];
  list(): readonly FloorTable[];
  /** The tables the file has no more, at which people have money. */
  withdrawn(): readonly string[];
  presentation(table: string): TablePresentation | undefined;
  /** The pits the file assigns somebody to; nothing for whoever it does not name. */
  pitsOf(person: string): readonly string[] | undefined;
  /** What somebody has decided since; it stands until the file says something new of the table. */
  setPresentation(table: string, presentation: TablePresentation): Promise<void>;
  /** The same as soon as somebody agrees to a request, and not before; a restart does not forget it. */
  setPresentationOnceGranted(table: string, waiting: WaitingPresentation): Promise<void>;
  /** Takes over what a file says now; each table follows when no round is in progress. */
  apply(floor: Floor): Promise<void>;
  /** Waits for nothing more: what has not been applied is applied at the next start. */
  close(): void;
}

export interface FloorTablesOptions {
  readonly pool: Asking;
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
  readonly #pending = new Map<string, PendingCommand>();
  readonly #presentations = new Map<string, TablePresentation>();
  #recorded: Promise<void> = Promise.resolve();
  #floor: Floor;
  #withdrawn: readonly string[] = [];

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

  get demonstrations(): readonly string[] {
    return this.#floor.demonstrations;
  }

  list(): readonly FloorTable[] {
    return [...this.#described(), ...this.#withdrawn].flatMap((id) => {
      const table = this.#options.tables.get(id);
      const presentation = this.#presentations.get(id);
      return table && presentation ? [{ table, presentation }] : [];
    });
  }

  withdrawn(): readonly string[] {
    return this.#withdrawn;
  }

  presentation(table: string): TablePresentation | undefined {
    return this.#presentations.get(table);
  }

  pitsOf(person: string): readonly string[] | undefined {
    return this.#floor.assignments.get(person);
  }

  async setPresentation(table: string, presentation: TablePresentation): Promise<void> {
    this.#presentations.set(table, presentation);
    await recordPresentation(this.#options.pool, table, presentation);
  }

  async setPresentationOnceGranted(table: string, waiting: WaitingPresentation): Promise<void> {
    const present = this.#presentations.get(table);
    if (present) await recordPresentation(this.#options.pool, table, present, waiting);
    await this.#whenGranted(table, waiting);
  }

  /** What was kept for the second person is forgotten when nobody agreed. */
  async #whenGranted(table: string, { request, manners }: WaitingPresentation): Promise<void> {
    const { pool, tables, log } = this.#options;
    const running = tables.get(table);
    if (!running) return;
    await onceAnswered(running, request, pool, (isGranted) => {
      const next = isGranted ? manners : this.#presentations.get(table);
      if (!next) return;
      this.setPresentation(table, next).catch((problem: unknown) => {
        // It is still kept as waiting, and the next start looks the answer up.
        log.error({ table, problem: messageOf(problem) }, 'a name was not recorded');
      });
    });
  }

  async apply(floor: Floor): Promise<void> {
    this.#floor = floor;
    const applied = await readAppliedEntries(this.#options.pool);
    // One after another, so that everybody lists them in the order of the file.
    const tables: RunningTable[] = [];
    for (const { config } of floor.tables) {
      tables.push(await this.#open(config.table));
    }
    await this.#withdraw(applied);
    await Promise.all(
      floor.tables.map(async (settings, position) => {
        const { config } = settings;
        const { table: id } = config;
        const table = tables[position];
        if (!table) return;
        const digest = digestOf(settings);
        const before = applied.get(id);
        const isApplied = before?.digest === digest && table.state().rules !== null;
        this.#presentations.set(id, isApplied ? before.presentation : settings.presentation);
        if (isApplied && before.waiting) await this.#whenGranted(id, before.waiting);
        if (isApplied) {
          void this.#takeHash(table, config.bookHash);
          return;
        }
        const isNew = table.state().rules === null;
        const opens = isNew || before?.digest === WITHDRAWN;
        const configured = this.#configure(table, settings, { position, digest, opens });
        // A table in the middle of a round must not keep the floor from starting.
        if (isNew) await configured;
      }),
    );
  }

  /** A record of an earlier release, or from before hashes were kept, takes that of the book as it is now. */
  async #takeHash(table: RunningTable, bookHash: string | undefined): Promise<void> {
    const config = table.state().rules?.config;
    if (!config || bookHash === undefined || config.bookHash === bookHash) return;
    if (!isEarlierEdition(config.game, config.bookHash)) return;
    await this.#whenIdle(table, { type: 'ConfigureTable', config: { ...config, bookHash } });
  }

  #described(): readonly string[] {
    return this.#floor.tables.map(({ config }) => config.table);
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
    { config, presentation }: TableSettings,
    { position, digest, opens }: { position: number; digest: string; opens: boolean },
  ): Promise<void> {
    const { log, pool, clock = Date.now } = this.#options;
    const answer = await this.#whenIdle(table, { type: 'ConfigureTable', config });
    if (answer.type === 'refused' || answer.type === 'unavailable') {
      const why = answer.type === 'refused' ? answer.refusal.message : answer.message;
      log.error({ table: table.id, why }, 'the floor file could not be applied to a table');
      return;
    }
    log.info({ table: table.id, game: config.game }, 'configured from the floor file');
    if (opens) await openTable(table, presentation);
    const entry = { table: table.id, position, presentation, digest, at: clock() };
    // One after another: two dozen tables at once would wait longer for the office than anybody may.
    this.#recorded = this.#recorded
      .then(() => recordEntry(pool, entry))
      .catch((problem) => {
        // The next start finds the entry new, and applies it again.
        log.error({ table: table.id, problem: messageOf(problem) }, 'an entry was not recorded');
      });
    await this.#recorded;
  }

  /** One thing at a time waits for a round to end: what the file said before is not done any more. */
  async #whenIdle(table: RunningTable, command: Command): Promise<TableAnswer> {
    this.#pending.get(table.id)?.cancel();
    const pending = betweenRounds(table, command, FLOOR_FILE);
    this.#pending.set(table.id, pending);
    const answer = await pending.answer;
    if (this.#pending.get(table.id) === pending) this.#pending.delete(table.id);
    return answer;
  }

  /** Closes what the file has no more; what people have there keeps the table open for paying out. */
  async #withdraw(applied: ReadonlyMap<string, AppliedEntry>): Promise<void> {
    const { pool, tables, log } = this.#options;
    const described = new Set(this.#described());
    // A table that is open here is ours to close, whoever keeps it.
    const open = tables
      .list()
      .map(({ id }) => id)
      .filter((id) => !described.has(id));
    const gone = [...new Set([...open, ...(await tablesBeside(pool, [...described]))])];
    const left = await holdingsAt(pool, gone);
    this.#withdrawn = left.map(({ table }) => table);
    for (const holdings of left) {
      const { presentation } = applied.get(holdings.table) ?? {};
      if (presentation) this.#presentations.set(holdings.table, presentation);
      log.warn({ table: holdings.table, held: holdingsText(holdings) }, GONE);
      await this.#open(holdings.table);
    }
    const held = new Set(this.#withdrawn);
    for (const table of tables.list().filter(({ id }) => !described.has(id))) {
      if (!held.has(table.id)) this.#presentations.delete(table.id);
      if (table.state().isOpen) void this.#closeWhenIdle(table);
    }
    await markWithdrawn(pool, gone);
  }

  async #closeWhenIdle(table: RunningTable): Promise<void> {
    const answer = await this.#whenIdle(table, { type: 'CloseTable' });
    const isClosed = answer.type !== 'refused' && answer.type !== 'unavailable';
    const line = { table: table.id, answer: answer.type };
    if (isClosed) this.#options.log.info(line, 'closed: it is gone from the floor file');
    else this.#options.log.error(line, 'a table that is gone from the floor file did not close');
  }
}

const GONE =
  'a table is gone from the floor file; it is kept closed, to pay out what people have there';

async function openTable(table: RunningTable, presentation: TablePresentation): Promise<void> {
  await equipTable(table, presentation);
  await table.submit({
    op: `floor:${randomUUID()}`,
    by: FLOOR_FILE,
    command: { type: 'OpenTable' },
  });
}

/** What the file says; what its book says besides is looked at when a table is opened. */
function digestOf({ config, presentation }: TableSettings): string {
  const { bookHash: _, ...said } = config;
  const text = JSON.stringify({ config: said, presentation });
  return createHash('sha256').update(text).digest('hex');
}
