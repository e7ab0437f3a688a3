import { decimalText, divide, negate, rational } from '@baize/exact';
import { type Score, zText } from '@baize/math';
import { amountText } from '../text/amount.ts';
import { columnTable } from '../text/column-table.ts';
import { groupedText, percentText } from '../text/fraction.ts';
import type { Style } from '../text/style.ts';
import type { SimulationAnswer } from './simulation-answer.ts';

const COLUMNS = [
  { title: 'bet' },
  { title: 'stake', align: 'right' },
  { title: 'wins', align: 'right' },
  { title: 'expected', align: 'right' },
  { title: 'z', align: 'right' },
  { title: 'returned', align: 'right' },
  { title: 'expected', align: 'right' },
  { title: 'z', align: 'right' },
] as const;

/** Simulated sums beside the exact ones, with their distance in standard deviations. */
export function simulationText(answer: SimulationAnswer, style: Style): readonly string[] {
  const { request, report, isComplete } = answer;
  const rows = report.bets.map(({ bet, wins, returned }, index) => [
    bet,
    amountText(request.ticket.stakes[index]?.stake ?? 0),
    ...scoreCells(wins),
    ...scoreCells(returned),
  ]);
  const [titles = '', ...lines] = columnTable(COLUMNS, rows);
  const stopped = isComplete ? '' : ` of ${amountText(request.rounds)}: stopped`;
  return [
    `${style.strong(request.ticket.enumeration.game)}  ${amountText(report.rounds)} rounds${stopped}, seed ${request.seed}`,
    style.faint(titles),
    ...lines,
    ...netLines(answer),
  ];
}

function netLines({ request, report }: SimulationAnswer): readonly string[] {
  const { net, rounds, frequencies } = report;
  if (frequencies === null) return [];
  const { says, chiSquare, degrees } = frequencies;
  const staked = rational(BigInt(request.ticket.staked) * BigInt(rounds));
  const keptText = (amount: Score['observed']): string =>
    percentText(negate(divide(amount, staked)), 4);
  return [
    `together ${groupedText(net.observed, 0)}, expected ${groupedText(net.expected, 2)}, z ${zText(net, 2) ?? '-'}`,
    `the house kept ${keptText(net.observed)} of the stakes, expected ${keptText(net.expected)}`,
    `${says}: chi-square ${decimalText(chiSquare, 1)} with ${degrees} degrees of freedom`,
  ];
}

function scoreCells(score: Score): readonly string[] {
  const { observed, expected } = score;
  return [groupedText(observed, 0), groupedText(expected, 1), zText(score, 2) ?? '-'];
}
