import type { Logger } from 'pino';
import { type RollingUp, rollUpTable } from '../reports/win/rollup-store.ts';
import type { Tables } from '../tables/running-table.ts';
import { messageOf } from './message-of.ts';

const EVERY = 5 * 60_000;

export interface KeepingRollups extends RollingUp {
  readonly tables: Pick<Tables, 'list'>;
  readonly log: Logger;
  readonly every?: number;
}

/**
 * Adds up the hours that are over, table after table, so that no report has to. Whoever stops it learns whether it was
 * at rest: then nothing of it is under way any more.
 */
export function keepRollups({
  tables,
  log,
  every = EVERY,
  ...rolling
}: KeepingRollups): () => boolean {
  let isBusy = false;
  let isOver = false;
  const look = async (): Promise<void> => {
    if (isBusy) return;
    isBusy = true;
    for (const { id } of tables.list()) {
      if (isOver) break;
      try {
        const hours = await rollUpTable(id, rolling);
        if (hours > 0) log.info({ table: id, hours }, 'hours that are over were added up');
      } catch (problem) {
        // Reports read the journal instead; the next look may have more luck.
        if (!isOver) log.warn({ problem: messageOf(problem), table: id }, 'no hours were added up');
      }
    }
    isBusy = false;
  };
  const timer = setInterval(() => void look(), every);
  void look();
  return () => {
    isOver = true;
    clearInterval(timer);
    return !isBusy;
  };
}
