import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Asking } from '../../store/office.ts';
import { isRefusedForGood } from '../../tables/database-trouble.ts';
import { messageOf } from '../message-of.ts';
import { FAULT_KINDS, type FaultCode, isFaultCode, type Lock } from './fault-catalogue.ts';

export interface Fault {
  readonly id: string;
  readonly code: FaultCode;
  /** Which table, terminal or device; `floor` for the whole of it. */
  readonly place: string;
  readonly detail: string;
  readonly setAt: number;
}

export type FaultChange =
  | { readonly type: 'set'; readonly fault: Fault }
  | { readonly type: 'cleared'; readonly fault: Fault; readonly by: string };

/** What is broken now. It survives a restart, and both ends of it are on record. */
export interface Faults {
  list(): readonly Fault[];
  get(id: string): Fault | undefined;
  /** Nothing happens if the same fault stands in the same place already. */
  set(code: FaultCode, place: string, detail?: string): Fault;
  clear(id: string, by: string, reason: string): boolean;
  /** Clears the fault of a kind in a place, if it stands. */
  end(code: FaultCode, place: string): void;
  /** The first fault that locks a terminal to this degree. */
  lockOn(terminal: string, lock: Lock): Fault | undefined;
  onChange(listener: (change: FaultChange) => void): () => void;
  /** Resolves once what was said so far is written down. */
  written(): Promise<void>;
  /** Resolves once everything has been written down; without a database nothing more can be. */
  close(): Promise<void>;
}

export interface FaultsOptions {
  readonly pool: Asking;
  readonly log: Logger;
  readonly clock?: () => number;
}

export async function openFaults(options: FaultsOptions): Promise<Faults> {
  const { rows } = await options.pool.query<FaultRow>(
    'select id, code, place, detail, set_at from faults where cleared_at is null order by set_at',
  );
  return new FaultRegister(options, rows.flatMap(faultOf));
}

interface FaultRow {
  readonly id: string;
  readonly code: string;
  readonly place: string;
  readonly detail: string;
  readonly set_at: string;
}

/** A fault of a kind this software no longer knows is left alone on the record. */
function faultOf({ id, code, place, detail, set_at }: FaultRow): Fault[] {
  return isFaultCode(code) ? [{ id, code, place, detail, setAt: Number(set_at) }] : [];
}

const RETRY = 2000;

class FaultRegister implements Faults {
  readonly #options: FaultsOptions;
  readonly #open: Map<string, Fault>;
  readonly #listeners = new Set<(change: FaultChange) => void>();
  /** Writes in order; while the database is away they wait, because that too is a fault to record. */
  #writes: Promise<void> = Promise.resolve();
  #isClosing = false;
  #stopWaiting: () => void = () => {};

  constructor(options: FaultsOptions, standing: readonly Fault[]) {
    this.#options = options;
    this.#open = new Map(standing.map((fault) => [fault.id, fault]));
  }

  list(): readonly Fault[] {
    return [...this.#open.values()];
  }

  get(id: string): Fault | undefined {
    return this.#open.get(id);
  }

  set(code: FaultCode, place: string, detail = ''): Fault {
    const standing = this.#find(code, place);
    if (standing) return standing;
    const fault: Fault = { id: randomUUID(), code, place, detail, setAt: this.#now() };
    this.#open.set(fault.id, fault);
    this.#options.log.warn({ fault }, FAULT_KINDS[code].says);
    this.#write(
      `insert into faults (id, code, place_kind, place, detail, set_at)
       values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
      [fault.id, code, FAULT_KINDS[code].place, place, detail, fault.setAt],
    );
    this.#tell({ type: 'set', fault });
    return fault;
  }

  clear(id: string, by: string, reason: string): boolean {
    const fault = this.#open.get(id);
    if (!fault) return false;
    this.#open.delete(id);
    this.#options.log.info({ fault, by, reason }, 'fault cleared');
    this.#write(
      `update faults set cleared_at = $2, cleared_by = $3, cleared_because = $4 where id = $1`,
      [id, this.#now(), by, reason],
    );
    this.#tell({ type: 'cleared', fault, by });
    return true;
  }

  end(code: FaultCode, place: string): void {
    const standing = this.#find(code, place);
    if (standing) this.clear(standing.id, 'floor', 'It is over.');
  }

  lockOn(terminal: string, lock: Lock): Fault | undefined {
    // Every bet asks, and hardly ever is anything broken.
    for (const fault of this.#open.values()) {
      if (fault.place === terminal && FAULT_KINDS[fault.code].locks === lock) return fault;
    }
    return undefined;
  }

  onChange(listener: (change: FaultChange) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  written(): Promise<void> {
    return this.#writes;
  }

  async close(): Promise<void> {
    this.#isClosing = true;
    this.#stopWaiting();
    await this.#writes;
  }

  #find(code: FaultCode, place: string): Fault | undefined {
    return this.list().find((fault) => fault.code === code && fault.place === place);
  }

  #tell(change: FaultChange): void {
    for (const listener of this.#listeners) listener(change);
  }

  #write(sql: string, values: readonly unknown[]): void {
    this.#writes = this.#writes.then(() => this.#persist(sql, [...values]));
  }

  async #persist(sql: string, values: unknown[]): Promise<void> {
    const { pool, log } = this.#options;
    for (;;) {
      try {
        await pool.query(sql, values);
        return;
      } catch (error) {
        // What the database will never take must not keep everything after it from being written.
        if (isRefusedForGood(error)) {
          log.error({ error: messageOf(error) }, 'a fault cannot be written down');
          return;
        }
        log.error({ error: messageOf(error) }, 'a fault could not be written down yet');
        if (this.#isClosing) return;
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, RETRY);
          this.#stopWaiting = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
    }
  }

  #now(): number {
    return (this.#options.clock ?? Date.now)();
  }
}
