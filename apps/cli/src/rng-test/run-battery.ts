import {
  type CloseHash,
  parseCloseHash,
  type Seed,
  virtualShuffler,
  virtualTumbler,
} from '@baize/chance';
import { assert } from '@baize/exact';
import { type BatteryReport, battery } from '@baize/math/fairness';

/** One shuffled deck for so many rolls: a deck takes twelve times as long. */
const ROLLS_PER_DECK = 10;

/** Rolls between two looks at the world: Ctrl-C is heard, and the bar moves. */
const STRIDE = 5000;

export interface BatteryWatch {
  readonly signal: AbortSignal;
  readonly onProgress: (rolls: number) => void;
}

export interface BatteryRun {
  readonly report: BatteryReport;
  readonly isComplete: boolean;
}

/**
 * Draws as a table draws, by seed and close hash, and puts the results through the battery. The close
 * hash of draw n is n itself: inputs that differ in a bit or two are the hardest for the derivation.
 */
export async function runBattery(
  seed: Seed,
  draws: number,
  { signal, onProgress }: BatteryWatch,
): Promise<BatteryRun> {
  const tests = battery();
  const tumble = virtualTumbler(seed);
  const shuffle = virtualShuffler(seed);
  let drawn = 0;
  while (drawn < draws && !signal.aborted) {
    const end = Math.min(draws, drawn + STRIDE);
    for (; drawn < end; drawn += 1) {
      const closeHash = closeHashOf(drawn);
      tests.acceptRoll(tumble(closeHash));
      if (drawn % ROLLS_PER_DECK === 0) tests.acceptDeck(shuffle(closeHash));
    }
    onProgress(drawn);
    await new Promise((resolve) => setImmediate(resolve));
  }
  return { report: tests.report(), isComplete: drawn === draws };
}

function closeHashOf(draw: number): CloseHash {
  const parsed = parseCloseHash(draw.toString(16).padStart(64, '0'));
  assert(parsed.ok, 'A number in hex is hex.');
  return parsed.value;
}
