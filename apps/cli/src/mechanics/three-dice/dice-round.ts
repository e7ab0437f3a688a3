import {
  type DiceGame,
  type Face,
  type Roll,
  type Settlement,
  sentence,
  sumOf,
} from '@baize/three-dice';
import { citedWords } from '../../explanation/cited-words.ts';
import { arithmeticOf, type Explanation } from '../../explanation/explanation.ts';
import type { SettledRound } from '../../settle-request/open-game.ts';
import { oddsText } from '../../text/prices.ts';
import { lineTable, totalLines } from '../../text/settled-text.ts';
import type { Style } from '../../text/style.ts';

/** A settled roll, in the forms a command line answers in. */
export function settledDice(game: DiceGame, settlement: Settlement): SettledRound {
  const { staked, returned } = settlement;
  return {
    game,
    staked,
    returned,
    answer: () => answerOf(settlement),
    text: (style) => [...rollText(settlement.roll), ...diceTable(game, settlement, style)],
    story: () => storyOf(game, settlement),
  };
}

function answerOf({ game, roll, lines, staked, returned }: Settlement) {
  return { game, roll, lines: lines.map(lineAnswer), staked, returned };
}

function lineAnswer({
  bet,
  stake,
  result,
  odds,
  pays,
  returns,
  because,
}: Settlement['lines'][number]) {
  return { bet, stake, result, odds: oddsText(odds), pays, returns, because };
}

function storyOf(
  game: DiceGame,
  { roll, lines }: Settlement,
): Pick<Explanation, 'happened' | 'lines'> {
  return {
    happened: [{ says: `The dice show ${roll.join('-')}, total ${sumOf(roll)}.`, because: [] }],
    lines: lines.map((line) => ({
      box: null,
      bet: line.bet,
      stake: line.stake,
      result: line.result,
      says: `${sentence(game, line, roll).en}.`,
      arithmetic: arithmeticOf(line),
      because: line.because.map((citation) => citedWords(citation, game)),
    })),
  };
}

const EDGE = { top: '┌───────┐', bottom: '└───────┘' } as const;

/** Three rows of pips. */
const PIPS: Readonly<Record<Face, readonly [string, string, string]>> = {
  1: ['       ', '   ●   ', '       '],
  2: [' ●     ', '       ', '     ● '],
  3: [' ●     ', '   ●   ', '     ● '],
  4: [' ●   ● ', '       ', ' ●   ● '],
  5: [' ●   ● ', '   ●   ', ' ●   ● '],
  6: [' ●   ● ', ' ●   ● ', ' ●   ● '],
};

/** Three dice side by side, in five lines of text. */
export function diceArt(roll: Roll): readonly string[] {
  const beside = (part: (face: Face) => string): string => `  ${roll.map(part).join(' ')}`;
  return [
    beside(() => EDGE.top),
    beside((face) => `│${PIPS[face][0]}│`),
    beside((face) => `│${PIPS[face][1]}│`),
    beside((face) => `│${PIPS[face][2]}│`),
    beside(() => EDGE.bottom),
  ];
}

function rollText(roll: Roll): readonly string[] {
  return [...diceArt(roll), `  ${roll.join('-')}, total ${sumOf(roll)}`];
}

function diceTable(game: DiceGame, settlement: Settlement, style: Style): readonly string[] {
  const { lines, roll, staked, returned } = settlement;
  const sentences = lines.map((line) => `${sentence(game, line, roll).en}.`);
  return [...lineTable(lines, sentences, style), ...totalLines(staked, returned, style)];
}
