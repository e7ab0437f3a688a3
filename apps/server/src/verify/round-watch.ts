import {
  type Recorded,
  type RoundRecord,
  recomputeRound,
  roundRecord,
  type TableState,
} from '@baize/table';
import { settlementIn } from '../reports/own-settlement.ts';
import { decodeFacts, readRows, readRowWith } from '../store/journal-row.ts';
import type { Finding, Findings } from './finding.ts';
import type { Verification } from './verify-floor.ts';

/** The table as a round began, and the event that began it. */
interface Start {
  readonly state: TableState;
  readonly sequence: number;
}

const PAGE = 200;

/**
 * Computes every round again when it is over, and once more when it is corrected or reversed later.
 * The facts of one round are kept while it is in progress; an old one is read again when needed.
 */
export class RoundWatch {
  readonly #table: string;
  readonly #verification: Verification;
  readonly #starts = new Map<string, Start>();
  #facts: Recorded[] = [];
  #inProgress: string | null = null;
  #op: string | null = null;
  /** Rounds that the operation at hand has ended or changed. */
  #due = new Set<string>();

  constructor(table: string, verification: Verification) {
    this.#table = table;
    this.#verification = verification;
  }

  /** What the last operation did is complete once another begins. */
  async *before(fact: Recorded, state: TableState): Findings {
    if (fact.op !== this.#op) yield* this.end(state);
    this.#op = fact.op;
    const { event, sequence } = fact;
    if (event.type !== 'RoundOpened') return;
    this.#starts.set(event.round, { state, sequence });
    this.#inProgress = event.round;
    this.#facts = [];
  }

  after(fact: Recorded): void {
    const { event } = fact;
    if (this.#inProgress !== null) this.#facts.push(fact);
    switch (event.type) {
      case 'RoundConcluded':
      case 'RoundVoided':
      case 'RoundReversed':
        this.#due.add(event.round);
        break;
      case 'ResultCorrected':
        this.#corrected(event.round);
        break;
      default:
        if (!settlementIn(this.#verification.options.library, event)?.isCorrection) break;
        if ('round' in event && event.round !== null) this.#corrected(event.round);
    }
  }

  /** A round that is corrected while it goes on is computed again when it is over. */
  #corrected(round: string): void {
    if (round !== this.#inProgress) this.#due.add(round);
  }

  async *end(state: TableState): Findings {
    if (this.#due.size === 0) return;
    for (const round of this.#due) yield* this.#recomputed(round, state.sequence);
    if (this.#inProgress !== null && this.#due.has(this.#inProgress)) {
      this.#inProgress = null;
      this.#facts = [];
    }
    this.#due = new Set();
    for (const round of this.#starts.keys()) {
      if (round !== this.#inProgress && !state.concluded.has(round)) this.#starts.delete(round);
    }
  }

  async *#recomputed(round: string, until: number): Findings {
    const start = this.#starts.get(round);
    if (!start) return;
    const facts =
      round === this.#inProgress ? this.#facts : await this.#factsOf(start.sequence, until);
    const record = roundRecord(facts, round, start.state);
    if (!record.ok) yield this.#finding(round, `cannot be told: ${record.error.message}`);
    else yield* this.#differences(record.value);
    this.#verification.progress.rounds += 1;
  }

  *#differences(record: RoundRecord): Generator<Finding, void> {
    const { compared, differences } = recomputeRound(record, this.#verification.options.library);
    if (compared === 0) yield this.#finding(record.round, 'has nothing that could be compared');
    for (const { where, recorded, recomputed } of differences) {
      const [one, other] = [JSON.stringify(recorded), JSON.stringify(recomputed)];
      yield this.#finding(record.round, `has ${where} ${one} where its rulebook gives ${other}`);
    }
  }

  #finding(round: string, what: string): Finding {
    return { where: `journal ${this.#table} round ${round}`, what };
  }

  async #factsOf(first: number, until: number): Promise<readonly Recorded[]> {
    const { client } = this.#verification;
    const facts: Recorded[] = [];
    let next = (await readRowWith(client, this.#table, first))?.first ?? first;
    while (next <= until) {
      const rows = await readRows(client, this.#table, next, PAGE);
      const last = rows.at(-1)?.last;
      if (last === undefined) break;
      for (const fact of rows.flatMap(decodeFacts)) {
        if (fact.sequence >= first && fact.sequence <= until) facts.push(fact);
      }
      next = last + 1;
    }
    return facts;
  }
}
