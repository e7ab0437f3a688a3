import type { Changes } from '../store/changes.ts';
import type { JournalRow } from '../store/journal-row.ts';

/** A row of the record as this process knows it to be durable, with all it caused. */
export interface KeptRow {
  readonly row: JournalRow;
  readonly changes: Changes;
}

/** Where rows that left are cut off, so that a list that is full is not moved for every row. */
const CUT = 1024;

/**
 * The latest rows of a table in memory. Should the database ever go back, they say what was acknowledged
 * and can be written again. Only so many bytes of events are kept, the newest ones.
 */
export class KeptRows {
  readonly #limit: number;
  #rows: KeptRow[] = [];
  #begin = 0;
  #bytes = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  add(kept: KeptRow): void {
    this.#rows.push(kept);
    this.#bytes += kept.row.events.length;
    while (this.#bytes > this.#limit) {
      this.#bytes -= this.#rows[this.#begin]?.row.events.length ?? 0;
      this.#begin += 1;
    }
    if (this.#begin < CUT) return;
    this.#rows.splice(0, this.#begin);
    this.#begin = 0;
  }

  /** Oldest first. */
  list(): readonly KeptRow[] {
    return this.#rows.slice(this.#begin);
  }

  clear(): void {
    this.#rows = [];
    this.#begin = 0;
    this.#bytes = 0;
  }
}
