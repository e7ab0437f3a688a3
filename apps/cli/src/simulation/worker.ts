import { parentPort, workerData } from 'node:worker_threads';
import { simulateChunk } from '@baize/math';

// The thread of `workerCrew`: it is told a number and answers with the counts of that chunk.
const { seed, rounds }: { readonly seed: bigint; readonly rounds: number } = workerData;

parentPort?.on('message', (chunk: number) => {
  parentPort?.postMessage(simulateChunk(seed, chunk, rounds));
});
