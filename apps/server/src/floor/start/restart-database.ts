import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Database } from '../../postgres/open-database.ts';
import type { Faults } from '../faults/faults.ts';

const LONGEST = 10_000;

/**
 * Starts our own database again whenever it has ended by itself. That it was away goes on record even if
 * it is back before anybody asks; whoever watches the database says when it answers again.
 */
export function restartDatabase(
  { embedded }: Pick<Database, 'embedded'>,
  faults: { readonly set: (...fault: Parameters<Faults['set']>) => unknown },
  log: Logger,
): () => void {
  let isOver = false;
  const again = async (): Promise<void> => {
    for (let delay = 100; !isOver; delay = Math.min(delay * 2, LONGEST)) {
      try {
        const restarted = await embedded?.restart();
        if (restarted?.ok) {
          log.info('the database has been started again');
          return;
        }
        log.error({ fault: restarted?.error }, 'the database does not start');
      } catch (error) {
        log.error({ error }, 'the database cannot be started');
      }
      await sleep(delay);
    }
  };
  embedded?.onExit(({ code, signal }) => {
    if (isOver) return;
    log.error({ code, signal }, 'the database has ended');
    faults.set('database-unavailable', 'floor', `It has ended (${signal ?? code}).`);
    void again();
  });
  return () => {
    isOver = true;
  };
}
