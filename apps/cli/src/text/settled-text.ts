import { fractionText, type Rational } from '@baize/exact';
import { type Because, clauseOf } from '@baize/game';
import type { SettledRound } from '../settle-request/open-game.ts';
import { titleOf } from '../title.ts';
import { amountText, netText } from './amount.ts';
import { columnTable } from './column-table.ts';
import type { Style } from './style.ts';
import { wrapText } from './wrap-text.ts';

/** A settled round for a person: the game, what was rolled or dealt, every line with its sentence, the totals. */
export function settledText(round: SettledRound, style: Style): readonly string[] {
  return [`${style.strong(round.game.id)}  ${titleOf(round.game)}`, ...round.text(style)];
}

export interface ReadableLine {
  readonly bet: string;
  readonly stake: number;
  readonly result: 'win' | 'lose' | 'stand-off';
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
export function lineTable(
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

export function totalLines(staked: number, returned: number, style: Style): readonly string[] {
  const net = netText(returned - staked);
  const amounts = `staked ${amountText(staked)}, returned ${amountText(returned)}`;
  return [`  ${amounts}, ${style.strong(`net ${net}`)}`];
}

export function resultText(result: ReadableLine['result'], style: Style): string {
  if (result === 'win') return style.good(result);
  return result === 'lose' ? style.bad(result) : result;
}
