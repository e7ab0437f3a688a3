import { fractionText } from '@baize/exact';
import { type BetAnalysis, type GameAnalysis, skewText, squareRootText } from '@baize/math';
import { readingsInForce } from '../explanation/reading-in-force.ts';
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
export function analysisText({ game, bets }: GameAnalysis, style: Style): readonly string[] {
  const [titles = '', ...rows] = columnTable(COLUMNS, bets.map(rowOf));
  return [
    `${style.strong(game.id)}  ${titleOf(game)}`,
    `${bets.length} bets over 216 rolls; deviation and skew of what one unit returns`,
    ...readingsInForce(game).map(
      ({ id, value, isDefault }) => `reading ${id}: ${value}${isDefault ? '' : ' (chosen)'}`,
    ),
    '',
    style.faint(titles),
    ...rows,
  ];
}

function rowOf(analysis: BetAnalysis): readonly string[] {
  const { bet, prices, wins, hit, edge, variance, thirdCentralMoment } = analysis;
  return [
    bet,
    pricesText(prices),
    `${wins}`,
    percentText(hit),
    percentText(edge),
    fractionText(edge),
    squareRootText(variance, 4),
    skewText(variance, thirdCentralMoment, 4) ?? '-',
  ];
}
