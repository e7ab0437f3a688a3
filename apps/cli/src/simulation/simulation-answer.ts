import { type SimulationReport, simulationReport } from '@baize/math';
import type { DiceGame, Stake } from '@baize/three-dice';
import type { SimulationRun } from './run-simulation.ts';

export interface SimulationRequest {
  readonly game: DiceGame;
  readonly stakes: readonly Stake[];
  readonly rounds: number;
  readonly seed: bigint;
  /** 0: in this thread. */
  readonly workers: number;
}

export interface SimulationAnswer {
  readonly request: SimulationRequest;
  readonly report: SimulationReport;
  readonly isComplete: boolean;
}

export function simulationAnswer(
  request: SimulationRequest,
  { counts, isComplete }: SimulationRun,
): SimulationAnswer {
  return {
    request,
    report: simulationReport(request.game, request.stakes, counts),
    isComplete,
  };
}
