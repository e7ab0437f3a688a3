import { addCounts, type CellCounts, CHUNK_ROUNDS, chunkCount, noCounts } from '@baize/math';

/** Simulates one chunk somewhere: in this thread, or in a worker. */
export type ChunkRunner = (chunk: number) => Promise<ArrayLike<number>>;

export interface SimulationRun {
  /** Rounds played: all of them, or whole chunks from the first on where it was stopped. */
  readonly rounds: number;
  readonly counts: CellCounts;
  readonly isComplete: boolean;
}

export interface SimulationWatch {
  /** How many different things a chunk counts. */
  readonly cells: number;
  /** Aborted when the player has seen enough. */
  readonly signal: AbortSignal;
  readonly onProgress: (rounds: number) => void;
}

/**
 * Hands out chunks in order and adds up what comes back. A stop waits for the chunks under way, so what
 * has been played is always the beginning of the simulation, and can be repeated with fewer rounds.
 */
export async function runSimulation(
  rounds: number,
  runners: readonly ChunkRunner[],
  { cells, signal, onProgress }: SimulationWatch,
): Promise<SimulationRun> {
  const chunks = chunkCount(rounds);
  let counts = noCounts(cells);
  let next = 0;
  let played = 0;
  const work = async (run: ChunkRunner): Promise<void> => {
    while (next < chunks && !signal.aborted) {
      const chunk = next;
      next += 1;
      // Awaited first: others add to the counts in the meantime.
      const rolled = await run(chunk);
      counts = addCounts(counts, rolled);
      played += Math.min(CHUNK_ROUNDS, rounds - chunk * CHUNK_ROUNDS);
      onProgress(played);
    }
  };
  await Promise.all(runners.map(work));
  return { rounds: played, counts, isComplete: played === rounds };
}
