import { divide, fractionText, negate, rational } from '@baize/exact';
import { exposureOn, lossChanceOn, meanOf, type Ticket } from '@baize/math';
import { amountText, netText } from '../text/amount.ts';
import { columnTable } from '../text/column-table.ts';
import { groupedText, percentText } from '../text/fraction.ts';
import type { Style } from '../text/style.ts';
import { tiedWithLast } from './tied.ts';

/** The house's side of the stakes: the worst results first. */
export function exposureText(ticket: Ticket, count: number, style: Style): readonly string[] {
  const { enumeration, staked } = ticket;
  const exposed = exposureOn(ticket);
  const total = amountText(Number(enumeration.total));
  const columns = [
    ...enumeration.columns,
    { title: 'weight', align: 'right' as const },
    { title: 'house', align: 'right' as const },
  ];
  const rows = exposed
    .slice(0, count)
    .map(({ result, net }) => [
      ...result.cells,
      `${amountText(Number(result.weight))}/${total}`,
      netText(net),
    ]);
  const [titles = '', ...lines] = columnTable(columns, rows);
  const expected = negate(meanOf(ticket.net));
  const hold = percentText(divide(expected, rational(staked)));
  return [
    `${style.strong(enumeration.game)}  ${amountText(staked)} staked`,
    `expected win ${groupedText(expected, 2)} (${fractionText(expected)}, ${hold} of the stakes), the house loses with ${percentText(lossChanceOn(ticket))}`,
    style.faint(titles),
    ...lines,
    ...tiedLines(tiedWithLast(exposed, count)),
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
