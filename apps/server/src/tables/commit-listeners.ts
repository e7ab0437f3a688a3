import type { CommitListener, Committed } from './running-table.ts';

/** Who is told of the commits of a table. One that fails keeps nothing from the others. */
export class CommitListeners {
  readonly #listeners = new Set<CommitListener>();
  readonly #onBug: (bug: unknown, what: string) => void;

  constructor(onBug: (bug: unknown, what: string) => void) {
    this.#onBug = onBug;
  }

  add(listener: CommitListener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  tell(commit: Committed): void {
    for (const listener of this.#listeners) {
      try {
        listener(commit);
      } catch (bug) {
        this.#onBug(bug, 'A listener failed.');
      }
    }
  }
}

/** Whether a commit is more than bets; one that gives up what was lost has no facts and changes everything. */
export function isBeyondBets({ facts }: Pick<Committed, 'facts'>): boolean {
  return facts.length === 0 || facts.some(({ event }) => event.type !== 'BetsChanged');
}
