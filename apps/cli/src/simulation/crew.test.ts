import { DEFAULT_READINGS } from '@baize/game';
import { CHUNK_ROUNDS, simulateChunk } from '@baize/math';
import { countRolls, diceSimulator } from '@baize/three-dice/mathematics';
import { describe, expect, test } from 'vitest';
import { soloCrew, workerCrew } from './crew.ts';

/** A worker that answers with what it was told, or fails at chunk 9. */
const ECHO = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort, workerData } from 'node:worker_threads';
    parentPort.on('message', (chunk) => {
      if (chunk === 9) throw new Error('chunk 9');
      parentPort.postMessage([chunk, Number(workerData.seed), workerData.rounds]);
    });
  `)}`,
);

const task = (seed: bigint, rounds: number) => ({
  seed,
  rounds,
  game: 'rws-tai-sai-v5/a',
  readings: DEFAULT_READINGS,
  packages: [],
});

describe('workerCrew', () => {
  test('each worker answers what it is asked, in threads of their own', async () => {
    const crew = workerCrew(2, task(7n, 100), ECHO);
    const [first, second] = crew.runners;
    const answers = await Promise.all([first?.(3), second?.(4)]);
    expect(answers).toEqual([
      [3, 7, 100],
      [4, 7, 100],
    ]);
    expect(await first?.(5)).toEqual([5, 7, 100]);
    await crew.close();
  });

  test('a worker that fails is heard', async () => {
    const crew = workerCrew(1, task(7n, 100), ECHO);
    await expect(crew.runners[0]?.(9)).rejects.toThrow('chunk 9');
    await crew.close();
  });
});

test('alone, a chunk is simulated here', async () => {
  const rounds = CHUNK_ROUNDS + 10;
  const crew = soloCrew(task(7n, rounds), diceSimulator());
  expect(await crew.runners[0]?.(1)).toEqual(simulateChunk(7n, 1, rounds, countRolls));
  await crew.close();
});
