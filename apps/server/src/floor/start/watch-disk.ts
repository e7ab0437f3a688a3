import { statfs } from 'node:fs/promises';
import type { Faults } from '../faults/faults.ts';

const EVERY = 30_000;

interface DiskLimits {
  /** Less than this part of the disk free, in hundredths... */
  readonly percent: number;
  /** ...and less than this many bytes: a large disk is not full at one hundredth. */
  readonly bytes: number;
}

const LIMITS: DiskLimits = { percent: 5, bytes: 2_000_000_000 };

/** Looks at the disk that holds the database, where that is ours. */
export function watchDisk(faults: Faults, folder: string, limits = LIMITS): () => void {
  const look = async (): Promise<void> => {
    const { bavail, blocks, bsize } = await statfs(folder);
    const free = bavail * bsize;
    const isLow = free < limits.bytes && bavail * 100 < blocks * limits.percent;
    if (isLow) faults.set('disk-nearly-full', 'floor', `${Math.floor(free / 1_000_000)} MB left`);
    else faults.end('disk-nearly-full', 'floor');
  };
  const timer = setInterval(() => void look().catch(() => undefined), EVERY);
  void look().catch(() => undefined);
  return () => clearInterval(timer);
}
