import { type SimulationReport, simulationReport, type Ticket } from '@baize/math';
import type { FiguredGame } from '../figures/figured-game.ts';
import type { SimulationRun } from './run-simulation.ts';

export interface SimulationRequest {
  readonly figured: FiguredGame;
  readonly ticket: Ticket;
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
  const { figured, ticket } = request;
  return { request, report: simulationReport(ticket, figured.simulator(), counts), isComplete };
}
