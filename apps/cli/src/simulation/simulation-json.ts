import { decimalText, fractionText } from '@baize/exact';
import { type Score, type SimulationReport, zText } from '@baize/math';
import type { SimulationAnswer } from './simulation-answer.ts';

const DIGITS = 6;

/** One line of `baize simulate --json`: the same bytes for the same seed, whoever did the work. */
export function simulationJson({ request, report, isComplete }: SimulationAnswer): string {
  return JSON.stringify({
    game: request.ticket.enumeration.game,
    seed: `${request.seed}`,
    rounds: report.rounds,
    complete: isComplete,
    bets: report.bets.map(({ bet, wins, returned }, index) => ({
      bet,
      stake: request.ticket.stakes[index]?.stake,
      wins: scoreJson(wins),
      returned: scoreJson(returned),
    })),
    net: scoreJson(report.net),
    [request.ticket.enumeration.outcome.many]: frequenciesJson(report),
  });
}

function scoreJson(score: Score) {
  const { observed, expected } = score;
  return {
    observed: Number(observed.numerator),
    expected: fractionText(expected),
    z: zText(score, DIGITS),
  };
}

function frequenciesJson({ frequencies }: SimulationReport) {
  if (frequencies === null) return null;
  const { chiSquare, degrees } = frequencies;
  return { chiSquare: decimalText(chiSquare, DIGITS), degrees };
}
