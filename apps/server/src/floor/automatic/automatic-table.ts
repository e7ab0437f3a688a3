import { randomUUID } from 'node:crypto';
import type { Refusal } from '@baize/table';
import type { Logger } from 'pino';
import type { RunningTable } from '../../tables/running-table.ts';
import type { Pace } from '../file/table-settings.ts';
import { type Move, nextMove } from './next-move.ts';
import type { VirtualResults } from './virtual-results.ts';

export interface AutomaticOptions {
  readonly results: VirtualResults;
  /** Asked anew for every move: what a floor file says may change. */
  readonly presentation: () => Pace;
  readonly log: Logger;
  readonly clock?: () => number;
  /** Told when the table cannot go on by itself, and again when it can. */
  readonly onStuck?: (why: string | null) => void;
  /** Told why the table refused, before it is tried again. */
  readonly onRefused?: (refusal: Refusal) => Promise<void>;
}

/** After a refusal the table is left alone for a while, or until something happens at it. */
const BACK_OFF = [250, 1000, 4000, 15_000] as const;

/** Plays a table until told to stop; resolves once its last request has been answered. */
export function driveTable(table: RunningTable, options: AutomaticOptions): () => Promise<void> {
  const driver = new Driver(table, options);
  const done = driver.run();
  return async () => {
    driver.stop();
    await done;
  };
}

class Driver {
  readonly #table: RunningTable;
  readonly #options: AutomaticOptions;
  #isStopped = false;
  #failures = 0;
  #phase = '';
  #since: number;
  #wake: () => void = () => {};

  constructor(table: RunningTable, options: AutomaticOptions) {
    this.#table = table;
    this.#options = options;
    this.#since = this.#now();
  }

  stop(): void {
    this.#isStopped = true;
    this.#wake();
  }

  async run(): Promise<void> {
    const unsubscribe = this.#table.onCommit(() => {
      this.#failures = 0;
      this.#wake();
    });
    while (!this.#isStopped) await this.#turn();
    unsubscribe();
  }

  async #turn(): Promise<void> {
    const move = this.#next();
    if (move.kind !== 'give') return this.#sleep(move);
    if ('commitment' in move.command) await this.#options.results.kept();
    const { round, sequence } = this.#table.state();
    const answer = await this.#table.submit({
      op: `automatic:${randomUUID()}`,
      by: { kind: 'system' },
      ...(round ? { round: round.id } : {}),
      command: move.command,
    });
    if (answer.type === 'accepted' || answer.type === 'repeated') {
      this.#options.onStuck?.(null);
      return;
    }
    const why = answer.type === 'refused' ? answer.refusal.message : answer.message;
    this.#options.log.warn({ table: this.#table.id, command: move.command.type, why }, 'refused');
    if (answer.type === 'refused') await this.#options.onRefused?.(answer.refusal);
    if (this.#table.state().sequence !== sequence) return;
    this.#failures += 1;
    // A database that is away is a fault of its own, and one for all tables.
    const isStuck = answer.type === 'refused' && this.#failures >= BACK_OFF.length;
    if (isStuck) this.#options.onStuck?.(why);
    const delay = BACK_OFF[Math.min(this.#failures, BACK_OFF.length) - 1] ?? 0;
    await this.#sleep({ kind: 'wait', until: this.#now() + delay });
  }

  #next(): Move {
    const state = this.#table.state();
    const phase = `${state.round?.id ?? ''} ${state.round?.phase ?? 'idle'}`;
    if (phase !== this.#phase) {
      this.#phase = phase;
      this.#since = this.#now();
    }
    const { results, presentation } = this.#options;
    const moment = { now: this.#now(), since: this.#since, presentation: presentation(), results };
    return nextMove(state, moment);
  }

  /** Until something happens at the table, or until it is time. */
  async #sleep(move: Exclude<Move, { kind: 'give' }>): Promise<void> {
    if (this.#isStopped) return;
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      this.#wake = resolve;
      if (move.kind === 'wait') {
        timer = setTimeout(resolve, Math.max(1, move.until - this.#now()));
      }
    });
    clearTimeout(timer);
  }

  #now(): number {
    return (this.#options.clock ?? Date.now)();
  }
}
