import { type EvidenceSummary, oddsText } from '@baize/math/fairness';
import { amountText } from '../text/amount.ts';
import { columnTable } from '../text/column-table.ts';
import type { Style } from '../text/style.ts';

/** How many of the bets are shown; the others have lost their stakes. */
const SHOWN = 5;

/** What each way of betting against fairness made of a stake of 1, strongest first. */
export function evidenceLines({ now, highest }: EvidenceSummary, style: Style): readonly string[] {
  if (now === null || highest === null) return [];
  const strongest = highest.parts.toSorted((a, b) => b.log - a.log).slice(0, SHOWN);
  const [titles = '', ...lines] = columnTable(
    [{ title: 'evidence, whenever one looks' }, { title: 'to 1', align: 'right' }],
    [
      [`all ${highest.parts.length} together, now`, oddsText(now.log)],
      [`at its highest, after ${amountText(highest.at)}`, oddsText(highest.log)],
      ...strongest.map(({ test, log }) => [`  ${test}`, oddsText(log)]),
    ],
  );
  return [style.faint(titles), ...lines];
}
