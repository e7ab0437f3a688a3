import { parentPort, workerData } from 'node:worker_threads';
import { loadLibrary } from '@baize/loader';
import { simulateChunk } from '@baize/math';
import { figuredGame } from '../figures/figured-game.ts';
import { gameOpener } from '../mechanics/game-opener.ts';
import type { SimulationTask } from './crew.ts';

// The thread of `workerCrew`: it is told a number and answers with the counts of that chunk.
const { seed, rounds, game, readings, packages }: SimulationTask = workerData;
const library = await loadLibrary(packages);
if (!library.ok) throw new Error(library.error);
const opened = gameOpener({ library: library.value, readings, tables: new Map() })(game);
if (!opened.ok) throw new Error(opened.error.message);
const { count } = figuredGame(opened.value, library.value).simulator();

parentPort?.on('message', (chunk: number) => {
  parentPort?.postMessage(simulateChunk(seed, chunk, rounds, count));
});
