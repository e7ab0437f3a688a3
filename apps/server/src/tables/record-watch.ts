import type { Changes } from '../store/changes.ts';
import type { Head, JournalRow } from '../store/journal-row.ts';
import { KeptRows } from './kept-rows.ts';
import type { RecordBehind } from './record-behind.ts';
import type { TableParts } from './table-parts.ts';

/** Whether the database still has what a table has acknowledged. */
export class RecordWatch {
  readonly #parts: Pick<TableParts, 'compare' | 'onBehind'>;
  readonly #kept: KeptRows;
  /** Comparisons are numbered as they begin: what an earlier one found says nothing after a later one. */
  #begun = 0;
  #ended = 0;
  behind: RecordBehind | null = null;

  constructor(parts: Pick<TableParts, 'compare' | 'onBehind' | 'keptBytes'>) {
    this.#parts = parts;
    this.#kept = new KeptRows(parts.keptBytes);
  }

  keep(row: JournalRow, changes: Changes): void {
    this.#kept.add({ row, changes });
  }

  async compare(head: Head): Promise<void> {
    this.#begun += 1;
    const number = this.#begun;
    const behind = await this.#parts.compare(head, this.#kept.list());
    if (number < this.#ended) return;
    this.#ended = number;
    const wasBehind = this.behind !== null;
    this.behind = behind;
    if (behind || wasBehind) this.#parts.onBehind(behind);
  }

  /** The table goes on where the database ends. */
  giveUp(): void {
    this.#begun += 1;
    this.#ended = this.#begun;
    this.#kept.clear();
    this.behind = null;
    this.#parts.onBehind(null);
  }
}
