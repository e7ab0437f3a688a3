import { fractionText, type Rational } from '@baize/exact';
import { type Because, clauseOf } from '@baize/game';
import { cardsText, siKiPiSentence } from '@baize/si-ki-pi';
import { type Face, type Roll, type SettlementLine, sentence, sumOf } from '@baize/three-dice';
import type { SettledDice, SettledRound, SettledSiKiPi } from '../settle-request/settle.ts';
import { titleOf } from '../title.ts';
import { amountText, netText } from './amount.ts';
import { columnTable } from './column-table.ts';
import type { Style } from './style.ts';
import { wrapText } from './wrap-text.ts';

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

/** A settled round for a person: what was rolled or dealt, every line with its sentence, the totals. */
export function settledText(round: SettledRound, style: Style): readonly string[] {
  const heading = `${style.strong(round.game.id)}  ${titleOf(round.game)}`;
  return round.mechanic === 'three-dice'
    ? [heading, ...rollText(round), ...diceTable(round, style)]
    : [heading, ...cardTables(round, style)];
}

function rollText({ settlement: { roll } }: SettledDice): readonly string[] {
  return [...diceArt(roll), `  ${roll.join('-')}, total ${sumOf(roll)}`];
}

function diceTable({ game, settlement }: SettledDice, style: Style): readonly string[] {
  const { lines, roll, staked, returned } = settlement;
  const sentences = lines.map((line) => `${sentence(game, line, roll).en}.`);
  return [...lineTable(lines, sentences, style), ...totalLines(staked, returned, style)];
}

function cardTables({ game, settlement }: SettledSiKiPi, style: Style): readonly string[] {
  const { dealer, boxes, staked, returned } = settlement;
  const { low, high } = dealer.setting;
  return [
    `  Dealer: low ${cardsText(low)}, high ${cardsText(high)}`,
    ...boxes.flatMap((box) => [
      `  Box ${box.box}: low ${cardsText(box.setting.low)}, high ${cardsText(box.setting.high)}: ${resultText(box.result, style)}`,
      ...lineTable(
        box.lines,
        box.lines.map((line) => `${siKiPiSentence(game, line, box, dealer).en}.`),
        style,
      ),
    ]),
    ...totalLines(staked, returned, style),
  ];
}

interface ReadableLine {
  readonly bet: string;
  readonly stake: number;
  readonly result: SettlementLine['result'] | 'stand-off';
  readonly odds: Rational | null;
  readonly pays: number;
  readonly returns: number;
  readonly commission?: number;
  readonly because: Because;
}

const WIDTH = 91;

function indent(line: string): string {
  return `     ${line}`;
}

const COLUMNS = [
  { title: '  #', align: 'right' },
  { title: 'bet' },
  { title: 'stake', align: 'right' },
  { title: 'result' },
  { title: 'odds', align: 'right' },
  { title: 'pays', align: 'right' },
  { title: 'returns', align: 'right' },
] as const;

/** One row a line, and under each row the sentence and the clauses that decided it. */
function lineTable(
  lines: readonly ReadableLine[],
  sentences: readonly string[],
  style: Style,
): readonly string[] {
  if (lines.length === 0) return ['  No bets.'];
  const rows = lines.map((line, index) => [
    `${index + 1}`,
    line.bet,
    amountText(line.stake),
    resultText(line.result, style),
    line.odds === null ? '' : fractionText(line.odds),
    amountText(line.pays),
    amountText(line.returns),
  ]);
  const [titles = '', ...body] = columnTable(COLUMNS, rows);
  return [
    style.faint(titles),
    ...body.flatMap((row, index) => {
      const reason = (lines[index]?.because ?? []).map(clauseOf).join(', ');
      return [row, ...wrapText(`${sentences[index]} [${reason}]`, WIDTH).map(indent)];
    }),
  ];
}

function totalLines(staked: number, returned: number, style: Style): readonly string[] {
  const net = netText(returned - staked);
  const amounts = `staked ${amountText(staked)}, returned ${amountText(returned)}`;
  return [`  ${amounts}, ${style.strong(`net ${net}`)}`];
}

function resultText(result: ReadableLine['result'], style: Style): string {
  if (result === 'win') return style.good(result);
  return result === 'lose' ? style.bad(result) : result;
}
