import { Worker } from 'node:worker_threads';
import type { Readings } from '@baize/game';
import { type Simulator, simulateChunk } from '@baize/math';
import type { ChunkRunner } from './run-simulation.ts';

/** What a thread must know; a house table changes what is paid, not what is dealt. */
export interface SimulationTask {
  readonly seed: bigint;
  readonly rounds: number;
  readonly game: string;
  readonly readings: Readings;
  /** Packages of `--with`: a thread loads its books itself. */
  readonly packages: readonly string[];
}

/** Those who simulate chunks; whoever hires them sends them home. */
export interface Crew {
  readonly runners: readonly ChunkRunner[];
  readonly close: () => Promise<void>;
}

/** This thread alone; between chunks it listens to the world, for instance to Ctrl-C. */
export function soloCrew({ seed, rounds }: SimulationTask, simulator: Simulator): Crew {
  const run: ChunkRunner = async (chunk) => {
    await new Promise((resolve) => setImmediate(resolve));
    return simulateChunk(seed, chunk, rounds, simulator.count);
  };
  return { runners: [run], close: async () => {} };
}

const WORKER = new URL('./worker.js', import.meta.url);

/** Threads of their own. The script is `worker.ts`, built: it is told chunks and answers with counts. */
export function workerCrew(size: number, task: SimulationTask, script = WORKER): Crew {
  const workers = Array.from({ length: size }, () => new Worker(script, { workerData: task }));
  return {
    runners: workers.map(
      (worker): ChunkRunner =>
        (chunk) =>
          answerOf(worker, chunk),
    ),
    close: async () => {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}

function answerOf(worker: Worker, chunk: number): Promise<ArrayLike<number>> {
  return new Promise((resolve, reject) => {
    const takeCounts = (counts: ArrayLike<number>): void => {
      worker.off('error', takeError);
      resolve(counts);
    };
    const takeError = (error: Error): void => {
      worker.off('message', takeCounts);
      reject(error);
    };
    worker.once('message', takeCounts);
    worker.once('error', takeError);
    worker.postMessage(chunk);
  });
}
