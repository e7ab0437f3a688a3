import { decimalText, fractionText } from '@baize/exact';
import { type Score, type SimulationReport, ticketOn, zText } from '@baize/math';
import { GAMES } from '@baize/rulebooks';
import { command } from '../../command.ts';
import { jsonOption, readingOption, tableOption } from '../../common-options.ts';
import { type Complaint, complain, misuse } from '../../complaint.ts';
import { EXIT } from '../../exit-code.ts';
import { figuredGameFrom } from '../../figures/figured-game.ts';
import type { Io } from '../../io.ts';
import { soloCrew, workerCrew } from '../../simulation/crew.ts';
import { interruption } from '../../simulation/interruption.ts';
import { rateText } from '../../simulation/progress-bar.ts';
import { progressLine } from '../../simulation/progress-line.ts';
import { runSimulation } from '../../simulation/run-simulation.ts';
import {
  type SimulationAnswer,
  type SimulationRequest,
  simulationAnswer,
} from '../../simulation/simulation-answer.ts';
import { simulationNumbers, simulationOptions } from '../../simulation/simulation-options.ts';
import { simulationText } from '../../simulation/simulation-text.ts';
import { stakesFrom } from '../../stakes-option.ts';
import { parseTermsWithWarnings } from '../../terms.ts';
import { amountText } from '../../text/amount.ts';
import { styleFor } from '../../text/style.ts';

export const simulate = command({
  name: 'simulate',
  summary: 'Play rounds by the million and hold them against the exact expectation.',
  operands: 'GAME',
  details: [
    'Rolls and deals come from a seeded generator (xoshiro128++, one stream for each 4,194,304 rounds), so the same seed gives the same result with any number of workers. z is the distance from the exact expectation in standard deviations: beyond 3 either way it should be rare.',
    'Ctrl-C ends it early with what has been played, which is the beginning of the whole.',
    'With --json one line: {"game","seed","rounds","complete","bets":[{"bet","stake","wins":{"observed","expected","z"},"returned":{...}}],"net":{...},"rolls":{"chiSquare","degrees"}}; for Si Ki Pi the last is called "deals". Its deals are dealt card by card from one deck and set by the House Way, so that they test what was counted.',
  ],
  options: {
    ...simulationOptions,
    json: { ...jsonOption.json, describe: 'Write one JSON line.' },
    ...readingOption,
    ...tableOption,
  },
  negativeWhen: 'There is no such game or bet, or it was stopped before the end.',
  csv: { rows: 'bets', also: ['game', 'seed', 'rounds'] },
  completes: GAMES.map(({ id }) => id),
  examples: [
    {
      does: 'A hundred million rounds of two bets.',
      command:
        'baize simulate rws-tai-sai-v5/c --rounds 100,000,000 --bets small=100,triple:6=10 --seed 7',
    },
  ],
  run: async (values, [id, ...more], io) => {
    const fail = (complaint: Complaint) => complain(io, 'simulate', complaint);
    if (more.length > 0) return fail(misuse('one game at a time'));
    const numbers = simulationNumbers(values);
    if (!numbers.ok) return fail(numbers.error);
    const terms = parseTermsWithWarnings(values, io);
    if (!terms.ok) return fail(terms.error);
    const game = figuredGameFrom(id, terms.value);
    if (!game.ok) return fail(game.error);
    const stakes = stakesFrom(values.bets, game.value);
    if (!stakes.ok) return fail(stakes.error);
    const answer = await answerSimulation(
      {
        figured: game.value,
        ticket: ticketOn(game.value.enumeration, stakes.value),
        ...numbers.value,
      },
      io,
    );
    const lines = values.json
      ? [simulationJson(answer)]
      : simulationText(answer, styleFor(io.hasColours));
    io.out.write(`${lines.join('\n')}\n`);
    return answer.isComplete ? EXIT.ok : EXIT.negative;
  },
});

const DIGITS = 6;

/** One line of `baize simulate --json`: the same bytes for the same seed, whoever did the work. */
function simulationJson({ request, report, isComplete }: SimulationAnswer): string {
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

/** Plays the rounds, with a bar on standard error while somebody watches. */
async function answerSimulation(request: SimulationRequest, io: Io): Promise<SimulationAnswer> {
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
