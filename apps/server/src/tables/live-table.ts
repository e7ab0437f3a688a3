import { commandsOf, LIBRARY, type TableState } from '@baize/table';
import type { CommitOutcome } from '../store/commit-row.ts';
import type { Head, JournalRow } from '../store/journal-row.ts';
import { isDatabaseTrouble } from './database-trouble.ts';
import {
  ATTEMPTS,
  batchSize,
  type Draft,
  draftOf,
  OutcomeUnknown,
  type Position,
  positionAt,
  sharesOf,
  type Waiting,
} from './durable-writer.ts';
import { BrokenJournal, followRow } from './follow-rows.ts';
import {
  type CommitListener,
  type Committed,
  type RunningTable,
  type TableAnswer,
  type TableRequest,
  unavailable,
} from './running-table.ts';
import type { TableParts } from './table-parts.ts';

/**
 * A table that takes requests. Those that arrive while a row is being written wait, are decided
 * together against what is durable, and become the next row; nobody is told anything before.
 */
export class LiveTable implements RunningTable {
  readonly id: string;
  readonly #parts: TableParts;
  readonly #listeners = new Set<CommitListener>();
  #position: Position;
  #queue: Waiting[] = [];
  /** Resolves when the queue has been worked off; null while nothing is under way. */
  #working: Promise<void> | null = null;
  /** What the last write has made durable and nobody has been told yet. */
  #untold: { readonly draft: Draft; readonly batch: readonly Waiting[] } | null = null;
  #isAvailable = true;
  #isClosing = false;

  constructor(parts: TableParts) {
    this.id = parts.id;
    this.#parts = parts;
    this.#position = positionAt(parts.start);
  }

  state(): TableState {
    return this.#position.state;
  }

  head(): string {
    return this.#position.head.hash.toString('hex');
  }

  place(): Head {
    return this.#position.head;
  }

  isAvailable(): boolean {
    return this.#isAvailable;
  }

  waiting(): number {
    return this.#queue.length;
  }

  async known(op: string): Promise<boolean> {
    return (await this.knownAmong([op])).has(op);
  }

  knownAmong(ops: readonly string[]): Promise<ReadonlySet<string>> {
    return this.#parts.known(this.#position.state, ops);
  }

  onCommit(listener: CommitListener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  onCommitBeyondBets(listener: CommitListener): () => void {
    return this.onCommit((commit) => {
      if (commit.facts.some(({ event }) => event.type !== 'BetsChanged')) listener(commit);
    });
  }

  submit(request: TableRequest): Promise<TableAnswer> {
    if (this.#isClosing) return Promise.resolve(unavailable('closing'));
    if (!this.#isAvailable) return Promise.resolve(unavailable('database-unavailable'));
    if (this.#queue.length >= this.#parts.queueLimit) {
      return Promise.resolve(unavailable('overloaded'));
    }
    return new Promise((answer, fail) => this.#admit({ request, answer, fail }, 1));
  }

  /** Takes over rows of another process, unless this one is writing and will meet them anyway. */
  follow(rows: readonly JournalRow[]): void {
    if (this.#working) return;
    try {
      for (const row of rows) if (row.first === this.#position.head.last + 1) this.#take(row);
    } catch (broken) {
      // What nobody we trust has written is not shown, and nothing is built upon it.
      if (broken instanceof BrokenJournal) this.becomeUnavailable();
      throw broken;
    }
  }

  /** Takes no more requests; resolves when those it has are answered. */
  async stop(): Promise<void> {
    this.#isClosing = true;
    await this.#working;
  }

  #admit(one: Omit<Waiting, 'command' | 'attempts'>, attempts: number): void {
    const { command } = one.request;
    // A bet is looked up only once the database has said that its operation is an old one.
    if (
      typeof command !== 'function' &&
      !isRemembered(one.request, this.state()) &&
      attempts === 1
    ) {
      const { request, answer, fail } = one;
      this.#enqueue({ request, answer, fail, command, attempts });
      return;
    }
    this.#prepare(one, attempts).catch((error: unknown) => {
      if (isDatabaseTrouble(error)) one.answer(unavailable('database-unavailable'));
      else one.fail(error);
    });
  }

  /** Looks whether the operation is an old one, and fetches what its command needs to know. */
  async #prepare(one: Omit<Waiting, 'command' | 'attempts'>, attempts: number): Promise<void> {
    const { op, command } = one.request;
    const old = await this.#parts.oldAnswer(op);
    if (old) return one.answer(old);
    const isStuck = typeof command === 'function' ? attempts > ATTEMPTS : attempts > 1;
    if (isStuck) return one.answer(unavailable('changed-meanwhile'));
    const prepared = typeof command === 'function' ? await command() : command;
    this.#enqueue({ ...one, command: prepared, attempts });
  }

  #enqueue(waiting: Waiting): void {
    if (this.#isClosing) waiting.answer(unavailable('closing'));
    else if (!this.#isAvailable) waiting.answer(unavailable('database-unavailable'));
    else {
      this.#queue.push(waiting);
      // Whatever sockets have to say in this turn of the event loop goes into the same row.
      this.#working ??= new Promise((done) => setImmediate(() => void this.#work().then(done)));
    }
  }

  async #work(): Promise<void> {
    while (this.#queue.length > 0) {
      const batch = this.#queue.splice(0, batchSize(this.#queue.length, this.#parts.batchLimit));
      try {
        await this.#commit(batch);
      } catch (error) {
        for (const one of batch) this.#giveUp(one, error);
      }
      if (this.#queue.length === 0) this.#tellUntold();
    }
    this.#parts.rest();
    this.#working = null;
  }

  async #commit(batch: readonly Waiting[]): Promise<void> {
    const draft = draftOf(this.id, this.#position, batch, this.#parts.now());
    const { row, changes } = draft;
    const writing = row ? this.#parts.write(row, changes) : null;
    // People are told about the last row while the database is busy with this one.
    this.#tellUntold();
    const outcome: CommitOutcome = writing ? await writing : { type: 'committed' };
    this.#isAvailable = true;
    switch (outcome.type) {
      case 'committed':
        this.#position = draft.after;
        this.#untold = { draft, batch };
        return;
      case 'taken':
        await this.#catchUp();
        this.#queue.unshift(...batch);
        return;
      case 'stale': {
        const { concerned, others } = sharesOf(draft, batch, outcome);
        this.#queue.unshift(...others);
        for (const one of concerned) this.#admitAgain(one);
      }
    }
  }

  /** Asks again what the floor knows; a remembered operation may also turn out to be an old one. */
  #admitAgain({ attempts, command: _, ...one }: Waiting): void {
    this.#admit(one, attempts + 1);
  }

  /** Tells listeners and senders what the last write has made durable. */
  #tellUntold(): void {
    if (!this.#untold) return;
    const { draft, batch } = this.#untold;
    this.#untold = null;
    const { before, after, facts, row, verdicts } = draft;
    if (row) {
      const hash = row.hash.toString('hex');
      this.#tell({ table: this.id, before: before.state, state: after.state, facts, hash });
    }
    verdicts.forEach((verdict, index) => {
      if ('bug' in verdict) batch[index]?.fail(verdict.bug);
      else batch[index]?.answer(verdict.answer);
    });
    if (!row) return;
    const figures = { table: this.id, requests: batch.length, events: facts.length };
    this.#parts.onDurable({ ...figures, bytes: row.events.length }, after);
  }

  async #catchUp(): Promise<void> {
    for (;;) {
      const rows = await this.#parts.readAfter(this.#position.head);
      if (rows.length === 0) return;
      for (const row of rows) this.#take(row);
    }
  }

  #take(row: JournalRow): void {
    const { position, commit } = followRow(this.#position, row, this.#parts.trust);
    this.#position = position;
    this.#tell(commit);
  }

  #tell(commit: Committed): void {
    for (const listener of this.#listeners) {
      try {
        listener(commit);
      } catch (bug) {
        this.#parts.onBug(bug, 'A listener failed.');
      }
    }
  }

  /** Nothing that waits has been decided, so it may be turned away without any doubt. */
  becomeUnavailable(): void {
    this.#isAvailable = false;
    for (const one of this.#queue.splice(0)) one.answer(unavailable('database-unavailable'));
  }

  #giveUp(one: Waiting, error: unknown): void {
    if (error instanceof OutcomeUnknown) one.answer(unavailable('outcome-unknown'));
    else if (isDatabaseTrouble(error)) one.answer(unavailable('database-unavailable'));
    else one.fail(error);
  }
}

/** Whether an operation is looked up before it is decided; of a bet the database says it afterwards. */
function isRemembered({ command }: TableRequest, state: TableState): boolean {
  if (typeof command === 'function') return true;
  return !commandsOf(state[LIBRARY]).entries[command.type].isForgotten;
}
