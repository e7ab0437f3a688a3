import { fractionText } from '@baize/exact';
import type { BetDifference, GameComparison } from '@baize/math';
import type { FiguredGame } from '../figures/figured-game.ts';
import { columnTable } from '../text/column-table.ts';
import { percentText } from '../text/fraction.ts';
import { pricesText } from '../text/prices.ts';
import type { Style } from '../text/style.ts';
import { wrapText } from '../text/wrap-text.ts';
import { titleOf } from '../title.ts';

const WIDTH = 96;

const COLUMNS = [
  { title: 'bet' },
  { title: 'price A' },
  { title: 'price B' },
  { title: 'edge A', align: 'right' },
  { title: 'edge B', align: 'right' },
  { title: 'B costs more by', align: 'right' },
] as const;

/** Two games side by side: the areas only one has, and the bets that differ. */
export function comparisonText(
  [{ game: first }, { game: second }]: readonly [FiguredGame, FiguredGame],
  comparison: GameComparison,
  style: Style,
): readonly string[] {
  const { onlyInFirst, onlyInSecond, shared } = comparison;
  const differing = differencesOf(comparison);
  const [titles = '', ...rows] = columnTable(COLUMNS, differing.map(rowOf));
  return [
    `A  ${style.strong(first.id)}  ${titleOf(first)}`,
    `B  ${style.strong(second.id)}  ${titleOf(second)}`,
    `${shared} bets in both, ${differing.length} of them with another price or edge`,
    ...areaLines('A', onlyInFirst),
    ...areaLines('B', onlyInSecond),
    ...(differing.length === 0 ? [] : ['', style.faint(titles), ...rows]),
  ];
}

/** Bets with another price, another edge or both, each once. */
export function differencesOf({ prices, edges }: GameComparison): readonly BetDifference[] {
  return [...prices, ...edges.filter(({ bet }) => !prices.some((each) => each.bet === bet))];
}

function areaLines(name: string, bets: readonly string[]): readonly string[] {
  if (bets.length === 0) return [];
  const [first = '', ...rest] = wrapText(
    `${bets.length} ${bets.length === 1 ? 'bet' : 'bets'} only in ${name}: ${bets.join(' ')}`,
    WIDTH,
  );
  return [first, ...rest.map((line) => `   ${line}`)];
}

function rowOf({ bet, prices, edges, edgeChange }: BetDifference): readonly string[] {
  return [
    bet,
    pricesText(prices[0]),
    pricesText(prices[1]),
    percentText(edges[0]),
    percentText(edges[1]),
    `${percentText(edgeChange)} (${fractionText(edgeChange)})`,
  ];
}
