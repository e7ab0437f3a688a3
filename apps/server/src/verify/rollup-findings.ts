import type { Recorded, TableLibrary } from '@baize/table';
import { ROLLUP_COLUMNS, RollupClerk } from '../reports/win/rollup.ts';
import { type KeptRollup, readWholeRollups } from '../reports/win/rollup-store.ts';
import { winEvents } from '../reports/win/win-clerk.ts';
import type { Finding } from './finding.ts';
import type { Verification } from './verify-floor.ts';

/** Adds up again what reports read of hours that are over. Nothing is done at a table of which nothing was kept. */
export class RollupWatch {
  private readonly table: string;
  private readonly kept: KeptRollup[];
  private readonly clerk: RollupClerk;
  private readonly types: ReadonlySet<string>;
  private last = 0;
  private isGapTold = false;

  private constructor(table: string, kept: readonly KeptRollup[], library: TableLibrary) {
    this.table = table;
    this.kept = [...kept];
    this.clerk = new RollupClerk({ library });
    this.types = winEvents(library);
  }

  static async open(table: string, { client, options }: Verification): Promise<RollupWatch> {
    const kept = await readWholeRollups(client, table);
    return new RollupWatch(table, kept, options.library);
  }

  async *look(fact: Recorded): AsyncGenerator<Finding> {
    while (this.kept[0] && fact.at >= this.kept[0].to) yield* this.compareNext();
    const [next] = this.kept;
    if (!next) return;
    if (this.types.has(fact.event.type)) {
      this.last = fact.sequence;
      if (fact.at < next.from) yield* this.missing(fact);
    }
    if (fact.at >= next.from) await this.clerk.take(fact);
    else this.clerk.pass(fact);
  }

  /** Hours are kept in their order, so there is none before the last of which nothing is kept. */
  private *missing({ sequence }: Recorded): Generator<Finding> {
    if (this.isGapTold) return;
    this.isGapTold = true;
    const what = `keeps nothing of event ${sequence}, although it keeps later hours`;
    yield { where: `win_rollups ${this.table}`, what };
  }

  *end(): Generator<Finding> {
    while (this.kept.length > 0) yield* this.compareNext();
  }

  private *compareNext(): Generator<Finding> {
    const kept = this.kept.shift();
    if (!kept) return;
    this.isGapTold = false;
    const { columns } = this.clerk.close(kept);
    if (kept.lastEvent !== this.last) {
      const where = `win_rollups ${this.table} ${kept.from} column last_event`;
      yield { where, what: `is ${kept.lastEvent} where the journal says ${this.last}` };
    }
    const wrong = ROLLUP_COLUMNS.find((column) => columns[column] !== kept.columns[column]);
    if (!wrong) return;
    const where = `win_rollups ${this.table} ${kept.from} column ${wrong}`;
    yield { where, what: 'is not what the journal adds up to' };
  }
}
