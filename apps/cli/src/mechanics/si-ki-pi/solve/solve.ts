import { fractionText } from '@baize/exact';
import {
  type FollowedList,
  followList,
  type Outcomes,
  type Solution,
  type SolvedReading,
  solveGame,
  solveReadings,
} from '@baize/si-ki-pi/mathematics';
import { command, usageError } from '../../../command.ts';
import { jsonOption, readingOption } from '../../../common-options.ts';
import { complain } from '../../../complaint.ts';
import { EXIT, type ExitCode } from '../../../exit-code.ts';
import { readingsInForce } from '../../../explanation/reading-in-force.ts';
import type { Io } from '../../../io.ts';
import { readingsFrom } from '../../../readings-option.ts';
import { styleFor } from '../../../text/style.ts';
import { refuse } from '../../../typed-refusal.ts';
import { writeWhole } from '../../../whole-file.ts';
import { CARD_GAME_IDS, cardGameFrom } from '../card-game.ts';
import { readingsText } from './readings-text.ts';
import { solutionText } from './solution-text.ts';
import { strategyWriter } from './strategy-file.ts';

export const solve = command({
  name: 'solve',
  summary:
    'Solve a card game: the edge of the House Way, of the best play, of a short list of rules.',
  operands: 'GAME',
  details: [
    'Every deal of one deck is counted, player and dealer, without replacement: nothing is estimated. The dealer plays the House Way. Ties between arrangements are left to the House Way.',
    'With --json one line: {"houseWay":{"edge","win","lose","standOff"},"optimal":{"edge","win","lose","standOff","differs"},"bonus":{"edge","hit"},"shortList","game","readings"}. Chances and edges are fractions as text; "differs" counts the combinations of ranks, of 1,820, whose best arrangement is not the House Way’s.',
    'With --readings a table instead: every other reading of an open clause, one at a time.',
  ],
  options: {
    json: { ...jsonOption.json, describe: 'Write one JSON line; with --readings one a reading.' },
    strategy: {
      type: 'string',
      value: 'FILE',
      describe:
        'Also write the value of every arrangement of all 1,820 combinations of ranks: FILE.json or FILE.csv.',
      completes: 'files',
    },
    readings: { type: 'boolean', describe: 'Show what every other reading does to the edges.' },
    ...readingOption,
  },
  negativeWhen: 'There is no such game, it has nothing to solve, or the file cannot be written.',
  csv: { rows: ['houseWay', 'shortList', 'optimal', 'bonus'], also: ['reading', 'value'] },
  completes: CARD_GAME_IDS,
  examples: [
    { does: 'The game, solved.', command: 'baize solve rws-si-ki-pi-v2' },
    {
      does: 'The whole strategy as a table.',
      command: 'baize solve rws-si-ki-pi-v2 --strategy strategy.csv',
    },
    {
      does: 'For a program, under another reading.',
      command: 'baize solve rws-si-ki-pi-v2 --json --reading H2=literal',
    },
  ],
  run: ({ json, strategy, readings, reading }, [id, ...more], io) => {
    if (id === undefined) return usageError(io, 'solve', 'name a game; `baize games` lists them');
    if (more.length > 0) return usageError(io, 'solve', 'one game at a time');
    const chosen = readingsFrom(reading);
    if (!chosen.ok) return usageError(io, 'solve', chosen.error);
    const writer = strategy === null ? null : strategyWriter(strategy);
    if (writer && !writer.ok) return complain(io, 'solve', writer.error);
    const game = cardGameFrom(id, chosen.value, io.library);
    if (!game.ok) return refuse(io, 'solve', json, game.error);
    const solution = solveGame(game.value);
    if (strategy !== null && writer) {
      const written = writeWhole(strategy, Buffer.from(writer.value(solution)));
      if (!written.ok) return refuse(io, 'solve', json, written.error);
    }
    return readings ? writeReadings(solution, json, io) : writeSolution(solution, json, io);
  },
});

function writeSolution(solution: Solution, isJson: boolean, io: Io): ExitCode {
  const list = followList(solution);
  const lines = isJson
    ? [solutionJson(solution, list)]
    : solutionText(solution, list, styleFor(io.hasColours));
  io.out.write(`${lines.join('\n')}\n`);
  return EXIT.ok;
}

function writeReadings(solution: Solution, isJson: boolean, io: Io): ExitCode {
  const others = solveReadings(solution.game).map((solved) => ({
    solved,
    list: followList(solved.solution),
  }));
  const lines = isJson
    ? others.map(({ solved, list }) => readingJson(solved, list))
    : readingsText({ solution, list: followList(solution) }, others, styleFor(io.hasColours));
  io.out.write(`${lines.join('\n')}\n`);
  return EXIT.ok;
}

/** `baize solve --json`; the first three fields are an interface, the rest follows. */
function solutionJson(solution: Solution, list: FollowedList): string {
  return JSON.stringify({
    ...figuresOf(solution),
    shortList: {
      ...chancesOf(list.outcomes),
      rules: list.rules.map(({ rule, sentence, upToHere }) => ({
        says: sentence,
        edge: fractionText(upToHere.edge),
        pairs: rule.pairs,
        facts: rule.facts,
        action: rule.action,
      })),
    },
    game: solution.game.id,
    readings: Object.fromEntries(
      readingsInForce(solution.game).map(({ id, value }) => [id, value]),
    ),
  });
}

/** One line of `baize solve --readings --json`. */
function readingJson(
  { reading, value, insteadOf, solution }: SolvedReading,
  list: FollowedList,
): string {
  const shortList = { edge: fractionText(list.outcomes.edge) };
  return JSON.stringify({ reading, value, insteadOf, ...figuresOf(solution), shortList });
}

function figuresOf({ houseWay, optimal, differs, bonus }: Solution) {
  return {
    houseWay: chancesOf(houseWay),
    optimal: { ...chancesOf(optimal), differs },
    bonus: { edge: fractionText(bonus.edge), hit: fractionText(bonus.hit) },
  };
}

function chancesOf({ edge, win, lose, standOff }: Outcomes) {
  return {
    edge: fractionText(edge),
    win: fractionText(win),
    lose: fractionText(lose),
    standOff: fractionText(standOff),
  };
}
