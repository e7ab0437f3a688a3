import { divide, fractionText, rational } from '@baize/exact';
import { type Exposure, expectedWin, lossChance, tiedWithLast, worstOutcomes } from '@baize/math';
import { sumOf } from '@baize/three-dice';
import { amountText, netText } from '../text/amount.ts';
import { columnTable } from '../text/column-table.ts';
import { groupedText, percentText } from '../text/fraction.ts';
import type { Style } from '../text/style.ts';

const COLUMNS = [
  { title: 'dice' },
  { title: 'total', align: 'right' },
  { title: 'weight', align: 'right' },
  { title: 'house', align: 'right' },
] as const;

/** The house's side of the stakes: the worst results first. */
export function exposureText(exposure: Exposure, count: number, style: Style): readonly string[] {
  const { table, staked } = exposure;
  const rows = worstOutcomes(exposure, count).map(({ dice, weight, net }) => [
    dice.join('-'),
    `${sumOf(dice)}`,
    `${weight}/216`,
    netText(net),
  ]);
  const [titles = '', ...lines] = columnTable(COLUMNS, rows);
  const expected = expectedWin(exposure);
  const hold = percentText(divide(expected, rational(staked)));
  return [
    `${style.strong(table.game.id)}  ${amountText(staked)} staked`,
    `expected win ${groupedText(expected, 2)} (${fractionText(expected)}, ${hold} of the stakes), the house loses with ${percentText(lossChance(exposure))}`,
    style.faint(titles),
    ...lines,
    ...tiedLines(tiedWithLast(exposure, count)),
  ];
}

/** What a list cut short must not keep to itself. */
function tiedLines(tied: number): readonly string[] {
  if (tied === 0) return [];
  return [
    tied === 1
      ? 'One more result costs as much as the last.'
      : `${tied} more results cost as much as the last.`,
  ];
}
