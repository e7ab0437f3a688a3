import { writeCheckpoint } from '../store/checkpoint-store.ts';
import type { Opening } from './open-table.ts';

/** Signs where the journals end, now and then and once more at the end. */
export function startCheckpoints({ background, settings }: Opening): { stop(): Promise<void> } {
  const { key, log, now, checkpointEvery, trust, onCheckpoint } = settings;
  let writing: Promise<void> = Promise.resolve();
  const write = async (): Promise<void> => {
    try {
      const written = await writeCheckpoint(background, { key, trust }, now());
      if (!written) return;
      const { number, hash } = written;
      await onCheckpoint(written);
      // A copy of this line kept elsewhere shows if the newest checkpoints themselves disappear.
      log.info({ checkpoint: number, hash: hash.toString('hex') }, 'Checkpoint written.');
    } catch (error) {
      log.warn({ error }, 'No checkpoint was written.');
    }
  };
  const timer = setInterval(() => {
    writing = writing.then(write);
  }, checkpointEvery);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await writing.then(write);
    },
  };
}
