import { fractionText, rational } from '@baize/exact';
import { whatHappens } from '../../bets/what-happens.ts';
import { labelOf } from '../../chart/group-label.ts';
import { outcomeChart } from '../../chart/outcome-chart.ts';
import type { ParGroup, ParSheet } from '../../par-sheet.ts';
import { countText, percentText, returnText } from '../../sheet/figure-text.ts';
import { leftColumn, paragraph, right, type Section } from '../block.ts';
import { countShare } from '../count-share.ts';
import { isLong } from '../long.ts';

/** What one unit staked can bring back, with exact weights. */
export function returns({ groups }: ParSheet): Section {
  return {
    id: 'returns',
    title: 'Distribution of returns',
    startsPage: isLong(groups),
    blocks: [
      paragraph(
        'What comes back for one unit staked, the stake included: 0 when the bet loses, 1 where the stake alone is returned. The weights of a bet sum to its number of equally likely outcomes.',
      ),
      {
        block: 'table',
        caption: 'Returns of one unit staked',
        columns: [
          leftColumn('Bet', 30),
          leftColumn('What happens', 20),
          right('Returns', 11),
          right('Outcomes', countShare(groups, 14)),
          right('Of', countShare(groups, 14)),
          right('Chance', 13),
          right('Chance, exactly', 28),
          right('Of payback', 14),
        ],
        rows: groups.flatMap(rowsOf),
      },
      { block: 'chart', caption: 'What one round brings', drawing: outcomeChart(groups) },
    ],
  };
}

function rowsOf(group: ParGroup): readonly (readonly string[])[] {
  const { points, total } = group.figures.returns;
  return points.map(({ value, weight }, index) => [
    index === 0 ? labelOf(group) : '',
    whatHappens(value, group.prices),
    returnText(value),
    countText(weight),
    countText(total),
    percentText(rational(weight, total)),
    fractionText(rational(weight, total)),
    percentText(rational(value.numerator * weight, value.denominator * total)),
  ]);
}
