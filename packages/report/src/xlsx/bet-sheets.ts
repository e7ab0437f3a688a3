import { multiply, rational } from '@baize/exact';
import { squareRootText } from '@baize/math';
import type { Cell } from 'write-excel-file/universal';
import type { ParBet } from '../bets/par-bet.ts';
import { labelOf } from '../chart/group-label.ts';
import { pricesText } from '../document/prices-text.ts';
import type { ParGroup, ParSheet } from '../par-sheet.ts';
import { skewOf } from '../sheet/figure-text.ts';
import type { JointMoment } from '../sheet/together.ts';
import { countCell, decimalCell, exactCell, numberCell, shareCell, textCell } from './cells.ts';
import { type Titles, type Worksheet, worksheet } from './worksheet.ts';

/** Figures with every number twice where it has to be rounded: as it is, and to calculate with. */
export function betSheets({ bets, groups, together }: ParSheet): readonly Worksheet[] {
  return [
    worksheet('Bets', BET_TITLES, bets.map(betRow)),
    worksheet('Returns', RETURN_TITLES, bets.flatMap(returnRows)),
    worksheet('Rounds', ROUND_TITLES, groups.flatMap(roundRows)),
    worksheet('Joint', JOINT_TITLES, together.pairs.map(jointRow)),
  ];
}

const BET_TITLES: Titles = [
  ['Bet', 20],
  ['Play', 12],
  ['English', 26],
  ['Chinese', 18],
  ['In the document', 34],
  ['Price as printed', 28],
  ['Wins', 10],
  ['Outcomes', 16],
  ['Hit, exactly', 14],
  ['Hit', 12],
  ['Payback, exactly', 16],
  ['Payback', 12],
  ['Edge, exactly', 16],
  ['Edge', 12],
  ['Variance, exactly', 20],
  ['Variance', 14],
  ['Standard deviation', 14],
  ['Skew', 12],
  ['Volatility', 12],
];

function betRow({ bet, play, name, ownName, prices, figures }: ParBet): readonly Cell[] {
  const { returns, hit, payback, edge, variance, volatility } = figures;
  return [
    textCell(bet),
    textCell(play),
    textCell(name.en),
    textCell(name['zh-Hans']),
    textCell(ownName),
    textCell(pricesText(prices)),
    countCell((hit.numerator * returns.total) / hit.denominator),
    countCell(returns.total),
    exactCell(hit),
    shareCell(hit),
    exactCell(payback),
    shareCell(payback),
    exactCell(edge),
    shareCell(edge),
    exactCell(variance),
    numberCell(variance),
    decimalCell(squareRootText(variance, 15)),
    decimalCell(skewOf(figures, 15)),
    textCell(volatility),
  ];
}

const RETURN_TITLES: Titles = [
  ['Bet', 20],
  ['Play', 12],
  ['Returns, exactly', 16],
  ['Returns', 12],
  ['Outcomes', 18],
  ['Of', 18],
  ['Chance, exactly', 26],
  ['Chance', 14],
];

function returnRows({ bet, play, figures }: ParBet): readonly (readonly Cell[])[] {
  const { points, total } = figures.returns;
  return points.map(({ value, weight }) => [
    textCell(bet),
    textCell(play),
    exactCell(value),
    numberCell(value, '0.00'),
    countCell(weight),
    countCell(total),
    exactCell(rational(weight, total)),
    shareCell(rational(weight, total)),
  ]);
}

const ROUND_TITLES: Titles = [
  ['Bets with equal figures', 34],
  ['Rounds', 12],
  ['Method', 10],
  ['Level', 10],
  ['Payback from', 14],
  ['Payback to', 14],
  ['Chance to be ahead', 18],
  ['Payback on average', 18],
  ['Deviation of the payback', 18],
];

function roundRows(group: ParGroup): readonly (readonly Cell[])[] {
  return group.horizons.flatMap(({ rounds, method, intervals, ahead }) =>
    intervals.map(({ level, low, high }) => [
      textCell(labelOf(group)),
      countCell(rounds),
      textCell(method),
      numberCell(level, '0%'),
      shareCell(low),
      shareCell(high),
      ahead === null ? null : shareCell(ahead),
      shareCell(group.figures.payback),
      decimalCell(squareRootText(multiply(group.figures.variance, rational(1, rounds)), 15)),
    ]),
  );
}

const JOINT_TITLES: Titles = [
  ['Bet', 20],
  ['and', 20],
  ['Covariance, exactly', 24],
  ['Covariance', 14],
  ['Correlation squared, with its sign', 18],
];

function jointRow({ first, second, covariance, correlationSquared }: JointMoment): readonly Cell[] {
  return [
    textCell(first),
    textCell(second),
    exactCell(covariance),
    numberCell(covariance),
    numberCell(correlationSquared),
  ];
}
