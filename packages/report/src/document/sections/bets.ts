import { fractionText } from '@baize/exact';
import type { ParChart } from '@baize/math';
import { columnsChart } from '../../chart/columns-chart.ts';
import type { ParGroup, ParSheet } from '../../par-sheet.ts';
import { countText, percentText } from '../../sheet/figure-text.ts';
import { type Block, leftColumn, note, right, type Section } from '../block.ts';
import { countShare } from '../count-share.ts';
import { isLong } from '../long.ts';
import { shortPrices } from '../prices-text.ts';

/** Price, chance and cost of every bet, those with the same figures in one row. */
export function bets({ groups, annexes }: ParSheet): Section {
  const counts = countShare(groups, 13);
  const longest = Math.max(...groups.map(({ prices }) => shortPrices(prices).length));
  return {
    id: 'bets',
    title: 'Bets, prices and edges',
    startsPage: isLong(groups),
    blocks: [
      {
        block: 'table',
        caption: 'Every bet with its price, how often it wins and what the house keeps',
        columns: [
          leftColumn('Bet', 27),
          leftColumn('Chinese', 14),
          right('Pays', Math.max(19, longest * 1.4)),
          right('Wins', counts),
          right('Of', counts),
          right('Hit', 13),
          right('Payback', 14),
          right('Edge', 13),
          right('Edge, exactly', counts + 4),
        ],
        rows: groups.map(rowOf),
      },
      note(
        `${sharedRows(groups)}Wins are equally likely outcomes that return more than the stake. Payback and edge are of one unit staked and sum to 100%.`,
      ),
      ...annexes.flatMap(({ chart }) => (chart ? [chartBlock(chart)] : [])),
    ],
  };
}

function chartBlock(chart: ParChart): Block {
  return { block: 'chart', caption: chart.caption, drawing: columnsChart(chart) };
}

function rowOf({ title, play, prices, figures }: ParGroup) {
  const { hit, payback, edge, returns } = figures;
  const wins = (hit.numerator * returns.total) / hit.denominator;
  return [
    play === null ? title.en : { text: title.en, below: play },
    title['zh-Hans'],
    shortPrices(prices),
    countText(wins),
    countText(returns.total),
    percentText(hit, 3),
    percentText(payback, 3),
    percentText(edge, 3),
    fractionText(edge),
  ];
}

function sharedRows(groups: readonly ParGroup[]): string {
  if (groups.every(({ bets: inGroup }) => inGroup.length === 1)) return '';
  return 'Bets of one kind with the same price and chances share a row; an appendix lists them one by one. ';
}
