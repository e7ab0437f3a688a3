import { randomUUID } from 'node:crypto';
import type { Refusal } from '@baize/table';
import type { Logger } from 'pino';
import { type ShiftPlan, shiftOf } from '../reports/shift-plan.ts';
import type { RunningTable } from '../tables/running-table.ts';
import { type Move, nextMove, type VirtualResults } from './automatic/next-move.ts';
import type { Faults } from './faults/faults.ts';
import { watchDevice } from './faults/watches.ts';
import { DEFAULT_PACE, type Pace, type TablePresentation } from './file/table-settings.ts';
import { equipTable } from './tables/equip-table.ts';
import type { FloorTables } from './tables/floor-tables.ts';

interface AutomaticOptions {
  readonly results: VirtualResults;
  /** Asked anew: what a floor file says may change. */
  readonly pace: () => Pace;
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
function driveTable(table: RunningTable, options: AutomaticOptions): () => Promise<void> {
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
    const unsubscribe = this.#table.onCommitBeyondBets(() => {
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
    const { results, pace } = this.#options;
    const moment = { now: this.#now(), since: this.#since, pace, results };
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

const EVERY = 1000;

interface RequestExpiry {
  readonly clock?: () => number;
  readonly every?: number;
}

/** Ends requests that nobody answered in time. */
export function expireRequests(
  table: RunningTable,
  { clock = Date.now, every = EVERY }: RequestExpiry = {},
): () => void {
  const timer = setInterval(() => {
    for (const { id, expiresAt } of table.state().approvals.values()) {
      if (clock() < expiresAt) continue;
      void table.submit({
        op: `expiry:${randomUUID()}`,
        by: { kind: 'system' },
        command: { type: 'ExpireRequest', request: id },
      });
    }
  }, every);
  return () => clearInterval(timer);
}

/** A shift that nobody announced still begins: where equipment is tested for it, its test is due from then on. */
export function beginShifts(
  table: RunningTable,
  { shifts, clock = Date.now, every = EVERY }: RequestExpiry & { readonly shifts: ShiftPlan },
): () => void {
  let isUnderWay = false;
  const timer = setInterval(() => {
    // A shift begins once, however long the row that says so takes to be written.
    if (isUnderWay) return;
    const state = table.state();
    const present = state.isOpen && state.rules?.mechanic.equipment?.shiftOf?.(state);
    if (!present || shiftOf(present.since, shifts) === shiftOf(clock(), shifts)) return;
    isUnderWay = true;
    const command = present.next;
    void table
      .submit({ op: `shift:${randomUUID()}`, by: { kind: 'system' }, command })
      .finally(() => {
        isUnderWay = false;
      });
  }, every);
  return () => clearInterval(timer);
}

const RESTARTED = 'The floor was restarted during this round.';

/**
 * A dealt table whose round was open when its server went away waits: its dealer says that it goes on,
 * or declares the interruption that the rulebook decides about. An automatic table knows by itself.
 */
export async function recoverTable(table: RunningTable): Promise<void> {
  const { rules, round, paused } = table.state();
  if (rules?.config.mode !== 'dealt' || round === null || paused) return;
  await table.submit({
    op: `recovery:${randomUUID()}`,
    by: { kind: 'system' },
    round: round.id,
    command: { type: 'PauseTable', reason: RESTARTED },
  });
}

export interface KeepTableOptions {
  readonly floor: Pick<FloorTables, 'presentation'>;
  readonly results: VirtualResults;
  readonly faults: Faults;
  readonly log: Logger;
  /** What time it is at the tables. */
  readonly clock: () => number;
  /** How the day of the floor is divided. */
  readonly shifts: ShiftPlan;
}

/** What the one process that keeps a table does for it; the answer ends that. */
export async function keepTable(
  table: RunningTable,
  { floor, results, faults, log, clock, shifts }: KeepTableOptions,
): Promise<() => Promise<void>> {
  await recoverTable(table);
  const stops = [
    expireRequests(table, { clock }),
    beginShifts(table, { shifts, clock }),
    watchDevice(faults, table),
  ];
  const stopDriving = driveTable(table, {
    results,
    pace: () => floor.presentation(table.id) ?? DEFAULT_PACE,
    log,
    clock,
    onStuck: (why) => {
      if (why === null) faults.end('table-stuck', table.id);
      else faults.set('table-stuck', table.id, why);
    },
    onRefused: (refusal) => mend(table, refusal, floor.presentation(table.id)),
  });
  return async () => {
    for (const stop of stops) stop();
    await stopDriving();
  };
}

/** Virtual equipment is brought by whoever vouches for it; real equipment by people. */
async function mend(
  table: RunningTable,
  { code }: Refusal,
  presentation: TablePresentation | undefined,
): Promise<void> {
  const { rules } = table.state();
  const isVirtual = rules?.config.mode === 'automatic' && rules.config.resultSource === 'virtual';
  if (!isVirtual || !presentation) return;
  await equipTable(table, presentation, rules.mechanic.equipment?.suppliesFor?.(code) ?? []);
}
