import type { Io } from '../io.ts';
import { amountText } from '../text/amount.ts';
import { soloCrew, workerCrew } from './crew.ts';
import { interruption } from './interruption.ts';
import { rateText } from './progress-bar.ts';
import { progressLine } from './progress-line.ts';
import { runSimulation } from './run-simulation.ts';
import {
  type SimulationAnswer,
  type SimulationRequest,
  simulationAnswer,
} from './simulation-answer.ts';

/** Plays the rounds, with a bar on standard error while somebody watches. */
export async function answerSimulation(
  request: SimulationRequest,
  io: Io,
): Promise<SimulationAnswer> {
  const { rounds, seed, workers, figured } = request;
  const isWatched = process.stderr.isTTY === true;
  const simulator = figured.simulator();
  const { id, readings } = figured.game;
  const task = { seed, rounds, game: id, readings, packages: io.packages };
  const crew = workers === 0 ? soloCrew(task, simulator) : workerCrew(workers, task);
  const { signal, end } = interruption();
  const line = progressLine(io, rounds, { isWatched, now: () => performance.now() });
  try {
    const run = await runSimulation(rounds, crew.runners, {
      cells: simulator.cells,
      signal,
      onProgress: line.show,
    });
    const seconds = line.end();
    if (isWatched) io.err.write(summary(run.rounds, seconds, crew.runners.length));
    return simulationAnswer(request, run);
  } finally {
    end();
    await crew.close();
  }
}

function summary(rounds: number, seconds: number, threads: number): string {
  const crew = threads === 1 ? 'one thread' : `${threads} threads`;
  return `${amountText(rounds)} rounds in ${seconds.toFixed(2)} s, ${rateText(rounds, seconds)} with ${crew}\n`;
}
