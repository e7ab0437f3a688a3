import { addCounts, CHUNK_ROUNDS, noCounts, simulateChunk } from '@baize/math';
import { countRolls } from '@baize/three-dice/mathematics';
import { describe, expect, test } from 'vitest';
import { type ChunkRunner, runSimulation } from './run-simulation.ts';

const CHUNKS = 12;
const ROUNDS = (CHUNKS - 1) * CHUNK_ROUNDS + 5;
/** Stands for the work: every chunk leaves a mark of its own. */
const marks = (chunk: number) => Array.from({ length: 216 }, (_, roll) => (roll === chunk ? 1 : 0));

/** Answers after as many turns of the event loop as it is slow. */
function runner(slowness: number, log: number[] = []): ChunkRunner {
  return async (chunk) => {
    for (let turn = 0; turn < slowness; turn += 1) await new Promise((go) => setImmediate(go));
    log.push(chunk);
    return marks(chunk);
  };
}

const never = { cells: 216, signal: new AbortController().signal, onProgress: () => {} };

describe('runSimulation', () => {
  test('loses no chunk, however fast or slow the workers are', async () => {
    const expected = Array.from({ length: CHUNKS }, (_, chunk) => marks(chunk)).reduce(
      addCounts,
      noCounts(216),
    );
    for (const slownesses of [[0], [1], [1, 1], [5, 1, 2], [3, 0, 7, 1, 1]]) {
      const run = await runSimulation(
        ROUNDS,
        slownesses.map((each) => runner(each)),
        never,
      );
      expect(run).toEqual({ rounds: ROUNDS, counts: expected, isComplete: true });
    }
  });

  test('a stop leaves the beginning of the simulation, whole chunks only', async () => {
    const controller = new AbortController();
    const log: number[] = [];
    const run = await runSimulation(ROUNDS, [runner(4, log), runner(1, log), runner(2, log)], {
      cells: 216,
      signal: controller.signal,
      onProgress: (played) => {
        if (played >= 4 * CHUNK_ROUNDS) controller.abort();
      },
    });
    expect(run.isComplete).toBe(false);
    expect(log.toSorted((a, b) => a - b)).toEqual(log.map((_, index) => index));
    expect(log.length).toBeLessThan(CHUNKS);
    expect(run.rounds).toBe(log.length * CHUNK_ROUNDS);
  });

  test('progress ends at the last round', async () => {
    const seen: number[] = [];
    await runSimulation(ROUNDS, [runner(0), runner(0)], {
      ...never,
      onProgress: (played) => seen.push(played),
    });
    expect(seen).toHaveLength(CHUNKS);
    expect(seen.at(-1)).toBe(ROUNDS);
  });

  test('a single short chunk is the stream of the seed', async () => {
    const real: ChunkRunner = async (chunk) => simulateChunk(3n, chunk, 1000, countRolls);
    const { counts } = await runSimulation(1000, [real], never);
    expect(counts).toEqual([...simulateChunk(3n, 0, 1000, countRolls)]);
  });
});
