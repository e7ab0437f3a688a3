import type { Asking } from '../../store/office.ts';
import type { Faults } from '../faults/faults.ts';
import { changedFiles, checkSoftware, softwareManifest } from '../faults/software-manifest.ts';
import { softwareParts } from '../faults/software-parts.ts';
import type { FloorOptions } from './floor-options.ts';

/** What runs now, as it was found when somebody looked. */
export interface SoftwareFound {
  readonly digest: string;
  readonly files: number;
}

/** Compares what runs with what was accepted for a database: at the start, daily and when asked. */
export interface SoftwareWatch {
  /** Looks now; null where nothing is compared. */
  check(): Promise<SoftwareFound | null>;
  /** Waits for a look that is under way: it writes down what it finds. */
  stop(): Promise<void>;
}

const DAY = 86_400_000;

export function watchSoftware(
  faults: Faults,
  pool: Asking,
  { softwareRoot, isDemo }: Pick<FloorOptions, 'softwareRoot' | 'isDemo'>,
  onError: (error: unknown) => void,
): SoftwareWatch {
  let atStart: Awaited<ReturnType<typeof softwareManifest>> | null = null;
  let stopListening = (): void => undefined;
  let looking: Promise<SoftwareFound | null> = Promise.resolve(null);
  const look = async (): Promise<SoftwareFound | null> => {
    if (softwareRoot === null) return null;
    const manifest = await softwareManifest(softwareRoot, softwareParts(softwareRoot));
    atStart ??= manifest;
    const changed = changedFiles(atStart, manifest);
    stopListening();
    const check = { pool, faults, manifest, changed, acceptsAnything: isDemo, now: Date.now };
    stopListening = await checkSoftware(check);
    return { digest: manifest.digest, files: manifest.files };
  };
  let next: Promise<SoftwareFound | null> | null = null;
  // One after the other: two that look at once would each take the other's listener for its own. Whoever asks while somebody
  // waits gets what they get: hashing everything is not done as often as anybody likes.
  const check = (): Promise<SoftwareFound | null> => {
    next ??= looking
      .catch(() => null)
      .then(() => {
        next = null;
        return look();
      });
    looking = next;
    return next;
  };
  const timer = setInterval(() => void check().catch(onError), DAY);
  timer.unref();
  return {
    check,
    stop: async () => {
      clearInterval(timer);
      await looking.catch(() => null);
      stopListening();
    },
  };
}
