import { randomUUID } from 'node:crypto';
import type { Actor, Command } from '@baize/table';
import type { RunningTable, TableAnswer } from '../../tables/running-table.ts';

/** What is still to be done at a table once its round is over. */
export interface PendingCommand {
  /** The answer of the table; it comes between two rounds. */
  readonly answer: Promise<TableAnswer>;
  /** Gives it up. */
  cancel(): void;
}

/** Gives a command now, or as soon as no round is in progress. */
export function betweenRounds(table: RunningTable, command: Command, by: Actor): PendingCommand {
  let isCancelled = false;
  let wake: () => void = () => {};
  const unsubscribe = table.onCommit(({ state }) => {
    if (state.round === null) wake();
  });
  const attempts = async (): Promise<TableAnswer> => {
    for (;;) {
      const between = new Promise<void>((resolve) => {
        wake = resolve;
      });
      const answer = await table.submit({ op: `floor:${randomUUID()}`, by, command });
      const isTooSoon = answer.type === 'refused' && answer.refusal.code === 'round-in-progress';
      if (!isTooSoon || isCancelled) return answer;
      await between;
    }
  };
  return {
    answer: attempts().finally(unsubscribe),
    cancel: () => {
      isCancelled = true;
      wake();
    },
  };
}
