import { fractionText } from '@baize/exact';
import { type BetFigures, skewText, squareRootText } from '@baize/math';
import { readingsInForce } from '../explanation/reading-in-force.ts';
import type { FiguredGame } from '../figures/figured-game.ts';
import { amountText } from '../text/amount.ts';
import { columnTable } from '../text/column-table.ts';
import { percentText } from '../text/fraction.ts';
import { pricesText } from '../text/prices.ts';
import type { Style } from '../text/style.ts';
import { titleOf } from '../title.ts';

const COLUMNS = [
  { title: 'bet' },
  { title: 'price' },
  { title: 'wins', align: 'right' },
  { title: 'hit', align: 'right' },
  { title: 'edge', align: 'right' },
  { title: 'exactly', align: 'right' },
  { title: 'deviation', align: 'right' },
  { title: 'skew', align: 'right' },
] as const;

/** A game's bets as a table, in the order of the layout. */
export function analysisText(
  { game, enumeration, assumes }: FiguredGame,
  bets: readonly BetFigures[],
  style: Style,
): readonly string[] {
  const outcomes = `${amountText(Number(enumeration.total))} ${enumeration.outcome.many}`;
  const [titles = '', ...rows] = columnTable(COLUMNS, bets.map(rowOf));
  return [
    `${style.strong(game.id)}  ${titleOf(game)}`,
    `${bets.length} bets over ${outcomes}; deviation and skew of what one unit returns`,
    ...(assumes === null ? [] : [assumes]),
    ...readingsInForce(game).map(
      ({ id, value, isDefault }) => `reading ${id}: ${value}${isDefault ? '' : ' (chosen)'}`,
    ),
    '',
    style.faint(titles),
    ...rows,
  ];
}

function rowOf(figures: BetFigures): readonly string[] {
  const { bet, rows, wins, hit, edge, variance, thirdCentralMoment } = figures;
  return [
    bet,
    pricesText(rows),
    amountText(Number(wins)),
    percentText(hit),
    percentText(edge),
    fractionText(edge),
    squareRootText(variance, 4),
    skewText(variance, thirdCentralMoment, 4) ?? '-',
  ];
}
