import type { TableState } from '@baize/table';
import { COMMITTED, type CommitOutcome } from '../store/append-row.ts';
import { changesOf } from '../store/changes.ts';
import type { Head, JournalRow } from '../store/journal-row.ts';
import type { Restored } from '../store/snapshot-store.ts';
import { answerAll, turnAway, untilInDoubt } from './answers.ts';
import { CommitListeners, isBeyondBets } from './commit-listeners.ts';
import { isDatabaseTrouble, isReadOnly, TableUnavailable } from './database-trouble.ts';
import {
  ATTEMPTS,
  batchSize,
  type Draft,
  draftOf,
  type Position,
  positionAt,
  sharesOf,
  type Waiting,
} from './durable-writer.ts';
import { BrokenJournal, followRow } from './follow-rows.ts';
import { mustLookUp } from './old-operations.ts';
import type { RecordBehind } from './record-behind.ts';
import { RecordWatch } from './record-watch.ts';
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
  readonly #listeners: CommitListeners;
  #position: Position;
  #queue: Waiting[] = [];
  /** Resolves when the queue has been worked off; null while nothing is under way. */
  #working: Promise<void> | null = null;
  /** What the last write has made durable and nobody has been told yet. */
  #untold: { readonly draft: Draft; readonly batch: readonly Waiting[] } | null = null;
  /** What is being written now. */
  #writing: readonly Waiting[] = [];
  readonly #record: RecordWatch;
  #isAvailable = true;
  #isClosing = false;

  constructor(parts: TableParts) {
    this.id = parts.id;
    this.#parts = parts;
    this.#position = positionAt(parts.start);
    this.#listeners = new CommitListeners(parts.onBug);
    this.#record = new RecordWatch(parts);
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
    return this.#isAvailable && this.behind() === null;
  }

  behind(): RecordBehind | null {
    return this.#record.behind;
  }

  waiting(): number {
    return this.#queue.length;
  }

  async known(op: string): Promise<boolean> {
    return (await this.knownAmong([op])).has(op);
  }

  async knownAmong(ops: readonly string[]): Promise<ReadonlySet<string>> {
    // What is in doubt is not unknown: its sender would give it up.
    if (!this.isAvailable()) throw new TableUnavailable('The table cannot tell at this moment.');
    return this.#parts.known(this.#position.state, ops);
  }

  onCommit(listener: CommitListener): () => void {
    return this.#listeners.add(listener);
  }

  onCommitBeyondBets(listener: CommitListener): () => void {
    return this.onCommit((commit) => {
      if (isBeyondBets(commit)) listener(commit);
    });
  }

  submit(request: TableRequest): Promise<TableAnswer> {
    if (this.#isClosing) return Promise.resolve(unavailable('closing'));
    if (!this.isAvailable()) return Promise.resolve(this.#unavailable(request));
    const isFull = this.#queue.length >= this.#parts.queueLimit;
    if (isFull) return Promise.resolve(unavailable('overloaded'));
    return new Promise((answer, fail) => this.#admit({ request, answer, fail }, 1));
  }

  #unavailable({ op }: Pick<TableRequest, 'op'>): TableAnswer {
    if (this.behind()) return unavailable('record-behind');
    const isInDoubt = this.#writing.some(({ request }) => request.op === op);
    return unavailable(isInDoubt ? 'outcome-unknown' : 'database-unavailable');
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
    const isNew = attempts === 1 && !mustLookUp(one.request, this.state());
    if (typeof command !== 'function' && isNew) {
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
    const { command } = one.request;
    const old = await this.#parts.oldAnswer(one.request);
    if (old) return one.answer(old);
    const isStuck = typeof command === 'function' ? attempts > ATTEMPTS : attempts > 1;
    if (isStuck) return one.answer(unavailable('changed-meanwhile'));
    const prepared = typeof command === 'function' ? await command() : command;
    this.#enqueue({ ...one, command: prepared, attempts });
  }

  #enqueue(waiting: Waiting): void {
    if (this.#isClosing) waiting.answer(unavailable('closing'));
    else if (!this.isAvailable()) waiting.answer(this.#unavailable(waiting.request));
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
        for (const one of batch) turnAway(one, error);
        if (isReadOnly(error)) this.#awaitRecovery();
      }
      if (this.#queue.length === 0) this.#tellUntold();
    }
    this.#parts.rest();
    this.#working = null;
  }

  async #commit(batch: readonly Waiting[]): Promise<void> {
    const draft = draftOf(this.id, this.#position, batch, this.#parts.now());
    const { row, changes } = draft;
    const writing = this.#write(draft, batch);
    // People are told about the last row while the database is busy with this one.
    this.#tellUntold();
    const outcome = await writing;
    switch (outcome.type) {
      case 'committed':
        this.#position = draft.after;
        this.#untold = { draft, batch };
        if (row) this.#record.keep(row, changes);
        return;
      case 'taken':
        await this.#catchUp();
        this.#queue.unshift(...batch);
        return;
      case 'gap':
        await this.compare();
        this.#queue.unshift(...batch);
        this.#turnAway();
        return;
      case 'stale': {
        const { concerned, others } = sharesOf(draft, batch, outcome);
        this.#queue.unshift(...others);
        // Asks again what the floor knows; a remembered operation may also turn out to be an old one.
        for (const { attempts, command: _, ...one } of concerned) this.#admit(one, attempts + 1);
      }
    }
  }

  async #write({ row, changes }: Draft, batch: readonly Waiting[]): Promise<CommitOutcome> {
    if (!row) return COMMITTED;
    this.#writing = batch;
    const { doubtLimit, write } = this.#parts;
    try {
      const outcome = await untilInDoubt(batch, doubtLimit, write(row, changes));
      this.#isAvailable = true;
      return outcome;
    } finally {
      this.#writing = [];
    }
  }

  /** Tells listeners and senders what the last write has made durable. */
  #tellUntold(): void {
    if (!this.#untold) return;
    const { draft, batch } = this.#untold;
    this.#untold = null;
    const { before, after, facts, row } = draft;
    if (row) this.#tell(before.state, facts, after);
    answerAll(draft, batch, this.#parts.oldAnswer);
    if (!row) return;
    const figures = { table: this.id, requests: batch.length, events: facts.length };
    this.#parts.onDurable({ ...figures, bytes: row.events.length }, after);
  }

  #tell(before: TableState, facts: Committed['facts'], { state, head }: Position): void {
    const hash = head.hash.toString('hex');
    this.#listeners.tell({ table: this.id, before, state, facts, hash });
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
    this.#record.keep(row, changesOf(commit.before, commit.state, commit.facts));
    this.#listeners.tell(commit);
  }

  /** Closes the table where its head is not in the database, and opens it again where it is. */
  async compare(): Promise<void> {
    await this.#record.compare(this.#position.head);
    if (this.behind()) this.#turnAway();
  }

  /** Goes on where the database ends: what was acknowledged beyond it is given up. */
  async giveUpLost(load: () => Promise<Restored>): Promise<void> {
    await this.#working;
    const before = this.state();
    this.#position = positionAt(await load());
    this.#record.giveUp();
    this.#tell(before, [], this.#position);
  }

  /** Nothing that waits has been decided, so it may be turned away without any doubt. */
  becomeUnavailable(): void {
    this.#isAvailable = false;
    this.#turnAway();
  }

  #turnAway(): void {
    for (const one of this.#queue.splice(0)) one.answer(this.#unavailable(one.request));
  }

  /** Nothing was written; what comes is taken again once the database takes writes. */
  #awaitRecovery(): void {
    this.becomeUnavailable();
    this.#parts
      .recovered()
      .then(() => (this.#isAvailable = true))
      // The table is being closed.
      .catch(() => undefined);
  }
}
